/// A small strict reader of HTML, written from the syntax chapter of the standard and not from the renderer: it knows
/// start tags with quoted attributes, end tags, text, and a style element as one piece.
struct HTMLTokens {
    enum Token: Equatable {
        case start(name: String, attributes: [Attribute])
        case end(String)
        case text(String)
    }

    struct Attribute: Equatable {
        let name: String
        let value: String
    }

    struct Malformed: Error {
        let reason: String
    }

    let tokens: [Token]

    static let void: Set<String> = ["meta", "input", "br", "path"]

    init(_ html: String) throws {
        var rest = Substring(html)
        guard rest.hasPrefix("<!DOCTYPE html>\n") else { throw Malformed(reason: "no document type") }
        rest.removeFirst("<!DOCTYPE html>\n".count)
        var tokens: [Token] = []
        var open: [String] = []
        while let first = rest.first {
            guard first == "<" else {
                let text = rest.prefix { $0 != "<" }
                tokens.append(.text(try Self.decoded(text)))
                rest.removeFirst(text.count)
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { throw Malformed(reason: "a tag without an end") }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                let name = String(tag.dropFirst())
                guard open.popLast() == name else { throw Malformed(reason: "</\(name)> ends something else") }
                tokens.append(.end(name))
                continue
            }
            let token = try Self.startTag(tag)
            tokens.append(token)
            guard case .start(let name, _) = token else { continue }
            if !Self.void.contains(name) { open.append(name) }
            if name == "style", let close = rest.firstRange(of: "</style>") {
                tokens.append(.text(String(rest[..<close.lowerBound])))
                rest = rest[close.lowerBound...]
            }
        }
        guard open.isEmpty else { throw Malformed(reason: "\(open) never end") }
        self.tokens = tokens
    }

    private static func startTag(_ tag: Substring) throws -> Token {
        var rest = tag.hasSuffix("/") ? tag.dropLast() : tag
        let name = rest.prefix { $0 != " " && $0 != "\n" }
        rest.removeFirst(name.count)
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw Malformed(reason: "<\(name)> is no tag")
        }
        var attributes: [Attribute] = []
        while !rest.isEmpty {
            guard rest.first == " " else { throw Malformed(reason: "no space before an attribute in <\(tag)>") }
            rest.removeFirst()
            let key = rest.prefix { $0 != "=" && $0 != " " }
            guard !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) else {
                throw Malformed(reason: "\"\(key)\" is no attribute")
            }
            rest.removeFirst(key.count)
            guard rest.hasPrefix("=\"") else {
                attributes.append(Attribute(name: String(key), value: ""))
                continue
            }
            rest.removeFirst(2)
            let value = rest.prefix { $0 != "\"" }
            rest.removeFirst(value.count)
            guard rest.first == "\"" else { throw Malformed(reason: "a value without an end in <\(tag)>") }
            rest.removeFirst()
            attributes.append(Attribute(name: String(key), value: try decoded(value, quoted: true)))
        }
        guard Set(attributes.map(\.name)).count == attributes.count else {
            throw Malformed(reason: "an attribute twice in <\(tag)>")
        }
        return .start(name: String(name), attributes: attributes)
    }

    /// Only references that stand for something, and no bare characters that would be markup.
    private static func decoded(_ text: Substring, quoted: Bool = false) throws -> String {
        var result = ""
        var rest = text
        while let next = rest.first {
            guard next == "&" else {
                guard next != "\"", next != "'" || quoted, next != ">" else {
                    throw Malformed(reason: "a bare \(next) in \(text)")
                }
                result.append(next)
                rest.removeFirst()
                continue
            }
            let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
            guard let reference = references.first(where: { rest.hasPrefix($0.key) }) else {
                throw Malformed(reason: "a bare & in \(text)")
            }
            result += reference.value
            rest.removeFirst(reference.key.count)
        }
        return result
    }
}

extension HTMLTokens {
    /// The text of the body, tags left out.
    var bodyText: String {
        var text = ""
        var isInBody = false
        for token in tokens {
            if case .start(name: "body", _) = token { isInBody = true }
            if isInBody, case .text(let part) = token { text += part }
        }
        return text
    }

    /// Name and attributes of each start tag.
    var elements: [(name: String, attributes: [String: String])] {
        tokens.compactMap { token in
            guard case .start(let name, let attributes) = token else { return nil }
            return (name, Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first })
        }
    }

    /// The text right behind each start tag of a name.
    func texts(in name: String) -> [String] {
        zip(tokens, tokens.dropFirst()).compactMap { token, next in
            guard case .start(name, _) = token else { return nil }
            if case .text(let text) = next { return text }
            return ""
        }
    }

    /// Everything inside the first element of a name, tags left out.
    func wholeText(in name: String) -> String? {
        guard let first = tokens.firstIndex(where: { if case .start(name, _) = $0 { true } else { false } }) else {
            return nil
        }
        return tokens[first...].prefix { $0 != .end(name) }.compactMap { token in
            if case .text(let text) = token { text } else { nil }
        }.joined()
    }
}
