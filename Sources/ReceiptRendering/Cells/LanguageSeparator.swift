/// What stands between two languages on one line, with a space on each side. Beside spaces it takes the direction of the
/// line (UAX #9, W4 and N1 need numbers or letters right beside it).
enum LanguageSeparator {
    static let sign: StaticString = "/"
    static let cells = 3
}
