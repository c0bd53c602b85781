/// A condition of CLDR's plural rules: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural rules syntax".
struct PluralCondition: Hashable, Sendable {
    private enum Operand: Hashable, Sendable {
        case n, i, v, f, t, w
        /// The exponent of compact notation, which an exact number does not have.
        case zero
    }

    private struct Relation: Hashable, Sendable {
        var operand: Operand
        var modulus: UInt64?
        var isNegated: Bool
        var ranges: [ClosedRange<UInt64>]
    }

    /// Alternatives, each a list of relations that must all hold.
    private let alternatives: [[Relation]]

    init?(parsing text: Substring) {
        var alternatives: [[Relation]] = []
        var relations: [Relation] = []
        var words = text.split(separator: " ")[...]
        while !words.isEmpty {
            guard let relation = Self.relation(&words) else { return nil }
            relations.append(relation)
            switch words.popFirst() {
            case "and": continue
            case "or", nil:
                alternatives.append(relations)
                relations = []
            default: return nil
            }
        }
        guard relations.isEmpty, !alternatives.isEmpty else { return nil }
        self.alternatives = alternatives
    }

    private static func relation(_ words: inout ArraySlice<Substring>) -> Relation? {
        guard let operand = words.popFirst().flatMap(operand) else { return nil }
        var sign = words.popFirst()
        var modulus: UInt64?
        if sign == "%" {
            // Powers of ten only, as in all of CLDR: `PluralOperands` keeps just the last digits of long numbers.
            guard let number = words.popFirst().flatMap({ UInt64($0) }), isPowerOfTen(number) else { return nil }
            modulus = number
            sign = words.popFirst()
        }
        guard sign == "=" || sign == "!=", let list = words.popFirst() else { return nil }
        var ranges: [ClosedRange<UInt64>] = []
        for item in list.split(separator: ",") {
            let ends = item.split(separator: ".").compactMap { UInt64($0) }
            guard let low = ends.first, let high = ends.last, ends.count <= 2, low <= high else { return nil }
            ranges.append(low...high)
        }
        return Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }

    private static func isPowerOfTen(_ number: UInt64) -> Bool {
        var rest = number
        while rest >= 10, rest % 10 == 0 { rest /= 10 }
        return rest == 1
    }

    private static func operand(_ name: Substring) -> Operand? {
        switch name {
        case "n": .n
        case "i": .i
        case "v": .v
        case "f": .f
        case "t": .t
        case "w": .w
        case "c", "e": .zero
        default: nil
        }
    }

    func matches(_ number: PluralOperands) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { Self.holds($0, number) } }
    }

    private static func holds(_ relation: Relation, _ number: PluralOperands) -> Bool {
        var value: UInt64
        switch relation.operand {
        case .n:
            // A number with a fraction equals no whole number, and neither do its remainders.
            if number.t != 0 { return relation.isNegated }
            value = number.i
        case .i: value = number.i
        case .v: value = number.v
        case .f: value = number.f
        case .t: value = number.t
        case .w: value = number.w
        case .zero: value = 0
        }
        if let modulus = relation.modulus { value %= modulus }
        return relation.ranges.contains { $0.contains(value) } != relation.isNegated
    }
}

// MARK: - C

extension PluralCondition {
    /// The condition as an expression in C of a whole number `n`; nil where no whole number meets it.
    var inCForWholeNumbers: String? {
        let texts = alternatives.compactMap { relations -> String? in
            var conditions: [String] = []
            for relation in relations {
                switch relation.operand {
                case .n, .i: conditions.append(Self.inC(relation))
                // A whole number shows no fraction and no exponent: the relation holds always, or never.
                case .v, .f, .t, .w, .zero:
                    guard relation.ranges.contains(where: { $0.contains(0) }) != relation.isNegated else { return nil }
                }
            }
            return conditions.isEmpty ? "1" : conditions.joined(separator: " && ")
        }
        return texts.isEmpty ? nil : texts.joined(separator: " || ")
    }

    private static func inC(_ relation: Relation) -> String {
        let number = relation.modulus.map { "n % \($0)" } ?? "n"
        let ranges = relation.ranges.map { range in
            range.count == 1
                ? "\(number) == \(range.lowerBound)"
                : "(\(number) >= \(range.lowerBound) && \(number) <= \(range.upperBound))"
        }
        let union = ranges.count == 1 ? ranges[0] : "(\(ranges.joined(separator: " || ")))"
        return relation.isNegated ? "!(\(union))" : union
    }
}
