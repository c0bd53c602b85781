import ReceiptContent
import ReceiptModel

extension FormDocument {
    /// The form in the shape of a document, so that one layout draws both: a title, a row for each field with what it
    /// asks for under it, and the button.
    var layoutDocument: ReceiptDocument {
        // The kind of a document shows only in marks, which a form does not have.
        var builder = DocumentBuilder(
            kind: .receipt, family: family, languages: [language] + (second.map { [$0.language] } ?? []),
            direction: direction, lineCount: fields.count)
        builder.title(builder.text(heading, in: self))
        for field in fields {
            builder.cell(
                .description, builder.text(field.label, in: self), short: builder.text(field.shortLabel, in: self))
            builder.cell(
                .value, builder.text(field.requirement == .required ? requiredLabel : optionalLabel, in: self))
            builder.endRow(.entry)
            if let hint = field.hint {
                builder.cell(.description, builder.text(hint, in: self))
                builder.endRow(.note)
            }
        }
        builder.endBlock { .slip($0) }
        let button = FormText("[ \(submitLabel.leading) ]", second: submitLabel.second.map { "[ \($0) ]" })
        builder.cell(.description, builder.text(button, in: self))
        builder.endRow(.entry)
        builder.endBlock(alignment: .center) { .slip($0) }
        return builder.finish()
    }
}

extension DocumentBuilder {
    /// A run for each language of a form's text.
    fileprivate mutating func text(_ text: FormText, in form: FormDocument) -> TextSpan {
        let first = runs.count
        _ = self.text(text.leading, .label)
        if let second = form.second, let words = text.second {
            let start = writer.count
            writer.append(words)
            endRun(from: start, .label, direction: second.direction, language: index(of: second.language))
        }
        return span(from: first)
    }
}
