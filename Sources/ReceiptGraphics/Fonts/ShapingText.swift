#if Graphics
    import ReceiptContent

    /// A text as it is shaped: one paragraph, whose stretches may be in several languages.
    struct ShapingText: Hashable {
        var utf8: [UInt8] = []
        var spans: [Span] = []
        /// The direction in which the whole reads.
        var direction: TextDirection
        var font: FontStyle

        /// Up to a byte, in one language.
        struct Span: Hashable {
            let end: Int
            /// As the shaper numbers it.
            let language: Int32
            let isUnbreakable: Bool
        }
    }

    /// The letters of a text.
    struct FontStyle: Hashable {
        /// In points.
        var size: Double
        var emphasis: Emphasis = .normal
    }
#endif
