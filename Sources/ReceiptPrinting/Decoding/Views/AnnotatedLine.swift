import ReceiptICU

/// A printed line on a grid of cells, with notes behind it.
struct AnnotatedLine {
    let text: String

    init(_ line: PrintedLine, paperWidth: Int) {
        // The narrowest characters of the line keep everything in its place.
        let cell = max(line.texts.map { $0.advance / ($0.style.widthScale * $0.cells) }.min() ?? 12, 1)
        var grid = ""
        var column = 0
        for span in line.spans {
            let start = span.x / cell
            if start > column {
                grid += String(repeating: " ", count: start - column)
                column = start
            }
            let end = (span.x + span.width) / cell
            switch span.content {
            case .text(let part):
                let shown = VisibleText.escaped(part.string)
                grid += shown
                column += TextExtent(of: shown).cells
            case .image:
                let filled = max(end - column, 1)
                grid += String(repeating: "▒", count: filled)
                column += filled
            }
            if end > column {
                grid += String(repeating: " ", count: end - column)
                column = end
            }
        }
        grid += String(repeating: " ", count: max(paperWidth / cell - column, 0))
        let notes = Self.notes(on: line)
        text = "│\(grid)│" + (notes.isEmpty ? "" : " \(notes.joined(separator: ", "))")
    }

    private static func notes(on line: PrintedLine) -> [String] {
        let texts = line.texts
        var notes: [String] = []
        if let style = texts.first?.style, texts.allSatisfy({ $0.style == style }) {
            notes += names(of: style)
        } else {
            for text in texts {
                let names = names(of: text.style)
                if !names.isEmpty {
                    notes.append("\"\(VisibleText.escaped(text.string))\" \(names.joined(separator: " "))")
                }
            }
        }
        for span in line.spans {
            guard case .image(let image) = span.content else { continue }
            notes.append("image \(image.width) x \(image.height), \(Ink(of: image))")
        }
        var encodings: [String] = []
        for text in texts where !text.encoding.isEmpty && !encodings.contains(text.encoding) {
            encodings.append(text.encoding)
        }
        notes += encodings
        if line.alignment != .left { notes.append(line.alignment.rawValue) }
        if line.end == .wrapped { notes.append("wrapped") }
        if line.advance != max(30, line.height) { notes.append("advance \(line.advance)") }
        return notes
    }

    private static func names(of style: TextStyle) -> [String] {
        var names: [String] = []
        if style.font != .a { names.append("font \(style.font.rawValue)") }
        let effects: [(TextStyle.Effects, String)] = [
            (.bold, "bold"), (.doubleStrike, "double-strike"), (.reversed, "reversed"), (.upsideDown, "upside down"),
            (.rotated, "rotated"), (.secondColor, "second color"),
        ]
        names += effects.filter { style.effects.contains($0.0) }.map(\.1)
        if style.underline > 0 { names.append("underline \(style.underline)") }
        if style.widthScale != 1 || style.heightScale != 1 {
            names.append("\(style.widthScale) x \(style.heightScale)")
        }
        return names
    }
}

extension PrintedLine.Text {
    /// Of one of its characters: 2 where they are wide, as all in a stretch are or none.
    fileprivate var cells: Int {
        string.unicodeScalars.first.map { max(TextCells.count(of: $0), 1) } ?? 1
    }
}

extension PrintedLine {
    /// The texts among its spans.
    var texts: [Text] {
        spans.compactMap { span in
            guard case .text(let text) = span.content else { return nil }
            return text
        }
    }
}
