import ReceiptRendering
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
    private static let weasyPrintScript = "Benchmarks/PDF/weasyprint_pages.py"

    init(cases: [R10Case], options: BenchOptions, contest: Contest) {
        self.cases = cases.filter { Self.families[$0.entry.tag] != nil }
        self.options = options
        self.contest = contest
    }

    func run() throws {
        guard let medium = Medium.page(), let peer = options.pagePeer else {
            return print("\nPages are not measured: this build has no graphics, or --page-peer is missing.")
        }
        let bare = try ServingPeer([peer, try saveListing(), "serve"])
        var weasyPrint: ServingPeer?
        if let python = options.weasyPrint {
            weasyPrint = try ServingPeer([python, Self.weasyPrintScript, try saveHTML(), "serve"])
        } else {
            print("\nWeasyPrint is not measured: --weasyprint is missing.")
        }
        let table = Table(widths: [14, 9, 9, 6, 10, 6])
        print("\npages of 80 mm a second as PDF, median of \(Contest.turns) turns of \(contest.slice) s")
        print(table.row(["case", "ours", "bare", "ratio", "WeasyPrint", "ratio", "bytes of ours"]))
        for item in cases {
            let name = item.entry.tag
            let documents = try item.orders(items: 10).map { try item.document(for: $0) }
            let ours: Contest.Contestant = { slice in
                var next = 0
                return try Clock.rate(pieces: 1, slice: slice) {
                    _ = try medium.render(documents[next % documents.count])
                    next += 1
                }
            }
            // What is kept between pages is there before the first turn, as it is for the peers.
            _ = try ours(0)
            var contestants = [ours, { try bare.rate(of: name, slice: $0) }]
            if let weasyPrint { contestants.append { try weasyPrint.rate(of: name, slice: $0) } }
            let rates = try contest.medians(contestants)
            let other = rates.count > 2 ? [rates[2].shown(decimals: 0), rates[0].times(rates[2])] : ["-", "-"]
            print(
                table.row(
                    [name, rates[0].shown(decimals: 0), rates[1].shown(decimals: 0), rates[0].times(rates[1])] + other
                        + ["\(try medium.render(documents[0]).count)"]))
        }
    }

    /// The pages of all cases as the program in C reads them.
    private func saveListing() throws -> String {
        let path = "\(options.folder)/pages.txt"
        let pages = try cases.flatMap { item in
            let tag = item.entry.tag
            return try item.orders(items: 10).flatMap { order in
                let document = try item.document(for: order)
                let head = [
                    "page", tag, Self.families[tag] ?? "", document.language.language, document.direction.rawValue,
                ]
                return [head.joined(separator: "\t")] + PageListing(document).lines
            }
        }
        try BenchFile.save(Array(pages.map { "\($0)\n" }.joined().utf8), as: path)
        return path
    }

    /// Our HTML of all cases, on paper of 80 mm, as WeasyPrint reads it.
    private func saveHTML() throws -> String {
        let folder = "\(options.folder)/html"
        try BenchFile.makeFolder(folder)
        let renderer = HTMLRenderer(HTMLOptions(paper: .roll80))
        for item in cases {
            for (variant, order) in try item.orders(items: 10).enumerated() {
                let page = try renderer.render(item.document(for: order)).utf8
                try BenchFile.save(page, as: "\(folder)/\(item.entry.tag).\(variant).html")
            }
        }
        return folder
    }
}
