import Receipts

/// The factory that the options of every command about a family ask for.
struct FamilyContext {
    let factory: any CheckoutComponentFactory

    init(_ arguments: Arguments) throws {
        let kind = AccountKind(rawValue: try arguments.required(.family))
        let requested = try Self.tags(arguments.required(.locale))
        let digits: DigitChoice = try arguments.choice(.digits, default: .locale)
        let factories = CheckoutFactories.standard
        guard factories.kinds.contains(kind) else {
            let known = factories.kinds.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--family does not take \"\(kind)\"", hint: "Use one of: \(known).")
        }
        let context = CheckoutContext(requested: requested, digits: digits)
        factory = try factories.factory(for: kind, in: context)
        Self.noteFallback(of: requested, context.negotiate(among: ConsumerCheckoutFactory.locales))
    }

    /// English in place of what was asked for must not go unseen.
    private static func noteFallback(of requested: [LanguageTag], _ answer: LocaleNegotiation) {
        guard answer.match == .none else { return }
        let tags = requested.map(\.description).joined(separator: ", ")
        StandardError.write(
            "receipt: no words are shipped for \(tags); \(answer.words) is used. `receipt locales` lists them.\n")
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
