import Receipts

/// Pages of 80 mm as PDF, beside the same pages by hand in C over Pango and Cairo, and by WeasyPrint from our HTML.
struct PageBenchmark {
    private let cases: [R10Case]
    private let options: BenchOptions
    private let contest: Contest

    /// Families as `Resources/Fonts` has them, so that all programs set the same fonts.
    private static let families = [
        "en-US": "Noto Sans", "ar-EG": "Noto Sans Arabic,Noto Sans", "ja-JP": "Noto Sans CJK JP",
    ]

    init(cases: [R10Case], options: BenchOptions, contest: Contest) {
        self.cases = cases.filter { Self.families[$0.entry.tag] != nil }
        self.options = options
        self.contest = contest
    }

    func run() throws {
        guard let peer = options.pagePeer else {
            return print("\nPages are not measured: --page-peer is missing.")
        }
        let listing = "\(options.folder)/pages.txt"
        try BenchFile.save(Array(try cases.flatMap(Self.pages).map { "\($0)\n" }.joined().utf8), as: listing)
        let bare = try ServingPeer([peer, listing, "serve"])
        let table = Table(widths: [14, 9])
        print("\npages of 80 mm a second as PDF, median of \(Contest.turns) turns of \(contest.slice) s")
        print(table.row(["case", "bare"]))
        for item in cases {
            let rates = try contest.medians([{ try bare.rate(of: item.entry.tag, slice: $0) }])
            print(table.row([item.entry.tag] + rates.map { $0.shown(decimals: 0) }))
        }
    }

    /// The pages of a case as the peer reads them.
    private static func pages(of item: R10Case) throws -> [String] {
        let tag = item.entry.tag
        return try item.orders(items: 10).flatMap { order in
            let document = try item.document(for: order)
            let head = ["page", tag, families[tag] ?? "", document.language.language, document.direction.rawValue]
            return [head.joined(separator: "\t")] + PageListing(document).lines
        }
    }
}
