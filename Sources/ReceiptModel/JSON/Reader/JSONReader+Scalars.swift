// MARK: - Numbers

extension JSONReader {
    /// Goes behind a number: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    mutating func skipNumber() throws(JSONSyntaxError.Reason) {
        if byte == UInt8(ascii: "-") { offset += 1 }
        if byte == UInt8(ascii: "0") {
            offset += 1
            if isDigit(byte) { throw .malformedNumber }
        } else {
            try skipDigits()
        }
        if byte == UInt8(ascii: ".") {
            offset += 1
            try skipDigits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONSyntaxError.Reason) {
        guard isDigit(byte) else { throw offset < bytes.count ? .malformedNumber : .endsEarly }
        while isDigit(byte) { offset += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }
}

// MARK: - Texts

extension JSONReader {
    /// Goes behind the closing quotation mark of the text that begins here.
    ///
    /// - Returns: whether the text holds a backslash.
    mutating func skipText() throws(JSONSyntaxError.Reason) -> Bool {
        var hasEscapes = false
        offset += 1
        while true {
            skipPlainCharacters()
            guard offset < bytes.count else { throw .endsEarly }
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return hasEscapes
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try skipEscape()
            case 0: throw .nulCharacter
            case 1..<0x20: throw .controlCharacter
            default: try skipMultibyteScalar(byte)
            }
        }
    }

    /// Goes over ASCII characters that stand for themselves, which most texts are made of.
    private mutating func skipPlainCharacters() {
        var index = offset
        while index < bytes.count {
            let byte = bytes[index]
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
            index += 1
        }
        offset = index
    }

    private mutating func skipEscape() throws(JSONSyntaxError.Reason) {
        guard offset + 1 < bytes.count else { throw .endsEarly }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
        case UInt8(ascii: "u"):
            guard let unit = Self.codeUnit(at: offset, in: bytes) else { throw .malformedEscape }
            if unit == 0 { throw .nulCharacter }
            if UTF16.isTrailSurrogate(unit) { throw .loneSurrogate }
            if UTF16.isLeadSurrogate(unit) {
                guard let second = Self.codeUnit(at: offset + 6, in: bytes), UTF16.isTrailSurrogate(second) else {
                    throw .loneSurrogate
                }
                offset += 6
            }
            offset += 6
        default: throw .malformedEscape
        }
    }

    /// The four hexadecimal digits of `\uXXXX`, whose backslash stands at `start`; nil where no such escape stands.
    static func codeUnit(at start: Int, in bytes: [UInt8]) -> UInt16? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[start + 2..<start + 6] {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// Goes behind one scalar of two to four bytes.
    ///
    /// Source: Unicode 15.0, table 3-7, well-formed UTF-8 byte sequences.
    private mutating func skipMultibyteScalar(_ lead: UInt8) throws(JSONSyntaxError.Reason) {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw .invalidUTF8
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { throw .invalidUTF8 }
        var index = offset + 2
        while index < offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { throw .invalidUTF8 }
            index += 1
        }
        offset += length
    }
}
