import Testing

/// Nothing depends on the locale, the time zone or the home of the process.
@Suite struct HostileEnvironmentTests {
    static let environments: [[String: String]] = [
        ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kolkata"],
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr:ar", "TZ": "America/St_Johns"],
        ["LC_ALL": "ar_SA", "LC_NUMERIC": "fr_FR", "TZ": ":nonsense", "HOME": "/nonexistent"],
        ["LANG": "\u{1}\u{2}", "LC_ALL": "nb_NO@nynorsk", "TZ": "UTC-99"],
        ["LANG": "C", "LC_ALL": "POSIX", "TZ": "", "PATH": ""],
    ]

    @Test(arguments: environments)
    func printsTheSameBytes(environment: [String: String]) throws {
        for (sample, family, locale) in [
            ("cash-rounding", "consumer", "de-CH"), ("arabic", "business", "ar-EG"), ("convenience", "consumer", "ja"),
            ("restaurant", "consumer", "tlh"), ("credit-note", "business", "nb"),
        ] {
            let arguments = ["render", "Resources/Samples/\(sample).json", "--family", family, "--locale", locale]
            let (plain, hostile) = (try CommandRun(arguments), try CommandRun(arguments, environment: environment))
            #expect(plain.status == 0)
            #expect(hostile.output == plain.output)
        }
    }
}
