extension PrintJobReader {
    /// Source: Epson ESC/POS, the commands GS …
    mutating func readGS() {
        guard let name = takeByte() else { return }
        switch name {
        case UInt8(ascii: ":"), UInt8(ascii: "c"): remark(.ineffective(command: commandName, .noEffectOnPaper))
        case UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "\\"): _ = take(2)
        case UInt8(ascii: "("): readGSParenthesis()
        case UInt8(ascii: "8"): readLongGraphics()
        case UInt8(ascii: "*"): defineDownloadedImage()
        case UInt8(ascii: "C"): readCounter()
        case UInt8(ascii: "L"):
            if let units = takeWord(), isAtLineStart() { state.leftMargin = state.dots(horizontal: units) }
        case UInt8(ascii: "W"):
            guard let units = takeWord(), isAtLineStart() else { return }
            state.areaWidth = max(state.dots(horizontal: units), 1)
        case UInt8(ascii: "P"): if let units = take(2) { setMotionUnits(Array(units)) }
        case UInt8(ascii: "Q"): readVariableImage()
        case UInt8(ascii: "V"): readCut()
        case UInt8(ascii: "^"): if take(3) != nil { remark(.ineffective(command: "GS ^", .noEffectOnPaper)) }
        case UInt8(ascii: "g"): readMaintenanceCounter()
        case UInt8(ascii: "k"): readBarCode()
        case UInt8(ascii: "v"): readRasterImage()
        case UInt8(ascii: "z"): _ = take(3)
        default:
            guard "!/BEHITabfhjrw".utf8.contains(name) else { return remarkUnknown() }
            guard let value = takeByte() else { return }
            setGS(name, value)
        }
    }

    /// The commands with one parameter.
    private mutating func setGS(_ name: UInt8, _ value: UInt8) {
        switch name {
        case UInt8(ascii: "!"):
            guard value & 0x88 == 0 else { return remark(.ineffective(command: "GS !", .outOfRange)) }
            state.widthScale = Int(value >> 4) + 1
            state.heightScale = Int(value & 0x07) + 1
            (state.kanjiWidthScale, state.kanjiHeightScale) = (state.widthScale, state.heightScale)
        case UInt8(ascii: "/"): if let mode = choice(value, below: 4) { printDownloadedImage(mode) }
        case UInt8(ascii: "B"): setEffect(.reversed, value)
        case UInt8(ascii: "H"):
            if let place = choice(value, below: 4) { state.barLabel = [.none, .above, .below, .both][Int(place)] }
        case UInt8(ascii: "I"), UInt8(ascii: "a"), UInt8(ascii: "j"), UInt8(ascii: "r"): remark(.request(commandName))
        case UInt8(ascii: "T"):
            guard let prints = choice(value, below: 2) else { return }
            if prints == 1, !line.isEmpty { printLine(advance: state.lineSpacing) } else { loseLine() }
        case UInt8(ascii: "h"): if value > 0 { state.barHeight = Int(value) }
        case UInt8(ascii: "w"): if (1...8).contains(value) { state.barWidth = Int(value) }
        default: break  // GS E, GS b, GS f: the head, smoothing, the font of labels.
        }
    }

    /// GS P: units of 1/x and 1/y inch; 0 for the printer's own.
    private mutating func setMotionUnits(_ units: [UInt8]) {
        let inch = Double(printer.dotsPerInch)
        state.dotsPerHorizontalUnit = units[0] == 0 ? 1 : inch / Double(units[0])
        state.dotsPerVerticalUnit = units[1] == 0 ? printer.dotsPerVerticalUnit : inch / Double(units[1])
    }

    /// GS V m, or GS V m n where m is 65, 66, 97, 98, 103 or 104.
    private mutating func readCut() {
        guard let mode = takeByte() else { return }
        switch mode {
        case 0, 48: cut(.full, feed: 0)
        case 1, 49: cut(.partial, feed: 0)
        case 65, 66, 97, 98, 103, 104:
            guard let units = takeByte() else { return }
            cut(mode & 1 == 1 ? .full : .partial, feed: state.dots(vertical: Int(units)))
        default: remarkUnknown(3)
        }
    }

    mutating func cut(_ kind: PrintedPaper.Cut, feed: Int) {
        guard isAtLineStart() else { return }
        if feed > 0 { add(.feed(dots: feed)) }
        add(.cut(kind))
    }

    private mutating func readGSParenthesis() {
        guard let name = takeByte(), let length = takeWord() else { return }
        let body = at
        guard take(length) != nil else { return }
        switch name {
        case UInt8(ascii: "k"): readSymbolFunction(bytes[body..<at])
        case UInt8(ascii: "L"): readGraphicsFunction(bytes[body..<at])
        case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "E"), UInt8(ascii: "G"),
            UInt8(ascii: "H"), UInt8(ascii: "K"), UInt8(ascii: "M"), UInt8(ascii: "N"), UInt8(ascii: "P"),
            UInt8(ascii: "Q"), UInt8(ascii: "V"), UInt8(ascii: "Y"), UInt8(ascii: "z"):
            remark(.ineffective(command: commandName, .noEffectOnPaper))
        default:
            remark(.unknownCommand(Array(bytes[start..<at])))
        }
    }

    /// GS 8 L: GS ( L with a length of four bytes.
    private mutating func readLongGraphics() {
        guard let name = takeByte() else { return }
        guard name == UInt8(ascii: "L") else { return remarkUnknown(3) }
        guard let low = takeWord(), let high = takeWord() else { return }
        let body = at
        guard take(high << 16 | low) != nil else { return }
        readGraphicsFunction(bytes[body..<at])
    }

    /// GS C 0, 1, 2 and ; set the counter that GS c prints.
    private mutating func readCounter() {
        guard let kind = takeByte() else { return }
        switch kind {
        case UInt8(ascii: "0"), UInt8(ascii: "2"): _ = take(2)
        case UInt8(ascii: "1"): _ = take(6)
        case UInt8(ascii: ";"):
            var separators = 0
            while separators < 5 {
                guard let byte = takeByte() else { return }
                if byte == UInt8(ascii: ";") { separators += 1 }
            }
        default: return remarkUnknown(3)
        }
        remark(.ineffective(command: "GS C", .noEffectOnPaper))
    }

    /// GS g 0 and GS g 2: m, and a number of two bytes.
    private mutating func readMaintenanceCounter() {
        guard let kind = takeByte() else { return }
        guard kind == UInt8(ascii: "0") || kind == UInt8(ascii: "2") else { return remarkUnknown(3) }
        if take(3) != nil { remark(.request("GS g")) }
    }
}
