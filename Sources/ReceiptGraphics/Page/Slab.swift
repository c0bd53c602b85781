#if Graphics
    import ReceiptContent

    /// A strip across the page that is never split: a row, a line, a picture.
    struct Slab {
        var height = 0.0
        var elements: [PageElement] = []
        /// Above it, unless it is the first on its page.
        var spaceBefore = 0.0
        var keepsWithNext = false
        /// Whether it holds the headings of a table.
        var isHead = false
        /// The table it is a row of.
        var table: Table?

        struct Table: Hashable {
            /// Distinguishes neighbours.
            let number: Int
            /// What the page carries forward when it ends behind this row; empty: nothing.
            var carriedForward = TextSpan.empty
        }

        /// Moves everything down.
        mutating func shift(by distance: Double) {
            for index in elements.indices { elements[index].shift(x: 0, y: distance) }
            height += distance
        }
    }

    extension PageElement {
        mutating func shift(x: Double, y: Double) {
            switch self {
            case .line(var line):
                line.x += x
                line.baseline += y
                self = .line(line)
            case .rectangle(let rectangle, let ink): self = .rectangle(rectangle.shifted(x, y), ink)
            case .frame(let rectangle, let ink, let thickness):
                self = .frame(rectangle.shifted(x, y), ink, thickness: thickness)
            case .code(let matrix, let rectangle): self = .code(matrix, rectangle.shifted(x, y))
            case .logo(let logo, let rectangle): self = .logo(logo, rectangle.shifted(x, y))
            case .begin, .end: break
            }
        }
    }

    extension Rectangle {
        fileprivate func shifted(_ x: Double, _ y: Double) -> Rectangle {
            Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
        }
    }
#endif
