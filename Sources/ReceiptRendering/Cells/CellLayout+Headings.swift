import ReceiptContent
import ReceiptICU
import ReceiptModel

// Titles, marks and what else stands in the middle of the paper.
extension CellLayout {
    mutating func placeHeading(_ block: RowsBlock) throws(RenderingError) {
        guard !block.heading.isEmpty else { return }
        emphasis = .strong
        if block.alignment == .center {
            try placeCentered(block.heading)
        } else {
            try placeText(block.heading, indent: 0)
        }
        emphasis = .normal
    }

    mutating func placeTitle(_ title: TitleBlock) throws(RenderingError) {
        guard !title.text.isEmpty else { return }
        separate()
        emphasis = .strong
        try placeCentered(title.text)
        emphasis = .normal
    }

    /// `*** COPY ***`, or the words between two lines of asterisks where that is too wide.
    mutating func placeMark(_ mark: MarkBlock) throws(RenderingError) {
        guard !mark.text.isEmpty else { return }
        separate()
        emphasis = .strong
        let text = document.field(mark.text)
        let ornament: StaticString = "***"
        let width = text.cells + 2 * (ornament.utf8CodeUnitCount + 1)
        if width <= columns {
            move(to: (columns - width) / 2)
            writeFiller(ornament)
            pendingCells = 1
            write(text)
            pendingCells = 1
            writeFiller(ornament)
            endLine()
        } else {
            writeFiller(UInt8(ascii: "*"), count: columns)
            endLine()
            try placeCentered(mark.text)
            writeFiller(UInt8(ascii: "*"), count: columns)
            endLine()
        }
        emphasis = .normal
    }

    /// All texts of a row, one after the other.
    mutating func placeCentered(_ row: Row) throws(RenderingError) {
        let parts = document.parts(of: row)
        emphasis = row.emphasis
        try placeCentered(parts.label.span, parts.detail.span, parts.trailing.span)
        emphasis = .normal
    }

    mutating func placeCentered(
        _ first: TextSpan, _ second: TextSpan = .empty, _ third: TextSpan = .empty
    ) throws(RenderingError) {
        if second.isEmpty, third.isEmpty {
            let text = document.field(first)
            if text.cells <= columns {
                guard !text.isEmpty else { return }
                move(to: (columns - text.cells) / 2)
                write(text)
                return endLine()
            }
        }
        try cut(first, second, third)
        try fill(columns)
        for index in wrapping.lines.indices {
            let line = wrapping.lines[index]
            move(to: max(0, columns - line.cells) / 2)
            write(line)
            endLine()
        }
    }
}
