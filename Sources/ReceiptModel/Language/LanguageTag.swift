/// A BCP 47 language tag in canonical form: `de-CH`, `zh-Hant`, `ar-EG-u-nu-latn`.
///
/// Syntax only: which language `iw` is today, or what `zh-TW` writes, is locale data and is asked of ICU elsewhere.
public struct LanguageTag: Hashable, Sendable {
    /// Two to eight lower-case letters; `und` when the tag names none.
    public let language: String
    /// Four letters, `Hant`; nil when the tag names none.
    public let script: String?
    /// Two capitals or three digits, `CH`, `419`; nil when the tag names none.
    public let region: String?
    /// Lower case, in the order written.
    public let variants: [String]
    /// The `-u-` keywords, sorted by key: `["nu": "latn"]`. A key without a value holds an empty text.
    public let keywords: [Keyword]
    /// Other extensions and private use as they were written, in lower case: `t-…`, `x-…`.
    public let otherExtensions: [String]

    /// One Unicode extension keyword, such as `nu` with `latn`.
    public struct Keyword: Hashable, Sendable {
        public let key: String
        public let value: String

        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    public init(
        language: String, script: String? = nil, region: String? = nil, variants: [String] = [],
        keywords: [Keyword] = [], otherExtensions: [String] = []
    ) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
        self.keywords = keywords.sorted { $0.key < $1.key }
        self.otherExtensions = otherExtensions
    }

    public static let english = LanguageTag(language: "en")
    /// `und`, the language of nothing in particular.
    public static let undetermined = LanguageTag(language: "und")

    /// The value of a `-u-` keyword, `"latn"` for `nu`; nil when the tag does not have it.
    public func keyword(_ key: String) -> String? {
        keywords.first { $0.key == key }?.value
    }

    /// The tag without extensions: language, script, region and variants.
    public var base: LanguageTag {
        LanguageTag(language: language, script: script, region: region, variants: variants)
    }

    /// The same tag with one `-u-` keyword set, or taken away by nil.
    public func settingKeyword(_ key: String, to value: String?) -> LanguageTag {
        let others = keywords.filter { $0.key != key }
        return LanguageTag(
            language: language, script: script, region: region, variants: variants,
            keywords: value.map { others + [Keyword(key: key, value: $0)] } ?? others,
            otherExtensions: otherExtensions)
    }
}

extension LanguageTag: CustomStringConvertible {
    /// The canonical BCP 47 text.
    public var description: String {
        var parts = [language]
        if let script { parts.append(script) }
        if let region { parts.append(region) }
        parts += variants
        let unicode =
            keywords.isEmpty
            ? nil : (["u"] + keywords.flatMap { [$0.key, $0.value] }).filter { !$0.isEmpty }.joined(separator: "-")
        // BCP 47 orders singletons by letter and puts private use last.
        parts += (otherExtensions + [unicode].compactMap { $0 }).sorted { left, right in
            let (a, b) = (left.hasPrefix("x-"), right.hasPrefix("x-"))
            return a == b ? left < right : b
        }
        return parts.joined(separator: "-")
    }
}
