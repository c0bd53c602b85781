import ReceiptContent
import ReceiptICU
import ReceiptModel

// Writing one line: cells to the right place, isolates around what reads the other way, no space at the end.
extension CellLayout {
    /// Cells up to `column` stay empty. They are written only when something follows.
    @inline(__always)
    mutating func move(to column: Int) {
        pendingCells = max(pendingCells, column - lineCells)
    }

    mutating func endLine() {
        trimSpaces()
        lines.append(
            CellLine(
                range: lineStart..<out.count, emphasis: emphasis, block: blockIndex, kind: lineKind,
                pieces: firstPiece..<pieces.count))
        firstPiece = pieces.count
        out.append(UInt8(ascii: "\n"))
        lastLine = .text
        lineStart = out.count
        lineCells = 0
        pendingCells = 0
    }

    /// A text of ours may end in a space; a line may not.
    private mutating func trimSpaces() {
        let start = lineStart
        let end = out.withBytes { bytes in
            var end = bytes.count
            while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
            return end
        }
        if end < out.count { out.truncate(to: end) }
    }

    /// An empty line before a block, unless there is one, a rule, or nothing yet.
    mutating func separate() {
        guard lastLine == .text else { return }
        endLine()
        lastLine = .blank
    }

    /// A line across the paper, unless the last line is one.
    mutating func rule(_ byte: UInt8) {
        guard lastLine != .rule else { return }
        out.append(repeating: byte, count: columns)
        endLine()
        lastLine = .rule
    }

    private mutating func writePending(leadingWith extent: TextExtent, isolated: Bool) {
        let isFirst = lineCells == 0
        if pendingCells > 0 {
            out.append(repeating: UInt8(ascii: " "), count: pendingCells)
            lineCells += pendingCells
            pendingCells = 0
        }
        // A reader that takes the direction from each line's first strong letter, skipping isolates, must find one that
        // reads right to left.
        if isFirst && isRightToLeft && (isolated || !extent.shapes.holdsAny(of: .rightToLeft)) {
            out.append(BidiControl.rightToLeftMark)
        }
    }

    /// Our own marks and fillers: ASCII without letters or digits.
    mutating func writeFiller(_ text: StaticString) {
        writePending(leadingWith: TextExtent(cells: 0, shapes: .rightToLeft), isolated: false)
        let start = out.count
        out.append(text)
        note(from: start, cells: text.utf8CodeUnitCount)
        lineCells += text.utf8CodeUnitCount
    }

    mutating func writeFiller(_ byte: UInt8, count: Int) {
        guard count > 0 else { return }
        writePending(leadingWith: TextExtent(cells: 0, shapes: .rightToLeft), isolated: false)
        let start = out.count
        out.append(repeating: byte, count: count)
        note(from: start, cells: count)
        lineCells += count
    }

    /// A whole text.
    @inline(__always)
    mutating func write(_ field: Field) {
        if field.span.count == 1 {
            let run = document.runs[Int(field.span.first)]
            write(run, run.byteRange, field.extent)
        } else {
            writeRuns(field.span)
        }
    }

    private mutating func writeRuns(_ span: TextSpan) {
        for index in span.range {
            let run = document.runs[index]
            if index > Int(span.first) {
                if document.storage.beginsLanguage(index) { writeSeparator() } else { pendingCells += 1 }
            }
            write(run, run.byteRange, document.extent(ofRun: index))
        }
    }

    /// Between two languages on one line.
    mutating func writeSeparator() {
        pendingCells += 1
        writeFiller(LanguageSeparator.sign)
        pendingCells += 1
    }

