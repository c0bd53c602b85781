import Testing

@Suite struct ListCommandTests {
    @Test func listsTheFamilies() throws {
        #expect(try CommandRun(["families"]).text == "consumer\nbusiness\ngift\n")
    }

    @Test func listsTheShippedLocales() throws {
        let locales = """
            ar ar-SA az bg bn bs ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IN es es-419 es-MX et eu fa
            fi fil fr fr-BE fr-CA fr-CH gl he hi hr hu hy id is it it-CH ja ka kk km ko lt lv mk mr ms nb nl
            nl-BE pl pt-BR pt-PT ro ru sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant
            zh-Hant-HK
            """
        let lines = try CommandRun(["locales"]).text.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.map { $0[0] } == locales.split(whereSeparator: \.isWhitespace))
        // The second word is what REVIEW.md says.
        #expect(lines.allSatisfy { $0.count == 2 && ["reviewed", "draft"].contains($0[1]) })
    }
}
