import ReceiptModel

/// Everything that can be said of a folder of bundles without knowing the languages: what the build refuses, and what is
/// most likely a slip.
package struct CatalogReview {
    /// What the build refuses.
    package let errors: [CatalogIssue]
    package let warnings: [CatalogWarning]

    package init(_ folder: CatalogFolder) {
        errors = folder.issues + folder.bundles.flatMap(\.issues)
        let texts = CatalogTexts(folder.bundles)
        warnings = folder.bundles.flatMap { bundle in
            ([bundle.root] + bundle.locales).flatMap { Self.warnings(of: $0, bundle, texts) }
        }
    }

    private static func warnings(
        of source: BundleSource, _ bundle: BundleCheck, _ texts: CatalogTexts
    ) -> [CatalogWarning] {
        let review = TextReview(language: source.tag)
        return source.text.entries.flatMap { entry -> [CatalogWarning] in
            guard let english = texts.root[entry.key] else { return [] }
            var slips = review.slips(in: entry, english: english)
            if !source.isRoot, source.tag.language != "en", let slip = TextReview.slip(entry, english: english) {
                slips.append(slip)
            }
            for neighbour in english.neighbours where texts.text(of: neighbour, source, bundle) == entry.value {
                slips.append(.sameAsNeighbour(key: neighbour))
            }
            return slips.filter { !entry.accepts($0) }.map {
                CatalogWarning(
                    slip: $0, file: source.file, line: entry.position.line, locale: source.locale, key: entry.key)
            }
        }
    }
}

/// The texts of all bundles by key, as locales inherit them.
struct CatalogTexts {
    /// English, of all bundles.
    let root: [String: BundleText.Entry]
    private let byLocale: [String: [String: String]]

    init(_ bundles: [BundleCheck]) {
        var root: [String: BundleText.Entry] = [:]
        var byLocale: [String: [String: String]] = [:]
        for bundle in bundles {
            for entry in bundle.root.text.entries { root[entry.key] = entry }
            for source in bundle.locales {
                for entry in source.text.entries { byLocale[source.locale, default: [:]][entry.key] = entry.value }
            }
        }
        self.root = root
        self.byLocale = byLocale
    }

    /// What a locale prints for a key, of its own or of the nearest parent's.
    func text(of key: String, _ source: BundleSource, _ bundle: BundleCheck) -> String? {
        var locale: BundleSource? = source
        while let current = locale, !current.isRoot {
            if let text = byLocale[current.locale]?[key] { return text }
            locale = bundle.parent(of: current)
        }
        return root[key]?.value
    }
}
