import ReceiptContent
import ReceiptModel

/// What a checkout asks the customer for: one half of a family's pair.
///
/// Only `requiredFields` has to be written; the rest follows from it, in English, and is there to be replaced.
public protocol PaymentForm: Sendable {
    /// Localized labels of the fields that must be filled in, in the order in which they are asked.
    var requiredFields: [String] { get }

    /// The family that the form belongs to, such as `business`; nil: unstated.
    var family: String? { get }
    /// The locale of its words; nil: unstated.
    var locale: LanguageTag? { get }
    /// All fields, required or not, in order.
    var fields: [FormDocument.Field] { get }
    /// The form as localized text, ready to be drawn.
    var document: FormDocument { get }

    /// Checks what the customer typed.
    ///
    /// - Parameters:
    ///   - entries: Text by field key; a missing key is an empty field.
    ///   - day: The day of the checkout, which decides whether a card has expired. No clock is read.
    /// - Returns: All problems, in the order of the fields; empty when the form can be sent.
    func validate(_ entries: [String: String], on day: CalendarDay) -> [FieldProblem]

    /// The typed result of a form without problems.
    ///
    /// - Throws: `FormError` with all problems.
    func submission(from entries: [String: String], on day: CalendarDay) throws(FormError) -> FormSubmission
}

extension PaymentForm {
    public var family: String? { nil }
    public var locale: LanguageTag? { nil }

    /// One text field for each label; its key is the label.
    public var fields: [FormDocument.Field] {
        requiredFields.map { label in
            FormDocument.Field(
                key: label, label: FormText(label), shortLabel: FormText(label), hint: nil, requirement: .required,
                autocomplete: nil,
                inputMode: .text, maximumLength: FieldRule.defaultMaximumLength)
        }
    }

    public var document: FormDocument {
        FormWords.english.document(family: family, heading: FormWords.english.generalHeading, fields: fields)
    }

    public func validate(_ entries: [String: String], on day: CalendarDay) -> [FieldProblem] {
        FormCheck(fields: fields, rules: [:], words: .english).problems(in: entries, on: day)
    }

    /// The typed result without a look at the calendar: everything is checked but whether a card has expired, which is
    /// no part of the result. `validate(_:on:)` says so before.
    ///
    /// - Throws: `FormError` with all problems.
    public func submission(from entries: [String: String]) throws(FormError) -> FormSubmission {
        try submission(from: entries, on: .earliest)
    }

    public func submission(from entries: [String: String], on day: CalendarDay) throws(FormError) -> FormSubmission {
        let problems = validate(entries, on: day)
        guard problems.isEmpty else { throw FormError(problems) }
        return FormSubmission()
    }
}
