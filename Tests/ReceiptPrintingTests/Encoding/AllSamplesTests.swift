import FoundationEssentials
import ReceiptContent
import ReceiptPrinting
import Receipts
import TestSupport
import Testing

/// Every sample in every shipped locale, on printers of different abilities.
@Suite struct AllSamplesTests {
    private static let printers = [
        "generic-58mm", "generic-80mm", "epson-tm-t88v", "epson-tm-t88v-japan", "epson-tm-u220",
        "bixolon-srp-350iii-korea", "epson-tm-t70ii-simplified-chinese",
    ]
    private static let samples = ["cafe", "supermarket", "arabic", "thai", "gst-invoice", "cash-rounding"]

    private static func documents(in locale: LanguageTag) throws -> [ReceiptDocument] {
        let factory = try CheckoutFactories.standard.factory(
            for: .consumer, in: CheckoutContext(requested: [locale], digits: .locale))
        return try samples.map { name in
            let path = "\(PackageFolder.root)/Resources/Samples/\(name).json"
            let order = try Order(json: Array(FileManager.default.contents(atPath: path) ?? Data()))
            return try factory.makeReceiptFormatter().document(for: order)
        }
    }

    @Test(arguments: ConsumerCheckoutFactory.locales)
    func fitOnThePaper(locale: LanguageTag) throws {
        let documents = try Self.documents(in: locale)
        for id in Self.printers {
            let profile = try #require(PrinterProfile.named(id))
            for rasterizer in [nil, RecordingRasterizer()] {
                let renderer = EscPosRenderer(profile: profile, rasterizer: rasterizer)
                for document in documents {
                    let file = try renderer.render(document)
                    let walk = try StreamWalk(file.bytes)
                    #expect(walk.widths.allSatisfy { $0 <= profile.fontA.columns }, "\(id)")
                    #expect(!walk.text.contains(UInt8(ascii: "?")), "\(id)")
                    #expect(try renderer.render(document).bytes == file.bytes)
                    if rasterizer != nil, profile.printsImages {
                        #expect(file.issues == document.issues, "\(id)")
                    } else {
                        #expect(walk.imageRows == 0, "\(id)")
                    }
                }
            }
        }
    }

    /// Receipts in Latin letters are text from the first to the last line on any printer but the simplest.
    @Test(arguments: ["de-DE", "fr-FR", "es", "it", "nl", "pt-BR", "pl", "nb", "en-GB", "de-CH"])
    func inLatinLettersNeedNoImage(locale: String) throws {
        let profile = try #require(PrinterProfile.named("epson-tm-t88v"))
        let tag = try #require(LanguageTag(locale))
        for document in try Self.documents(in: tag).prefix(2) {
            let rasterizer = RecordingRasterizer()
            _ = try document.rendered(as: .escpos(profile: profile, rasterizer: rasterizer))
            #expect(rasterizer.lines.isEmpty)
        }
    }
}
