import Receipts

/// The same receipts on every medium that is made of text, beside the plain text in columns.
struct MediaBenchmark {
    let cases: [R10Case]
    let contest: Contest

    func run() throws {
        let media = try Medium.texts()
        let table = Table(widths: [14] + media.flatMap { _ in [9, 6] })
        let head = media.enumerated().flatMap { $0.offset == 0 ? [$0.element.name, ""] : [$0.element.name, "ratio"] }
        print("\nR10 on each medium, receipts a second from the order, and how often the text is made meanwhile")
        print(table.row(["case"] + head))
        try compare(media, table) { item in
            let orders = try item.orders(items: 10)
            return { try $0.render(item.document(for: orders[$1])) }
        }
        print("\nthe same of a finished document: rendering alone")
        print(table.row(["case"] + head))
        try compare(media, table) { item in
            let documents = try item.orders(items: 10).map { try item.document(for: $0) }
            return { try $0.render(documents[$1]) }
        }
    }

    private func compare(
        _ media: [Medium], _ table: Table, by work: (R10Case) throws -> (Medium, Int) throws -> [UInt8]
    ) throws {
        for item in cases {
            let render = try work(item)
            let rates = try contest.medians(
                media.map { medium in
                    { slice in
                        try Clock.rate(pieces: R10Case.variants, slice: slice) {
                            for variant in 0..<R10Case.variants { _ = try render(medium, variant) }
                        }
                    }
                })
            let cells = rates.enumerated().flatMap { index, rate in
                [rate.shown(decimals: 0), index == 0 ? "" : rates[0].times(rate)]
            }
            print(table.row([item.entry.tag] + cells))
        }
    }
}
