import ReceiptContent
import ReceiptModel

extension JSONWriter {
    mutating func write(_ form: FormDocument) {
        beginObject()
        key("version")
        number(JSONRenderer.version)
        member("family", optional: form.family)
        member("language", form.language.description)
        member("direction", form.direction.rawValue)
        member("heading", form.heading.leading)
        key("fields")
        beginArray()
        for field in form.fields { write(field) }
        end()
        member("submitLabel", form.submitLabel.leading)
        member("requiredLabel", form.requiredLabel.leading)
        member("optionalLabel", form.optionalLabel.leading)
        if let second = form.second { write(second, of: form) }
        end()
    }

    /// The same texts in the second language; what both say alike stands above alone.
    private mutating func write(_ second: FormLanguage, of form: FormDocument) {
        key("second")
        beginObject()
        member("language", second.language.description)
        member("direction", second.direction.rawValue)
        member("heading", optional: form.heading.second)
        member("submitLabel", optional: form.submitLabel.second)
        member("requiredLabel", optional: form.requiredLabel.second)
        member("optionalLabel", optional: form.optionalLabel.second)
        end()
    }

    private mutating func write(_ check: FieldCheck) {
        key("check")
        beginObject()
        member("pattern", optional: check.pattern)
        member("missingText", check.missingText.leading)
        member("mismatchText", optional: check.mismatchText?.leading)
        if check.missingText.second != nil || check.mismatchText?.second != nil {
            key("second")
            beginObject()
            member("missingText", optional: check.missingText.second)
            member("mismatchText", optional: check.mismatchText?.second)
            end()
        }
        end()
    }

    private mutating func write(_ field: FormDocument.Field) {
        beginObject()
        member("key", field.key)
        member("label", field.label.leading)
        member("shortLabel", field.shortLabel.leading)
        member("hint", optional: field.hint?.leading)
        member("requirement", field.requirement.rawValue)
        member("autocomplete", optional: field.autocomplete)
        member("inputMode", field.inputMode.rawValue)
        key("maximumLength")
        number(field.maximumLength)
        member("entryDirection", optional: field.entryDirection?.rawValue)
        if let check = field.check { write(check) }
        let texts = [field.label.second, field.shortLabel.second, field.hint?.second]
        if texts.contains(where: { $0 != nil }) {
            key("second")
            beginObject()
            member("label", optional: field.label.second)
            member("shortLabel", optional: field.shortLabel.second)
            member("hint", optional: field.hint?.second)
            end()
        }
        end()
    }
}
