import ReceiptContent

/// Goes through a stream of commands once and collects what they print.
struct PrintJobReader {
    let printer: DecodedPrinter
    let bytes: [UInt8]
    /// The next byte.
    var at = 0
    /// Where the command that is being read begins.
    private(set) var start = 0
    var state: PrinterState
    var line = LineBuffer()
    var elements: [PrintedPaper.Element] = []
    /// What page mode collects until FF prints it; nil outside of page mode.
    private var page: [PrintedPaper.Element]?
    var graphics = GraphicsMemory()
    var symbols = SymbolMemory()
    /// How much may still be printed from the printer's memory: a few bytes can print a large picture again and again.
    private var repeatableBytes = 8 << 20
    /// ESC = took the printer off the line.
    var isDeselected = false

    init(_ bytes: [UInt8], for printer: DecodedPrinter) {
        self.bytes = bytes
        self.printer = printer
        state = PrinterState(of: printer)
    }

    mutating func readAll() -> [PrintedPaper.Element] {
        while at < bytes.count {
            start = at
            if isDeselected { skipToSelection() } else { readNext() }
        }
        start = bytes.count
        loseLine()
        if page != nil { endPage(printing: false) }
        return elements
    }

    private mutating func readNext() {
        let byte = bytes[at]
        guard byte < 0x20 else { return readText() }
        at += 1
        switch byte {
        case 0x09: tab()
        case 0x0A: printLine(advance: state.lineSpacing)
        case 0x0C:
            if page == nil { remark(.ineffective(command: "FF", .noEffectOnPaper)) } else { endPage(printing: true) }
        case 0x0D: break  // A printer with automatic line feeds prints here; Epson's default is without.
        case 0x10: readDLE()
        case 0x18:
            if page == nil { remarkControl(byte) } else { page = [] }
        case 0x1B: readESC()
        case 0x1C: readFS()
        case 0x1D: readGS()
        default: remarkControl(byte)
        }
    }

    // MARK: Parameters

    /// The next `count` bytes; at the end of the stream nil and a remark.
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard bytes.count - at >= count else {
            remark(.incomplete(command: commandName, missingBytes: count - (bytes.count - at)))
            at = bytes.count
            return nil
        }
        defer { at += count }
        return bytes[at..<at + count]
    }

    mutating func takeByte() -> UInt8? { take(1)?.first }

    /// Two bytes, the low one first.
    mutating func takeWord() -> Int? {
        guard let word = take(2) else { return nil }
        return Int(word[word.startIndex]) | Int(word[word.startIndex + 1]) << 8
    }

    /// The name of the command being read, as manuals write it: `GS v 0` is `GS v`.
    var commandName: String {
        let group = [0x10: "DLE", 0x1B: "ESC", 0x1C: "FS", 0x1D: "GS"][bytes[start]] ?? "control"
        guard start + 1 < bytes.count else { return group }
        let name = bytes[start + 1]
        let isVisible = (0x21...0x7E).contains(name)
        var text = "\(group) \(isVisible ? String(Unicode.Scalar(name)) : "0x\(String(name, radix: 16))")"
        // A name of three parts: GS ( L, ESC c 5.
        if name == UInt8(ascii: "(") || name == UInt8(ascii: "c") || name == UInt8(ascii: "8"), start + 2 < bytes.count,
            (0x21...0x7E).contains(bytes[start + 2])
        {
            text += " \(Unicode.Scalar(bytes[start + 2]))"
        }
        return text
    }

    // MARK: Paper

    mutating func add(_ element: PrintedPaper.Element) {
        if page == nil { elements.append(element) } else { page?.append(element) }
    }

    mutating func remark(_ kind: PrintRemark.Kind) {
        add(.remark(PrintRemark(offset: start, kind: kind)))
    }

    mutating func remarkUnknown(_ count: Int = 2) {
        at = min(start + count, bytes.count)
        remark(.unknownCommand(Array(bytes[start..<at])))
    }

    /// Control characters that stand together make one remark.
    private mutating func remarkControl(_ byte: UInt8) {
        var skipped = [byte]
        while at < bytes.count, Self.isIgnored(bytes[at]) {
            skipped.append(bytes[at])
            at += 1
        }
        remark(.controlCharacters(skipped))
    }

    private static func isIgnored(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x10, 0x18, 0x1B, 0x1C, 0x1D, 0x20...: false
        default: true
        }
    }

    /// Prints what waits and moves the paper by `advance`, or by the height of the print where that is more.
    mutating func printLine(advance: Int, end: PrintedLine.End = .command) {
        let width = min(state.areaWidth, max(printer.width - state.leftMargin, 1))
        let spans = line.take(alignment: state.alignment, left: state.leftMargin, width: width)
        let height = spans.map(\.height).max() ?? 0
        add(
            .line(
                PrintedLine(spans: spans, alignment: state.alignment, advance: max(advance, height), end: end)))
    }

    /// Prints what waits, and moves paper without a line where nothing does.
    mutating func printAndFeed(_ dots: Int) {
        if line.isEmpty {
            line = LineBuffer()
            if dots != 0 { add(.feed(dots: dots)) }
        } else {
            printLine(advance: dots)
        }
    }

    /// Whether something from memory is still printed, and a remark where it is not.
    mutating func mayRepeat(byteCount: Int) -> Bool {
        repeatableBytes -= byteCount
        if repeatableBytes < 0 { remark(.ineffective(command: commandName, .tooOften)) }
        return repeatableBytes >= 0
    }

    /// For pictures and codes, which begin on a line of their own.
    mutating func endLineBeforePicture() {
        if !line.isEmpty { printLine(advance: state.lineSpacing) }
        line = LineBuffer()
    }

    /// Text that nothing printed.
    mutating func loseLine() {
        guard !line.isEmpty else {
            line = LineBuffer()
            return
        }
        let spans = line.take(alignment: .left, left: 0, width: 0)
        let lost = PrintedLine(spans: spans, alignment: .left, advance: 0, end: .command)
        remark(.lostText(lost.text))
    }

    // MARK: Page mode

    mutating func beginPage() {
        guard page == nil else { return }
        loseLine()
        remark(.pageMode(.begins))
        page = []
    }

    /// - Parameter printing: Whether the page comes out.
    mutating func endPage(printing: Bool, staying: Bool = false) {
        guard let collected = page else { return }
        if !line.isEmpty {
            if printing { printLine(advance: state.lineSpacing) } else { loseLine() }
        }
        let rest = page ?? collected
        page = nil
        if printing { elements += rest }
        remark(.pageMode(printing ? .ends : .discarded))
        if staying { beginPage() }
    }

    /// After ESC = without the printer: everything up to the next one is for another device.
    private mutating func skipToSelection() {
        while at < bytes.count {
            if bytes[at] == 0x1B, at + 2 < bytes.count, bytes[at + 1] == UInt8(ascii: "="), bytes[at + 2] & 1 == 1 {
                break
            }
            at += 1
        }
        isDeselected = false
        if at > start { remark(.otherDevice(byteCount: at - start)) }
    }
}
