/// A message's pattern, taken apart and not yet bound to anybody's arguments.
package struct ParsedPattern: Hashable, Sendable {
    package let elements: [MessageElement]
    /// In the order in which the pattern names them first; the elements refer to them by position.
    package let arguments: [MessageArgument]
    /// What is wrong with the pattern by itself, whatever its language and its root.
    package let problems: [CatalogProblem]

    /// The most bytes that a pattern may have, so that ICU and we are safe from hostile ones.
    package static let maximumLength = 8192
    /// How deep plurals and selects may stand in each other.
    package static let maximumDepth = 8
}

extension ParsedPattern {
    package init(_ pattern: String) {
        if let label = ParsedPattern(label: pattern) {
            self = label
        } else {
            self = PatternParser.parse(pattern)
        }
    }

    /// The elements with their arguments numbered as root has them; nil where there is one that root does not have.
    func elements(numberedBy root: [MessageArgument]) -> [MessageElement]? {
        if arguments.isEmpty { return elements }
        var numbers: [Int] = []
        for argument in arguments {
            guard let number = root.firstIndex(where: { $0.name == argument.name }) else { return nil }
            numbers.append(number)
        }
        return elements.map { $0.renumbered { numbers[$0] } }
    }

    /// A text with neither arguments nor apostrophes, which needs no parser; nil for others.
    private init?(label: String) {
        guard Self.isLabel(label.utf8) else { return nil }
        self.init(elements: label.isEmpty ? [] : [.literal(label)], arguments: [], problems: [])
    }

    /// Whether a text has neither braces nor apostrophes, and so is its own message.
    static func isLabel(_ text: some Sequence<UInt8>) -> Bool {
        text.allSatisfy { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "'") }
    }
}
