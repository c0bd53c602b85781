#if Graphics
    /// A text that has been broken into lines, ready to be put somewhere.
    struct TextBox {
        var lines: [Line] = []

        static var empty: TextBox { TextBox() }

        /// One line, of one shaped text or of the texts of two languages side by side.
        struct Line {
            var pieces: [Piece]
            var width: Double
            var ascent: Double
            var descent: Double
            /// From the top of the line to that of the next one.
            var pitch: Double

            /// From its top to its baseline.
            var baseline: Double { (pitch - ascent - descent) / 2 + ascent }
        }

        struct Piece {
            let text: ShapedText
            let line: Int
            /// From the start of the line, on whichever side that is.
            var offset: Double
            let width: Double
            let stretch: Double
            let style: TextStyle
        }

        var isEmpty: Bool { lines.isEmpty }
        var width: Double { lines.reduce(0) { max($0, $1.width) } }
        var height: Double { lines.reduce(0) { $0 + $1.pitch } }
        /// From the top of the box to the first baseline.
        var firstBaseline: Double { lines.first?.baseline ?? 0 }

        /// The same lines in boxes of at most `height`; a single line may be higher.
        func split(toFit height: Double) -> [TextBox] {
            var boxes: [TextBox] = []
            var current = TextBox()
            for line in lines {
                if !current.isEmpty, current.height + line.pitch > height {
                    boxes.append(current)
                    current = TextBox()
                }
                current.lines.append(line)
            }
            if !current.isEmpty { boxes.append(current) }
            return boxes
        }
    }

    /// How a text looks, and how its second language stands beside its first.
    struct TextStyle: Hashable {
        var font: FontStyle
        var ink: Ink = .text
        var languages: LanguageArrangement = .besideWhereThereIsRoom

        enum LanguageArrangement: Hashable {
            case stacked
            case besideWhereThereIsRoom
        }

        /// For the second and later languages of a text.
        var secondary: TextStyle {
            var style = self
            style.font.size *= 0.9
            if style.ink == .text { style.ink = .muted }
            return style
        }
    }

    /// The side of its place at which a text stands.
    enum TextEdge {
        case start
        case end
        case center
    }
#endif
