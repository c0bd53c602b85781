import ReceiptContent
import ReceiptRendering
import Receipts
import Testing

/// A second language beside the first, in a document and a form.
@Suite struct SecondLanguageTests {
    private func context(_ first: String, _ second: String) throws -> CheckoutContext {
        let second = try #require(LanguageTag(second))
        return try CheckoutContext(requested: [#require(LanguageTag(first))], second: second)
    }

    private func receipt(_ first: String, _ second: String, _ order: SmallOrder = SmallOrder()) throws
        -> ReceiptDocument
    {
        try ConsumerCheckoutFactory(context(first, second)).makeReceiptFormatter().document(for: order.made())
    }

    private func invoice(_ first: String, _ second: String, _ order: Order) throws -> ReceiptDocument {
        try BusinessCheckoutFactory(context(first, second)).makeReceiptFormatter().document(for: order)
    }

    /// The texts of all cells, with both languages as one.
    private func texts(_ document: ReceiptDocument) -> [String] {
        document.blocks.flatMap { block -> [String] in
            switch block {
            case .mark(let mark): [document.string(of: mark.text)]
            case .title(let title): [document.string(of: title.text)]
            case .code(let code): [document.string(of: code.alternative)]
            case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
                .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
                document[rows.rows].flatMap { row in document[row].map { document.string(of: $0.text) } }
            }
        }
    }

    // Source: the bundles' own words.
    @Test func printsLabelsInBothWithTheFirstLeading() throws {
        let texts = try texts(receipt("fr-CA", "en"))
        #expect(texts.contains("Total"))
        #expect(texts.contains { $0.hasSuffix(" / Receipt") })
        #expect(texts.contains { $0.hasSuffix(" / Receipt number") })
        #expect(try self.texts(receipt("en", "fr-CA")).contains { $0.hasPrefix("Receipt number / ") })
    }

    @Test func namesBothLanguages() throws {
        let document = try receipt("ar", "en")
        #expect(document.languages.prefix(2).map(\.description) == ["ar", "en"])
        #expect(document.direction == .rightToLeft)
        let english = document.runs.filter { document.language(of: $0) == .english }
        #expect(english.allSatisfy { $0.direction == .leftToRight })
        #expect(english.contains { document.string(of: $0) == "Total" })
    }

    @Test func printsNumbersOnce() throws {
        let texts = try texts(receipt("de", "en"))
        #expect(texts.filter { $0.contains("11,90") } == ["11,90\u{A0}€", "11,90\u{A0}€", "11,90\u{A0}€"])
        #expect(!texts.contains { $0.contains("11.90") })
        #expect(texts.contains("1 Artikel / 1 item"))
    }

    @Test func printsDatesOnceUnlessTheCalendarsDiffer() throws {
        func date(_ second: String) throws -> String? {
            let document = try receipt("en", second)
            return texts(document).first { $0.contains("Jul") }
        }
        #expect(try date("th")?.contains(" / ") == false)
        // Source: the Buddhist year is the Gregorian one plus 543.
        let both = try #require(try date("th-u-ca-buddhist"))
        #expect(both.hasPrefix("Jul 1, 2026"))
        #expect(both.contains(" / ") && both.contains("2569"))
    }

    // Source: Directive 2006/112/EC, article 226 (11a), in its language versions.
    @Test func putsTheTranslationOfAStatutoryLiteralBesideIt() throws {
        let order = try SmallOrder(kind: .invoice).made()
        let document = try invoice(
            "de", "en",
            Order(
                document: order.document, currency: order.currency,
                seller: Party(
                    legalName: "Nordlicht GmbH",
                    identifiers: [PartyIdentifier(role: .vat, scheme: "ust-idnr", value: "DE305928475")]),
                lines: order.lines, mentions: [Mention(.reverseCharge)]))
        let statutory = document.runs.filter { $0.role == .statutory }
        #expect(
            statutory.map(document.string(of:)) == ["Steuerschuldnerschaft des Leistungsempfängers", "Reverse charge"])
        #expect(statutory.map(document.language(of:)).map(\.description) == ["de", "en"])
        #expect(texts(document).contains { $0.hasPrefix("USt-IdNr. / ") })
    }

    @Test func printsOnceWhatBothLanguagesSayAlike() throws {
        let document = try receipt("en", "en-GB")
        #expect(texts(document).contains("Total"))
        #expect(!texts(document).contains("Total / Total"))
    }

    @Test(arguments: [("de", "de"), ("de-LU", "de"), ("en", "en-US")])
    func isOneLanguageWhenTheWordsAreTheSame(first: String, second: String) throws {
        #expect(try receipt(first, second).languages.count == 1)
        #expect(try ConsumerCheckoutFactory(context(first, second)).makeForm().document.second == nil)
    }

    @Test(arguments: ["yo", "xx", "tlh"])
    func refusesASecondLanguageWithoutWords(tag: String) throws {
        let second = try #require(LanguageTag(tag))
        let context = CheckoutContext(second: second)
        #expect(throws: CheckoutError.secondLanguageNotShipped(second, shipped: ConsumerCheckoutFactory.locales)) {
            try ConsumerCheckoutFactory(context)
        }
        #expect(throws: CheckoutError.self) { try BusinessCheckoutFactory(context) }
    }

