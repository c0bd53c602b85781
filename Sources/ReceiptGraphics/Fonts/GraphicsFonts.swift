#if Graphics
    import Synchronization

    /// The fonts that documents are drawn with. Make one and give it to every renderer: opened fonts, and the shapes of
    /// words that return in each document, are kept in it.
    ///
    /// Which font draws which character depends only on the fonts in the directories: on no setting of the user, no
    /// environment variable and no file of fontconfig's.
    ///
    /// ```swift
    /// let fonts = GraphicsFonts(directories: ["/srv/till/fonts"])
    /// let pdf = try document.rendered(as: .pdf(PageOptions(paper: .a4, fonts: fonts)))
    /// ```
    public final class GraphicsFonts: Sendable {
        /// Searched before the system's.
        public let directories: [String]
        private let state: Mutex<State>

        private struct State {
            var collection: FontCollection?
            var idle: [Shaper.Hinting: [Shaper]] = [:]
        }

        /// Opens nothing yet: the first document does.
        public init(directories: [String] = []) {
            self.directories = directories
            state = Mutex(State())
        }

        /// The families of `Resources/Fonts/families.txt` that are not installed, so that texts in some scripts may have to
        /// be drawn with other ones, or with none.
        ///
        /// - Throws: `GraphicsError.fonts` when there are no fonts at all.
        public func absentFamilies() throws(GraphicsError) -> [String] {
            try collection().absentFamilies
        }

        /// Lends a shaper, which is the caller's alone until `body` returns; so no shaped text may leave it.
        func withShaper<Result>(
            _ hinting: Shaper.Hinting, _ body: (Shaper) throws(GraphicsError) -> Result
        ) throws(GraphicsError) -> Result {
            let kept = state.withLock { $0.idle[hinting]?.popLast() }
            let shaper: Shaper
            if let kept { shaper = kept } else { shaper = try Shaper(collection(), hinting) }
            defer { state.withLock { $0.idle[hinting, default: []].append(shaper) } }
            return try body(shaper)
        }

        private func collection() throws(GraphicsError) -> FontCollection {
            if let known = state.withLock({ $0.collection }) { return known }
            let opened = try FontCollection(directories: directories, table: .embedded)
            return state.withLock { state in
                if let known = state.collection { return known }
                state.collection = opened
                return opened
            }
        }
    }
#endif