    /// A part of a run, as one piece of a line.
    mutating func write(_ run: Run, _ range: Range<Int>, _ extent: TextExtent) {
        if document.isPlain(run) {
            if pendingCells > 0 { writePending(leadingWith: extent, isolated: false) }
            let start = out.count
            out.append(document.text, in: range)
            note(run, from: start, cells: extent.cells)
            lineCells += extent.cells
            return
        }
        let isolated = needsIsolate(run, extent)
        writePending(leadingWith: extent, isolated: isolated)
        if isolated {
            let leftToRight = run.role == .identifier || run.direction == .leftToRight
            open(leftToRight ? .leftToRight : .rightToLeft)
        }
        let start = out.count
        // Not by what this part holds: an isolate may begin in a part before it and end in one after it.
        if range != run.byteRange {
            writeBalanced(run, range)
        } else {
            out.append(document.text, in: range)
        }
        note(run, from: start, cells: extent.cells)
        if isolated { out.append(BidiControl.popDirectionalIsolate) }
        lineCells += extent.cells
    }

    /// Text that is not the document's, from left to right.
    mutating func writeForeign(_ bytes: ArraySlice<UInt8>, _ extent: TextExtent) {
        let isolated = isRightToLeft || extent.shapes.holdsAny(of: .foreignFromLeftToRight)
        writePending(leadingWith: extent, isolated: isolated)
        if isolated { out.append(BidiControl.leftToRightIsolate) }
        let start = out.count
        out.append(bytes)
        var directions = OpenDirections()
        directions.read(bytes)
        directions.writeClosings(to: &out)
        note(from: start, cells: extent.cells)
        if isolated { out.append(BidiControl.popDirectionalIsolate) }
        lineCells += extent.cells
    }

    /// Notes the place of what was written from `start` on, where somebody wants to know.
    @inline(__always)
    private mutating func note(_ run: Run, from start: Int, cells: Int) {
        guard notes != nil else { return }
        pieces.append(
            CellPiece(
                range: start..<out.count, startCell: lineCells, cells: cells, languageIndex: run.languageIndex,
                direction: run.direction, role: run.role))
    }

    /// The same for what is no run of the document and reads from left to right.
    @inline(__always)
    private mutating func note(from start: Int, cells: Int) {
        guard notes != nil else { return }
        pieces.append(
            CellPiece(
                range: start..<out.count, startCell: lineCells, cells: cells, languageIndex: 0,
                direction: .leftToRight, role: nil))
    }

    /// Whether a text could change the order of what stands beside it, or be changed by it.
    private func needsIsolate(_ run: Run, _ extent: TextExtent) -> Bool {
        if isRightToLeft {
            return run.role == .identifier || extent.shapes.holdsAny(of: .foreignFromRightToLeft)
        }
        return extent.shapes.holdsAny(of: .foreignFromLeftToRight)
    }

    private mutating func open(_ isolate: TextDirection) {
        switch isolate {
        case .leftToRight: out.append(BidiControl.leftToRightIsolate)
        case .rightToLeft: out.append(BidiControl.rightToLeftIsolate)
        }
    }

    /// A part of a run whose direction controls may reach into other lines: they are opened again and closed within this
    /// one.
    private mutating func writeBalanced(_ run: Run, _ range: Range<Int>) {
        var directions = OpenDirections()
        directions.read(document.text[run.byteRange.lowerBound..<range.lowerBound])
        directions.writeOpenings(to: &out)
        out.append(document.text, in: range)
        directions.read(document.text[range])
        directions.writeClosings(to: &out)
    }
}

extension ScalarShape {
    /// What changes the order of a line that reads from left to right.
    fileprivate static let foreignFromLeftToRight: ScalarShape = [.rightToLeft, .arabicDigit, .bidiControl]
    /// What changes the order of a line that reads from right to left, or is changed by it: digits take the side of the
    /// letters before them.
    fileprivate static let foreignFromRightToLeft: ScalarShape = [
        .leftToRight, .europeanDigit, .arabicDigit, .bidiControl,
    ]
}

/// Controls of UAX #9.
enum BidiControl {
    static let rightToLeftMark: StaticString = "\u{200F}"
    static let leftToRightIsolate: StaticString = "\u{2066}"
    static let rightToLeftIsolate: StaticString = "\u{2067}"
    static let popDirectionalIsolate: StaticString = "\u{2069}"
}
