import ReceiptModel

/// One object of a JSON file: its members by name, and their lines.
struct JSONMembers {
    struct Member {
        let name: String
        fileprivate let key: Int
        fileprivate let value: Int
    }

    private let document: JSONDocument

    /// In the order of the file.
    let all: [Member]

    /// Reads a file whose outermost value is an object.
    init(reading bytes: [UInt8]) throws(ExchangeError) {
        let document: JSONDocument
        do { document = try JSONReader.read(bytes) } catch {
            throw ExchangeError(.json(error.reason), line: error.line)
        }
        if let duplicate = document.duplicateKeys.min() {
            throw ExchangeError(
                .duplicateKey("\"\(document.text(of: duplicate))\""), line: document.lines(of: [duplicate])[0])
        }
        guard document.nodes[JSONDocument.root].kind == .object else { throw ExchangeError(.unknownFormat, line: 1) }
        self.init(document, JSONDocument.root)
    }

    private init(_ document: JSONDocument, _ node: Int) {
        self.document = document
        all = document.members(of: node).map { member in
            Member(name: document.text(of: member.key), key: member.key, value: member.value)
        }
    }

    /// The members with the lines, from 1, that they begin on.
    var withLines: [(member: Member, line: Int)] {
        Array(zip(all, document.lines(of: all.map(\.key))).map { (member: $0, line: $1) })
    }

    private func wrongType(_ member: Member, _ expected: String) -> ExchangeError {
        ExchangeError(
            .wrongType(key: "\"\(member.name)\"", expected: expected), line: document.lines(of: [member.key])[0])
    }

    subscript(name: String) -> Member? { all.first { $0.name == name } }

    /// The text of a member; nil where it is absent or null.
    func text(_ name: String) throws(ExchangeError) -> String? {
        guard let member = self[name] else { return nil }
        return try text(of: member)
    }

    func text(of member: Member) throws(ExchangeError) -> String? {
        switch document.nodes[member.value].kind {
        case .text, .escapedText: return document.text(of: member.value)
        case .null: return nil
        default: throw wrongType(member, "a text")
        }
    }

    /// The texts of an array; none where it is absent.
    func texts(_ name: String) throws(ExchangeError) -> [String] {
        guard let member = self[name] else { return [] }
        let elements = document.elements(of: member.value)
        let isText = elements.allSatisfy { [.text, .escapedText].contains(document.nodes[$0].kind) }
        guard document.nodes[member.value].kind == .array, isText else {
            throw wrongType(member, "a list of texts")
        }
        return elements.map(document.text)
    }

    /// The members of a member; nil where it is absent.
    func object(_ name: String) throws(ExchangeError) -> JSONMembers? {
        guard let member = self[name] else { return nil }
        return try object(of: member)
    }

    func object(of member: Member) throws(ExchangeError) -> JSONMembers {
        guard document.nodes[member.value].kind == .object else {
            throw wrongType(member, "an object")
        }
        return JSONMembers(document, member.value)
    }
}
