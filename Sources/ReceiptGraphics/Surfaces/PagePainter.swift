#if Graphics
    import ReceiptContent

    /// Draws laid out pages on a canvas.
    struct PagePainter {
        let canvas: Canvas
        let options: PageOptions
        private let logo: LogoImage?

        init(_ canvas: Canvas, _ options: PageOptions) throws(GraphicsError) {
            self.canvas = canvas
            self.options = options
            if let logo = options.logo { self.logo = try LogoImage(logo) } else { logo = nil }
        }

        func paint(_ page: LaidOutPage) {
            var current: Ink?
            func use(_ ink: Ink) {
                guard ink != current else { return }
                canvas.setColor(color(of: ink))
                current = ink
            }
            for element in page.elements {
                switch element {
                case .line(let line):
                    use(line.ink)
                    canvas.draw(line)
                case .rectangle(let rectangle, let ink):
                    use(ink)
                    canvas.fill(rectangle)
                case .frame(let rectangle, let ink, let thickness):
                    use(ink)
                    canvas.stroke(rectangle, thickness: thickness)
                case .code(let matrix, let rectangle):
                    use(.text)
                    paint(matrix, in: rectangle)
                case .logo(_, let rectangle):
                    if let logo { canvas.draw(logo, in: rectangle) }
                case .begin(let tag): canvas.begin(tag)
                case .end(let tag): canvas.end(tag)
                }
            }
        }

        /// Neighbours of a row as one rectangle: no light seams, and a smaller file.
        private func paint(_ matrix: CodeMatrix, in rectangle: Rectangle) {
            let module = rectangle.width / Double(matrix.width)
            let rowHeight = rectangle.height / Double(matrix.height)
            for row in 0..<matrix.height {
                var column = 0
                while column < matrix.width {
                    guard matrix.isDark(column: column, row: row) else {
                        column += 1
                        continue
                    }
                    let start = column
                    while column < matrix.width, matrix.isDark(column: column, row: row) { column += 1 }
                    canvas.fill(
                        Rectangle(
                            x: rectangle.x + Double(start) * module, y: rectangle.y + Double(row) * rowHeight,
                            width: Double(column - start) * module, height: rowHeight))
                }
            }
        }

        private func color(of ink: Ink) -> (red: Double, green: Double, blue: Double) {
            // Thermal paper knows only black.
            guard !options.paper.isRoll else { return (0, 0, 0) }
            switch ink {
            case .text: return (0, 0, 0)
            case .muted: return (0.33, 0.33, 0.33)
            case .accent:
                let accent = options.accent
                return (Double(accent.red) / 255, Double(accent.green) / 255, Double(accent.blue) / 255)
            case .hairline: return (0.8, 0.8, 0.8)
            }
        }
    }
#endif
