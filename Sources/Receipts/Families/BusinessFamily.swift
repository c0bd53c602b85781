import ReceiptContent
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// Makes the pair for a company: a form that asks for purchase order and tax ID, and an invoice with net prices.
///
/// ```swift
/// let factory = try BusinessCheckoutFactory(locale: LanguageTag(language: "fr"))
/// let invoice = try factory.makeReceiptFormatter().document(for: order)
/// ```
public struct BusinessCheckoutFactory: CheckoutComponentFactory {
    private let words: BusinessWords
    private let shared: DocumentWords

    /// English; opens nothing and cannot fail.
    public init() {
        words = BusinessWords()
        shared = .english
    }

    /// The words that are shipped for `locale`, with its number and date formats.
    ///
    /// - Throws: `CatalogError` when an override does not fit, `FormatError` where ICU lacks the locale's data.
    public init(locale: LanguageTag) throws {
        try self.init(CheckoutContext(requested: [locale]))
    }

    /// - Throws: as `init(locale:)`; `CheckoutError.secondLanguageNotShipped`.
    public init(_ context: CheckoutContext) throws {
        let opened = try OpenedLocale(context, shipped: BusinessWords.locales)
        words = try BusinessWords(opened.leading, overrides: context.overrides)
        shared = try DocumentWords(opened, overrides: context.overrides, family: BusinessWords.self)
    }

    /// The locales that the family ships words for.
    public static var locales: [LanguageTag] { BusinessWords.locales }

    public func makeForm() -> any PaymentForm {
        BusinessForm(words: words, shared: shared)
    }

    public func makeReceiptFormatter() -> any ReceiptFormatter {
        BusinessReceipt(words: words, shared: shared)
    }
}

/// Asks a company for its purchase order and tax ID. Only `BusinessCheckoutFactory` makes it.
public struct BusinessForm: PaymentForm {
    private let content: FamilyForm

    init(words: BusinessWords, shared: DocumentWords) {
        content = FamilyForm(
            family: AccountKind.business.rawValue, shared: shared,
            heading: shared.formText(words.formHeading()), rules: .business, fields: Self.fields(words, shared))
    }

    public var family: String? { content.family }
    public var locale: LanguageTag? { content.locale }
    public var requiredFields: [String] { content.requiredFields }
    public var fields: [FormDocument.Field] { content.fields }
    public var document: FormDocument { content.document }

    public func validate(_ entries: [String: String], on day: CalendarDay) -> [FieldProblem] {
        content.problems(in: entries, on: day)
    }

    public func submission(from entries: [String: String], on day: CalendarDay) throws(FormError) -> FormSubmission {
        try content.submission(from: entries, on: day)
    }

    // Source: HTML Living Standard, autofill field names, for `autocomplete`.
    private static func fields(_ words: BusinessWords, _ shared: DocumentWords) -> [FormDocument.Field] {
        let text = shared.formText
        return [
            FormDocument.Field(
                key: FieldKey.purchaseOrder, label: text(words.fieldPurchaseOrderLabel()),
                shortLabel: text(words.fieldPurchaseOrderShort()), hint: text(words.fieldPurchaseOrderHint()),
                requirement: .required, autocomplete: nil, inputMode: .text, maximumLength: 35),
            FormDocument.Field(
                key: FieldKey.taxID, label: text(words.fieldTaxIdLabel()), shortLabel: text(words.fieldTaxIdShort()),
                hint: text(words.fieldTaxIdHint()), requirement: .required, autocomplete: nil, inputMode: .text,
                maximumLength: 28),
            FormDocument.Field(
                key: FieldKey.companyName, label: text(words.fieldCompanyNameLabel()),
                shortLabel: text(words.fieldCompanyNameShort()), hint: text(words.fieldCompanyNameHint()),
                requirement: .optional, autocomplete: "organization", inputMode: .text, maximumLength: 120),
            FormDocument.Field(
                key: FieldKey.billingContact, label: text(words.fieldBillingContactLabel()),
                shortLabel: text(words.fieldBillingContactShort()), hint: text(words.fieldBillingContactHint()),
                requirement: .optional, autocomplete: "name", inputMode: .text, maximumLength: 70),
            FormDocument.Field(
                key: FieldKey.email, label: text(words.fieldEmailLabel()), shortLabel: text(words.fieldEmailShort()),
                hint: text(words.fieldEmailHint()), requirement: .optional, autocomplete: "email", inputMode: .email,
                maximumLength: 254),
        ]
    }
}

/// The invoice of a company: parties with their numbers, net prices, taxes by rate. Only `BusinessCheckoutFactory` makes
/// it.
public struct BusinessReceipt: ReceiptFormatter {
    private let words: BusinessWords
    private let composer: DocumentComposer

    init(words: BusinessWords, shared: DocumentWords) {
        self.words = words
        composer = DocumentComposer(
            words: shared, familyWords: words, family: AccountKind.business.rawValue, layout: .invoice,
            title: .familyWords)
    }

    public var family: String? { composer.family }
    public var locale: LanguageTag? { composer.words.formatting }

    public func title(for orderID: String) -> String { words.titleOrder(orderID: orderID).text }

    public func summary(title: String, fields: [String]) -> String {
        composer.words.summary(title: title, fields: fields)
    }

    public func document(for order: Order) throws -> ReceiptDocument {
        try composer.document(for: order)
    }
}
