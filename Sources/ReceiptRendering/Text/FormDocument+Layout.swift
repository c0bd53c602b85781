import ReceiptContent
import ReceiptModel

extension FormDocument {
    /// The form in the shape of a document, so that one layout draws both: a title, a row for each field with what it
    /// asks for under it, and the button.
    var layoutDocument: ReceiptDocument {
        // The kind of a document shows only in marks, which a form does not have.
        var builder = DocumentBuilder(
            kind: .receipt, family: family, languages: [language], direction: direction, lineCount: fields.count)
        builder.title(builder.text(heading, .label))
        for field in fields {
            builder.cell(
                .description, builder.text(field.label, .label), short: builder.text(field.shortLabel, .label))
            builder.cell(
                .value, builder.text(field.requirement == .required ? requiredLabel : optionalLabel, .label))
            builder.endRow(.entry)
            if let hint = field.hint {
                builder.cell(.description, builder.text(hint, .label))
                builder.endRow(.note)
            }
        }
        builder.endBlock { .slip($0) }
        builder.cell(.description, builder.text("[ \(submitLabel) ]", .label))
        builder.endRow(.entry)
        builder.endBlock(alignment: .center) { .slip($0) }
        return builder.finish()
    }
}
