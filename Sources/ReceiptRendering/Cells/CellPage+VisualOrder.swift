import ReceiptContent
import ReceiptICU
import ReceiptModel

// For devices that print what they get from left to right, letter by letter: text is shaped before it is laid out, since
// a ligature is narrower than its letters, and each finished line is put into the order in which it is seen.

extension DocumentStorage {
    /// The document with Arabic letters as presentation forms.
    func shaped() throws(RenderingError) -> DocumentStorage {
        var text = UTF8Writer(capacity: self.text.count + self.text.count / 2)
        var shapedRuns: [Run] = []
        shapedRuns.reserveCapacity(runs.count)
        for run in runs {
            let start = text.count
            if run.isASCII || !TextExtent(of: self.text, in: run.byteRange).shapes.contains(.rightToLeft) {
                text.append(self.text, in: run.byteRange)
            } else {
                let letters = String(decoding: self.text[run.byteRange], as: UTF8.self)
                do { text.append(try ArabicShaping.text(of: letters)) } catch { throw .bidi(reason: error.description) }
            }
            shapedRuns.append(run.moved(to: start..<text.count))
        }
        return DocumentStorage(self, text: text.bytes(), runs: shapedRuns)
    }
}

extension CellPage {
    /// The same lines as they are seen from left to right, without bidi controls. Those of a document that reads from
    /// right to left end at the last of its columns.
    func inVisualOrder(columns: Int, isRightToLeft: Bool) throws(RenderingError) -> CellPage {
        var out = UTF8Writer(capacity: utf8.count + (isRightToLeft ? lines.count * columns : 0))
        var visualLines: [CellLine] = []
        visualLines.reserveCapacity(lines.count)
        do {
            let reorderer = try LineReorderer()
            for line in lines {
                let start = out.count
                if !line.range.isEmpty {
                    let logical = String(decoding: utf8[line.range], as: UTF8.self)
                    // The payloads of codes are no runs of the document, and are shaped only here.
                    let seen = try reorderer.text(
                        of: ArabicShaping.text(of: logical), isRightToLeft: isRightToLeft)
                    if isRightToLeft {
                        out.append(repeating: UInt8(ascii: " "), count: max(0, columns - TextExtent(of: seen).cells))
                    }
                    out.append(seen[..<(seen.lastIndex { $0 != " " }.map(seen.index(after:)) ?? seen.startIndex)])
                }
                visualLines.append(
                    CellLine(
                        range: start..<out.count, emphasis: line.emphasis, block: line.block, kind: line.kind,
                        pieces: 0..<0))
                out.append(UInt8(ascii: "\n"))
            }
        } catch {
            throw .bidi(reason: error.description)
        }
        return CellPage(utf8: out.bytes(), lines: visualLines, pieces: [], issues: issues)
    }
}
