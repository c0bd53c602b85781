import ReceiptMessages
import ReceiptModel

/// All messages of some bundles, for one locale: what a file for translators holds, whatever its format.
package struct ExchangeCatalog: Hashable, Sendable {
    package let locale: LanguageTag
    /// Bundle after bundle, each in root's order.
    package let units: [ExchangeUnit]

    /// - Parameter locale: It may be one that has no file yet.
    /// - Throws: every text that no format can carry, and files that cannot be read again.
    package init(_ bundles: [BundleCheck], locale: LanguageTag) throws(CatalogRefusal) {
        self.locale = locale.base
        var units: [ExchangeUnit] = []
        var issues: [CatalogIssue] = []
        for bundle in bundles {
            let own = bundle.locales.first { $0.locale == locale.icuName }
            for source in [bundle.root, own].compactMap({ $0 }) { issues += Self.unwritable(source) }
            units += Self.units(of: bundle, own, remarks: try Self.remarks(own))
        }
        if !issues.isEmpty { throw CatalogRefusal(issues: issues) }
        self.units = units
    }

    private static func units(
        of bundle: BundleCheck, _ own: BundleSource?, remarks: EditableBundleText?
    ) -> [ExchangeUnit] {
        let targets = Dictionary(own?.text.entries.map { ($0.key, $0.value) } ?? []) { first, _ in first }
        return bundle.keys.sorted { $0.entry.position.line < $1.entry.position.line }.map { key in
            ExchangeUnit(
                bundle: bundle.bundle, key: key.name, comment: key.entry.comment, limit: key.entry.limit,
                source: key.entry.value, target: targets[key.name], remarks: remarks?.remarks(on: key.name) ?? [],
                arguments: key.pattern.arguments, isTranslatable: !key.entry.isLegalName,
                line: key.entry.position.line)
        }
    }

    private static func remarks(_ source: BundleSource?) throws(CatalogRefusal) -> EditableBundleText? {
        guard let source else { return nil }
        return try EditableBundleText(source)
    }

    /// An empty text would count as untranslated, and XML has no way to write controls.
    private static func unwritable(_ source: BundleSource) -> [CatalogIssue] {
        source.text.entries.compactMap { entry in
            if entry.value.isEmpty { return source.issue(.emptyText, entry) }
            let control = entry.value.unicodeScalars.first { $0.properties.generalCategory == .control && $0 != "\n" }
            return control.map { source.issue(.controlCharacter(code: $0.codePoint), entry) }
        }
    }
}
