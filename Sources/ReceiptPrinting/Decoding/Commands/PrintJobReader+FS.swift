extension PrintJobReader {
    /// Source: Epson ESC/POS, the commands FS …
    mutating func readFS() {
        guard let name = takeByte() else { return }
        switch name {
        // Source: FS &, FS .: without effect while characters come in Shift JIS.
        case UInt8(ascii: "&"): state.isKanji = true
        case UInt8(ascii: "."): state.isKanji = false
        case UInt8(ascii: "L"), UInt8(ascii: "b"), UInt8(ascii: "c"): break
        case UInt8(ascii: "!"): if let value = takeByte() { setKanjiMode(value) }
        case UInt8(ascii: "-"):
            if let value = takeByte(), let dots = choice(value, below: 3) { state.kanjiUnderline = Int(dots) }
        case UInt8(ascii: "C"):
            if let value = takeByte(), let system = choice(value, below: 3) { state.readsShiftJIS = system > 0 }
        case UInt8(ascii: "S"):
            guard let values = take(2) else { return }
            state.kanjiLeftSpacing = state.dots(horizontal: Int(values[values.startIndex]))
            state.kanjiRightSpacing = state.dots(horizontal: Int(values[values.startIndex + 1]))
        case UInt8(ascii: "W"):
            guard let value = takeByte() else { return }
            (state.kanjiWidthScale, state.kanjiHeightScale) = value & 1 == 1 ? (2, 2) : (1, 1)
        case UInt8(ascii: "2"):
            // Source: FS 2: c1 c2 and 24 columns of 3 bytes.
            if take(2 + 72) != nil { remark(.ineffective(command: "FS 2", .noEffectOnPaper)) }
        case UInt8(ascii: "?"): _ = take(2)
        case UInt8(ascii: "("): readFSParenthesis()
        case UInt8(ascii: "a"): readCheckCommand()
        case UInt8(ascii: "g"): readUserMemory()
        case UInt8(ascii: "p"):
            guard let values = take(2), let number = values.first else { return }
            endLineBeforePicture()
            remark(.storedImage("NV bit image \(number)"))
        case UInt8(ascii: "q"): defineNVImages()
        default: remarkUnknown()
        }
    }

    /// Source: FS !: bit 2 double width, 3 double height, 7 underline.
    private mutating func setKanjiMode(_ value: UInt8) {
        state.kanjiWidthScale = value & 0x04 == 0 ? 1 : 2
        state.kanjiHeightScale = value & 0x08 == 0 ? 1 : 2
        state.kanjiUnderline = value & 0x80 == 0 ? 0 : 1
    }

    private mutating func readFSParenthesis() {
        guard let name = takeByte(), let length = takeWord(), let body = take(length) else { return }
        let parameters = Array(body)
        switch name {
        case UInt8(ascii: "C") where parameters.count == 2 && parameters[0] == 48:
            // Source: FS ( C, function 48: 1 is one byte a character, 2 is UTF-8.
            switch parameters[1] {
            case 1, 49: state.readsUTF8 = false
            case 2, 50: state.readsUTF8 = true
            default: remark(.ineffective(command: "FS ( C", .outOfRange))
            }
        case UInt8(ascii: "A") where parameters.count == 2 && parameters[0] == 48:
            setKanjiFont(parameters[1])
        case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "e"),
            UInt8(ascii: "f"), UInt8(ascii: "g"):
            remark(.ineffective(command: commandName, .noEffectOnPaper))
        default:
            remark(.unknownCommand(Array(bytes[start..<at].prefix(5 + parameters.count))))
        }
    }

    /// Source: FS ( A, function 48: 24 x 24, 20 x 24 and 16 x 16 dots.
    private mutating func setKanjiFont(_ value: UInt8) {
        switch value {
        case 0, 48: state.kanjiCell = DecodedPrinter.Cell(width: 24, height: 24)
        case 1, 49: state.kanjiCell = DecodedPrinter.Cell(width: 20, height: 24)
        case 2, 50: state.kanjiCell = DecodedPrinter.Cell(width: 16, height: 16)
        default: remark(.ineffective(command: "FS ( A", .outOfRange))
        }
    }

    private mutating func readCheckCommand() {
        guard let kind = takeByte() else { return }
        if kind == UInt8(ascii: "0"), takeByte() == nil { return }
        remark(.ineffective(command: "FS a", .noEffectOnPaper))
    }

    /// FS g 1 and FS g 2: m, an address of four bytes, a length, and for 1 as many bytes.
    private mutating func readUserMemory() {
        guard let kind = takeByte() else { return }
        guard kind == UInt8(ascii: "1") || kind == UInt8(ascii: "2") else { return remarkUnknown(3) }
        guard take(5) != nil, let length = takeWord() else { return }
        if kind == UInt8(ascii: "1"), take(length) == nil { return }
        remark(.ineffective(command: "FS g", .noEffectOnPaper))
    }

    /// FS q: n pictures, each of x times y times 8 bytes.
    private mutating func defineNVImages() {
        guard let count = takeByte() else { return }
        for _ in 0..<count {
            guard let width = takeWord(), let height = takeWord(), take(width * height * 8) != nil else { return }
        }
        remark(.ineffective(command: "FS q", .noEffectOnPaper))
    }
}
