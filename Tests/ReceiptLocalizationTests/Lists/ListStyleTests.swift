import ReceiptLocalization
import ReceiptModel
import Testing

/// Source: CLDR 42, listPatterns, by ICU 72.1's list formatter.
@Suite struct ListStyleTests {
    @Test(arguments: [
        ("en", "A and B", "A, B, and C"), ("en-GB", "A and B", "A, B and C"), ("de", "A und B", "A, B und C"),
        ("fr", "A et B", "A, B et C"), ("es", "A y B", "A, B y C"), ("ja", "A、B", "A、B、C"),
        ("ar", "A وB", "A وB وC"), ("he", "A ו-B", "A, B ו-C"), ("zh-Hant", "A和B", "A、B和C"),
    ])
    func joinsAsTheLocaleDoes(locale: String, two: String, three: String) throws {
        let list = try LocaleFormats(#require(LanguageTag(locale))).list()
        #expect(try text(list, ["A", "B"]) == two)
        #expect(try text(list, ["A", "B", "C"]) == three)
    }

    @Test func leavesASingleItemAlone() throws {
        let list = try LocaleFormats(.english).list()
        #expect(try text(list, ["{0} and {1}"]) == "{0} and {1}")
        #expect(try text(list, []) == "")
    }

    @Test func takesItemsLiterally() throws {
        let list = try LocaleFormats(.english).list()
        #expect(try text(list, ["{1}", "'", ""]) == "{1}, ', and ")
    }

    @Test func joinsLongLists() throws {
        let list = try LocaleFormats(.english).list()
        let items = (1...500).map(String.init)
        #expect(try text(list, items) == items.dropLast().joined(separator: ", ") + ", and 500")
    }

    private func text(_ list: ListStyle, _ items: [String]) throws -> String {
        var out = UTF8Writer()
        try list.write(items, to: &out)
        return out.string()
    }
}
