import Testing

@Suite struct HelpTests {
    @Test(arguments: ["render", "form", "summary", "families", "locales"])
    func overviewNamesEveryCommandAndHelpExplainsIt(name: String) throws {
        #expect(try CommandRun(["--help"]).text.contains("receipt \(name)"))
        let help = try CommandRun([name, "--help"])
        #expect(help.status == 0)
        #expect(help.text.hasPrefix("Usage: receipt \(name)"))
    }

    @Test(arguments: ["--family", "--locale", "--format", "--columns", "--digits", "--output"])
    func renderExplainsItsOptions(option: String) throws {
        #expect(try CommandRun(["render", "-h"]).text.contains("  \(option) "))
    }

    @Test func saysItsVersion() throws {
        #expect(try CommandRun(["--version"]).text == "receipt 0.1.0\n")
    }

    @Test func listsFamiliesAndLocales() throws {
        #expect(try CommandRun(["families"]).text == "consumer\nbusiness\n")
        let locales = try CommandRun(["locales"]).text.split(separator: "\n")
        #expect(locales.count == 20)
        #expect(locales.contains("zh-Hant"))
    }

    @Test func saysTheSeedLines() throws {
        #expect(
            try CommandRun(["summary", "--family", "consumer", "--locale", "en"]).text
                == "Order 42: Card number, Postal code\n")
        #expect(
            try CommandRun(["summary", "--family", "business", "--locale", "en", "--order-id", "7"]).text
                == "Invoice for 7: Purchase order, Tax ID\n")
    }

    @Test func printsAForm() throws {
        let run = try CommandRun(["form", "--family", "consumer", "--locale", "de"])
        #expect(run.status == 0)
        #expect(run.text.contains("Kartennummer"))
        #expect(
            try CommandRun(["form", "--family", "business", "--locale", "ja", "--format", "json"]).text.hasPrefix("{"))
    }
}
