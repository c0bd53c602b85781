import ReceiptModel
import ReceiptWords
import Receipts

/// What the words of all locales cost: to compile, to carry in the program, and to open.
struct WordsBenchmark {
    /// Compiles bundles; nil: that is not measured.
    let compiler: String?
    let folder: String
    private let table = Table(widths: [32])

    init(compiler: String?, folder: String) {
        self.compiler = compiler
        self.folder = folder
    }

    func run() throws {
        print("\nwords of \(ConsumerCheckoutFactory.locales.count) locales")
        if let compiler { try measureCompiling(compiler) }
        let bytes = ReceiptWords.bundles.reduce(0) { $0 + $1.embeddedByteCount }
        let each = bytes / 1024 / ConsumerCheckoutFactory.locales.count
        print(table.row(["in the program:", "\(bytes / 1024) kB, \(each) kB a locale"]))
        try measureOpening()
    }

    private func measureCompiling(_ compiler: String) throws {
        let start = Clock.seconds()
        for bundle in ReceiptWords.bundles {
            let files = ["root"] + bundle.tags.dropFirst().map(\.icuName)
            _ = try ChildProgram(
                [compiler, "--bundle", bundle.name, "--output", "\(folder)/\(bundle.name).swift", "--work", folder]
                    + files.map { "Localizations/\(bundle.name)/\($0).txt" }
            ).finish()
        }
        print(table.row(["checked and compiled by ICU:", "\((Clock.seconds() - start).shown(decimals: 1)) s"]))
    }

    /// Every shipped locale in turn, so that nothing stays in the processor's cache from one opening to the next.
    private func measureOpening() throws {
        let tags = ConsumerCheckoutFactory.locales
        var times: [Double] = []
        var opened: [ConsumerCheckoutFactory] = []
        let before = Self.residentKilobytes()
        for _ in 0..<Contest.turns {
            for tag in tags {
                let start = Clock.seconds()
                opened.append(try ConsumerCheckoutFactory(locale: tag))
                times.append((Clock.seconds() - start) * 1e6)
            }
        }
        let kept = (Self.residentKilobytes() - before) / opened.count
        times.sort()
        let slow = times[times.count * 9 / 10].shown(decimals: 0)
        print(
            table.row([
                "a family in a locale, opened:",
                "\(median(times).shown(decimals: 0)) µs, nine of ten within \(slow) µs, \(kept) kB",
            ]))
    }

    /// Zero where the system does not tell.
    private static func residentKilobytes() -> Int {
        let status = (try? BenchFile.read("/proc/self/status")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
}
