import FoundationEssentials
import TestSupport
import Testing

@Suite struct RenderCommandTests {
    private let mug = "Resources/Samples/cash-rounding.json"

    private func render(_ more: String..., input: ChildProcess.Input = .bytes([])) throws -> CommandRun {
        try CommandRun(["render"] + more, input: input)
    }

    @Test func printsTheReceipt() throws {
        let run = try render(mug, "--family", "consumer", "--locale", "de-CH")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text.contains("Total                            CHF\u{00A0}12.33\n"))
        #expect(run.text.contains("Rundung bei Barzahlung            CHF\u{00A0}0.02\n"))
    }

    @Test func readsStandardInput() throws {
        let bytes = Array(FileManager.default.contents(atPath: "\(PackageFolder.root)/\(mug)") ?? Data())
        let piped = try render("-", "--family", "consumer", "--locale", "de-CH", input: .bytes(bytes))
        #expect(try piped.output == render(mug, "--family", "consumer", "--locale", "de-CH").output)
    }

    @Test func takesOptionsBeforeAndWithEqualsSigns() throws {
        let run = try render("--locale=de-CH", "--columns=30", "--family=consumer", "--", mug)
        #expect(run.status == 0)
        #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 30 })
    }

    @Test func takesAListOfLanguages() throws {
        let run = try render(mug, "--family", "consumer", "--locale", "xx, fr-CH;q=0.9, en;q=0.5")
        #expect(run.text.contains("Arrondi"))
    }

    @Test func printsData() throws {
        let run = try render(mug, "--family", "business", "--locale", "en", "--format", "json")
        #expect(run.text.hasPrefix("{"))
        #expect(run.text.contains(#""amount": "12.33", "currency": "CHF""#))
    }

    // Source: CLDR 42, native and Latin digits of Arabic (Egypt) and Hindi.
    @Test(arguments: [
        ("ar-EG", "latin", "12.33"), ("ar-EG", "native", "١٢٫٣٣"), ("ar-EG", "locale", "١٢٫٣٣"),
        ("hi-IN", "native", "१२.३३"), ("hi-IN", "locale", "12.33"), ("th-TH", "native", "๑๒.๓๓"),
    ])
    func writesTheDigitsThatAreAskedFor(locale: String, digits: String, expected: String) throws {
        let run = try render(mug, "--family", "consumer", "--locale", locale, "--digits", digits)
        #expect(run.text.contains(expected))
    }

    @Test func printsASecondLanguage() throws {
        let run = try render(mug, "--family", "consumer", "--locale", "de-CH", "--second-locale", "en")
        #expect(run.status == 0)
        #expect(run.text.contains("Rundung bei Barzahlung            CHF\u{00A0}0.02\nCash rounding\n"))
    }

    @Test(arguments: [
        ("yo", "no words are shipped for the second locale yo"), ("!", "--second-locale does not take \"!\""),
    ])
    func refusesASecondLanguageThatItCannotSpeak(tag: String, message: String) throws {
        let run = try render(mug, "--family", "consumer", "--locale", "de", "--second-locale", tag)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message))
    }

    // Source: UAX #9 and the charts of U+FE70–FEFF, by hand: the last letter of the total's label stands first.
    @Test func printsVisualOrder() throws {
        let run = try render(mug, "--family", "consumer", "--locale", "ar-EG", "--bidi", "visual")
        #expect(run.text.contains("\u{FEF2}\u{FEDF}\u{FE8E}\u{FEE4}\u{FE9F}\u{FEF9}\u{FE8D}\n"))
        #expect(!run.text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) || $0 == "\u{200F}" })
        #expect(try render(mug, "--family", "consumer", "--locale", "ar", "--bidi", "upwards").status == 64)
    }
}
