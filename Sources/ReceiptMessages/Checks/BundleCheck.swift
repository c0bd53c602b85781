import ReceiptLocalization
import ReceiptModel

/// Checks all files of a bundle together, and keeps what the bundle compiler writes.
package struct BundleCheck: Sendable {
    /// A key of root, with its message taken apart.
    package struct Key: Sendable {
        package let entry: BundleText.Entry
        package let pattern: ParsedPattern

        package var name: String { entry.key }
    }

    package let bundle: String
    package let root: BundleSource
    /// The other locales, by name.
    package let locales: [BundleSource]
    /// Root's keys in the order of their bytes, which is ICU's.
    package let keys: [Key]
    /// Everything that is wrong, in the order of the files and lines.
    package let issues: [CatalogIssue]

    package init(bundle: String, root: BundleSource, locales: [BundleSource]) {
        self.bundle = bundle
        self.root = root
        self.locales = locales.sorted { $0.locale < $1.locale }
        var seen: Set<String> = []
        keys = root.text.entries.filter { seen.insert($0.key).inserted }
            .map { Key(entry: $0, pattern: ParsedPattern($0.value)) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        var issues = Self.rootIssues(root, keys, bundle)
        for locale in self.locales {
            issues += locale.ownIssues(bundle: bundle)
            let hasParent = Self.shippedParent(of: locale, among: self.locales) != nil
            issues += Self.wordIssues(locale, keys, bundle, mayInherit: hasParent || locale.tag.language == "en")
        }
        self.issues = issues
    }

    /// The nearest ancestor with words of its own, by ICU's data; nil for English.
    package func parent(of locale: BundleSource) -> BundleSource? {
        Self.shippedParent(of: locale, among: locales)
    }

    private static func shippedParent(of locale: BundleSource, among others: [BundleSource]) -> BundleSource? {
        for ancestor in LocaleAncestry.chain(from: locale.tag).dropFirst() {
            if let source = others.first(where: { $0.tag == ancestor && $0.locale != locale.locale }) { return source }
        }
        return nil
    }

    private static func rootIssues(_ root: BundleSource, _ keys: [Key], _ bundle: String) -> [CatalogIssue] {
        var issues = root.ownIssues(bundle: bundle)
        var functions: [String: String] = [:]
        let check = PatternCheck(locale: .english, arguments: [])
        for key in keys.sorted(by: { $0.entry.position.line < $1.entry.position.line }) {
            let name = FunctionName.function(of: key.name)
            if FunctionName.reserved.contains(name) {
                issues.append(root.issue(.functionNameTaken(name: name, by: "the generated type"), key.entry))
            } else if let other = functions[name] {
                issues.append(root.issue(.functionNameTaken(name: name, by: other), key.entry))
            }
            functions[name] = key.name
            let problems = check.with(key.pattern.arguments).problems(key.pattern, limit: key.entry.limit)
            issues += problems.map { root.issue($0, key.entry) }
        }
        return issues
    }

    private static func wordIssues(
        _ source: BundleSource, _ keys: [Key], _ bundle: String, mayInherit: Bool
    ) -> [CatalogIssue] {
        var issues: [CatalogIssue] = []
        var missing = Set(keys.filter { !$0.entry.isLegalName }.map(\.name))
        let check = PatternCheck(locale: source.tag, arguments: [])
        let byName = Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
        for entry in source.text.entries {
            guard let key = byName[entry.key] else {
                if entry.key.hasPrefix("\(bundle).") {
                    issues.append(
                        source.issue(.unknownKey(similar: byName.keys.sorted().nearest(to: entry.key)), entry))
                }
                continue
            }
            missing.remove(entry.key)
            let problems = check.with(key.pattern.arguments).problems(
                ParsedPattern(entry.value), limit: key.entry.limit)
            issues += problems.map { source.issue($0, entry) }
        }
        if !mayInherit {
            issues += missing.sorted().map { name in
                CatalogIssue(
                    .missingKey(english: byName[name]?.entry.value ?? ""), file: source.file,
                    line: source.text.namePosition.line, locale: source.locale, key: name)
            }
        }
        return issues
    }
}
