import Receipts
import Testing

/// Texts that the seller wrote in several languages are chosen by the same negotiation as the bundles.
@Suite struct SellerTextTests {
    private static let names: [LocalizedText.Entry] = [
        LocalizedText.Entry(language: LanguageTag("fr"), text: "Tasse"),
        LocalizedText.Entry(language: LanguageTag("en"), text: "Mug"),
        LocalizedText.Entry(language: LanguageTag("zh-Hant"), text: "馬克杯"),
        LocalizedText.Entry(language: LanguageTag("pt"), text: "Caneca"),
    ]

    @Test(arguments: [
        ("fr-CA", "Tasse"), ("en-GB", "Mug"), ("zh-TW", "馬克杯"), ("pt-BR", "Caneca"),
        // None fits: English, which more readers know than the seller's first.
        ("ja", "Mug"), ("zh-Hans", "Mug"),
    ])
    func choosesTheLanguageOfTheReader(tag: String, expected: String) throws {
        let text = try #require(LocalizedText(Self.names))
        let factory = try ConsumerCheckoutFactory(locale: #require(LanguageTag(tag)))
        let document = try factory.makeReceiptFormatter().document(for: SmallOrder(description: text).made())
        #expect(document.texts.contains(expected))
    }

    @Test func saysInWhichLanguageAChosenTextIs() throws {
        let text = try #require(LocalizedText([.init(language: LanguageTag("ja"), text: "マグカップ")]))
        let document = try ConsumerCheckoutFactory().makeReceiptFormatter()
            .document(for: SmallOrder(description: text).made())
        let run = try #require(document.runs.first { document.string(of: $0) == "マグカップ" })
        #expect(document.language(of: run) == LanguageTag("ja"))
    }

    // Source: UTR #36 for overrides; printers take ESC sequences from any text.
    @Test func cleansWhatCouldForgeALine() throws {
        let hostile: LocalizedText = "Tea\u{1B}p\u{0}\nTOTAL 0.00 \u{202E}9.99"
        let document = try ConsumerCheckoutFactory().makeReceiptFormatter()
            .document(for: SmallOrder(description: hostile).made())
        #expect(document.texts.contains("Teap TOTAL 0.00 9.99"))
        #expect(document.issues.map(\.place) == Array(repeating: "lines[0].description", count: 4))
        #expect(!document.issues.map(\.description).joined().contains("Tea"))
    }
}
