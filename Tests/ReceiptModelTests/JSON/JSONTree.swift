import ReceiptModel

/// JSON as a tree that tests can change. Objects keep the order of their keys and may hold a key twice.
indirect enum JSONTree: Hashable, Sendable {
    /// null, true, false or a number, as it is written.
    case literal(String)
    case text(String)
    case array([JSONTree])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONTree
    }

    init(_ bytes: [UInt8]) throws {
        self.init(try JSONReader.read(bytes), JSONDocument.root)
    }

    private init(_ document: JSONDocument, _ node: Int) {
        switch document.nodes[node].kind {
        case .null, .true, .false, .number: self = .literal(document.text(of: node))
        case .text, .escapedText: self = .text(document.text(of: node))
        case .array: self = .array(document.elements(of: node).map { JSONTree(document, $0) })
        case .object:
            self = .object(
                document.members(of: node).map {
                    Member(key: document.text(of: $0.key), value: JSONTree(document, $0.value))
                })
        }
    }

    /// The tree on one line.
    var text: String {
        switch self {
        case .literal(let literal): literal
        case .text(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\0"..<" ": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    // MARK: - Places

    /// How many values are in the tree, itself included.
    var count: Int {
        switch self {
        case .literal, .text: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .object(let members): members.reduce(1) { $0 + $1.value.count }
        }
    }

    /// The value at a place of the walk that visits parents before children; 0 is the tree itself.
    subscript(place: Int) -> JSONTree {
        var rest = place
        return find(&rest) ?? self
    }

    private func find(_ place: inout Int) -> JSONTree? {
        if place == 0 { return self }
        place -= 1
        let children: [JSONTree] =
            switch self {
            case .literal, .text: []
            case .array(let elements): elements
            case .object(let members): members.map(\.value)
            }
        for child in children {
            if let found = child.find(&place) { return found }
        }
        return nil
    }

    /// The tree with another value at a place.
    func replacing(_ place: Int, with change: (JSONTree) -> JSONTree) -> JSONTree {
        var rest = place
        return replaced(&rest, change)
    }

    /// `place` is -1 once the change is made.
    private func replaced(_ place: inout Int, _ change: (JSONTree) -> JSONTree) -> JSONTree {
        if place == 0 {
            place = -1
            return change(self)
        }
        guard place > 0 else { return self }
        place -= 1
        switch self {
        case .literal, .text: return self
        case .array(let elements):
            return .array(elements.map { place < 0 ? $0 : $0.replaced(&place, change) })
        case .object(let members):
            return .object(
                members.map { place < 0 ? $0 : Member(key: $0.key, value: $0.value.replaced(&place, change)) })
        }
    }
}
