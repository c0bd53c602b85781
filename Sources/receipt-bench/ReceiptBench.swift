import ReceiptLocalization
import ReceiptMessages
import ReceiptModel
import ReceiptRendering
import ReceiptWords
import Receipts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Measures this library beside the peer in one run: `receipt-bench CATALOG PEER COMMAND [SECONDS]`.
///
/// The machine is never quiet, so both take turns, and the median of the turns counts. For a profiler,
/// `receipt-bench CATALOG render LOCALE COUNT` renders R10 so many times and prints the last.
@main
struct ReceiptBench {
    static let repetitions = 7

    static func main() throws {
        let words = CommandLine.arguments
        guard words.count >= 4, let bytes = contents(of: words[1]) else {
            print("Usage: receipt-bench CATALOG PEER COMMAND [SECONDS] | CATALOG render LOCALE COUNT")
            exit(64)
        }
        if words[2] == "render" {
            let entries = try R10Catalog(json: bytes).entries.filter { $0.tag == words[3] }
            return try renderOnly(entries.map(R10Case.init), count: words.count > 4 ? Int(words[4]) ?? 1 : 1)
        }
        // First, while this program is small: a child's peak memory begins with that of the program that started it.
        try measureProcess(command: words[3], peer: words[2])
        let slice = words.count > 4 ? Double(words[4]) ?? 0.2 : 0.2
        let cases = try R10Catalog(json: bytes).entries.map(R10Case.init)
        try checkCompleteness(cases, peer: words[2])
        try compareReceipts(cases, peer: words[2], slice: slice)
        try measurePieces(slice: slice)
    }

    // MARK: Receipts

    /// Kept, as somebody who prints many receipts keeps it: it holds what lines are broken with.
    private static let renderer = TextRenderer()

    private static func render(_ factory: ConsumerCheckoutFactory, _ order: Order) throws -> [UInt8] {
        try factory.makeReceiptFormatter().document(for: order).rendered(as: renderer).utf8
    }

    private static func renderOnly(_ cases: [R10Case], count: Int) throws {
        for item in cases {
            let orders = try (0..<16).map { try item.order(items: 10, variant: $0) }
            var last: [UInt8] = []
            for index in 0..<count { last = try render(item.factory, orders[index % 16]) }
            print(String(decoding: last, as: UTF8.self), terminator: "")
        }
    }

    private static func checkCompleteness(_ cases: [R10Case], peer: String) throws {
        for item in cases {
            for variant in 0..<16 {
                let child = try ChildProgram([peer, "print", item.entry.tag, "10", String(variant)])
                let theirs = String(decoding: child.finish().output, as: UTF8.self)
                let ours = String(
                    decoding: try render(item.factory, item.order(items: 10, variant: variant)), as: UTF8.self)
                let missing = Completeness.missing(from: ours, peer: theirs, sentences: item.sentences)
                guard missing.isEmpty else {
                    print("\(item.entry.tag), variant \(variant): not on ours: \(missing.joined(separator: " | "))")
                    print(ours, theirs, separator: "\n")
                    exit(65)
                }
            }
        }
    }

    private static func compareReceipts(_ cases: [R10Case], peer: String, slice: Double) throws {
        let program = try ChildProgram([peer, "serve"])
        print("\nreceipts a second, median of \(repetitions) turns of \(slice) s")
        print("case".padded(14), "ours".padded(-9), "bar".padded(-9), "ratio".padded(-6), "lines, bytes: ours; bar")
        for item in cases { try compare("R10.\(item.entry.tag)", [item], items: 10, program, peer, slice) }
        try compare("R10.mix", cases, items: 10, program, peer, slice)
        try compare("R200.mix", cases, items: 200, program, peer, slice)
        _ = program.finish()
    }

    /// One case of the peer, by both programs in turns; lines and bytes are those of the first variant of each locale.
    private static func compare(
        _ name: String, _ cases: [R10Case], items: Int, _ program: borrowing ChildProgram, _ peer: String,
        _ slice: Double
    ) throws {
        let orders = try cases.map { item in try (0..<16).map { try item.order(items: items, variant: $0) } }
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<repetitions {
            ours.append(try rate(of: cases, orders, slice: slice))
            let answer = program.ask("\(name) \(slice)").split(separator: " ").compactMap { Double($0) }
            if answer.count == 2 { theirs.append(answer[0] / answer[1]) }
        }
        var (own, other): ([UInt8], [UInt8]) = ([], [])
        for (item, orders) in zip(cases, orders) {
            own += try render(item.factory, orders[0])
            other += try ChildProgram([peer, "print", item.entry.tag, String(items), "0"]).finish().output
        }
        print(
            name.padded(14), "\(Int(median(ours)))".padded(-9), "\(Int(median(theirs)))".padded(-9),
            ratio(median(ours), median(theirs)).padded(-6),
            "\(lines(own)), \(own.count); \(lines(other)), \(other.count)")
    }

