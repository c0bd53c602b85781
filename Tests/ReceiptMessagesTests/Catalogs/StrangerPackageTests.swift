import FoundationEssentials
import TestSupport
import Testing

/// Another package that depends on this one and brings words of its own. It is built for real, which takes a minute the
/// first time; later runs find its modules in `.build/small-stranger`.
@Suite(.serialized) struct StrangerPackageTests {
    private static let words = "stranger/Sources/SmallStranger/Localizations/consumer"
    private static let english = "en: Pick-up 42: Table number (1,234 orders wait)"
    private static let german = "de: Abholung 42: Tischnummer (1.234 Bestellungen warten)"
    private static let french = "fr: Retrait 42: Numéro de table (1\u{202F}234 commandes attendent)"
    private static let ours = "Order 42: Card number, Postal code"

    private let home: String
    private let files = FileManager.default

    init() throws {
        let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
        home = "\(root)/.build/small-stranger"
        try? files.removeItem(atPath: "\(home)/stranger")
        try? files.removeItem(atPath: "\(home)/receipts")
        try files.createDirectory(atPath: home, withIntermediateDirectories: true)
        try files.copyItem(atPath: "\(root)/Tests/Fixtures/SmallStranger", toPath: "\(home)/stranger")
        // SwiftPM names a package by the last part of its path.
        try files.createSymbolicLink(atPath: "\(home)/receipts", withDestinationPath: root)
    }

    /// What the program prints, or what the compiler said.
    private func buildAndRun() throws -> (status: Int32, lines: [String]) {
        let build = try ChildProcess([
            "swift", "build", "--package-path", "\(home)/stranger", "--scratch-path", "\(home)/scratch",
            "--disable-sandbox",
        ])
        let run = build.status == 0 ? try ChildProcess(["\(home)/scratch/debug/SmallStranger"]) : build
        let text = String(decoding: run.output + run.errors, as: UTF8.self)
        return (run.status, text.split(separator: "\n").map(String.init))
    }

    private func lines(_ path: String) throws -> [String] {
        try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    private func write(_ text: String, to locale: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(home)/\(Self.words)/\(locale).txt"))
    }

    @Test func buildsAndFollowsItsBundleWithoutACleanBuild() throws {
        var build = try buildAndRun()
        #expect(build.lines == [Self.english, Self.german, Self.ours])

        try write(
            """
            fr {
                consumer.title { "Retrait {orderID}" }
                consumer.table { "Numéro de table" }
                consumer.waiting { "{count, plural, one {# commande attend} many {# commandes attendent} other {# commandes attendent}}" }
            }
            """, to: "fr")
        build = try buildAndRun()
        #expect(build.lines == [Self.english, Self.german, Self.french, Self.ours], "a locale was added")

        try write("fr {\n    consumer.title { \"Retrait\" }\n}\n", to: "fr")
        build = try buildAndRun()
        #expect(build.status != 0)
        let file = "\(home)/\(Self.words)/fr.txt"
        #expect(
            build.lines.filter { $0.contains("fr.txt") && $0.hasPrefix("/") } == [
                "\(file):2: error: consumer.title: {orderID} is missing. Say it somewhere in the text.",
                "\(file):1: error: consumer.table: The text is missing. Translate “Table number”.",
                "\(file):1: error: consumer.waiting: The text is missing. Translate “{count, plural, one {# order waits}"
                    + " other {# orders wait}}”.",
            ], "a broken locale stops the build")

        try files.removeItem(atPath: file)
        let edited = try lines("\(home)/\(Self.words)/de.txt").joined(separator: "\n")
        try write(edited.replacing("Abholung", with: "Ausgabe"), to: "de")
        build = try buildAndRun()
        #expect(
            build.lines == [Self.english, Self.german.replacing("Abholung", with: "Ausgabe"), Self.ours],
            "a locale was deleted, another edited")
    }
}
