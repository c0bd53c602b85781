import ReceiptMessages
import Receipts

extension CatalogCommands {
    /// One line for each locale: what of each bundle it says itself, what it inherits, and what is missing.
    @Sendable
    static func coverage(_ arguments: Arguments) throws {
        let folder = try openFolder(arguments.operand)
        let rows = CatalogCoverage(folder.bundles).rows
        try Output.print(
            arguments.has(.json) ? json(rows, folder.review) : table(rows, folder.bundles.map(\.bundle), folder.review))
    }

    private static func table(_ rows: [CatalogCoverage.Row], _ bundles: [String], _ review: ReviewRecord) -> String {
        var lines = [["locale"] + bundles + ["review"]]
        for row in rows {
            if lines.last?.first != row.locale { lines.append([row.locale]) }
            lines[lines.count - 1].append(cell(row))
        }
        for index in lines.indices.dropFirst() {
            lines[index].append(review.confidence(of: lines[index][0])?.rawValue ?? "-")
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func cell(_ row: CatalogCoverage.Row) -> String {
        if row.missing > 0 { return "\(row.missing) missing" }
        return row.own >= row.inherited ? "complete" : "inherited, \(row.own) own"
    }

    private static func json(_ rows: [CatalogCoverage.Row], _ review: ReviewRecord) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for row in rows {
            writer.beginObject(.line)
            writer.member("locale", row.locale)
            writer.member("bundle", row.bundle)
            writer.key("own")
            writer.number(row.own)
            writer.key("inherited")
            writer.number(row.inherited)
            writer.key("missing")
            writer.number(row.missing)
            writer.member("review", optional: review.confidence(of: row.locale)?.rawValue)
            writer.end()
        }
        writer.end()
        return String(decoding: writer.finish(), as: UTF8.self)
    }
}
