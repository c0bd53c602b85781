#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Measures this library beside its peers in one run; `Scripts/run-bench` builds and starts everything.
@main
struct ReceiptBench {
    static func main() throws {
        guard let options = BenchOptions(CommandLine.arguments.dropFirst()) else {
            print(BenchOptions.usage)
            exit(64)
        }
        let catalog = try R10Catalog(json: BenchFile.read(options.catalog))
        if let locale = options.renderedLocale {
            return try renderOnly(catalog.entries.filter { $0.tag == locale }.map(R10Case.init), options)
        }
        guard let peer = options.icuPeer else {
            print(BenchOptions.usage)
            exit(64)
        }
        // First, while this program is small: a child's peak memory begins with that of the program that started it.
        if options.includes(.process), let command = options.command {
            try ProcessBenchmark(command: command, peer: peer).run()
        }
        let cases = try catalog.entries.map(R10Case.init)
        let contest = Contest(slice: options.seconds)
        if options.includes(.receipts) { try ReceiptBenchmark(cases: cases, peer: peer, contest: contest).run() }
        if options.includes(.media) { try MediaBenchmark(cases: cases, contest: contest).run() }
        if options.includes(.pages) { try PageBenchmark(cases: cases, options: options, contest: contest).run() }
        if options.includes(.words) {
            try WordsBenchmark(compiler: options.compiler, folder: options.folder).run()
        }
        if options.includes(.pieces) { try PieceBenchmark(slice: options.seconds).run() }
    }

    /// For a profiler: nothing but one medium.
    private static func renderOnly(_ cases: [R10Case], _ options: BenchOptions) throws {
        guard let medium = try Medium.all().first(where: { $0.name == options.format }) else {
            print("--format takes one of: \(try Medium.all().map(\.name).joined(separator: ", "))")
            exit(64)
        }
        for item in cases {
            let orders = try item.orders(items: 10)
            var last: [UInt8] = []
            for index in 0..<options.count {
                last = try medium.render(item.document(for: orders[index % orders.count]))
            }
            try BenchFile.standardOutput(last)
        }
    }
}
