#if Graphics
    import ReceiptContent

    /// Something that is drawn on a page. Places are in points from the top left corner of the slab it belongs to, or of
    /// the page once the slab has its place.
    enum PageElement {
        case line(PlacedLine)
        /// A filled rectangle: rules, backgrounds, the dark modules of codes.
        case rectangle(Rectangle, Ink)
        case frame(Rectangle, Ink, thickness: Double)
        /// The code's dark modules; the rectangle leaves out the quiet zone.
        case code(CodeMatrix, Rectangle)
        case logo(Logo, Rectangle)
        /// What the elements up to the matching end are, for programs that read the page aloud.
        case begin(StructureTag)
        case end(StructureTag)
    }

    /// One line of a shaped text at its place.
    struct PlacedLine {
        let text: ShapedText
        let line: Int
        var x: Double
        var baseline: Double
        let width: Double
        /// Below 1: the line is drawn that much narrower.
        let stretch: Double
        let font: FontStyle
        let ink: Ink
    }

    struct Rectangle: Hashable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// A colour by its use.
    enum Ink: Hashable {
        case text
        /// Text that is less important. Still dark enough to be read (WCAG 2.2 AA).
        case muted
        case accent
        /// Thin lines between rows.
        case hairline
    }
#endif
