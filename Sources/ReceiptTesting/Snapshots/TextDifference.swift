/// The first place where two texts differ, in the unified form that reviewers know.
enum TextDifference {
    /// Three lines before the difference, and up to five from there on of each text.
    static func first(between old: String, and new: String) -> String {
        let (before, after) = (lines(old), lines(new))
        let same = zip(before, after).prefix { $0 == $1 }.count
        let context = before[max(0, same - 3)..<same].map { " \($0)" }
        let removed = before.dropFirst(same).prefix(5).map { "-\($0)" }
        let added = after.dropFirst(same).prefix(5).map { "+\($0)" }
        return (["@@ line \(same + 1) @@"] + context + removed + added).joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
