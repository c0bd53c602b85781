import TestSupport
import Testing

@Suite struct FormCommandTests {
    private func form(_ family: String, _ locale: String, _ more: String...) throws -> CommandRun {
        try CommandRun(["form", "--family", family, "--locale", locale] + more)
    }

    @Test(arguments: [
        ("consumer", "en", "Card number"), ("consumer", "de", "Kartennummer"), ("business", "en", "Purchase order"),
        ("business", "en", "Tax ID"),
    ])
    func printsTheFieldsOfTheFamily(family: String, locale: String, label: String) throws {
        let run = try form(family, locale)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text.contains(label))
    }

    @Test(arguments: [24, 42, 80])
    func keepsWithinItsColumns(columns: Int) throws {
        let lines = try form("consumer", "de", "--columns", "\(columns)").text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= columns })
    }

    // Source: HTML Living Standard, autofill: the token of a card number.
    @Test func printsData() throws {
        let run = try form("consumer", "ja", "--format", "json")
        #expect(run.text.hasPrefix("{"))
        #expect(run.text.contains("\"cc-number\""))
    }

    @Test func writesAFile() throws {
        let folder = try TemporaryFolder()
        let run = try form("business", "ar", "--output", folder.path("form.txt"))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try folder.bytes("form.txt") == form("business", "ar").output)
    }
}
