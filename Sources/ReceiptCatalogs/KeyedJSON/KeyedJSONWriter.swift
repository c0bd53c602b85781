import ReceiptModel

/// Writes `{"locale": "de", "common.total": {"text": "Summe", "source": "Total", …}, …}`.
///
/// A text that is not translated is empty.
enum KeyedJSONWriter {
    static func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("locale", catalog.locale.description)
        for unit in catalog.units {
            writer.key(named: unit.key)
            writer.beginObject()
            writer.member("text", unit.target ?? "")
            writer.member("source", unit.source)
            writer.member("comment", unit.note.joined(separator: "\n"))
            if let limit = unit.limit {
                writer.key("limit")
                writer.number(limit)
            }
            if !unit.isTranslatable {
                writer.key("translate")
                writer.flag(false)
            }
            writer.member("remarks", texts: unit.remarks)
            writer.end()
        }
        writer.end()
        return writer.finish()
    }
}

extension JSONWriter {
    /// Nothing for an empty list.
    mutating func member(_ name: StaticString, texts: [String]) {
        guard !texts.isEmpty else { return }
        key(name)
        beginArray(.line)
        for text in texts { string(text) }
        end()
    }
}
