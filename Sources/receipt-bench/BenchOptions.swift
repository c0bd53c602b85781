/// What the benchmark is given: `--name value`, each once.
struct BenchOptions {
    static let usage = """
        Usage: receipt-bench --catalog FILE --command FILE --icu-peer FILE [--page-peer FILE] [--weasyprint PYTHON]
                             [--compiler FILE] [--folder DIR] [--seconds N] [--only SECTION]
               receipt-bench --catalog FILE --render LOCALE [--format FORMAT] [--count N]

          --command     the command `receipt`, whose start is measured
          --icu-peer    Benchmarks/R10/receipt.cpp, compiled
          --page-peer   Benchmarks/PDF/page.c, compiled
          --weasyprint  a Python that has WeasyPrint
          --compiler    receipt-bundle-compiler, whose time for all words is measured
          --folder      where the peers find their pages; default .build/bench
          --seconds     of a turn; default 0.2
          --only        process, receipts, media, pages, pieces or words
          --render      for a profiler: renders R10 so many times and prints the last
        """

    /// A part of the report.
    enum Section: String, CaseIterable {
        case process
        case receipts
        case media
        case pages
        case pieces
        case words
    }

    let catalog: String
    private let values: [String: String]

    /// - Returns: nil when an option is unknown or lacks its value, or there is no catalog.
    init?(_ words: some Sequence<String>) {
        let known = [
            "catalog", "command", "icu-peer", "page-peer", "weasyprint", "compiler", "folder", "seconds", "only",
            "render", "format", "count",
        ]
        var values: [String: String] = [:]
        var words = words.makeIterator()
        while let word = words.next() {
            let name = String(word.dropFirst(2))
            guard word.hasPrefix("--"), known.contains(name), let value = words.next() else { return nil }
            values[name] = value
        }
        guard let catalog = values["catalog"] else { return nil }
        self.catalog = catalog
        self.values = values
    }

    var command: String? { values["command"] }
    var icuPeer: String? { values["icu-peer"] }
    var pagePeer: String? { values["page-peer"] }
    var compiler: String? { values["compiler"] }
    var weasyPrint: String? { values["weasyprint"] }
    var folder: String { values["folder"] ?? ".build/bench" }
    var seconds: Double { values["seconds"].flatMap(Double.init) ?? 0.2 }
    /// The locale that a profiler looks at.
    var renderedLocale: String? { values["render"] }
    var format: String { values["format"] ?? "text" }
    var count: Int { values["count"].flatMap { Int($0) } ?? 1 }

    func includes(_ section: Section) -> Bool { values["only"].map { $0 == section.rawValue } ?? true }
}
