extension XMLReader {
    mutating func name() throws(ExchangeError) -> String {
        var name = String.UnicodeScalarView()
        while let scalar = current, scalar.properties.isXIDContinue || scalar == ":" || scalar == "-" || scalar == "." {
            name.append(scalar)
            advance()
        }
        guard let first = name.first, first.properties.isXIDStart || first == "_" || first == ":" else {
            throw error("Here a name should stand")
        }
        return String(name)
    }

    /// Characters and references up to what ends them.
    mutating func text(endsAt isEnd: (Unicode.Scalar) -> Bool) throws(ExchangeError) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, !isEnd(scalar) {
            if scalar == "&" {
                text.append(try reference())
            } else {
                if starts(with: "]]>") { throw error("]]> stands in a text; write ]]&gt;") }
                text.append(scalar)
                advance()
            }
        }
        guard current != nil else { throw error("The file ends too early") }
        return String(text)
    }

    mutating func reference() throws(ExchangeError) -> Unicode.Scalar {
        // The longest is &#x10FFFF;
        guard let end = scalars[index...].prefix(12).firstIndex(of: ";") else { throw error("A & has no ;") }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(index + 1)..<end])
        let text = String(name)
        let scalar: Unicode.Scalar? =
            switch text {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            default:
                if text.hasPrefix("#x") {
                    UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
                } else if text.hasPrefix("#") {
                    UInt32(text.dropFirst()).flatMap(Unicode.Scalar.init)
                } else {
                    nil
                }
            }
        guard let scalar, XMLText.allows(scalar) else { throw error("XML knows no &\(text);") }
        advance(end + 1 - index)
        return scalar
    }
}

// MARK: - Scanning

extension XMLReader {
    var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    func starts(with mark: String) -> Bool {
        scalars[index...].starts(with: mark.unicodeScalars)
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < scalars.count {
            if scalars[index] == "\n" { line += 1 }
            index += 1
        }
    }

    @discardableResult
    mutating func skipSpaces() -> Bool {
        let start = index
        while let scalar = current, scalar == " " || scalar == "\n" || scalar == "\t" { advance() }
        return index > start
    }

    /// What stands between two marks; the reader is at the first.
    mutating func take(_ start: String, through mark: String) throws(ExchangeError) -> String {
        advance(start.unicodeScalars.count)
        var text = String.UnicodeScalarView()
        while !starts(with: mark) {
            guard let scalar = current else { throw error("The file ends before \(mark)") }
            text.append(scalar)
            advance()
        }
        advance(mark.unicodeScalars.count)
        return String(text)
    }

    mutating func expect(_ scalar: Unicode.Scalar) throws(ExchangeError) {
        guard current == scalar else { throw error("Here \(scalar) should stand") }
        advance()
    }

    func error(_ what: String) -> ExchangeError {
        ExchangeError(.syntax("\(what). Mend the XML."), line: line)
    }
}
