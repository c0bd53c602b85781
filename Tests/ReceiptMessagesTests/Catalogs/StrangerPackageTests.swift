import FoundationEssentials
import Testing

#if canImport(Glibc)
    import Glibc
#endif

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
        let log = "\(home)/log.txt"
        let status = try run(
            [
                "swift", "build", "--package-path", "\(home)/stranger", "--scratch-path", "\(home)/scratch",
                "--disable-sandbox",
            ], output: log)
        if status != 0 { return (status, try lines(log)) }
        return (try run(["\(home)/scratch/debug/SmallStranger"], output: log), try lines(log))
    }

    private func lines(_ path: String) throws -> [String] {
        try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    private func write(_ text: String, to locale: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(home)/\(Self.words)/\(locale).txt"))
    }

    /// Runs a program with both its outputs in a file.
    private func run(_ arguments: [String], output: String) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child = pid_t()
        try #require(posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0)
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 { try #require(errno == EINTR) }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
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
