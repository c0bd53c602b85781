import ReceiptModel

/// Two locales that nobody speaks, to find faults with before a translation is there. Their words are made of the English
/// ones in memory; their regions are private use, so that no customer asks for them.
public enum PseudoLocale: Hashable, Sendable, CaseIterable {
    /// `en-XA`: accented letters, two fifths longer, in brackets. What has no accents comes from no bundle, what lacks a
    /// bracket was cut off, and what holds two pairs was put together of pieces. Numbers and dates are English.
    case accented
    /// `ar-XB`: English words that are shown from right to left. Numbers and dates are Arabic.
    case mirrored

    /// nil for every other tag. Extensions do not count.
    public init?(_ tag: LanguageTag) {
        guard let found = Self.allCases.first(where: { $0.tag == tag.base }) else { return nil }
        self = found
    }

    public var tag: LanguageTag {
        switch self {
        case .accented: LanguageTag(language: "en", region: "XA")
        case .mirrored: LanguageTag(language: "ar", region: "XB")
        }
    }
}
