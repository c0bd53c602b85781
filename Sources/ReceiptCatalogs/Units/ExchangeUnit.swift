import ReceiptMessages

/// One message as a translator's tool sees it.
package struct ExchangeUnit: Hashable, Sendable {
    package let bundle: String
    package let key: String
    /// Root's comment for translators, line by line.
    package let comment: [String]
    /// The most columns that the text may fill.
    package let limit: Int?
    /// English, an ICU message.
    package let source: String
    /// The locale's own text; nil where it has none, be it that a parent speaks for it or that nobody has translated it.
    package let target: String?
    /// What the translator remarked: why a text is that of English, which warning is none.
    package let remarks: [String]
    package let arguments: [MessageArgument]
    /// False for the names that a country's law gave.
    package let isTranslatable: Bool
    /// Where root has it.
    package let line: Int

    /// What a translator must know: the comment, and what stands in braces.
    package var note: [String] {
        var lines = comment
        if !isTranslatable { lines.append("Do not translate: the name stays as it is.") }
        if !arguments.isEmpty {
            let uses = arguments.flatMap { argument in argument.uses.map { $0.syntax(argument.name) }.sorted() }
            lines.append("ICU message with \(uses.joined(separator: " "))")
        }
        return lines
    }
}
