#if Graphics
    /// What a document is drawn on.
    public enum PaperSize: String, Hashable, Sendable, CaseIterable {
        case a4
        case letter
        /// A roll of 58 mm of which 48 mm can be printed. The page is as high as what stands on it.
        case roll58 = "58mm"
        /// A roll of 80 mm of which 72 mm can be printed. The page is as high as what stands on it.
        case roll80 = "80mm"
    }

    extension PaperSize {
        /// In points, 72 to the inch.
        var width: Double {
            switch self {
            case .a4: 210 * Self.millimetre
            case .letter: 612
            case .roll58: 58 * Self.millimetre
            case .roll80: 80 * Self.millimetre
            }
        }

        /// The height of a page; for a roll the most that it may grow to.
        var height: Double {
            switch self {
            case .a4: 297 * Self.millimetre
            case .letter: 792
            // Source: ISO 32000-1, annex C: no page is higher than 14,400 units.
            case .roll58, .roll80: 14_400
            }
        }

        var isRoll: Bool {
            switch self {
            case .a4, .letter: false
            case .roll58, .roll80: true
            }
        }

        /// A millimetre in points.
        static let millimetre = 72 / 25.4
    }
#endif
