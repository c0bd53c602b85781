import ReceiptContent
import ReceiptICU
import ReceiptRendering

/// One receipt on its way to the printer: laid-out lines, sent each in the way that is right for it.
struct Printout: ~Copyable {
    enum Attempt {
        /// The document as it is.
        case first
        /// With currency codes in place of signs that the printer lacks; what is then missing cannot be helped.
        case withCurrencyCodes
    }

    private var stream: EscPosStream
    private let document: DocumentStorage
    private let page: CellPage
    private let codes: PrintedCodes
    private let setup: PrinterSetup
    private let attempt: Attempt
    private var issues: [DocumentIssue]

    init(
        _ document: DocumentStorage, _ page: CellPage, _ codes: PrintedCodes, _ setup: PrinterSetup, _ attempt: Attempt
    ) {
        stream = EscPosStream(
            preamble: setup.preamble, page: setup.characters.firstPage, capacity: page.utf8.count * 2 + 1024)
        self.document = document
        self.page = page
        self.codes = codes
        self.setup = setup
        self.attempt = attempt
        issues = document.issues + page.issues + codes.issues
    }

    /// - Returns: nil when the document has to be laid out again with currency codes in place of their signs.
    mutating func print() throws(PrintingError) -> RenderedFile? {
        stream.doubleByteSystem = setup.profile.doubleByte?.system
        for line in page.lines {
            switch line.kind {
            case .code:
                if let code = codes.code(of: line.block) { stream.draw(code, setup) } else { stream.endLine() }
            case .text, .total:
                guard try print(line) else { return nil }
            }
        }
        stream.set(.normal, setup.profile, fontBits: setup.fontBits)
        stream.finish(setup.profile, setup.options)
        return RenderedFile(bytes: stream.out.bytes(), issues: issues)
    }

    /// - Returns: Whether the line is printed.
    private mutating func print(_ line: CellLine) throws(PrintingError) -> Bool {
        let style = EscPosStream.TextStyle(isBold: line.emphasis == .strong, isTall: line.kind == .total)
        if document.direction == .leftToRight || line.pieces.isEmpty {
            // An empty line needs no style.
            if !line.range.isEmpty { stream.set(style, setup.profile, fontBits: setup.fontBits) }
            let start = stream.checkpoint
            let missing = stream.write(page.utf8, line.range, setup.characters, gaps: .stop)
            guard let first = missing.first else {
                noteRemoved(in: line)
                stream.endLine()
                return true
            }
            stream.goBack(to: start)
            if attempt == .first, isBetterWithCurrencyCodes(first) { return false }
        } else if setup.rasterizer == nil, attempt == .first {
            return false
        }
        if let rasterizer = setup.rasterizer {
            try draw(line, rasterizer)
        } else {
            stream.set(style, setup.profile, fontBits: setup.fontBits)
            writeWithGaps(line)
        }
        return true
    }

    /// Where a sign is all that is missing, text with the currency's code prints faster and sharper than images. Where
    /// lines are images anyway, the signs stay.
    private func isBetterWithCurrencyCodes(_ missing: Unicode.Scalar) -> Bool {
        guard setup.rasterizer != nil else { return true }
        guard missing.properties.generalCategory == .currencySymbol else { return false }
        return document.runs.allSatisfy { run in
            run.isASCII
                || String(decoding: document.text[run.byteRange], as: UTF8.self).unicodeScalars.allSatisfy {
                    $0.properties.generalCategory == .currencySymbol || setup.characters.canPrint($0)
                }
        }
    }

    /// The line with what can be printed of it, in the order in which the eye meets it.
    private mutating func writeWithGaps(_ line: CellLine) {
        let isRightToLeft = document.direction == .rightToLeft && !line.pieces.isEmpty
        let text = String(decoding: page.utf8[line.range], as: UTF8.self)
        // Without ICU's data the order in memory is the only one that is left.
        let visual = (try? VisualOrder.text(of: text, isRightToLeft: isRightToLeft)) ?? text
        if isRightToLeft {
            let cells = TextExtent(of: visual).cells
            stream.out.append(repeating: UInt8(ascii: " "), count: max(0, setup.font.columns - cells))
        }
        let bytes = Array(visual.utf8)
        for scalar in stream.write(bytes, bytes.indices, setup.characters, gaps: .blank) {
            note(.unsupportedCharacter, scalar, in: line)
        }
        noteRemoved(in: line)
        stream.endLine()
    }

    private mutating func draw(_ line: CellLine, _ rasterizer: any Rasterizer) throws(PrintingError) {
        let drawn: RasterText
        do {
            drawn = try rasterizer.dots(of: RasterLine(line, of: page, document, setup))
        } catch {
            throw .drawing(error)
        }
        for scalar in drawn.missing { note(.unsupportedCharacter, scalar, in: line) }
        stream.draw(drawn.image)
    }

    private mutating func noteRemoved(in line: CellLine) {
        for scalar in stream.removed { note(.removedCharacter, scalar, in: line) }
        stream.removed.removeAll()
    }

    /// Each character once a block.
    private mutating func note(_ kind: DocumentIssue.Kind, _ scalar: Unicode.Scalar, in line: CellLine) {
        let issue = DocumentIssue(kind: kind, place: "blocks[\(line.block)]", scalar: scalar)
        if !issues.contains(issue) { issues.append(issue) }
    }
}
