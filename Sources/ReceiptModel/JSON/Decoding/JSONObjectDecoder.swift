/// Takes the entries of one object by their keys, and knows afterwards which keys nobody asked for.
struct JSONObjectDecoder {
    private let value: JSONValue
    private let document: JSONDocument
    private let members: [JSONDocument.Member]
    /// The keys that were asked for.
    private var known: [StaticString] = []

    init(_ value: JSONValue) {
        self.value = value
        document = value.document
        members = document.members(of: value.node)
        known.reserveCapacity(16)
    }

    /// The value of a key that may be left out.
    ///
    /// - Returns: nil when it is absent, or does not fit and was noted.
    mutating func optional<Value>(_ key: StaticString, _ shape: JSONShape<Value>) -> Value? {
        find(key).flatMap(shape.decode)
    }

    /// The value of a key that must be there.
    ///
    /// - Returns: nil when it is absent or does not fit; both are noted.
    mutating func required<Value>(_ key: StaticString, _ shape: JSONShape<Value>) -> Value? {
        guard let found = find(key) else {
            value.log.add(.missingKey, at: value.node, missing: "\(key)", "The key `\(key)` is missing; add it.")
            return nil
        }
        return shape.decode(found)
    }

    /// The elements of a key's array; none when it is absent.
    mutating func list<Element>(_ key: StaticString, of element: JSONShape<Element>) -> [Element] {
        optional(key, .list(of: element)) ?? []
    }

    /// The value of the one of two keys that must be there.
    mutating func either<Value>(
        _ first: StaticString, _ firstShape: JSONShape<Value>, or second: StaticString,
        _ secondShape: JSONShape<Value>
    ) -> Value? {
        let (firstValue, secondValue) = (find(first), find(second))
        switch (firstValue, secondValue) {
        case (nil, nil):
            value.log.add(
                .missingKey, at: value.node, missing: "\(first)",
                "Neither `\(first)` nor `\(second)` is there; add one of them.")
            return nil
        case (let found?, nil): return firstShape.decode(found)
        case (nil, let found?): return secondShape.decode(found)
        case (_?, let extra?):
            return extra.refuse(.wrongValue, "`\(first)` and `\(second)` exclude each other; keep one of them.")
        }
    }

    /// Every entry, for an object whose keys are free; those that begin with `x-` left out.
    func entries() -> [(key: String, node: Int, value: JSONValue)] {
        members.compactMap { member in
            let key = document.text(of: member.key)
            if key.hasPrefix(Self.extensionPrefix) { return nil }
            return (key, member.key, JSONValue(log: value.log, node: member.value))
        }
    }

    private mutating func find(_ key: StaticString) -> JSONValue? {
        known.append(key)
        for member in members where document.isKey(member.key, key) {
            return JSONValue(log: value.log, node: member.value)
        }
        return nil
    }

    // MARK: - Unknown keys

    /// Keys that begin so are the user's own and pass everywhere.
    private static let extensionPrefix = "x-"

    func refuseUnknownKeys() {
        for member in members where !known.contains(where: { document.isKey(member.key, $0) }) {
            let key = document.text(of: member.key)
            if key.hasPrefix(Self.extensionPrefix) { continue }
            value.log.add(.unknownKey, at: member.key, "This key is not known here; \(advice(for: key)).")
        }
    }

    private func advice(for key: String) -> String {
        let names = known.map { "\($0)" }
        if let nearest = KeySuggestion.nearest(to: key, among: names) {
            return "did you mean `\(nearest)`? A key of your own begins with `x-`"
        }
        return "known are \(names.map { "`\($0)`" }.joined(separator: ", ")); a key of your own begins with `x-`"
    }
}
