import ReceiptICU
import ReceiptModel

/// Chooses among the shipped locales for the languages that a customer asks for.
///
/// ```swift
/// let negotiator = LocaleNegotiator(available: [.english, german, swissGerman])
/// negotiator.negotiate("de-LI").words  // de
/// ```
///
/// Only the same language counts, however near CLDR thinks two others to be; Bokmål, Nynorsk and `no` are one. Nothing
/// here reads the process's locale.
public struct LocaleNegotiator: Sendable {
    private let families: LocaleFamilies
    private let offersPseudoLocales: Bool
    private let answers = NegotiationMemory()

    /// - Parameters:
    ///   - available: The shipped locales, in the codes of today (`he`, not `iw`); their order does not matter. English is
    ///     the last resort, whether it is among them or not.
    ///   - offersPseudoLocales: Whether `PseudoLocale`s are there too, for who asks for just them.
    public init(available: [LanguageTag], offersPseudoLocales: Bool = false) {
        self.offersPseudoLocales = offersPseudoLocales
        families = LocaleFamilies(available)
    }

    /// The shipped locale for the first of the requested languages that is shipped.
    ///
    /// - Parameters:
    ///   - requested: The most wanted first.
    ///   - fallback: What is taken when none of them is shipped; when it isn't either, English.
    public func negotiate(_ requested: [LanguageTag], fallback: LanguageTag = .english) -> LocaleNegotiation {
        for request in requested {
            if let found = match(request) { return found }
        }
        let last = match(fallback)
        return LocaleNegotiation(
            words: last?.words ?? .english, formatting: last?.formatting ?? .english, match: .none)
    }

    /// The same for one tag in any form that `LanguageTag` reads; one that it does not read matches nothing.
    public func negotiate(_ requested: String, fallback: LanguageTag = .english) -> LocaleNegotiation {
        negotiate([requested], fallback: fallback)
    }

    /// The same for several tags; those that `LanguageTag` does not read are skipped.
    public func negotiate(_ requested: [String], fallback: LanguageTag = .english) -> LocaleNegotiation {
        negotiate(requested.compactMap { LanguageTag($0) }, fallback: fallback)
    }

    /// The same for the value of an `Accept-Language` header.
    public func negotiate(acceptLanguage value: String, fallback: LanguageTag = .english) -> LocaleNegotiation {
        negotiate(AcceptLanguage(value).tags, fallback: fallback)
    }

    private func match(_ request: LanguageTag) -> LocaleNegotiation? {
        if offersPseudoLocales, PseudoLocale(request) != nil {
            return LocaleNegotiation(words: request.base, formatting: DataLocale.usable(request), match: .exact)
        }
        return shippedMatch(request)
    }

    private func shippedMatch(_ request: LanguageTag) -> LocaleNegotiation? {
        answers.answer(request) { find(request) }
    }

    private func find(_ request: LanguageTag) -> LocaleNegotiation? {
        var wanted = Self.bokmaal(request.base)
        var family = families.family(of: wanted)
        if family == nil {
            // Only now, because ICU loads three milliseconds of aliases for it.
            wanted = Self.canonical(wanted)
            family = families.family(of: wanted)
        }
        guard let words = family?.best(for: wanted) else { return nil }
        let isExact = words == wanted || Self.covers(words, wanted)
        return LocaleNegotiation(
            words: words, formatting: Self.formatting(words, for: wanted, extensions: request),
            match: isExact ? .exact : .fallback)
    }
}

// MARK: - What counts as the same language

extension LocaleNegotiator {
    /// The tag as it is called today: `he` for `iw`, `sr-Latn` for `sh`.
    private static func canonical(_ tag: LanguageTag) -> LanguageTag {
        (try? ICULocale.canonical(tag.description)).flatMap { LanguageTag($0) } ?? tag
    }

    /// What is written under the code `no` is Bokmål.
    private static func bokmaal(_ tag: LanguageTag) -> LanguageTag {
        guard tag.language == "no" else { return tag }
        return LanguageTag(language: "nb", script: tag.script, region: tag.region, variants: tag.variants)
    }

    private static func maximized(_ tag: LanguageTag) -> LanguageTag {
        (try? ICULocale.maximized(tag.description)).flatMap { LanguageTag($0) } ?? tag
    }

    /// Whether words are in the language and script that is wanted, and hold for its region by inheritance.
    private static func covers(_ words: LanguageTag, _ wanted: LanguageTag) -> Bool {
        let written = bokmaal(words)
        let full = maximized(wanted)
        guard written.language == wanted.language, full.script == maximized(written).script else { return false }
        if wanted.region == nil { return true }
        // zh-TW inherits from zh, but as what it is, zh-Hant-TW, from zh-Hant.
        return LocaleAncestry.chain(from: wanted).contains(written)
            || LocaleAncestry.chain(from: full).contains(written)
    }

    private static func formatting(
        _ words: LanguageTag, for wanted: LanguageTag, extensions request: LanguageTag
    ) -> LanguageTag {
        let region = wanted.region ?? words.region
        var script = words.script
        if script == nil, region != nil {
            // A region can change the script that a language is read in: sr is Cyrillic, sr-ME is not.
            let written = maximized(words).script
            if maximized(LanguageTag(language: words.language, region: region)).script != written { script = written }
        }
        return DataLocale.usable(
            LanguageTag(
                language: words.language, script: script, region: region, variants: words.variants,
                keywords: request.keywords, otherExtensions: request.otherExtensions))
    }
}
