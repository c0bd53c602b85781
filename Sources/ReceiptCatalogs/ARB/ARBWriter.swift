import ReceiptMessages
import ReceiptModel

/// Writes an Application Resource Bundle: each text by its key, and what is known of it behind `@` and the key.
///
/// A text that is not translated is empty. English stands in `source_text`; what the format does not know begins with `x-`.
///
/// Source: github.com/google/app-resource-bundle, "Application Resource Bundle Specification".
enum ARBWriter {
    static func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("@@locale", catalog.locale.icuName)
        for unit in catalog.units {
            writer.key(named: unit.key)
            writer.string(unit.target ?? "")
            writer.key(named: "@\(unit.key)")
            writer.beginObject()
            writer.member("description", unit.note.joined(separator: "\n"))
            writer.member("source_text", unit.source)
            writer.placeholders(unit.arguments)
            if let limit = unit.limit {
                writer.key("x-limit")
                writer.number(limit)
            }
            if !unit.isTranslatable {
                writer.key("x-translate")
                writer.flag(false)
            }
            writer.member("x-remarks", texts: unit.remarks)
            writer.end()
        }
        writer.end()
        return writer.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func placeholders(_ arguments: [MessageArgument]) {
        guard !arguments.isEmpty else { return }
        key("placeholders")
        beginObject()
        for argument in arguments {
            key(named: argument.name)
            beginObject(.line)
            member("type", optional: argument.type?.inDart)
            end()
        }
        end()
    }
}

extension ArgumentType {
    /// The type by which tools for ARB know it; an amount and a list come to them as finished texts.
    fileprivate var inDart: String {
        switch self {
        case .text, .select, .money, .list: "String"
        case .number, .percent: "num"
        case .integer: "int"
        case .date, .dateTime: "DateTime"
        }
    }
}
