import ReceiptLocalization
import ReceiptModel

/// The words of one bundle in one locale: what the bundle compiler generates a type for, with a function a message.
///
/// ```swift
/// let words = try CommonWords(locale: german, formats: LocaleFormats(german))
/// words.totalsTotal().text  // Summe
/// ```
public protocol BundleWords: Sendable {
    /// The words as the program carries them.
    static var bundle: EmbeddedBundle { get }
    /// The bundle's English words.
    static var english: WordsCatalog { get }

    var catalog: WordsCatalog { get }

    init(catalog: WordsCatalog)
}

extension BundleWords {
    /// English, which is part of the program and has nothing to open.
    public init() {
        self.init(catalog: Self.english)
    }

    /// Opens the words of a locale.
    ///
    /// - Parameters:
    ///   - locale: One of `locales`; extensions are for the formats and do not count.
    ///   - formats: How the numbers and dates inside messages are written: the words' language, perhaps of another region.
    ///   - overrides: What the caller says differently.
    /// - Throws: `CatalogError.unknownLocale`, `.invalidOverrides` with every problem, or `.unusableData`.
    public init(
        locale: LanguageTag, formats: LocaleFormats, overrides: WordOverrides = .none
    ) throws(CatalogError) {
        try self.init(catalog: WordsCatalog(Self.bundle, locale: locale, formats: formats, overrides: overrides))
    }

    /// Every locale that the bundle has words in, English first.
    public static var locales: [LanguageTag] { bundle.tags }

    public var locale: LanguageTag { catalog.locale }
}
