#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// Receipts as one picture in SVG: the shapes of the letters are in it, so that it needs no font. Pages stand under
    /// each other.
    public struct SVGRenderer: ReceiptRenderer {
        public let options: PageOptions

        public init(_ options: PageOptions = PageOptions()) { self.options = options }

        /// - Throws: `GraphicsError`.
        public func render(_ document: ReceiptDocument) throws(GraphicsError) -> RenderedText {
            try options.fonts.withShaper(.none) { (shaper) throws(GraphicsError) in
                let laidOut = try PageLayout.pages(of: document, options, shaper)
                let stack = PageStack(pages: laidOut.pages)
                let canvas = try Canvas.svg(width: stack.width, height: stack.height)
                try stack.paint(on: canvas, options)
                let head = SVGHead(title: laidOut.title, language: document.language)
                return RenderedText(
                    utf8: try head.added(to: SVGNumbers.renumbered(canvas.finish())), issues: laidOut.issues)
            }
        }
    }

    extension ReceiptRenderer where Self == SVGRenderer {
        /// One picture in SVG.
        public static func svg(_ options: PageOptions = PageOptions()) -> SVGRenderer { SVGRenderer(options) }
    }

    /// What Cairo's SVG lacks: a title and a language.
    struct SVGHead {
        let title: String
        let language: LanguageTag

        func added(to svg: [UInt8]) -> [UInt8] {
            guard let start = svg.firstRange(of: Array("<svg ".utf8))?.lowerBound,
                let end = svg[start...].firstIndex(of: UInt8(ascii: ">"))
            else { return svg }
            let attributes = Array(" role=\"img\" xml:lang=\"\(language.base)\"".utf8)
            let element = title.isEmpty ? [] : Array("\n<title>\(escaped(title))</title>".utf8)
            return svg[..<end] + attributes + svg[end...end] + element + svg[(end + 1)...]
        }

        private func escaped(_ text: String) -> String {
            var result = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result
        }
    }
#endif
