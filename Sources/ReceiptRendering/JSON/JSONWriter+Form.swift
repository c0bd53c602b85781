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
        member("heading", form.heading)
        key("fields")
        beginArray()
        for field in form.fields { write(field) }
        end()
        member("submitLabel", form.submitLabel)
        member("requiredLabel", form.requiredLabel)
        member("optionalLabel", form.optionalLabel)
        end()
    }

    private mutating func write(_ field: FormDocument.Field) {
        beginObject()
        member("key", field.key)
        member("label", field.label)
        member("shortLabel", field.shortLabel)
        member("hint", optional: field.hint)
        member("requirement", field.requirement.rawValue)
        member("autocomplete", optional: field.autocomplete)
        member("inputMode", field.inputMode.rawValue)
        key("maximumLength")
        number(field.maximumLength)
        end()
    }
}
