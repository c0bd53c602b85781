import ReceiptContent
import ReceiptModel

/// What the forms of our families share: fields with rules, in one language or two.
struct FamilyForm: Sendable {
    let family: String
    let locale: LanguageTag
    let fields: [FormDocument.Field]
    private let rules: FormRules
    private let words: FormWords
    private let heading: FormText

    init(
        family: String, shared: DocumentWords, heading: FormText, rules: FormRules, fields: [FormDocument.Field]
    ) {
        self.family = family
        self.heading = heading
        self.rules = rules
        locale = shared.formatting
        let words = FormWords(shared)
        self.words = words
        self.fields = fields.map { $0.checked(by: rules.rules[$0.key] ?? .text, words) }
    }

    var requiredFields: [String] {
        fields.filter { $0.requirement == .required }.map(\.label.leading)
    }

    var document: FormDocument {
        words.document(family: family, heading: heading, fields: fields)
    }

    func problems(in entries: [String: String], on day: CalendarDay) -> [FieldProblem] {
        FormCheck(fields: fields, rules: rules.rules, words: words).problems(in: entries, on: day)
    }

    func submission(from entries: [String: String], on day: CalendarDay) throws(FormError) -> FormSubmission {
        let problems = problems(in: entries, on: day)
        guard problems.isEmpty else { throw FormError(problems) }
        func entry(_ key: String) -> String? {
            let text = entries[key].map { TypedText($0).folded } ?? ""
            return text.isEmpty ? nil : text
        }
        let gift = GiftDetails(
            recipient: entry(FieldKey.recipient).map { LocalizedText($0) },
            giver: entry(FieldKey.giver).map { LocalizedText($0) },
            message: entry(FieldKey.message).map { LocalizedText($0) })
        let card = entries[FieldKey.cardNumber].flatMap { try? CardNumber(TypedText($0)).details }
        return FormSubmission(
            purchaseOrder: entry(FieldKey.purchaseOrder), taxID: entry(FieldKey.taxID)?.uppercased(),
            postalCode: entry(FieldKey.postalCode)?.uppercased(), card: card,
            name: entry(FieldKey.companyName) ?? entry(FieldKey.cardholderName),
            contactName: entry(FieldKey.billingContact), email: entry(FieldKey.email),
            gift: gift == GiftDetails() ? nil : gift)
    }
}
