import ReceiptLocalization
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
    /// Locales that are there although a bundle has no words in them: what it lacks is said as in their parents.
    package let addedLocales: [LanguageTag]

    public static let none = WordOverrides(entries: [])

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter words: For each locale, messages by key.
    public init(_ words: [LanguageTag: [String: String]]) {
        entries = words.sorted { $0.key.description < $1.key.description }.flatMap { locale, messages in
            messages.sorted { $0.key < $1.key }.map {
                Entry(locale: locale.base, key: $0.key, pattern: $0.value, file: nil, line: nil)
            }
        }
        addedLocales = []
    }

    /// Reads a directory of bundle text: `<directory>/<bundle>/<locale>.txt`, English being `root.txt`.
    ///
    /// Files and directories whose names begin with a dot are passed over.
    ///
    /// - Throws: `CatalogError.invalidOverrides` for what cannot be read, with every problem.
    public init(directory: String) throws(CatalogError) {
        var issues: [CatalogIssue] = []
        let folder = WordsFolder(directory, &issues)
        self.init(entries: Self.entries(of: folder.files, &issues))
        if !issues.isEmpty { throw .invalidOverrides(issues) }
    }

    /// Reads what a translator works on, to see it at once on a receipt: of a directory as above the files of the locales
    /// that serve a request, and of those that these inherit from. A locale that the program does not know yet is one more.
    ///
    /// - Throws: `CatalogError.invalidOverrides` for what cannot be read of these files, with every problem.
    public init(directory: String, previewing requested: [LanguageTag]) throws(CatalogError) {
        var issues: [CatalogIssue] = []
        let folder = WordsFolder(directory, &issues)
        let negotiator = LocaleNegotiator(available: folder.files.map(\.tag))
        let serving = requested.map { tag in
            PseudoLocale(tag) == nil ? negotiator.negotiate([tag]).words : LanguageTag.english
        }
        let wanted = Set(serving.flatMap(LocaleAncestry.chain(from:)))
        self.init(
            entries: Self.entries(of: folder.files.filter { wanted.contains($0.tag) }, &issues),
            addedLocales: serving)
        if !issues.isEmpty { throw .invalidOverrides(issues) }
    }

    private init(entries: [Entry], addedLocales: [LanguageTag] = []) {
        self.entries = entries
        self.addedLocales = addedLocales
    }

    private static func entries(of files: [WordsFolder.File], _ issues: inout [CatalogIssue]) -> [Entry] {
        var entries: [Entry] = []
        for file in files {
            guard let source = BundleSource(file: file.path, &issues) else { continue }
            issues += source.ownIssues(bundle: file.bundle)
            entries += source.text.entries.map {
                Entry(locale: source.tag, key: $0.key, pattern: $0.value, file: file.path, line: $0.position.line)
            }
        }
        return entries
    }
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
            guard bundle.tags.contains(entry.locale) || addedLocales.contains(entry.locale) else {
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
