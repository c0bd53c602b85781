extension BundleText {
    /// Reads the text of one file.
    ///
    /// - Parameter bytes: UTF-8, with or without a byte order mark.
    /// - Throws: the first thing that is no flat table of strings.
    package init(reading bytes: [UInt8]) throws(BundleTextError) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw BundleTextError(problem: .notUTF8, position: .start)
        }
        var scanner = BundleTextScanner(text)
        let name = try scanner.next()
        guard case .word(let table) = name.kind else { throw name.unexpected("the name of the table") }
        try scanner.readTypeIfAny(allowing: "table")
        try scanner.expect(.open, "{")

        let opening = scanner.position
        var closing = opening
        var entries: [Entry] = []
        var lastLine = name.position.line
        while true {
            let key = try scanner.next()
            if key.kind == .close {
                closing = key.position
                break
            }
            guard let word = key.text else { throw key.unexpected("a key, or } at the end of the table") }
            let comment = scanner.takeComment(above: key.position.line, below: lastLine)
            try scanner.readTypeIfAny(allowing: "string")
            try scanner.expect(.open, "{")
            let value = try scanner.readText()
            lastLine = scanner.line
            entries.append(
                Entry(key: word, value: value, comment: comment, position: key.position, end: scanner.position))
        }
        let end = try scanner.next()
        guard end.kind == .end else { throw end.unexpected("the end of the file") }
        self.init(
            name: table, namePosition: name.position, entries: entries, opening: opening, closing: closing)
    }
}

extension BundleTextScanner {
    fileprivate mutating func expect(_ kind: Token.Kind, _ sign: String) throws(BundleTextError) {
        let token = try next()
        if token.kind != kind { throw token.unexpected(sign) }
    }

    /// Passes over `:string` behind a key, or `:table` behind the name.
    fileprivate mutating func readTypeIfAny(allowing type: String) throws(BundleTextError) {
        guard try peek().kind == .colon else { return }
        _ = try next()
        let token = try next()
        guard token.kind == .word(type) else {
            throw BundleTextError(problem: .unsupportedType(":\(token.text ?? "")"), position: token.position)
        }
    }

    /// The quotations up to the closing brace, joined.
    fileprivate mutating func readText() throws(BundleTextError) -> String {
        var text = ""
        var count = 0
        while true {
            let token = try next()
            switch token.kind {
            case .quotation(let part):
                text += part
                count += 1
            case .close where count > 0: return text
            case .open: throw BundleTextError(problem: .nestedTable, position: token.position)
            case .comma: throw BundleTextError(problem: .array, position: token.position)
            case .word(let word):
                let following = try peek().kind
                let isTable = following == .open || following == .colon
                throw BundleTextError(
                    problem: isTable ? .nestedTable : .unquotedText(word), position: token.position)
            case .end: throw BundleTextError(problem: .unterminated("a text"), position: token.position)
            case .close, .colon: throw token.unexpected("a text in quotation marks")
            }
        }
    }
}
