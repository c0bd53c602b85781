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
        lines.append(CellLine(range: lineStart..<out.count, emphasis: emphasis, block: blockIndex))
        out.append(UInt8(ascii: "\n"))
        lastLine = .text
        lineStart = out.count
        lineCells = 0
        pendingCells = 0
    }

    /// A text of ours may end in a space; a line may not.
    private mutating func trimSpaces() {
        let spaces = out.withBytes { bytes in
            bytes[lineStart...].reversed().prefix { $0 == UInt8(ascii: " ") }.count
        }
        if spaces > 0 { out.truncate(to: out.count - spaces) }
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
        if isFirst && isRightToLeft && (isolated || !extent.shapes.contains(.rightToLeft)) {
            out.append(.rightToLeftMark)
        }
    }

    /// Our own marks and fillers: ASCII without letters or digits.
    mutating func writeFiller(_ text: StaticString) {
        writePending(leadingWith: TextExtent(cells: 0, shapes: .rightToLeft), isolated: false)
        out.append(text)
        lineCells += text.utf8CodeUnitCount
    }

    mutating func writeFiller(_ byte: UInt8, count: Int) {
        guard count > 0 else { return }
        writePending(leadingWith: TextExtent(cells: 0, shapes: .rightToLeft), isolated: false)
        out.append(repeating: byte, count: count)
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
            if index > Int(span.first) { pendingCells += 1 }
            write(run, run.byteRange, extent(of: run))
        }
    }

    /// A part of a run, as one piece of a line.
    mutating func write(_ run: Run, _ range: Range<Int>, _ extent: TextExtent) {
        if isPlain {
            if pendingCells > 0 { writePending(leadingWith: extent, isolated: false) }
            out.append(document.text[range])
            lineCells += extent.cells
            return
        }
        let isolated = needsIsolate(run, extent)
        writePending(leadingWith: extent, isolated: isolated)
        if isolated {
            let leftToRight = run.role == .identifier || run.direction == .leftToRight
            out.append(leftToRight ? Unicode.Scalar.leftToRightIsolate : .rightToLeftIsolate)
        }
        if extent.shapes.contains(.bidiControl) && range != run.byteRange {
            writeBalanced(run, range)
        } else {
            out.append(document.text[range])
        }
        if isolated { out.append(.popDirectionalIsolate) }
        lineCells += extent.cells
    }

    /// Text that is not the document's, from left to right.
    mutating func writeForeign(_ bytes: ArraySlice<UInt8>, _ extent: TextExtent) {
        let disturbing: ScalarShape = [.rightToLeft, .arabicDigit, .bidiControl]
        let isolated = isRightToLeft || !extent.shapes.isDisjoint(with: disturbing)
        writePending(leadingWith: extent, isolated: isolated)
        if isolated { out.append(.leftToRightIsolate) }
        out.append(bytes)
        for _ in 0..<max(0, OpenIsolates.surplus(in: bytes)) { out.append(.popDirectionalIsolate) }
        if isolated { out.append(.popDirectionalIsolate) }
        lineCells += extent.cells
    }

    /// Whether a text could change the order of what stands beside it, or be changed by it.
    private func needsIsolate(_ run: Run, _ extent: TextExtent) -> Bool {
        if isRightToLeft {
            let foreign: ScalarShape = [.leftToRight, .europeanDigit, .arabicDigit, .bidiControl]
            return run.role == .identifier || !extent.shapes.isDisjoint(with: foreign)
        }
        return !extent.shapes.isDisjoint(with: [.rightToLeft, .arabicDigit, .bidiControl])
    }

    /// A part of a run whose isolates may reach into other lines: they are opened again and closed within this one.
    private mutating func writeBalanced(_ run: Run, _ range: Range<Int>) {
        let isolates = OpenIsolates(document.text, from: run.byteRange.lowerBound, to: range.lowerBound)
        for isolate in isolates.open { out.append(isolate) }
        out.append(document.text[range])
        let open = isolates.open.count + OpenIsolates.surplus(in: document.text[range])
        if open > 0 {
            for _ in 0..<open { out.append(.popDirectionalIsolate) }
        }
    }
}

extension Unicode.Scalar {
    static let rightToLeftMark: Unicode.Scalar = "\u{200F}"
    static let leftToRightIsolate: Unicode.Scalar = "\u{2066}"
    static let rightToLeftIsolate: Unicode.Scalar = "\u{2067}"
    static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"
}
