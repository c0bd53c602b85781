import ReceiptICU
import ReceiptModel

/// The file that a translator begins with: root's comments and English texts, with the plural forms that the language has.
package struct LocaleSkeleton {
    private let locale: String
    private let root: BundleSource
    private let cardinal: [PluralCategory]
    private let ordinal: [PluralCategory]
    /// A parent says everything that the locale does not say otherwise.
    private let hasParent: Bool

    /// - Parameter tag: Of the new locale.
    /// - Throws: `ICUError` where CLDR knows no plural rules.
    package init(_ tag: LanguageTag, of bundle: BundleCheck) throws {
        locale = tag.icuName
        root = bundle.root
        cardinal = try PluralRules(tag, .cardinal).categories
        ordinal = try PluralRules(tag, .ordinal).categories
        let empty = BundleText(name: locale, entries: [])
        hasParent = tag.language == "en" || bundle.parent(of: BundleSource(file: locale, text: empty)) != nil
    }

    /// Bundle text. For a region of a language that is there, an empty table: it holds what differs.
    package var text: String {
        guard !hasParent else { return "\(locale) {\n}\n" }
        let blocks = root.text.entries.filter { !$0.isLegalName }.map { entry in
            "\(Self.comment(of: entry))    \(entry.key) { \"\(pattern(of: entry.value))\" }\n"
        }
        return "\(locale) {\n\(blocks.joined(separator: "\n"))}\n"
    }

    private static func comment(of entry: BundleText.Entry) -> String {
        entry.comment.isEmpty ? "" : "    /** \(entry.comment.joined(separator: "\n        ")) */\n"
    }

    /// English with each plural in all forms of the language.
    private func pattern(of english: String) -> String {
        let parsed = ParsedPattern(english)
        guard parsed.problems.isEmpty else { return english }
        let elements = parsed.elements.map(inAllForms)
        return MessageElement.syntax(elements, names: parsed.arguments.map(\.name))
            .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private func inAllForms(_ element: MessageElement) -> MessageElement {
        switch element {
        case .literal, .argument, .pluralNumber: return element
        case .select(let index, let branches):
            return .select(index, branches.map { SelectBranch($0.keyword, $0.elements.map(inAllForms)) })
        case .plural(let index, let kind, let offset, let branches):
            let exact = branches.filter { if case .exactly = $0.selector { true } else { false } }
            let forms = (kind == .cardinal ? cardinal : ordinal).map { category in
                let own = branches.first { $0.selector == .category(category) } ?? branches.last
                return PluralBranch(.category(category), own?.elements.map(inAllForms) ?? [])
            }
            return .plural(index, kind, offset: offset, exact + forms)
        }
    }
}
