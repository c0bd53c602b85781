import ReceiptContent
import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// Makes the pair for a present: a form that asks whom it is for, and a receipt without prices that lies beside it.
///
/// ```swift
/// let factory = try GiftCheckoutFactory(locale: LanguageTag(language: "de", region: "CH"))
/// let receipt = try factory.makeReceiptFormatter().document(for: order)
/// ```
public struct GiftCheckoutFactory: CheckoutComponentFactory {
    private let words: GiftWords
    private let shared: DocumentWords

    /// English; opens nothing and cannot fail.
    public init() {
        words = GiftWords()
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
        let opened = try OpenedLocale(context, shipped: GiftWords.locales)
        words = try GiftWords(opened.leading, overrides: context.overrides)
        shared = try DocumentWords(opened, overrides: context.overrides, family: GiftWords.self)
    }

    /// The locales that the family ships words for.
    public static var locales: [LanguageTag] { GiftWords.locales }

    public func makeForm() -> any PaymentForm {
        GiftForm(words: words, shared: shared)
    }

    public func makeReceiptFormatter() -> any ReceiptFormatter {
        GiftReceipt(words: words, shared: shared)
    }
}

/// Asks whom a gift is for, and for a few words to print. Only `GiftCheckoutFactory` makes it.
public struct GiftForm: PaymentForm {
    private let content: FamilyForm

    init(words: GiftWords, shared: DocumentWords) {
        content = FamilyForm(
            family: AccountKind.gift.rawValue, shared: shared,
            heading: shared.formText(words.formHeading()), rules: .gift, fields: Self.fields(words, shared))
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

    // HTML's autofill would offer the customer's own name, which is not asked for here.
    private static func fields(_ words: GiftWords, _ shared: DocumentWords) -> [FormDocument.Field] {
        let text = shared.formText
        return [
            FormDocument.Field(
                key: FieldKey.recipient, label: text(words.fieldRecipientLabel()),
                shortLabel: text(words.fieldRecipientShort()), hint: text(words.fieldRecipientHint()),
                requirement: .required, autocomplete: nil, inputMode: .text, maximumLength: 70),
            FormDocument.Field(
                key: FieldKey.message, label: text(words.fieldMessageLabel()),
                shortLabel: text(words.fieldMessageShort()), hint: text(words.fieldMessageHint()),
                requirement: .required, autocomplete: nil, inputMode: .text, maximumLength: 300),
            FormDocument.Field(
                key: FieldKey.giver, label: text(words.fieldGiverLabel()), shortLabel: text(words.fieldGiverShort()),
                hint: text(words.fieldGiverHint()), requirement: .optional, autocomplete: nil, inputMode: .text,
                maximumLength: 70),
        ]
    }
}

/// The receipt that lies in a present: goods and how to exchange them, and no price. Only `GiftCheckoutFactory` makes it.
public struct GiftReceipt: ReceiptFormatter {
    private let words: GiftWords
    private let composer: DocumentComposer

    init(words: GiftWords, shared: DocumentWords) {
        self.words = words
        composer = DocumentComposer(
            words: shared, familyWords: words, family: AccountKind.gift.rawValue, layout: .gift,
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
