#if Graphics
    import CReceiptPango
    import ReceiptContent
    import ReceiptModel

    /// Shapes texts, and keeps the shapes of those that return in every document.
    // Sendable: the handle moves between threads, which Pango allows; `GraphicsFonts` lends it to one task at a time.
    final class Shaper: @unchecked Sendable {
        enum Hinting: Int32, Hashable, Sendable {
            /// The same layout at every size and on every surface.
            case none = 0
            /// Fitted to the dots of a printer.
            case full = 1
        }

        /// More than the labels of one locale on all kinds of paper; keeps what many locales make us remember small.
        private static let mostKept = 2048

        private let collection: FontCollection
        private let handle: OpaquePointer
        private var languages: [LanguageTag: Int32] = [:]
        private var kept: [Key: ShapedText] = [:]
        private var keptDots: [PieceDots.Key: PieceDots] = [:]

        private struct Key: Hashable {
            let text: ShapingText
            let width: Double
        }

        /// Whether a shape is kept for other documents. Names of people and goods are not.
        enum Keeping {
            case forLater
            case notAtAll
        }

        init(_ collection: FontCollection, _ hinting: Hinting) throws(GraphicsError) {
            var opened: OpaquePointer?
            let status = rpango_shaper_open(collection.handle, hinting.rawValue, &opened)
            guard status == RPANGO_OK, let opened else {
                throw .drawing(reason: String(cString: rpango_status_text(status)))
            }
            self.collection = collection
            handle = opened
        }

        deinit {
            kept = [:]
            rpango_shaper_close(handle)
        }

        /// The number that spans name a language by.
        func number(of language: LanguageTag) -> Int32 {
            if let known = languages[language] { return known }
            let chain = collection.table.chain(for: language)
            let number = chain.withUnsafeBufferPointer { chain in
                // Safety: the shim copies the chain.
                rpango_shaper_add_language(
                    handle, language.base.description, chain.baseAddress, Int32(chain.count))
            }
            languages[language] = number
            return number
        }

        /// - Parameter width: Lines are broken to it, in points; nil: one line.
        func shape(
            _ text: ShapingText, width: Double? = nil, keeping: Keeping = .notAtAll
        ) throws(GraphicsError) -> ShapedText {
            guard keeping == .forLater else { return try open(text, width) }
            let key = Key(text: text, width: width ?? -1)
            if let known = kept[key] { return known }
            let shaped = try open(text, width)
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[key] = shaped
            return shaped
        }

        /// A piece of a line for a printer.
        func dots(of key: PieceDots.Key) throws(GraphicsError) -> PieceDots {
            guard !key.piece.isPrivate else { return try PieceDots(key, self) }
            if let known = keptDots[key] { return known }
            let drawn = try PieceDots(key, self)
            if keptDots.count >= Self.mostKept { keptDots.removeAll() }
            keptDots[key] = drawn
            return drawn
        }

        private func open(_ text: ShapingText, _ width: Double?) throws(GraphicsError) -> ShapedText {
            let spans = text.spans.map {
                rpango_span(end: Int32($0.end), language: $0.language, is_unbreakable: $0.isUnbreakable)
            }
            var opened: OpaquePointer?
            let status = text.utf8.withUnsafeBufferPointer { bytes in
                spans.withUnsafeBufferPointer { spans -> Int32 in
                    guard let start = bytes.baseAddress, let first = spans.baseAddress else { return Int32(RPANGO_OK) }
                    // Safety: Pango copies the text before these closures end.
                    return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
                        var request = rpango_request(
                            text: characters, size_in_bytes: Int32(bytes.count), spans: first,
                            span_count: Int32(spans.count), font_size: text.font.size,
                            is_bold: text.font.emphasis == .strong,
                            is_right_to_left: text.direction == .rightToLeft, width: width ?? -1)
                        return rpango_text_open(handle, &request, &opened)
                    }
                }
            }
            guard let opened else {
                throw .drawing(
                    reason: status == RPANGO_OK ? "an empty text" : String(cString: rpango_status_text(status)))
            }
            return ShapedText(opened)
        }
    }
#endif
