import ReceiptContent
import ReceiptModel

// Codes: a drawing where there is a rasterizer, otherwise their payload in words.
extension HTMLComposer {
    mutating func placeCode(_ code: CodeBlock) {
        html.markup(isMail ? "<div style=\"margin:0 0 16px;text-align:center\">\n" : "<figure class=\"code\">\n")
        if let matrix = matrix(of: code) {
            if isMail { drawInCells(matrix, code) } else { drawAsSVG(matrix, code) }
        } else {
            spellOut(code)
        }
        if !code.caption.isEmpty {
            html.markup(isMail ? "<p style=\"margin:4px 0 0\">" : "<figcaption>")
            write(code.caption)
            html.markup(isMail ? "</p>\n" : "</figcaption>\n")
        }
        html.markup(isMail ? "</div>\n" : "</figure>\n")
    }

    /// nil, and an issue, where nothing can draw the code.
    private mutating func matrix(of code: CodeBlock) -> CodeMatrix? {
        if let rasterizer = options.rasterizer, let matrix = try? rasterizer.matrix(of: code.payload, as: code.kind) {
            return matrix
        }
        html.report(.undrawnCode, nil)
        return nil
    }

    // MARK: Drawing

    private mutating func drawAsSVG(_ matrix: CodeMatrix, _ code: CodeBlock) {
        let (width, height) = (matrix.outerWidth, matrix.outerHeight)
        html.markup("<svg role=\"img\"")
        label(of: code)
        html.markup(" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
        html.number(width)
        html.markup(" ")
        html.number(height)
        // Half a millimetre for each module: scanners of phones want no less, and bars of a till are as wide.
        html.markup("\" width=\"")
        html.number(width / 2 + width % 2)
        html.markup("mm\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h")
        html.number(width)
        html.markup("v")
        html.number(height)
        html.markup("H0z\"/><path d=\"")
        for row in 0..<matrix.height { drawRow(row, of: matrix) }
        html.markup("\"/></svg>\n")
    }

    /// Each stretch of dark modules as one rectangle.
    private mutating func drawRow(_ row: Int, of matrix: CodeMatrix) {
        for stretch in matrix.stretches(inRow: row) where stretch.isDark {
            html.markup("M")
            html.number(matrix.quietZone.horizontal + stretch.columns.lowerBound)
            html.markup(" ")
            html.number(matrix.quietZone.vertical + row * matrix.rowHeight)
            html.markup("h")
            html.number(stretch.columns.count)
            html.markup("v")
            html.number(matrix.rowHeight)
            html.markup("h-")
            html.number(stretch.columns.count)
            html.markup("z")
        }
    }

    /// A table of black and white cells: mail programs drop SVG, and many of them pictures.
    private mutating func drawInCells(_ matrix: CodeMatrix, _ code: CodeBlock) {
        let pixels = max(1, min(4, 300 / matrix.outerWidth))
        html.markup("<table role=\"img\" dir=\"ltr\"")
        label(of: code)
        html.markup(" style=\"width:")
        html.number(matrix.outerWidth * pixels)
        html.markup(
            "px;margin:0 auto;border-collapse:collapse;border-spacing:0;table-layout:fixed;background:#ffffff\">\n<tr>")
        // One cell for each column of modules, so that those which span several are as wide as these.
        for _ in 0..<matrix.width {
            html.markup("<td style=\"padding:0;width:")
            html.number(pixels)
            html.markup("px;height:0\"></td>")
        }
        html.markup("</tr>\n")
        for row in 0..<matrix.height {
            html.markup("<tr>")
            for stretch in matrix.stretches(inRow: row) {
                html.markup("<td")
                if stretch.columns.count > 1 {
                    html.markup(" colspan=\"")
                    html.number(stretch.columns.count)
                    html.markup("\"")
                }
                html.markup(" style=\"padding:0;height:")
                html.number(matrix.rowHeight * pixels)
                html.markup(stretch.isDark ? "px;background:#000000\"></td>" : "px\"></td>")
            }
            html.markup("</tr>\n")
        }
        html.markup("</table>\n")
    }

    /// What a reader who does not see the code hears.
    private mutating func label(of code: CodeBlock) {
        html.markup(" aria-label=\"")
        if code.alternative.isEmpty {
            html.attribute(clean(code.payload).joined(separator: " "))
        } else {
            plainText(code.alternative)
        }
        html.markup("\"")
    }

    // MARK: Words

    /// What it is, and its payload unless that was said with it.
    private mutating func spellOut(_ code: CodeBlock) {
        element(.line, code.alternative, "</p>\n")
        let lines = clean(code.payload)
        guard !says(code.alternative, lines) else { return }
        for line in lines {
            html.markup(isMail ? "<p style=\"margin:0;word-break:break-all\">" : "<p class=\"payload\">")
            html.markup("<bdi dir=\"ltr\">")
            html.string(line)
            html.markup("</bdi></p>\n")
        }
    }

    /// Line breaks of the payload are kept; other controls would act on what shows it and are noted as left out.
    private mutating func clean(_ payload: String) -> [String] {
        html.place = .payload(blockIndex)
        defer { html.place = .block(blockIndex) }
        return payload.split(whereSeparator: \.isNewline).map { line in html.cleaned(String(line)) }
    }

    private func says(_ text: TextSpan, _ lines: [String]) -> Bool {
        let sought = lines.joined(separator: " ")
        return runs[text.range].contains { String(decoding: self.text[$0.byteRange], as: UTF8.self).contains(sought) }
    }
}

extension CodeMatrix {
    /// In modules, with the quiet zone on both sides.
    fileprivate var outerWidth: Int { width + 2 * quietZone.horizontal }
    fileprivate var outerHeight: Int { height * rowHeight + 2 * quietZone.vertical }

    /// Neighbours of one colour in a row.
    fileprivate func stretches(inRow row: Int) -> [(columns: Range<Int>, isDark: Bool)] {
        var stretches: [(columns: Range<Int>, isDark: Bool)] = []
        var start = 0
        for column in 1...width
        where column == width || isDark(column: column, row: row) != isDark(column: start, row: row) {
            stretches.append((start..<column, isDark(column: start, row: row)))
            start = column
        }
        return stretches
    }
}
