/// One thing that can be wrong with the words of a bundle.
public enum CatalogProblem: Hashable, Sendable {
    // The file

    case unreadableFile(reason: String)
    /// The text is no flat table of strings.
    case bundleSyntax(reason: String)
    case localeNameNotCanonical(name: String, canonical: String?)
    case tableNameDiffersFromFile(table: String, file: String)
    /// There is an `en` file, though root is English.
    case englishOutsideRoot
    case unknownLocale(available: [String])
    case unknownBundle(available: [String])
    /// ICU reads another text than we do.
    case readDifferently(icu: String?)

    // Keys

    case wrongNamespace(bundle: String)
    case malformedKey
    case functionNameTaken(name: String, by: String)
    case duplicateKey(firstLine: Int)
    case unknownKey(similar: String?)
    case missingKey(english: String)

    // The pattern

    case unparseablePattern(reason: String, column: Int)
    case tooComplex(limit: String)
    case strayBrace
    case apostropheBeforeBrace(quoted: String)
    case unbalancedDirections(control: String)
    case controlCharacter(code: String)
    /// In a file for translators, which takes an empty text for none.
    case emptyText
    case tooWide(columns: Int, limit: Int)

    // Arguments

    case numberedArgument(number: String)
    case missingArgument(use: String)
    case unknownArgument(name: String, available: [String])
    case contradictoryUses(name: String)
    case differentType(name: String, found: String, expected: String)
    case currencyFromLocale(name: String)
    case unknownType(name: String, type: String)
    case unknownStyle(name: String, type: String, style: String)
    case skeletonMissing(name: String)
    case unknownDateField(name: String, field: String)

    // Choices

    case missingPluralCategories(name: String, categories: [PluralCategory], language: String)
    case unknownPluralCategory(name: String, keyword: String)
    case unusedPluralCategory(name: String, category: PluralCategory, language: String)
    case unusablePluralValue(name: String, value: String)
    case duplicateBranch(name: String, selector: String)
    case unknownSelectKeyword(name: String, keyword: String, available: [String])
}

extension CatalogProblem: CustomStringConvertible {
    /// One sentence or two: what is wrong, and what to do.
    public var description: String {
        fileDescription ?? keyDescription ?? patternDescription ?? argumentDescription ?? choiceDescription ?? ""
    }

    private var fileDescription: String? {
        switch self {
        case .unreadableFile(let reason): "The file cannot be read: \(reason). Check its name and its permissions."
        case .bundleSyntax(let reason): reason
        case .localeNameNotCanonical(let name, let canonical):
            "\(name) is not how ICU names a locale." + (canonical.map { " Call the file \($0).txt." } ?? "")
        case .tableNameDiffersFromFile(let table, let file):
            "The table is named \(table) in a file for \(file). Write `\(file) {` at the top."
        case .englishOutsideRoot: "English is root: move what differs into root.txt and delete this file."
        case .unknownLocale(let available):
            "There are no words in this language. Choose one of: \(available.joined(separator: ", "))."
        case .unknownBundle(let available):
            "There is no bundle of this name. Choose one of: \(available.joined(separator: ", "))."
        case .readDifferently(let icu):
            "ICU reads \(icu.map { "“\($0)”" } ?? "no text") here. Write the text without rare escapes."
        default: nil
        }
    }

    private var keyDescription: String? {
        switch self {
        case .wrongNamespace(let bundle): "Every key of this bundle begins with `\(bundle).`. Rename it."
        case .malformedKey:
            "A key is made of lower-case words in Latin letters and digits, joined by dots and hyphens. Rename it."
        case .functionNameTaken(let name, let other):
            "Its function \(name)() is already that of \(other). Rename the key."
        case .duplicateKey(let line): "The key is already on line \(line). Keep one of the two."
        case .unknownKey(let similar):
            "root.txt has no such key."
                + (similar.map { " Did you mean \($0)?" } ?? " Add it there first, or delete it.")
        case .missingKey(let english): "The text is missing. Translate “\(english)”."
        default: nil
        }
    }

    private var patternDescription: String? {
        switch self {
        case .unparseablePattern(let reason, let column): "\(reason) (character \(column) of the text)"
        case .tooComplex(let limit): "The message is too long or too deeply nested: \(limit) at most. Make it simpler."
        case .strayBrace:
            "There is a } without its {. Open the argument, or write '}' in apostrophes to print the brace."
        case .apostropheBeforeBrace(let quoted):
            "The apostrophe before \(quoted) keeps the argument from being filled in. Write ’ (U+2019) for an apostrophe."
        case .unbalancedDirections(let control):
            "\(control) has no partner. Close every isolate with U+2069 and every embedding with U+202C."
        case .controlCharacter(let code): "The text holds the control character \(code). Delete it."
        case .emptyText:
            "The text is empty, which translators' tools take for untranslated. Write one, or delete the key."
        case .tooWide(let columns, let limit):
            "The text fills \(columns) columns, and there is room for \(limit). Find a shorter one."
        default: nil
        }
    }

    private var argumentDescription: String? {
        switch self {
        case .numberedArgument(let number): "The argument {\(number)} has no name. Give it one that says what it is."
        case .missingArgument(let use): "\(use) is missing. Say it somewhere in the text."
        case .unknownArgument(let name, let available):
            "There is no argument {\(name)}. "
                + (available.isEmpty
                    ? "This message has none." : "Use \(available.map { "{\($0)}" }.joined(separator: ", ")).")
        case .contradictoryUses(let name): "{\(name)} is used as two different types. Use one, or two arguments."
        case .differentType(_, let found, let expected): "\(found) is \(expected) in root.txt. Write it as there."
        case .currencyFromLocale(let name):
            "A currency comes with its amount, never from the language. Write {\(name), money}."
        case .unknownType(let name, let type):
            "\(type) is no type of an argument. Write {\(name)} for a text, or number, percent, money, date, list, plural,"
                + " selectordinal or select behind the name."
        case .unknownStyle(let name, let type, let style):
            "{\(name), \(type)} has no style \(style). "
                + (type == "number" ? "Leave it out, or write integer." : "Leave it out.")
        case .skeletonMissing(let name):
            "{\(name), date} does not say which fields it prints. Name them as a skeleton, {\(name), date, ::yMMMd}."
        case .unknownDateField(let name, let field):
            "The date {\(name)} has the field \(field), which no receipt prints. Use y M d E for the day and j m s for the"
                + " time."
        default: nil
        }
    }

    private var choiceDescription: String? {
        switch self {
        case .missingPluralCategories(let name, let categories, let language):
            "{\(name)} needs a text for \(categories.map(\.rawValue).joined(separator: ", ")), which \(language) has. Add"
                + " \(categories.map { "\($0.rawValue) {…}" }.joined(separator: " "))."
        case .unknownPluralCategory(let name, let keyword):
            "{\(name)} has a text for \(keyword), which is no plural category. Use zero, one, two, few, many, other, or"
                + " =1 for a value."
        case .unusedPluralCategory(let name, let category, let language):
            "{\(name)} has a text for \(category.rawValue), which \(language) never uses. "
                + (category == .zero ? "Write =0 for the value itself." : "Delete it, or write =1 for a value.")
        case .unusablePluralValue(let name, let value):
            "{\(name)} has \(value), which is no whole number of zero or more. Write =0, =1, …"
        case .duplicateBranch(let name, let selector): "{\(name)} has two texts for \(selector). Keep one."
        case .unknownSelectKeyword(let name, let keyword, let available):
            "{\(name)} is never \(keyword). Use \(available.joined(separator: ", "))."
        default: nil
        }
    }
}
