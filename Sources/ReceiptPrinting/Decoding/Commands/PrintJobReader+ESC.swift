extension PrintJobReader {
    /// Source: Epson ESC/POS, the commands ESC …
    mutating func readESC() {
        guard let name = takeByte() else { return }
        switch name {
        case 0x0C: endPage(printing: true, staying: true)
        case UInt8(ascii: "2"): state.lineSpacing = printer.defaultLineSpacing
        case UInt8(ascii: "<"), UInt8(ascii: "q"): break
        case UInt8(ascii: "@"): initialize()
        case UInt8(ascii: "L"): beginPage()
        case UInt8(ascii: "S"): endPage(printing: false)
        case UInt8(ascii: "i"), UInt8(ascii: "m"): cut(.partial, feed: 0)
        case UInt8(ascii: "v"): remark(.request("ESC v"))
        case UInt8(ascii: "$"):
            if let units = takeWord() { line.move(to: state.dots(horizontal: units)) }
        case UInt8(ascii: "\\"):
            guard let units = takeWord() else { return }
            line.move(to: line.position + state.dots(horizontal: Int(Int16(truncatingIfNeeded: units))))
        case UInt8(ascii: "&"): defineCharacters()
        case UInt8(ascii: "("): readESCParenthesis()
        case UInt8(ascii: "*"): readColumnImage()
        case UInt8(ascii: "D"): setTabs()
        case UInt8(ascii: "W"): _ = take(8)
        case UInt8(ascii: "c"), UInt8(ascii: "f"): _ = take(2)
        case UInt8(ascii: "p"):
            guard let values = take(3) else { return }
            // Source: ESC p: t1 and t2 times 2 ms.
            pulse(
                connector: values[values.startIndex], on: Int(values[values.startIndex + 1]) * 2,
                off: Int(values[values.startIndex + 2]) * 2)
        default:
            guard Self.hasOneParameter(name) else { return remarkUnknown() }
            guard let value = takeByte() else { return }
            setESC(name, value)
        }
    }

    private static func hasOneParameter(_ name: UInt8) -> Bool {
        " !%-3=?ACEFGJKMRTUVadertu{".utf8.contains(name) && name != UInt8(ascii: "A")
    }

    /// The commands with one parameter.
    private mutating func setESC(_ name: UInt8, _ value: UInt8) {
        switch name {
        case UInt8(ascii: " "): state.rightSpacing = state.dots(horizontal: Int(value))
        case UInt8(ascii: "!"): setPrintMode(value)
        case UInt8(ascii: "-"): if let dots = choice(value, below: 3) { state.underline = Int(dots) }
        case UInt8(ascii: "3"): state.lineSpacing = state.dots(vertical: Int(value))
        case UInt8(ascii: "="): isDeselected = value & 1 == 0
        case UInt8(ascii: "E"): setEffect(.bold, value)
        case UInt8(ascii: "G"): setEffect(.doubleStrike, value)
        case UInt8(ascii: "J"): printAndFeed(state.dots(vertical: Int(value)))
        case UInt8(ascii: "K"):
            printAndFeedBack(state.dots(vertical: Int(value)))
        case UInt8(ascii: "M"):
            if let number = choice(value, below: 5) { state.font = [.a, .b, .c, .b, .b][Int(number)] }
        case UInt8(ascii: "R"):
            if value < InternationalSet.count {
                state.internationalSet = value
            } else {
                remark(.ineffective(command: "ESC R", .outOfRange))
            }
        case UInt8(ascii: "V"): if let turn = choice(value, below: 3) { setEffect(.rotated, turn == 0 ? 0 : 1) }
        case UInt8(ascii: "a"): setAlignment(value)
        case UInt8(ascii: "d"): printAndFeed(Int(value) * state.lineSpacing)
        case UInt8(ascii: "e"): printAndFeedBack(Int(value) * state.lineSpacing)
        case UInt8(ascii: "r"): if let color = choice(value, below: 2) { setEffect(.secondColor, color) }
        case UInt8(ascii: "t"):
            state.page = value
            if printer.pages[value] == nil { remark(.unknownPage(value)) }
        case UInt8(ascii: "u"): remark(.request("ESC u"))
        case UInt8(ascii: "{"): if isAtLineStart() { setEffect(.upsideDown, value) }
        default: break  // Settings of the mechanism: ESC C, F, T, U, %, ?.
        }
    }

    /// A value that is given as a number or as a digit; nil and a remark where it is neither.
    mutating func choice(_ value: UInt8, below limit: UInt8) -> UInt8? {
        if value < limit { return value }
        if value >= 0x30, value - 0x30 < limit { return value - 0x30 }
        remark(.ineffective(command: commandName, .outOfRange))
        return nil
    }

    /// Some commands count only while the line is empty.
    mutating func isAtLineStart() -> Bool {
        if line.isEmpty { return true }
        remark(.ineffective(command: commandName, .notAtLineStart))
        return false
    }

    /// Only the lowest bit counts.
    mutating func setEffect(_ effect: TextStyle.Effects, _ value: UInt8) {
        if value & 1 == 1 { state.effects.insert(effect) } else { state.effects.remove(effect) }
    }

    private mutating func initialize() {
        loseLine()
        endPage(printing: false)
        state = PrinterState(of: printer)
        symbols = SymbolMemory()
        graphics.pending = []
    }

    /// Source: ESC !: bit 0 font B, 3 bold, 4 double height, 5 double width, 7 underline.
    private mutating func setPrintMode(_ value: UInt8) {
        state.font = value & 0x01 == 0 ? .a : .b
        setEffect(.bold, value >> 3)
        state.heightScale = value & 0x10 == 0 ? 1 : 2
        state.widthScale = value & 0x20 == 0 ? 1 : 2
        state.underline = value & 0x80 == 0 ? 0 : max(state.underline, 1)
    }

    private mutating func setAlignment(_ value: UInt8) {
        guard let number = choice(value, below: 3), isAtLineStart() else { return }
        state.alignment = [.left, .center, .right][Int(number)]
    }

    private mutating func printAndFeedBack(_ dots: Int) {
        if !line.isEmpty { printLine(advance: 0) }
        line = LineBuffer()
        if dots > 0 { add(.feed(dots: -dots)) }
    }

    /// ESC D: rising columns up to a NUL, of the width that characters have now; at most 32.
    private mutating func setTabs() {
        var columns: [Int] = []
        while true {
            guard at < bytes.count else {
                remark(.incomplete(command: "ESC D", missingBytes: 1))
                return
            }
            let value = Int(bytes[at])
            // Source: ESC D: a value that does not rise ends the list and is read as text or as a command.
            if value != 0, columns.count == 32 || value <= columns.last ?? 0 { break }
            at += 1
            if value == 0 { break }
            columns.append(value)
        }
        let width = (state.cell.width + state.rightSpacing) * state.widthScale
        state.tabs = columns.map { $0 * width }
    }

    /// ESC &: y c1 c2, then for each character its width and y times as many bytes.
    private mutating func defineCharacters() {
        guard let head = take(3) else { return }
        let (height, first, last) = (Int(head[head.startIndex]), head[head.startIndex + 1], head[head.startIndex + 2])
        guard first <= last else { return remarkUnknown(5) }
        for _ in first...last {
            guard let width = takeByte(), take(Int(width) * height) != nil else { return }
        }
        remark(.ineffective(command: "ESC &", .noEffectOnPaper))
    }

    private mutating func readESCParenthesis() {
        guard takeByte() != nil, let length = takeWord(), take(length) != nil else { return }
        remark(.ineffective(command: commandName, .noEffectOnPaper))
    }
}
