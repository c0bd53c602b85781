/// Cuts bundle text into tokens and keeps the comments between them.
struct BundleTextScanner {
    struct Token: Hashable {
        enum Kind: Hashable {
            case word(String)
            case quotation(String)
            case open, close, colon, comma, end
        }

        let kind: Kind
        let position: TextPosition

        /// The text of a word or a quotation: keys may be written as either.
        var text: String? {
            switch kind {
            case .word(let text), .quotation(let text): text
            case .open, .close, .colon, .comma, .end: nil
            }
        }

        func unexpected(_ expected: String) -> BundleTextError {
            let found =
                switch kind {
                case .word(let text): text
                case .quotation(let text): "\"\(text)\""
                case .open: "{"
                case .close: "}"
                case .colon: ":"
                case .comma: ","
                case .end: "the end of the file"
                }
            return BundleTextError(problem: .unexpected(found: found, expected: expected), position: position)
        }
    }

    private struct Comment {
        let lines: [String]
        let firstLine: Int
        let lastLine: Int
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private(set) var line = 1
    private var column = 1
    private var comments: [Comment] = []
    private var ahead: Token?

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        // A byte order mark says only that the file is UTF-8.
        self.scalars = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
    }

    mutating func peek() throws(BundleTextError) -> Token {
        if let ahead { return ahead }
        let token = try scan()
        ahead = token
        return token
    }

    mutating func next() throws(BundleTextError) -> Token {
        if let token = ahead {
            ahead = nil
            return token
        }
        return try scan()
    }

    /// The comment directly above `keyLine`: no blank line between, and not behind an entry that ends on `lastLine`.
    mutating func takeComment(above keyLine: Int, below lastLine: Int) -> [String] {
        var lines: [String] = []
        var expected = keyLine - 1
        for comment in comments.reversed() {
            guard comment.lastLine == expected || comment.lastLine == keyLine, comment.firstLine > lastLine else {
                break
            }
            lines = comment.lines + lines
            expected = comment.firstLine - 1
        }
        comments.removeAll()
        return lines
    }
}

// MARK: - Scanning

extension BundleTextScanner {
    /// Behind the last token that was taken, or that was peeked at.
    var position: TextPosition { TextPosition(line: line, column: column) }
    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    private var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    private mutating func advance() {
        if scalars[index] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private mutating func scan() throws(BundleTextError) -> Token {
        while let scalar = current {
            let start = position
            switch scalar {
            case " ", "\t", "\r", "\n": advance()
            case "/" where following == "/" || following == "*": try scanComment()
            case "{": return single(.open, start)
            case "}": return single(.close, start)
            case ":": return single(.colon, start)
            case ",": return single(.comma, start)
            case "\"": return Token(kind: .quotation(try scanQuotation()), position: start)
            default: return Token(kind: .word(scanWord()), position: start)
            }
        }
        return Token(kind: .end, position: position)
    }

    private mutating func single(_ kind: Token.Kind, _ start: TextPosition) -> Token {
        advance()
        return Token(kind: kind, position: start)
    }

    private mutating func scanWord() -> String {
        var word = String.UnicodeScalarView()
        while let scalar = current {
            switch scalar {
            case " ", "\t", "\r", "\n", "{", "}", ":", ",", "\"": return String(word)
            default:
                word.append(scalar)
                advance()
            }
        }
        return String(word)
    }

    private mutating func scanComment() throws(BundleTextError) {
        let start = position
        let isBlock = following == "*"
        var text = String.UnicodeScalarView()
        advance()
        advance()
        while true {
            guard let scalar = current else {
                if isBlock { throw BundleTextError(problem: .unterminated("a comment"), position: start) }
                break
            }
            if isBlock, scalar == "*", following == "/" {
                advance()
                advance()
                break
            }
            if !isBlock, scalar == "\n" { break }
            text.append(scalar)
            advance()
        }
        let lines = String(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.withoutMarks($0, isBlock: isBlock) }.filter { !$0.isEmpty }
        comments.append(Comment(lines: lines, firstLine: start.line, lastLine: line))
    }

    /// A line of a comment without the stars or slashes that frame it.
    private static func withoutMarks(_ line: Substring, isBlock: Bool) -> String {
        let mark: Character = isBlock ? "*" : "/"
        var rest = line
        while let first = rest.first, first.isWhitespace || first == mark { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace || (isBlock && last == "*") { rest.removeLast() }
        return String(rest)
    }

    private mutating func scanQuotation() throws(BundleTextError) -> String {
        let start = position
        var text = String.UnicodeScalarView()
        advance()
        while let scalar = current {
            switch scalar {
            case "\"":
                advance()
                return String(text)
            case "\n", "\r": throw BundleTextError(problem: .lineEndInText, position: start)
            case "\\": text.append(try scanEscape())
            default:
                text.append(scalar)
                advance()
            }
        }
        throw BundleTextError(problem: .unterminated("a quotation"), position: start)
    }

    private mutating func scanEscape() throws(BundleTextError) -> Unicode.Scalar {
        let start = position
        advance()
        guard let sign = current else {
            throw BundleTextError(problem: .unterminated("a quotation"), position: start)
        }
        advance()
        switch sign {
        case "u": return try scanHexadecimal("u", digits: 4...4, start)
        case "U": return try scanHexadecimal("U", digits: 8...8, start)
        case "x": return try scanHexadecimal("x", digits: 1...2, start)
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "\"", "\\", "'": return sign
        // ICU has more escapes (octal, control characters); nobody needs them in words, so they count as mistakes.
        default: throw BundleTextError(problem: .invalidEscape("\\\(sign)"), position: start)
        }
    }

    private mutating func scanHexadecimal(
        _ sign: String, digits: ClosedRange<Int>, _ start: TextPosition
    ) throws(BundleTextError) -> Unicode.Scalar {
        var text = ""
        while text.count < digits.upperBound, let scalar = current, scalar.properties.isASCIIHexDigit {
            text.unicodeScalars.append(scalar)
            advance()
        }
        // A pair of surrogates (\uD83D\uDE00) is one character, as ICU has it.
        if sign == "u", let high = UInt32(text, radix: 16), (0xD800...0xDBFF).contains(high),
            current == "\\", following == "u"
        {
            advance()
            advance()
            var second = ""
            while second.count < 4, let scalar = current, scalar.properties.isASCIIHexDigit {
                second.unicodeScalars.append(scalar)
                advance()
            }
            if let low = UInt32(second, radix: 16), (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            throw BundleTextError(problem: .invalidEscape("\\u\(text)\\u\(second)"), position: start)
        }
        guard digits.contains(text.count), let value = UInt32(text, radix: 16), value != 0,
            let scalar = Unicode.Scalar(value)
        else { throw BundleTextError(problem: .invalidEscape("\\\(sign)\(text)"), position: start) }
        return scalar
    }
}
