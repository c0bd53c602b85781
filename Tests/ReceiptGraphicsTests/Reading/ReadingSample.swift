#if Graphics
    import FoundationEssentials
    import ReceiptGraphics
    import Receipts
    import TestSupport
    import Testing

    /// Documents to be drawn and read back.
    enum ReadingSample {
        /// The locales that the package ships words for.
        static let locales = ConsumerCheckoutFactory.locales.map(\.description)

        /// Opened once for all tests.
        static let fonts = GraphicsFonts()

        static func options(_ paper: PaperSize = .a4) -> PageOptions {
            PageOptions(
                paper: paper, fonts: fonts, createdAt: LocalDateTime("2026-07-01T12:00:00+02:00"),
                rasterizer: PangoRasterizer(fonts: fonts))
        }

        static func invoice(_ json: String, _ locale: String) throws -> ReceiptDocument {
            try BusinessCheckoutFactory(locale: tag(locale)).makeReceiptFormatter().document(
                for: Order(json: json.utf8))
        }

        static func receipt(_ json: String, _ locale: String) throws -> ReceiptDocument {
            try ConsumerCheckoutFactory(locale: tag(locale)).makeReceiptFormatter().document(
                for: Order(json: json.utf8))
        }

        /// An order of `Resources/Samples`.
        static func order(_ name: String) throws -> String { try PackageFolder.text("Resources/Samples/\(name).json") }

        /// An order written in the script of a locale, where there is one.
        static func order(inTheScriptOf locale: String) throws -> String {
            switch locale {
            case "ar": try order("arabic")
            case "he": try order("hebrew")
            case "hi": try order("gst-invoice")
            case "th": try order("thai")
            case "ja": try order("convenience")
            case "it": try order("reverse-charge")
            default: try order("supermarket")
            }
        }

        /// Every order of `Resources/Samples` in every family, in one language or two.
        static func all(_ languages: [String]) throws -> [ReceiptDocument] {
            let tags = try languages.map(tag)
            let context = CheckoutContext(requested: [tags[0]], second: tags.dropFirst().first)
            let formatters = try CheckoutFactories.standard.kinds.map {
                try CheckoutFactories.standard.factory(for: $0, in: context).makeReceiptFormatter()
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(PackageFolder.root)/Resources/Samples")
            let orders = try names.filter { $0.hasSuffix(".json") }.sorted().map {
                try Order(json: order(String($0.dropLast(5))).utf8)
            }
            return try formatters.flatMap { formatter in try orders.map(formatter.document(for:)) }
        }

        static func pdf(_ document: ReceiptDocument, _ paper: PaperSize = .a4) throws -> [UInt8] {
            try document.rendered(as: .pdf(options(paper))).bytes
        }

        private static func tag(_ locale: String) throws -> LanguageTag { try #require(LanguageTag(locale)) }
    }
#endif
