import ReceiptMessages

/// Values as Swift source.
enum SwiftLiteral {
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            default: literal += isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    /// A text for a comment: what cannot be seen stands as its code.
    static func visible(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            result += isVisible(scalar) ? String(scalar) : "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }

    static func message(_ pattern: ParsedPattern) -> String {
        if pattern.arguments.isEmpty {
            let label = pattern.elements.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
            return "Message(label: \(string(label)))"
        }
        return "Message(elements: \(elements(pattern.elements)))"
    }

    private static func elements(_ elements: [MessageElement]) -> String {
        "[\(elements.map(element).joined(separator: ", "))]"
    }

    private static func element(_ element: MessageElement) -> String {
        switch element {
        case .literal(let text): ".literal(\(string(text)))"
        case .argument(let index, .date(let skeleton)): ".argument(\(index), .date(\(string(skeleton))))"
        case .argument(let index, let style): ".argument(\(index), .\(style))"
        case .pluralNumber(let index, let offset): ".pluralNumber(\(index), offset: \(offset))"
        case .plural(let index, let kind, let offset, let branches):
            ".plural(\(index), .\(kind), offset: \(offset), [\(branches.map(branch).joined(separator: ", "))])"
        case .select(let index, let branches):
            ".select(\(index), [\(branches.map(branch).joined(separator: ", "))])"
        }
    }

    private static func branch(_ branch: PluralBranch) -> String {
        let selector =
            switch branch.selector {
            case .exactly(let value): ".exactly(\(value))"
            case .category(let category): ".category(.\(category))"
            }
        return "PluralBranch(\(selector), \(elements(branch.elements)))"
    }

    private static func branch(_ branch: SelectBranch) -> String {
        "SelectBranch(\(string(branch.keyword)), \(elements(branch.elements)))"
    }

    static func arguments(_ arguments: [MessageArgument]) -> String {
        let items = arguments.map { argument in
            let uses = argument.uses.sorted().map { ".\($0)" }.joined(separator: ", ")
            let keywords = argument.keywords.sorted().map(string).joined(separator: ", ")
            return "MessageArgument(\(string(argument.name)), [\(uses)]"
                + (keywords.isEmpty ? ")" : ", keywords: [\(keywords)])")
        }
        return "[\(items.joined(separator: ", "))]"
    }
}