    // What the seller wrote in both languages is printed in both.
    @Test func printsTheSellersOwnTranslations() throws {
        let german = try #require(LanguageTag("de"))
        let both = try #require(
            LocalizedText([.init(language: .english, text: "Mug"), .init(language: german, text: "Becher")]))
        #expect(try texts(receipt("de", "en", SmallOrder(description: both))).contains("Becher / Mug"))
        #expect(try texts(receipt("de", "fr", SmallOrder(description: both))).contains("Becher"))
        #expect(try texts(receipt("de", "en", SmallOrder(description: "Mug"))).contains("Mug"))
    }

    @Test func saysTheNameOfADiscountAgainAndItsRateOnce() throws {
        let adjustment = DocumentAdjustment(kind: .discount, value: .percent(10))
        let texts = try texts(receipt("de", "en", SmallOrder(adjustments: [adjustment])))
        #expect(texts.contains("Rabatt 10\u{A0}% / Discount"))
    }

    // Source: the bundles' own words; each language counts with its own digits.
    @Test func numbersPagesInBoth() throws {
        let label = try #require(invoice("en", "ar-EG", SmallOrder(kind: .invoice).made()).pageLabel)
        #expect(label.leadingText(page: 2, of: 5) == "Page 2 of 5")
        #expect(label.second?.text(page: 2, of: 5).contains("٢") == true)
        #expect(label.second?.direction == .rightToLeft)
        #expect(label.text(page: 2, of: 5).hasPrefix("Page 2 of 5 / \u{2068}"))
        #expect(label.text(page: 2, of: 5).hasSuffix("\u{2069}"))
    }

    @Test func saysProblemsOfAFormInBoth() throws {
        let form = try ConsumerCheckoutFactory(context("en", "de")).makeForm()
        let problems = form.validate([:], on: .earliest)
        #expect(problems.first?.problem.leading == "This field is empty.")
        let german = try ConsumerCheckoutFactory(CheckoutContext(requested: [#require(LanguageTag("de"))])).makeForm()
        #expect(problems.first?.problem.second == german.validate([:], on: .earliest).first?.problem.leading)
        // What has to be filled in is asked for in the first language, as the summary has it.
        #expect(form.requiredFields == ["Card number", "Postal code"])
    }

    @Test func drawsAFormInBoth() throws {
        let form = try BusinessCheckoutFactory(context("en", "ar")).makeForm().document
        let text = try form.rendered(as: .text(columns: ColumnCount(60))).string
        let arabic = try #require(form.fields.first?.label.second)
        #expect(text.contains("Purchase order / \u{2067}\(arabic)\u{2069}"))
        let json = try form.rendered(as: .json).string
        #expect(json.contains("\"label\": \"\(arabic)\""))
        #expect(json.contains("\"language\": \"ar\",\n    \"direction\": \"rtl\""))
    }
}
