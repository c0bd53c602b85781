import ReceiptMessages
import ReceiptModel

/// Writes an Apple string catalog, version 1.0.
///
/// A message that is one plural varies by category, and each variant is what ICU has between the braces of a branch: `#` and
/// the arguments stay in ICU's form, since `%1$@` could not say which is money and which a date. Every other message is one
/// text. A text that is not translated is empty, in the state `new`.
enum XCStringsWriter {
    static func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("sourceLanguage", "en")
        writer.key("strings")
        writer.beginObject()
        for unit in catalog.units {
            writer.key(named: unit.key)
            writer.beginObject()
            writer.member("comment", unit.note.joined(separator: "\n"))
            writer.member("extractionState", "manual")
            if !unit.isTranslatable {
                writer.key("shouldTranslate")
                writer.flag(false)
            }
            writer.key("localizations")
            writer.beginObject()
            let source = SinglePlural(unit.source)
            // A plural of something else than English counts can only be said as a message.
            let target = unit.target.flatMap(SinglePlural.init).flatMap { $0.argument == source?.argument ? $0 : nil }
            writer.localization("en", unit.source, source)
            writer.localization(catalog.locale.description, unit.target, target)
            writer.end()
            writer.end()
        }
        writer.end()
        writer.member("version", "1.0")
        writer.end()
        return writer.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func localization(_ language: String, _ text: String?, _ plural: SinglePlural?) {
        key(named: language)
        beginObject()
        if let plural {
            key("variations")
            beginObject()
            key("plural")
            beginObject()
            for variant in plural.variants {
                key(named: variant.category.rawValue)
                beginObject()
                stringUnit(variant.text)
                end()
            }
            end()
            end()
        } else {
            stringUnit(text)
        }
        end()
    }

    private mutating func stringUnit(_ text: String?) {
        key("stringUnit")
        beginObject()
        member("state", text == nil ? "new" : "translated")
        member("value", text ?? "")
        end()
    }
}
