import TestSupport

extension JSONTree {
    /// The tree with one random change: something that people or programs get wrong in an order.
    func mutated(using generator: inout SeededGenerator) -> JSONTree {
        let place = Int.random(in: 0..<count, using: &generator)
        let foreign = self[Int.random(in: 0..<count, using: &generator)]
        let decision = Int.random(in: 0..<10, using: &generator)
        return replacing(place) { value in
            switch decision {
            case 0: return .object([Member(key: "en", value: value)])
            case 1: return .array([value])
            case 2: return foreign
            case 3: return Self.strangers.randomElement(using: &generator) ?? value
            default: return value.changedInside(using: &generator)
            }
        }
    }

    private func changedInside(using generator: inout SeededGenerator) -> JSONTree {
        switch self {
        case .object(let members): .object(Self.changed(members, using: &generator))
        case .array(let elements): .array(Self.changed(elements, using: &generator))
        case .literal: Self.numbers.randomElement(using: &generator) ?? self
        case .text(let text): .text(Self.changed(text, using: &generator))
        }
    }

    private static func changed(_ members: [Member], using generator: inout SeededGenerator) -> [Member] {
        var members = members
        guard let index = members.indices.randomElement(using: &generator) else {
            return [Member(key: "de", value: .text("etwas"))]
        }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: members.remove(at: index)
        case 2: members[index].key = keys.randomElement(using: &generator) ?? ""
        case 3: members[index].key.append("s")
        case 4: members.insert(Member(key: "x-note", value: .array([.literal("null")])), at: index)
        case 5: members.append(members[index])
        case 6: members.swapAt(index, 0)
        default: members.append(Member(key: keys.randomElement(using: &generator) ?? "", value: members[index].value))
        }
        return members
    }

    private static func changed(_ elements: [JSONTree], using generator: inout SeededGenerator) -> [JSONTree] {
        var elements = elements
        guard let index = elements.indices.randomElement(using: &generator) else {
            return [strangers.randomElement(using: &generator) ?? .literal("null")]
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: elements.remove(at: index)
        case 1: elements.append(elements[index])
        case 2: elements.swapAt(index, 0)
        default: elements.insert(strangers.randomElement(using: &generator) ?? .literal("null"), at: index)
        }
        return elements
    }

    private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: text.uppercased()
        case 1: text.lowercased()
        case 2: text + "\n"
        case 3: String(text.dropLast())
        case 4: " " + text
        default: texts.randomElement(using: &generator) ?? text
        }
    }

    /// Values of each type.
    private static let strangers: [JSONTree] =
        [
            .literal("null"), .literal("true"), .literal("false"), .array([]), .object([]), .array([.text("A")]),
            .object([Member(key: "x-only", value: .literal("1"))]),
        ] + numbers + texts.map { .text($0) }

    private static let numbers: [JSONTree] =
        [
            "0", "-0", "1", "2", "-1", "0.5", "1.0", "1e2", "100", "100.01", "-12.50", "12345678901234567890",
            "12345678901234567890123456789012345678901", "10000", "3661", "1E-3",
        ].map { .literal($0) }

    private static let texts = [
        "", " ", "A", "EUR", "eur", "CH", "XX", "receipt", "cash", "2026-02-28", "2026-02-30", "2026-13-01",
        "0000-01-01", "2026-02-30T10:00:00Z", "2026-02-28T10:00:00Z", "2026-02-28T24:00:00Z",
        "2026-02-28T10:00:00+18:30", "2026-02-28 10:00", "19.90", "-19.90", "-0.00", "0.00", "019.90", "1e2", ".5",
        "5.", "100.00", "12,50", "1234567890123456789012345678901234567890.5", "1234", "١٢٣٤", "4111 1111 1111 1111",
        "Europe/Zurich", "Europe/", "contained", "vat", "standard",
    ]

    private static let keys = [
        "", "amount", "percent", "rate", "amountPerUnit", "description", "taxes", "country", "de", "de-CH", "de-ch",
        "DE",
        "zh-Hant", "sl-rozaj-biske", "sl-rozaj-rozaj", "de-u-nu-latn", "x-", "x-de", "X-de", "currency", "label",
        "quantity ", "unit_price", "4111111111111111",
    ]
}
