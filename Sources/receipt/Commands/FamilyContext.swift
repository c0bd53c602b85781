import ReceiptMessages
import Receipts

/// The factory that the options of every command about a family ask for.
struct FamilyContext {
    let factory: any CheckoutComponentFactory
    /// The second language by itself, for what is one line a language; nil: there is none.
    let secondAlone: (any CheckoutComponentFactory)?

    init(_ arguments: Arguments) throws {
        let kind = AccountKind(rawValue: try arguments.required(.family))
        let requested = try Self.tags(arguments.required(.locale))
        let digits: DigitChoice = try arguments.choice(.digits, default: .locale)
        let factories = CheckoutFactories.standard
        guard factories.kinds.contains(kind) else {
            let known = factories.kinds.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--family does not take \"\(kind)\"", hint: "Use one of: \(known).")
        }
        let second = try arguments.value(.secondLocale).map(Self.tag)
        let overrides = try Self.overrides(arguments, for: requested + [second].compactMap { $0 })
        let context = CheckoutContext(requested: requested, second: second, digits: digits, overrides: overrides)
        factory = try factories.factory(for: kind, in: context)
        secondAlone = try second.map {
            try factories.factory(for: kind, in: CheckoutContext(requested: [$0], digits: digits, overrides: overrides))
        }
        Self.noteFallback(of: requested, context.negotiate(among: ConsumerCheckoutFactory.locales))
    }

    /// The words of the folder that a translator works in, over the program's.
    private static func overrides(
        _ arguments: Arguments, for requested: [LanguageTag]
    ) throws(CatalogError) -> WordOverrides {
        guard let folder = arguments.value(.preview) else { return .none }
        return try WordOverrides(directory: folder, previewing: requested)
    }

    /// English in place of what was asked for must not go unseen.
    private static func noteFallback(of requested: [LanguageTag], _ answer: LocaleNegotiation) {
        guard answer.match == .none else { return }
        let tags = requested.map(\.description).joined(separator: ", ")
        StandardError.write(
            "receipt: no words are shipped for \(tags); \(answer.words) is used. `receipt locales` lists them.\n")
    }

    private static func tag(_ text: String) throws(UsageError) -> LanguageTag {
        guard let tag = LanguageTag(text) else {
            throw UsageError("--second-locale does not take \"\(text)\"", hint: "Write one tag, like fr-CA.")
        }
        return tag
    }

    private static func tags(_ text: String) throws(UsageError) -> [LanguageTag] {
        let isList = text.contains(",") || text.contains(";")
        let tags = isList ? AcceptLanguage(text).tags : [LanguageTag(text)].compactMap { $0 }
        guard !tags.isEmpty else {
            throw UsageError(
                "--locale does not take \"\(text)\"",
                hint: "Write a tag like de-CH, or a list like \"fr-CA, en;q=0.5\".")
        }
        return tags
    }
}
