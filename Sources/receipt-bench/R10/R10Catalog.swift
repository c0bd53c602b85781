import ReceiptModel

/// The texts and rates of the case, read from the file that the peer is generated from.
struct R10Catalog {
    struct Entry {
        let tag: String
        let currency: String
        let decimals: Int
        let multiplier: Int
        let zone: String
        /// In thousandths of a percent.
        let rates: [Int]
        let cashier: String
        let items: [String]
        let messages: [String: String]
    }

    let entries: [Entry]

    init(json bytes: [UInt8]) throws {
        let document = try JSONReader.read(bytes, limits: .standard)
        func fields(_ object: Int) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: document.members(of: object).map { (document.text(of: $0.key), $0.value) })
        }
        func text(_ node: Int?) -> String { node.map { document.text(of: $0) } ?? "" }
        let root = fields(0)
        let locales = root["locales"].map(fields) ?? [:]
        entries = (root["order"].map { document.elements(of: $0) } ?? []).map { node in
            let tag = text(node)
            let entry = locales[tag].map(fields) ?? [:]
            return Entry(
                tag: tag, currency: text(entry["currency"]), decimals: Int(text(entry["digits"])) ?? 0,
                multiplier: Int(text(entry["mult"])) ?? 1, zone: text(entry["tz"]),
                rates: ["rate1", "rate2"].map { Int(text(entry[$0])) ?? 0 }, cashier: text(entry["cashierName"]),
                items: (entry["items"].map { document.elements(of: $0) } ?? []).map { text($0) },
                messages: (entry["messages"].map(fields) ?? [:]).mapValues { text($0) })
        }
    }
}