    /// Goes round the variants, and in each round the locales.
    private static func rate(of cases: [R10Case], _ orders: [[Order]], slice: Double) throws -> Double {
        var count = 0
        let start = now()
        var end = start
        repeat {
            for variant in 0..<16 {
                for index in cases.indices {
                    count += try render(cases[index].factory, orders[index][variant]).isEmpty ? 0 : 1
                }
            }
            end = now()
        } while end - start < slice
        return Double(count) / (end - start)
    }

    // MARK: Pieces

    private static func measurePieces(slice: Double) throws {
        guard let currency = CurrencyCode("EUR"), let german = LanguageTag("de-DE") else { return }
        let formats = try LocaleFormats(german)
        let words = CommonWords()
        let amount = try ExactDecimal(coefficient: 123_456, scale: 2)
        let money = try formats.money(currency)
        var out = UTF8Writer()
        print("\nnanoseconds a piece")
        try piece("one amount, de", slice) {
            out.removeAll()
            try money.write(amount, to: &out)
        }
        try piece("a plural message, en", slice) {
            out.removeAll()
            try words.totalsItemCount(count: 3).write(to: &out)
        }
        try piece("a message with one text, en", slice) {
            out.removeAll()
            words.totalsInCurrency(currency: "EUR").write(to: &out)
        }
        try measureOpening()
    }

    /// What a family in a locale costs until its first receipt can be printed, and what it keeps.
    private static func measureOpening() throws {
        let tags = ["de", "ja", "ar"].compactMap { LanguageTag($0) }
        var times: [Double] = []
        var opened: [ConsumerCheckoutFactory] = []
        let before = residentKilobytes()
        for _ in 0..<repetitions * 10 {
            let start = now()
            for tag in tags { opened.append(try ConsumerCheckoutFactory(locale: tag)) }
            times.append((now() - start) / Double(tags.count))
        }
        print(
            "a family in a locale, opened:".padded(32),
            "\(Int(median(times) * 1e6)) µs, \((residentKilobytes() - before) / opened.count) kB")
    }

    /// Zero where the system does not tell.
    private static func residentKilobytes() -> Int {
        let status = contents(of: "/proc/self/status").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }

    private static func piece(_ name: String, _ slice: Double, _ body: () throws -> Void) throws {
        var times: [Double] = []
        for _ in 0..<repetitions {
            let start = now()
            var count = 0
            repeat {
                for _ in 0..<1000 { try body() }
                count += 1000
            } while now() - start < slice / 4
            times.append((now() - start) / Double(count) * 1e9)
        }
        print("\(name):".padded(32), "\(Int(median(times))) ns")
    }

    // MARK: A whole process

    private static func measureProcess(command: String, peer: String) throws {
        print("a whole process, median of 21 (wall, peak memory)")
        let sample = "Resources/Samples/supermarket.json"
        for (name, words) in [
            ("receipt render", [command, "render", sample, "--family", "consumer", "--locale", "de-DE"]),
            ("the bar, R10 cold", [peer, "cold", "de-DE"]),
        ] {
            var (times, memory): ([Double], [Double]) = ([], [])
            for _ in 0..<21 {
                let start = now()
                let child = try ChildProgram(words)
                let usage = child.finish()
                times.append(now() - start)
                memory.append(Double(usage.peakKilobytes))
            }
            print(
                "\(name):".padded(32),
                "\(Double(Int(median(times) * 1e5)) / 100) ms, \(Double(Int(median(memory) / 102.4)) / 10) MB")
        }
    }

    // MARK: Printing

    private static func ratio(_ ours: Double, _ theirs: Double) -> String {
        theirs > 0 ? "\(Double(Int(ours / theirs * 100)) / 100)" : "-"
    }

    private static func lines(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }

    private static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[0..<count] }
        return bytes
    }
}

extension String {
    /// Filled with spaces: behind it, or before it for a negative width.
    fileprivate func padded(_ width: Int) -> String {
        let fill = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? fill + self : self + fill
    }
}
