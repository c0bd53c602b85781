import ReceiptModel

/// Words that a caller says differently from what the program carries: a shop's own titles, or a correction.
///
/// ```swift
/// let overrides = WordOverrides([LanguageTag(language: "de"): ["common.furniture.thank-you": "Vergelt’s Gott!"]])
/// ```
///
/// They are checked when words are opened, like the program's own when it was built: a key that does not exist, or a
/// message with other arguments, is an error there and not on a receipt.
public struct WordOverrides: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let locale: LanguageTag
        let key: String
        let pattern: String
        let file: String?
        let line: Int?
    }

    /// In the order in which they were found; the entries of one locale together.
    let entries: [Entry]

    public static let none = WordOverrides(entries: [])

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter words: For each locale, messages by key.
    public init(_ words: [LanguageTag: [String: String]]) {
        entries = words.sorted { $0.key.description < $1.key.description }.flatMap { locale, messages in
            messages.sorted { $0.key < $1.key }.map {
                Entry(locale: locale.base, key: $0.key, pattern: $0.value, file: nil, line: nil)
            }
        }
    }

    /// Reads a directory of bundle text: `<directory>/<bundle>/<locale>.txt`, English being `root.txt`.
    ///
    /// Files and directories whose names begin with a dot are passed over.
    ///
    /// - Throws: `CatalogError.invalidOverrides` for what cannot be read, with every problem.
    public init(directory: String) throws(CatalogError) {
        var entries: [Entry] = []
        var issues: [CatalogIssue] = []
        for bundle in TextFile.names(in: directory, &issues) {
            let folder = "\(directory)/\(bundle)"
            for name in TextFile.names(in: folder, &issues) {
                let file = "\(folder)/\(name)"
                guard let source = BundleSource(file: file, &issues) else { continue }
                issues += source.ownIssues(bundle: bundle)
                entries += source.text.entries.map {
                    Entry(
                        locale: source.tag, key: $0.key, pattern: $0.value, file: file, line: $0.position.line)
                }
            }
        }
        if !issues.isEmpty { throw .invalidOverrides(issues) }
        self.entries = entries
    }

    private init(entries: [Entry]) { self.entries = entries }
}

extension WordOverrides {
    /// Checks that every key belongs to one of the bundles that a program has, by the word before its first dot.
    ///
    /// Opening a bundle looks at that bundle's keys alone; so only who knows all bundles can find a misspelt name.
    public func requireBundles(_ names: [String]) throws(CatalogError) {
        let issues = entries.filter { !names.contains($0.bundle) }.map { $0.issue(.unknownBundle(available: names)) }
        if !issues.isEmpty { throw .invalidOverrides(issues) }
    }

    /// Puts the entries of these locales, the nearest first, over the messages of a bundle.
    func apply(
        to messages: inout [Message], of bundle: EmbeddedBundle, locales: [LanguageTag]
    ) throws(CatalogError) {
        var compiled: [(locale: LanguageTag, index: Int, message: Message)] = []
        var issues: [CatalogIssue] = []
        for entry in entries where entry.bundle == bundle.name {
            guard bundle.tags.contains(entry.locale) else {
                issues.append(entry.issue(.unknownLocale(available: bundle.tags.map(\.description))))
                continue
            }
            guard let index = bundle.keys.firstIndex(of: entry.key) else {
                issues.append(entry.issue(.unknownKey(similar: bundle.keys.nearest(to: entry.key))))
                continue
            }
            let pattern = ParsedPattern(entry.pattern)
            let problems = PatternCheck(locale: entry.locale, arguments: bundle.arguments[index]).problems(pattern)
            issues += problems.map(entry.issue)
            if problems.isEmpty, let message = Message(pattern: pattern, arguments: bundle.arguments[index]) {
                compiled.append((entry.locale, index, message))
            }
        }
        if !issues.isEmpty { throw .invalidOverrides(issues) }
        for locale in locales.reversed() {
            for entry in compiled where entry.locale == locale { messages[entry.index] = entry.message }
        }
    }
}

extension WordOverrides.Entry {
    fileprivate var bundle: String { String(key.prefix { $0 != "." }) }

    fileprivate func issue(_ problem: CatalogProblem) -> CatalogIssue {
        CatalogIssue(problem, file: file, line: line, locale: locale.icuName, key: key)
    }
}
