import ReceiptContent
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// Makes the pair for a private customer: a form that asks for a card, and a short receipt with prices as they are paid.
///
/// ```swift
/// let factory = try ConsumerCheckoutFactory(locale: LanguageTag(language: "de", region: "CH"))
/// let receipt = try factory.makeReceiptFormatter().document(for: order)
/// ```
public struct ConsumerCheckoutFactory: CheckoutComponentFactory {
    private let words: ConsumerWords
    private let shared: DocumentWords

    /// English; opens nothing and cannot fail.
    public init() {
        words = ConsumerWords()
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
        let opened = try OpenedLocale(context, shipped: ConsumerWords.locales)
        words = try ConsumerWords(opened.leading, overrides: context.overrides)
        shared = try DocumentWords(opened, overrides: context.overrides, family: ConsumerWords.self)
    }

    /// The locales that the family ships words for.
    public static var locales: [LanguageTag] { ConsumerWords.locales }

    public func makeForm() -> any PaymentForm {
        ConsumerForm(words: words, shared: shared)
    }

    public func makeReceiptFormatter() -> any ReceiptFormatter {
        ConsumerReceipt(words: words, shared: shared)
    }
}

/// Asks a private customer for a card and the postal code of its billing address. Only `ConsumerCheckoutFactory` makes
/// it.
public struct ConsumerForm: PaymentForm {
    private let content: FamilyForm

    init(words: ConsumerWords, shared: DocumentWords) {
        content = FamilyForm(
            family: AccountKind.consumer.rawValue, shared: shared,
            heading: shared.formText(words.formHeading()), rules: .consumer, fields: Self.fields(words, shared))
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
    private static func fields(_ words: ConsumerWords, _ shared: DocumentWords) -> [FormDocument.Field] {
        let text = shared.formText
        return [
            FormDocument.Field(
                key: FieldKey.cardNumber, label: text(words.fieldCardNumberLabel()),
                shortLabel: text(words.fieldCardNumberShort()), hint: text(words.fieldCardNumberHint()),
                requirement: .required, autocomplete: "cc-number", inputMode: .numeric, maximumLength: 37),
            FormDocument.Field(
                key: FieldKey.expiry, label: text(words.fieldExpiryLabel()), shortLabel: text(words.fieldExpiryShort()),
                hint: text(words.fieldExpiryHint()), requirement: .optional, autocomplete: "cc-exp",
                inputMode: .numeric, maximumLength: 9),
            FormDocument.Field(
                key: FieldKey.cardholderName, label: text(words.fieldCardholderNameLabel()),
                shortLabel: text(words.fieldCardholderNameShort()), hint: text(words.fieldCardholderNameHint()),
                requirement: .optional, autocomplete: "cc-name", inputMode: .text, maximumLength: 70),
            FormDocument.Field(
                key: FieldKey.postalCode, label: text(words.fieldPostalCodeLabel()),
                shortLabel: text(words.fieldPostalCodeShort()), hint: text(words.fieldPostalCodeHint()),
                requirement: .required, autocomplete: "postal-code", inputMode: .text, maximumLength: 12),
            FormDocument.Field(
                key: FieldKey.email, label: text(words.fieldEmailLabel()), shortLabel: text(words.fieldEmailShort()),
                hint: text(words.fieldEmailHint()), requirement: .optional, autocomplete: "email", inputMode: .email,
                maximumLength: 254),
        ]
    }
}

/// The short receipt of a private customer: prices as they are paid, taxes below. Only `ConsumerCheckoutFactory` makes
/// it.
public struct ConsumerReceipt: ReceiptFormatter {
    private let words: ConsumerWords
    private let composer: DocumentComposer

    init(words: ConsumerWords, shared: DocumentWords) {
        self.words = words
        composer = DocumentComposer(
            words: shared, familyWords: words, family: AccountKind.consumer.rawValue, layout: .slip,
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
