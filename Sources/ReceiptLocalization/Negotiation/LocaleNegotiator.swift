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
    /// The shipped locales, by the language as it is called today.
    private let families: [String: Family]

    private struct Family: Sendable {
        /// As given, shorter tags first, so that of two equally good locales the more general is taken.
        let members: [LanguageTag]
        let matcher: ICULocaleMatcher?
    }

    /// - Parameter available: The shipped locales; their order does not matter. English is the last resort, whether it
    ///   is among them or not.
    public init(available: [LanguageTag]) {
        let groups = Dictionary(grouping: Set(available)) { Self.family(of: Self.canonical($0)) }
        families = groups.mapValues { members in
            let sorted = members.sorted {
                ($0.description.utf8.count, $0.description) < ($1.description.utf8.count, $1.description)
            }
            let matcher = try? ICULocaleMatcher(sorted.map { Self.canonical($0).description })
            return Family(members: sorted, matcher: matcher)
        }
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
        let wanted = Self.canonical(request)
        guard let family = families[Self.family(of: wanted)],
            let index = try? family.matcher?.match(wanted.description)
        else { return nil }
        let words = family.members[index]
        return LocaleNegotiation(
            words: words, formatting: Self.formatting(words, for: wanted, extensions: request),
            match: Self.isExact(words, for: wanted) ? .exact : .fallback)
    }
}

// MARK: - What counts as the same language

extension LocaleNegotiator {
    /// The base tag as it is called today: `he` for `iw`, `sr-Latn` for `sh`.
    ///
    /// ICU leaves `no` alone; what is written under that code is Bokmål.
    private static func canonical(_ tag: LanguageTag) -> LanguageTag {
        let canonical = (try? ICULocale.canonical(tag.base.description)).flatMap { LanguageTag($0) } ?? tag.base
        guard canonical.language == "no" else { return canonical }
        return LanguageTag(
            language: "nb", script: canonical.script, region: canonical.region, variants: canonical.variants)
    }

    /// Nynorsk and Bokmål are two ways to write one language; whoever reads one reads the other.
    private static func family(of tag: LanguageTag) -> String {
        tag.language == "nn" ? "nb" : tag.language
    }

    private static func maximized(_ tag: LanguageTag) -> LanguageTag {
        (try? ICULocale.maximized(tag.description)).flatMap { LanguageTag($0) } ?? tag
    }

    private static func isExact(_ words: LanguageTag, for wanted: LanguageTag) -> Bool {
        let written = canonical(words)
        guard written.language == wanted.language, maximized(written).script == maximized(wanted).script else {
            return false
        }
        if wanted.region == nil { return true }
        // zh-TW inherits from zh, but as what it is, zh-Hant-TW, from zh-Hant.
        return LocaleAncestry.chain(from: wanted).contains(written)
            || LocaleAncestry.chain(from: maximized(wanted)).contains(written)
    }

    private static func formatting(
        _ words: LanguageTag, for wanted: LanguageTag, extensions request: LanguageTag
    ) -> LanguageTag {
        let region = wanted.region ?? words.region
        var script = words.script
        if script == nil {
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
