/// How much of each bundle each locale says.
package struct CatalogCoverage {
    package struct Row: Hashable, Sendable {
        /// As ICU names it.
        package let locale: String
        package let bundle: String
        /// Keys with a text of the locale's own.
        package let own: Int
        /// Keys that a parent says for it, or root: for a kind of English, and the names that a country's law gave.
        package let inherited: Int
        /// Keys that would be printed in English.
        package let missing: Int

        package var isComplete: Bool { missing == 0 }
    }

    /// By locale, then by bundle.
    package let rows: [Row]

    package init(_ bundles: [BundleCheck]) {
        let locales = Set(bundles.flatMap { $0.locales.map(\.locale) }).sorted()
        rows = locales.flatMap { locale in bundles.compactMap { Self.row(locale, $0) } }
    }

    private static func row(_ locale: String, _ bundle: BundleCheck) -> Row? {
        guard let source = bundle.locales.first(where: { $0.locale == locale }) else {
            return Row(locale: locale, bundle: bundle.bundle, own: 0, inherited: 0, missing: bundle.keys.count)
        }
        let own = Set(source.text.entries.map(\.key))
        var ancestors: Set<String> = []
        var parent = bundle.parent(of: source)
        while let current = parent {
            ancestors.formUnion(current.text.entries.map(\.key))
            parent = bundle.parent(of: current)
        }
        let isEnglish = source.tag.language == "en"
        var (said, inherited) = (0, 0)
        for key in bundle.keys {
            if own.contains(key.name) {
                said += 1
            } else if isEnglish || ancestors.contains(key.name) || key.entry.isLegalName {
                inherited += 1
            }
        }
        return Row(
            locale: locale, bundle: bundle.bundle, own: said, inherited: inherited,
            missing: bundle.keys.count - said - inherited)
    }
}
