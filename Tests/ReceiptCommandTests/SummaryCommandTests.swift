import Testing

@Suite struct SummaryCommandTests {
    private func summary(_ family: String, _ more: String...) throws -> CommandRun {
        try CommandRun(["summary", "--family", family, "--locale"] + more)
    }

    @Test(arguments: [
        ("consumer", "Order 42: Card number, Postal code\n"),
        ("business", "Invoice for 42: Purchase order, Tax ID\n"),
    ])
    func saysTheSeedLines(family: String, line: String) throws {
        #expect(try summary(family, "en").output == Array(line.utf8))
    }

    @Test(arguments: [["--order-id", "A-7"], ["--order-id=A-7"]])
    func takesAnotherOrder(option: [String]) throws {
        let run = try CommandRun(["summary", "--family", "consumer", "--locale", "en"] + option)
        #expect(run.text == "Order A-7: Card number, Postal code\n")
    }

    @Test func takesAnOrderThatLooksLikeAnOption() throws {
        #expect(try summary("consumer", "en", "--order-id=--x").text == "Order --x: Card number, Postal code\n")
    }

    // Every tag that a browser or a POSIX system may send, and the best of a list.
    @Test(arguments: [
        ("en-US", "Order 42"), ("de_DE.UTF-8", "Bestellung 42"), ("DE-at", "Bestellung 42"),
        ("fr;q=0.9, en", "Order 42"), ("fr;q=0.9, en;q=0.5", "Commande 42"), ("xx, fr", "Commande 42"),
        ("tlh", "Order 42"),
    ])
    func speaksTheLanguageThatIsAskedFor(locale: String, title: String) throws {
        #expect(try summary("consumer", locale).text.hasPrefix(title))
    }

    @Test func saysWhenALanguageIsNotShipped() throws {
        let run = try CommandRun(["summary", "--family", "consumer", "--locale", "tlh, vo"])
        #expect(run.status == 0)
        #expect(run.text == "Order 42: Card number, Postal code\n")
        #expect(
            run.errors == "receipt: no words are shipped for tlh, vo; en is used. `receipt locales` lists them.\n")
        #expect(try CommandRun(["summary", "--family", "consumer", "--locale", "en-NZ"]).errors.isEmpty)
    }
}
