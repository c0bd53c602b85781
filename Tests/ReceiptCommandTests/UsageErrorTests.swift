import Testing

/// What is wrong with a command line is said before anything is read or written.
@Suite struct UsageErrorTests {
    private static let family = ["--family", "consumer"]
    private static let both = family + ["--locale", "en"]
    private static let order = "Resources/Samples/cafe.json"

    @Test(
        arguments: [
            ([], "no command was given"),
            (["cut"], "there is no command \"cut\""),
            (["Render"], "there is no command \"Render\""),
            ([""], "there is no command \"\""),
            (["--family", "consumer", "summary"], "there is no option \"--family\""),
            (["--version", "more"], "\"more\" is one argument too many"),
        ] as [([String], String)])
    func aCommandComesFirst(arguments: [String], message: String) throws {
        try CommandRun(arguments).expectFailure(64, saying: message, hint: "receipt")
    }

    @Test(
        arguments: [
            (["render", order, "--locale", "en"], "--family is missing", "Add --family FAMILY."),
            (["render", order] + family, "--locale is missing", "Add --locale LOCALE."),
            (["summary"], "--family is missing", "Add --family FAMILY."),
            (
                ["render"] + both, "ORDER.json is missing", "Name the order's file, or - for standard input."
            ),
        ] as [([String], String, String)])
    func nothingIsGuessed(arguments: [String], message: String, hint: String) throws {
        try CommandRun(arguments).expectFailure(64, saying: message, hint: hint)
    }

    @Test(
        arguments: [
            (["render", order, "--colour", "red"] + both, "`receipt render` has no option --colour"),
            (["render", order, "--colour=red"] + both, "`receipt render` has no option --colour"),
            (["render", order, "-v"] + both, "`receipt render` has no option -v"),
            (["render", order, "--Columns", "30"] + both, "`receipt render` has no option --Columns"),
            (["render", order, "--order-id", "1"] + both, "`receipt render` has no option --order-id"),
            (["summary", "--columns", "30"] + both, "`receipt summary` has no option --columns"),
            (["families", "--locale", "de"], "`receipt families` has no option --locale"),
            (["locales", "--version"], "`receipt locales` has no option --version"),
        ] as [([String], String)])
    func anUnknownOptionIsRefusedWithTheKnownOnes(arguments: [String], message: String) throws {
        let listsOnly = ["families", "locales"].contains(arguments[0])
        try CommandRun(arguments).expectFailure(64, saying: message, hint: listsOnly ? "It has none." : "--locale")
    }

    @Test(
        arguments: [
            (["render", order, "--locale", "en", "--family"], "--family needs a value"),
            (["render", order, "--family", "--locale", "en"], "--family needs a value"),
            (["render", order, "--columns"] + both, "--columns needs a value"),
            (["render", order] + both + family, "--family was given twice"),
            (["render", order] + both + ["--family=business"], "--family was given twice"),
            (["render", order, "more.json"] + both, "\"more.json\" is one argument too many"),
            (["summary"] + both + ["--", "--order-id"], "\"--order-id\" is one argument too many"),
            (["families", "x"], "\"x\" is one argument too many"),
        ] as [([String], String)])
    func everyWordHasItsPlace(arguments: [String], message: String) throws {
        try CommandRun(arguments).expectFailure(64, saying: message)
    }

    @Test(arguments: [
        ("--family", "charity", "Use one of: consumer, business, gift."),
        ("--family", "Consumer", "Use one of: consumer, business, gift."),
        ("--locale", "xx-invalid-", "Write a tag like de-CH"),
        ("--locale", "not a tag", "Write a tag like de-CH"),
        ("--locale", "", "Write a tag like de-CH"),
        ("--locale", ";;,,", "Write a tag like de-CH"),
        ("--columns", "23", "Give a whole number from 24 to 10000."),
        ("--columns", "10001", "Give a whole number from 24 to 10000."),
        ("--columns", "x", "Give a whole number from 24 to 10000."),
        ("--columns", "42.5", "Give a whole number from 24 to 10000."),
        ("--columns", "-42", "Give a whole number from 24 to 10000."),
        ("--columns", "99999999999999999999", "Give a whole number from 24 to 10000."),
        ("--format", "docx", "Use one of: text, markdown, json, html, html-mail, pdf, svg, png, escpos."),
        ("--digits", "roman", "Use one of: locale, latin, native."),
    ])
    func aValueThatDoesNotFitIsNamedWithThoseThatDo(option: String, value: String, hint: String) throws {
        var options = ["--family": "consumer", "--locale": "en"]
        options[option] = value
        let words = options.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        try CommandRun(["render", Self.order] + words)
            .expectFailure(64, saying: "\(option) does not take \"\(value)\"", hint: hint)
    }
}
