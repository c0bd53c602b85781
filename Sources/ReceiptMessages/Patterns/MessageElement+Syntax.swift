extension MessageElement {
    /// The message as a translator writes it.
    ///
    /// - Parameter names: Of the arguments, by their numbers.
    static func syntax(_ elements: [MessageElement], names: [String]) -> String {
        elements.map { $0.syntax(names, isInPlural: false) }.joined()
    }

    /// What stands between the braces of one branch of a plural.
    package static func branchSyntax(_ elements: [MessageElement], names: [String]) -> String {
        elements.map { $0.syntax(names, isInPlural: true) }.joined()
    }

    private func syntax(_ names: [String], isInPlural: Bool) -> String {
        func text(_ elements: [MessageElement], isInPlural: Bool) -> String {
            elements.map { $0.syntax(names, isInPlural: isInPlural) }.joined()
        }
        switch self {
        case .literal(let literal): return Self.quoted(literal, isInPlural: isInPlural)
        case .argument(let index, let style): return "{\(names[index])\(style.syntax)}"
        case .pluralNumber: return "#"
        case .plural(let index, let kind, let offset, let branches):
            let keyword = kind == .cardinal ? "plural" : "selectordinal"
            let start = offset == 0 ? "" : "offset:\(offset) "
            let texts = branches.map { "\($0.selector.syntax) {\(text($0.elements, isInPlural: true))}" }
            return "{\(names[index]), \(keyword), \(start)\(texts.joined(separator: " "))}"
        case .select(let index, let branches):
            let texts = branches.map { "\($0.keyword) {\(text($0.elements, isInPlural: isInPlural))}" }
            return "{\(names[index]), select, \(texts.joined(separator: " "))}"
        }
    }

    /// Apostrophes around what would be syntax; an apostrophe itself is written twice.
    private static func quoted(_ literal: String, isInPlural: Bool) -> String {
        var result = ""
        for character in literal {
            switch character {
            case "'": result += "''"
            case "{", "}": result += "'\(character)'"
            case "#" where isInPlural: result += "'#'"
            default: result.append(character)
            }
        }
        return result
    }
}

extension ArgumentStyle {
    /// What follows the argument's name.
    fileprivate var syntax: String {
        switch self {
        case .text: ""
        case .number: ", number"
        case .integer: ", number, integer"
        case .percent: ", percent"
        case .money: ", money"
        case .list: ", list"
        case .date(let skeleton): ", date, ::\(skeleton)"
        }
    }
}

extension PluralBranch.Selector {
    fileprivate var syntax: String {
        switch self {
        case .exactly(let value): "=\(value)"
        case .category(let category): category.rawValue
        }
    }
}
