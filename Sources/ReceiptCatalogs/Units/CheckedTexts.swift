import ReceiptMessages
import ReceiptModel

/// The texts of a translator's file, each held against root's message.
struct CheckedTexts {
    struct Entry {
        let key: String
        /// Nil takes the key out.
        let text: String?
        let remarks: [String]
    }

    /// How many problems are told; whoever has more has given the wrong file.
    private static let maximumIssues = 100

    private(set) var byBundle: [String: [Entry]] = [:]
    /// What is wrong, with its place in the translator's file.
    private(set) var issues: [CatalogIssue] = []

    init(_ catalog: TranslatedCatalog, from file: String, _ bundles: [BundleCheck]) {
        let keys = bundles.flatMap { bundle in bundle.keys.map { (bundle, $0) } }
        let known = Dictionary(keys.map { ($0.1.name, $0) }) { first, _ in first }
        let check = PatternCheck(locale: catalog.locale, arguments: [])
        var lines: [String: Int] = [:]
        for unit in catalog.units where issues.count < Self.maximumIssues {
            func add(_ problem: CatalogProblem) {
                issues.append(
                    CatalogIssue(problem, file: file, line: unit.line, locale: catalog.locale.icuName, key: unit.key))
            }
            guard let (bundle, key) = known[unit.key] else {
                add(.unknownKey(similar: known.keys.sorted().nearest(to: unit.key)))
                continue
            }
            if let first = lines.updateValue(unit.line, forKey: unit.key) { add(.duplicateKey(firstLine: first)) }
            let text = Self.text(of: unit, key)
            // Tools fill in names that are not translated; a file need not repeat them.
            if key.entry.isLegalName, text == key.entry.value, !bundle.says(key.name, in: catalog.locale) { continue }
            if let text {
                let pattern = ParsedPattern(text)
                check.with(key.pattern.arguments).problems(pattern, limit: key.entry.limit).forEach(add)
            }
            byBundle[bundle.bundle, default: []].append(Entry(key: unit.key, text: text, remarks: unit.remarks))
        }
    }

    /// The ICU message; nil where there is none.
    private static func text(of unit: TranslatedCatalog.Unit, _ key: BundleCheck.Key) -> String? {
        switch unit.text {
        case nil: return nil
        case .message(let message): return message
        case .plural(let variants):
            let argument = SinglePlural(key.entry.value)?.argument ?? key.pattern.arguments.first?.name ?? "n"
            return SinglePlural(argument: argument, variants: variants).pattern
        }
    }
}

extension BundleCheck {
    fileprivate func says(_ key: String, in locale: LanguageTag) -> Bool {
        locales.contains { $0.tag == locale && $0.text.entries.contains { $0.key == key } }
    }
}
