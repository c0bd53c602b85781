import ReceiptICU
import ReceiptModel

/// Where the words and data of a locale inherit from, by CLDR.
public enum LocaleAncestry {
    /// The parent of a locale, without extensions: `es-419` for `es-MX`, `pt-PT` for `pt-AO`, `no` for `nb`, `de` for
    /// `de-CH`; nil where it is the root, as for `de` and `zh-Hant`.
    public static func parent(of tag: LanguageTag) -> LanguageTag? {
        let base = tag.base
        switch try? ICULocale.parent(base.description) {
        case .named(let parent): return LanguageTag(parent)
        case .root: return nil
        case .truncated, nil: return truncated(base)
        }
    }

    /// The tag without extensions and its ancestors, the nearest first: `es-MX`, `es-419`, `es`.
    public static func chain(from tag: LanguageTag) -> [LanguageTag] {
        var chain = [tag.base]
        // CLDR's chains have five locales at most; the bound only keeps broken data from going round.
        while chain.count < 16, let last = chain.last, let next = parent(of: last), !chain.contains(next) {
            chain.append(next)
        }
        return chain
    }

    private static func truncated(_ tag: LanguageTag) -> LanguageTag? {
        if !tag.variants.isEmpty {
            return LanguageTag(
                language: tag.language, script: tag.script, region: tag.region, variants: tag.variants.dropLast())
        }
        if tag.region != nil { return LanguageTag(language: tag.language, script: tag.script) }
        if tag.script != nil { return LanguageTag(language: tag.language) }
        return nil
    }
}
