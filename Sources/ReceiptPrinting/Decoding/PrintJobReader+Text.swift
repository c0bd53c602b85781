extension PrintJobReader {
    /// Reads characters up to the next control character.
    mutating func readText() {
        var unknown: [UInt8] = []
        var unknownEncoding = ""
        while at < bytes.count, bytes[at] >= 0x20 {
            let first = at
            let character = nextCharacter()
            place(character)
            guard character.scalar == nil else { continue }
            if unknownEncoding != character.encoding, !unknown.isEmpty {
                remark(.unknownCharacters(unknown, encoding: unknownEncoding))
                unknown = []
            }
            unknownEncoding = character.encoding ?? ""
            unknown += bytes[first..<at]
        }
        if !unknown.isEmpty { remark(.unknownCharacters(unknown, encoding: unknownEncoding)) }
    }

    private struct Character {
        /// nil for bytes of which nobody knows what they print.
        let scalar: Unicode.Scalar?
        var isWide = false
        /// nil for ASCII.
        let encoding: String?
    }

    private mutating func nextCharacter() -> Character {
        let byte = bytes[at]
        if state.readsUTF8 { return nextUTF8() }
        if let set = doubleByteSet(for: byte), at + 1 < bytes.count {
            let pair = (byte, bytes[at + 1])
            at += 2
            return Character(scalar: set.scalar(for: pair), isWide: true, encoding: set.name)
        }
        at += 1
        if byte < 0x80 {
            let national = InternationalSet.scalar(for: byte, in: state.internationalSet)
            let scalar = national ?? (byte == 0x7F ? nil : Unicode.Scalar(byte))
            return Character(scalar: scalar, encoding: national == nil ? nil : "set \(state.internationalSet)")
        }
        guard let page = printer.pages[state.page] else {
            return Character(scalar: nil, encoding: "page \(state.page)")
        }
        return Character(scalar: page.scalar(for: byte), encoding: page.name)
    }

    /// The set in which `byte` is the first of two, if it is.
    private func doubleByteSet(for byte: UInt8) -> DoubleByteSet? {
        switch printer.doubleByte {
        case .none: nil
        case .japanese where state.readsShiftJIS:
            (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte) ? .shiftJIS : nil
        case .japanese: state.isKanji && (0x21...0x7E).contains(byte) ? .jis : nil
        case .switched(let set, _): state.isKanji && byte >= 0x81 && byte != 0xFF ? set : nil
        }
    }

    /// Source: Epson ESC/POS, FS ( C, function 48.
    private mutating func nextUTF8() -> Character {
        var decoder = UTF8()
        var iterator = bytes[at..<min(at + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
            at += 1
            return Character(scalar: nil, encoding: "UTF-8")
        }
        at += UTF8.width(scalar)
        return Character(
            scalar: scalar, isWide: TextCells.count(of: scalar) == 2, encoding: scalar.isASCII ? nil : "UTF-8")
    }

    private mutating func place(_ character: Character) {
        let style = character.isWide ? state.kanjiStyle : state.textStyle
        let cell = character.isWide ? state.kanjiCell : state.cell
        var (width, height) = (cell.width, cell.height)
        if style.effects.contains(.rotated) { swap(&width, &height) }
        let spacing = character.isWide ? state.kanjiLeftSpacing + state.kanjiRightSpacing : state.rightSpacing
        let advance = (width + spacing) * style.widthScale
        let room = min(state.areaWidth, printer.width - state.leftMargin)
        if line.position + advance > room, line.position > 0 {
            printLine(advance: state.lineSpacing, end: .wrapped)
        }
        line.add(
            character.scalar ?? "\u{FFFD}", style: style, advance: advance, height: height * style.heightScale,
            encoding: character.encoding)
    }

    /// HT: to the next place that ESC D set, if there is one.
    mutating func tab() {
        guard let next = state.tabs.first(where: { $0 > line.position }) else { return }
        line.move(to: next)
    }
}
