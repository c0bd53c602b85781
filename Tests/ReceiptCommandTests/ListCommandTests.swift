import Testing

@Suite struct ListCommandTests {
    @Test func listsTheFamilies() throws {
        #expect(try CommandRun(["families"]).text == "consumer\nbusiness\ngift\n")
    }

    @Test func listsTheShippedLocales() throws {
        let locales = """
            ar de de-CH en en-GB es es-419 fr fr-CA he hi it ja nb nl pl pt-BR th zh-Hans zh-Hant
            """
        #expect(try CommandRun(["locales"]).text == locales.split(separator: " ").map { "\($0)\n" }.joined())
    }
}
