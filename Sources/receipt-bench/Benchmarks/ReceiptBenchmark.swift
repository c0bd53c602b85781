import ReceiptRendering
import Receipts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Receipts as text, beside the same receipts by hand in C++ over ICU.
struct ReceiptBenchmark {
    let cases: [R10Case]
    let peer: String
    let contest: Contest
    private let table = Table(widths: [14, 9, 9, 6])
    /// Kept, as somebody who prints many receipts keeps it: it holds what lines are broken with.
    private let renderer = TextRenderer()

    init(cases: [R10Case], peer: String, contest: Contest) {
        self.cases = cases
        self.peer = peer
        self.contest = contest
    }

    func run() throws {
        try checkCompleteness()
        let program = try ServingPeer([peer, "serve"])
        print("\nreceipts a second, median of \(Contest.turns) turns of \(contest.slice) s")
        print(table.row(["case", "ours", "bar", "ratio", "lines, bytes: ours; bar"]))
        for item in cases { try compare("R10.\(item.entry.tag)", [item], items: 10, program) }
        try compare("R10.mix", cases, items: 10, program)
        try compare("R200.mix", cases, items: 200, program)
    }

    private func render(_ item: R10Case, _ order: Order) throws -> [UInt8] {
        try renderer.render(item.document(for: order)).utf8
    }

    private func checkCompleteness() throws {
        for item in cases {
            for (variant, order) in try item.orders(items: 10).enumerated() {
                let child = try ChildProgram([peer, "print", item.entry.tag, "10", String(variant)])
                let theirs = String(decoding: child.finish().output, as: UTF8.self)
                let ours = String(decoding: try render(item, order), as: UTF8.self)
                let missing = Completeness.missing(from: ours, peer: theirs, sentences: item.sentences)
                guard missing.isEmpty else {
                    print("\(item.entry.tag), variant \(variant): not on ours: \(missing.joined(separator: " | "))")
                    print(ours, theirs, separator: "\n")
                    exit(65)
                }
            }
        }
    }

    /// One case of the peer, by both programs in turns; lines and bytes are those of the first variant of each locale.
    private func compare(_ name: String, _ cases: [R10Case], items: Int, _ program: ServingPeer) throws {
        let orders = try cases.map { try $0.orders(items: items) }
        let rates = try contest.medians([
            { slice in
                // Goes round the variants, and in each round the locales.
                try Clock.rate(pieces: R10Case.variants * cases.count, slice: slice) {
                    for variant in 0..<R10Case.variants {
                        for index in cases.indices { _ = try render(cases[index], orders[index][variant]) }
                    }
                }
            },
            { try program.rate(of: name, slice: $0) },
        ])
        var (own, other): ([UInt8], [UInt8]) = ([], [])
        for (item, orders) in zip(cases, orders) {
            own += try render(item, orders[0])
            other += try ChildProgram([peer, "print", item.entry.tag, String(items), "0"]).finish().output
        }
        print(
            table.row([
                name, rates[0].shown(decimals: 0), rates[1].shown(decimals: 0), rates[0].times(rates[1]),
                "\(Self.lines(own)), \(own.count); \(Self.lines(other)), \(other.count)",
            ]))
    }

    private static func lines(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
