/// Checks the literal text of a message: what is invisible in it, and how wide it is.
enum LiteralCheck {
    static func problems(_ elements: [MessageElement]) -> [CatalogProblem] {
        var problems = directionProblem(elements).map { [$0] } ?? []
        for case .literal(let text) in elements {
            if let control = text.unicodeScalars.first(where: isControl) {
                problems.append(.controlCharacter(code: control.codePoint))
            }
        }
        return problems + elements.flatMap(\.branches).flatMap { Self.problems($0) }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n"
    }

    /// The first direction control that does not pair with another in the same message or branch.
    private static func directionProblem(_ elements: [MessageElement]) -> CatalogProblem? {
        var open: [Unicode.Scalar] = []
        for case .literal(let text) in elements {
            for scalar in text.unicodeScalars {
                switch scalar.value {
                case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
                case 0x202C, 0x2069:
                    let isIsolate = open.last.map { (0x2066...0x2068).contains($0.value) }
                    guard isIsolate == (scalar.value == 0x2069) else {
                        return .unbalancedDirections(control: scalar.codePoint)
                    }
                    open.removeLast()
                default: continue
                }
            }
        }
        return open.last.map { .unbalancedDirections(control: $0.codePoint) }
    }

    /// How many columns the literal text fills on paper, on the widest way through its choices.
    static func columns(_ elements: [MessageElement]) -> Int {
        elements.reduce(0) { sum, element in
            switch element {
            case .literal(let text): sum + text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
            case .argument, .pluralNumber: sum
            case .plural, .select: sum + (element.branches.map(columns).max() ?? 0)
            }
        }
    }
}

extension MessageElement {
    /// The messages that the element chooses from.
    var branches: [[MessageElement]] {
        switch self {
        case .literal, .argument, .pluralNumber: []
        case .plural(_, _, _, let branches): branches.map(\.elements)
        case .select(_, let branches): branches.map(\.elements)
        }
    }
}

extension Character {
    /// Whether a printer gives the character two columns.
    ///
    /// Source: EastAsianWidth.txt of Unicode 15, by whole blocks; exact enough for a limit on labels.
    fileprivate var isWide: Bool {
        guard let first = unicodeScalars.first else { return false }
        return switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// As people write it: U+200F.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
