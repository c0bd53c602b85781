/// Reads XML 1.0 in UTF-8, strictly, and without what may do harm: a document type is refused, and with it every entity but
/// the five that XML has by itself.
struct XMLReader {
    static let maximumDepth = 64

    let scalars: [Unicode.Scalar]
    var index = 0
    var line = 1

    static func read(_ bytes: [UInt8]) throws(ExchangeError) -> XMLElement {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ExchangeError(.notUTF8, line: 1) }
        var reader = XMLReader(text)
        try reader.checkCharacters()
        return try reader.document()
    }

    private init(_ text: String) {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars where scalar != "\u{FEFF}" || !scalars.isEmpty {
            // Source: XML 1.0, section 2.11: CR LF and CR are read as LF.
            if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
            scalars.append(scalar)
        }
        self.scalars = scalars.map { $0 == "\r" ? "\n" : $0 }
    }

    private func checkCharacters() throws(ExchangeError) {
        var line = 1
        for scalar in scalars {
            if scalar == "\n" { line += 1 }
            if !XMLText.allows(scalar) {
                throw ExchangeError(.syntax("XML allows no \(scalar.codePoint). Delete it."), line: line)
            }
        }
    }
}

// MARK: - Structure

extension XMLReader {
    private mutating func document() throws(ExchangeError) -> XMLElement {
        try skipBetweenElements(isProlog: true)
        guard current == "<" else { throw error("Here an element should begin") }
        let root = try element(depth: 1)
        try skipBetweenElements(isProlog: false)
        guard index == scalars.count else { throw error("Behind the outermost element stands something else") }
        return root
    }

    /// Passes over spaces, comments, processing instructions and the declaration.
    private mutating func skipBetweenElements(isProlog: Bool) throws(ExchangeError) {
        while true {
            skipSpaces()
            if starts(with: "<?") {
                let isDeclaration = isProlog && starts(with: "<?xml ")
                let instruction = try take("<?", through: "?>")
                if isDeclaration { try checkEncoding(instruction) }
            } else if starts(with: "<!--") {
                _ = try take("<!--", through: "-->")
            } else if starts(with: "<!DOCTYPE") {
                throw ExchangeError(.doctype, line: line)
            } else {
                return
            }
        }
    }

    private func checkEncoding(_ declaration: String) throws(ExchangeError) {
        guard let start = declaration.firstRange(of: "encoding")?.upperBound else { return }
        let quoted = declaration[start...].split(whereSeparator: { $0 == "\"" || $0 == "'" })
        guard quoted.count > 1, quoted[1].lowercased() != "utf-8" else { return }
        throw ExchangeError(.otherEncoding(String(quoted[1])), line: 1)
    }

    private mutating func element(depth: Int) throws(ExchangeError) -> XMLElement {
        guard depth <= Self.maximumDepth else { throw ExchangeError(.tooDeep(Self.maximumDepth), line: line) }
        let start = line
        advance()
        let qualified = try name()
        let attributes = try attributes()
        let local = qualified.split(separator: ":").last.map(String.init) ?? qualified
        var element = XMLElement(name: local, attributes: attributes, line: start)
        if starts(with: "/>") {
            advance(2)
            return element
        }
        try expect(">")
        while !starts(with: "</") {
            if starts(with: "<!--") {
                _ = try take("<!--", through: "-->")
            } else if starts(with: "<![CDATA[") {
                element.children.append(.text(try take("<![CDATA[", through: "]]>")))
            } else if starts(with: "<?") {
                _ = try take("<?", through: "?>")
            } else if current == "<" {
                element.children.append(.element(try self.element(depth: depth + 1)))
            } else {
                element.children.append(.text(try text { $0 == "<" }))
            }
        }
        advance(2)
        guard try name() == qualified else { throw error("<\(qualified)> is not closed by its own end") }
        skipSpaces()
        try expect(">")
        return element
    }

    private mutating func attributes() throws(ExchangeError) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = skipSpaces()
            if current == ">" || current == "/" { return attributes }
            guard hasSpace else { throw error("Before an attribute stands no space") }
            let name = try name()
            skipSpaces()
            try expect("=")
            skipSpaces()
            guard let quote = current, quote == "\"" || quote == "'" else {
                throw error("A value has no quotation marks")
            }
            advance()
            let value = try text { $0 == quote || $0 == "<" }
            try expect(quote)
            guard attributes.updateValue(value, forKey: name) == nil else { throw error("\(name) is given twice") }
        }
    }
}
