import ReceiptModel

/// An object of a profile, whose keys are taken one by one.
struct ProfileObject {
    private let document: JSONDocument
    private let members: [JSONDocument.Member]
    private let ownPath: String
    private var known: Set<String> = []

    init(_ document: JSONDocument, _ node: Int, path: String) throws(PrinterProfileError) {
        guard document.nodes[node].kind == .object else { throw .value(path: path, wanted: "an object") }
        self.document = document
        members = document.members(of: node)
        ownPath = path
    }

    func path(to key: String) -> String { ownPath.isEmpty ? key : "\(ownPath).\(key)" }

    func refuseOtherKeys() throws(PrinterProfileError) {
        for member in members {
            let key = document.text(of: member.key)
            guard known.contains(key) else { throw .unknownKey(path(to: key)) }
        }
    }

    // MARK: - Values

    mutating func object(_ key: String) throws(PrinterProfileError) -> ProfileObject {
        try ProfileObject(document, required(key), path: path(to: key))
    }

    mutating func optionalObject(_ key: String) throws(PrinterProfileError) -> ProfileObject? {
        guard let node = find(key) else { return nil }
        return try ProfileObject(document, node, path: path(to: key))
    }

    mutating func text(_ key: String) throws(PrinterProfileError) -> String {
        try text(of: required(key), path(to: key))
    }

    mutating func texts(_ key: String) throws(PrinterProfileError) -> [String] {
        let node = try required(key)
        guard document.nodes[node].kind == .array else { throw .value(path: path(to: key), wanted: "an array") }
        var texts: [String] = []
        for element in document.elements(of: node) { texts.append(try text(of: element, path(to: key))) }
        return texts
    }

    /// Every key with its text, for an object whose keys are free.
    func allTexts() throws(PrinterProfileError) -> [(key: String, value: String)] {
        var texts: [(String, String)] = []
        for member in members {
            let key = document.text(of: member.key)
            texts.append((key, try text(of: member.value, path(to: key))))
        }
        return texts
    }

    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String
    ) throws(PrinterProfileError) -> Word {
        try Self.word(text(key), path(to: key))
    }

    mutating func words<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String
    ) throws(PrinterProfileError) -> [Word] {
        var words: [Word] = []
        for text in try texts(key) { words.append(try Self.word(text, path(to: key))) }
        return words
    }

    mutating func number(_ key: String, in range: ClosedRange<Int>) throws(PrinterProfileError) -> Int {
        try number(of: required(key), key, range)
    }

    mutating func optionalNumber(_ key: String, in range: ClosedRange<Int>) throws(PrinterProfileError) -> Int? {
        guard let node = find(key) else { return nil }
        return try number(of: node, key, range)
    }

    mutating func flag(_ key: String) throws(PrinterProfileError) -> Bool {
        try flag(of: required(key), key)
    }

    mutating func optionalFlag(_ key: String) throws(PrinterProfileError) -> Bool? {
        guard let node = find(key) else { return nil }
        return try flag(of: node, key)
    }

    // MARK: - Nodes

    private mutating func find(_ key: String) -> Int? {
        known.insert(key)
        return members.first { document.text(of: $0.key) == key }?.value
    }

    private mutating func required(_ key: String) throws(PrinterProfileError) -> Int {
        guard let node = find(key) else { throw .missingKey(path(to: key)) }
        return node
    }

    private func text(of node: Int, _ path: String) throws(PrinterProfileError) -> String {
        switch document.nodes[node].kind {
        case .text, .escapedText: return document.text(of: node)
        case .null, .true, .false, .number, .array, .object: throw .value(path: path, wanted: "a string")
        }
    }

    private func number(of node: Int, _ key: String, _ range: ClosedRange<Int>) throws(PrinterProfileError) -> Int {
        guard document.nodes[node].kind == .number, let number = Int(document.text(of: node)), range.contains(number)
        else {
            throw .value(
                path: path(to: key), wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private func flag(of node: Int, _ key: String) throws(PrinterProfileError) -> Bool {
        switch document.nodes[node].kind {
        case .true: return true
        case .false: return false
        case .null, .number, .text, .escapedText, .array, .object:
            throw .value(path: path(to: key), wanted: "true or false")
        }
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String, _ path: String
    ) throws(PrinterProfileError) -> Word {
        guard let word = Word(rawValue: text) else {
            throw .value(path: path, wanted: "one of " + Word.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return word
    }
}
