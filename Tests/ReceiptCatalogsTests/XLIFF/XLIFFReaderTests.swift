import ReceiptModel
import Testing

@testable import ReceiptCatalogs

/// Files as other tools write them. Source: XLIFF 1.2 (OASIS).
@Suite struct XLIFFReaderTests {
    private func file(_ units: String, attributes: String = "target-language=\"de\"", source: String = "en-US")
        -> String
    {
        """
        <?xml version="1.0"?>
        <xliff version="1.2"><file original="shop" source-language="\(source)" \(attributes)><header/><body>
        \(units)
        </body></file></xliff>
        """
    }

    private func read(_ text: String) throws -> TranslatedCatalog { try XLIFFReader.read(Array(text.utf8)) }

    private func text(_ unit: String) throws -> TranslatedCatalog.Unit.Text? {
        try read(file("<trans-unit id=\"a.b\"><source>S</source>\(unit)</trans-unit>")).units[0].text
    }

    @Test func findsUnitsInGroups() throws {
        let catalog = try read(
            file("<group><group><trans-unit id='a.b'><source>S</source><target>T</target></trans-unit></group></group>")
        )
        #expect(catalog.locale == LanguageTag(language: "de"))
        #expect(catalog.units == [TranslatedCatalog.Unit(key: "a.b", message: "T", line: 3)])
    }

    // A proposal of a translation memory is no translation.
    @Test func takesOnlyTheUnitsOwnTarget() throws {
        #expect(try text("<alt-trans><target>Other</target></alt-trans>") == nil)
        #expect(try text("<target/>") == nil)
        #expect(try text("<target state='needs-translation'>S</target>") == nil)
        #expect(try text("<target state='needs-review-translation'>T</target>") == .message("T"))
        #expect(try text("<target><![CDATA[<T>]]></target>") == .message("<T>"))
    }

    @Test func refusesMarksInsideATarget() {
        #expect(throws: ExchangeError(.unsupported("The element <g> inside a text"), line: 3)) {
            try text("<target>T <g id='1'>T</g></target>")
        }
    }

    @Test func refusesOtherLanguages() {
        let unit = "<trans-unit id='a.b'><source/></trans-unit>"
        #expect(throws: ExchangeError(.localeMissing(place: "target-language"), line: 2)) {
            try read(file(unit, attributes: ""))
        }
        #expect(throws: ExchangeError(.english, line: 2)) { try read(file(unit, attributes: "target-language='en'")) }
        #expect(throws: ExchangeError(.unknownLocale("?"), line: 2)) {
            try read(file(unit, attributes: "target-language='?'"))
        }
        #expect(throws: ExchangeError(.sourceNotEnglish("fr"), line: 2)) { try read(file(unit, source: "fr")) }
        let two = file(unit).replacing(
            "</xliff>", with: "<file source-language='en' target-language='fr'/></xliff>")
        #expect(throws: ExchangeError(.severalLocales(["de", "fr"]), line: 4)) { try read(two) }
    }

    @Test func refusesWhatIsNoXLIFF() {
        #expect(throws: ExchangeError.self) { try read("<html/>") }
        #expect(throws: ExchangeError.self) { try read("<xliff version='2.0'/>") }
        #expect(throws: ExchangeError(.keyMissing(place: "id"), line: 3)) { try read(file("<trans-unit/>")) }
    }
}
