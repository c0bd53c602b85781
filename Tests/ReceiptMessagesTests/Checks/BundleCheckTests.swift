import ReceiptModel
import Testing

@testable import ReceiptMessages

/// Broken bundles, and the exact line that the build prints for each.
@Suite struct BundleCheckTests {
    private static let root = """
        root {
            shop.title { "Receipt" }
            shop.greeting { "Hello {name}" }
            shop.items { "{count, plural, one {# item} other {# items}}" }
            shop.due { "{total, money} by {when, date, ::yMMMd}" }
            shop.state { "{state, select, paid {Paid} other {Open}}" }
            /** limit: 5 */
            shop.short { "Qty" }
        }
        """

    private static let german = [
        "shop.title": "Beleg", "shop.greeting": "Hallo {name}",
        "shop.items": "{count, plural, one {# Artikel} other {# Artikel}}",
        "shop.due": "{total, money} bis {when, date, ::yMMMd}",
        "shop.state": "{state, select, paid {Bezahlt} other {Offen}}", "shop.short": "Menge",
    ]

    private func source(_ file: String, _ text: String) throws -> BundleSource {
        BundleSource(file: file, text: try BundleText(reading: Array(text.utf8)))
    }

    private func lines(root: String = root, _ locales: [(file: String, text: String)] = []) throws -> [String] {
        try BundleCheck(
            bundle: "shop", root: source("shop/root.txt", root),
            locales: locales.map { try source("shop/\($0.file)", $0.text) }
        ).issues.map(\.diagnostic)
    }

    /// Complete words, one of them replaced.
    private func words(_ name: String, _ key: String? = nil, _ text: String = "") -> (file: String, text: String) {
        var words = Self.german
        if let key { words[key] = text }
        let entries = words.sorted { $0.key < $1.key }.map { "\($0.key) { \"\($0.value)\" }" }
        return ("\(name).txt", "\(name) { \(entries.joined(separator: "\n")) }")
    }

    @Test func findsNothingWrongWithGoodWords() throws {
        #expect(try lines([words("de"), ("de_CH.txt", "de_CH { shop.title { \"Quittung\" } }")]).isEmpty)
    }

    @Test(arguments: [
        ("shop.greeting", "Hallo", "{name} is missing. Say it somewhere in the text."),
        ("shop.greeting", "Hallo {nam}", "There is no argument {nam}. Use {name}."),
        ("shop.title", "Beleg {id}", "There is no argument {id}. This message has none."),
        ("shop.due", "{total} bis {when, date, ::yMd}", "{total} is {total, money} in root.txt. Write it as there."),
        (
            "shop.due", "{total, money} bis {when, date, ::yMMMdjm}",
            "{when, date, ::yMMMdjm} is {when, date, ::yMMMd} in root.txt. Write it as there."
        ),
        (
            "shop.due", "{total, number, currency} bis {when, date, ::yMd}",
            "A currency comes with its amount, never from the language. Write {total, money}."
        ),
        (
            "shop.due", "{total, money} bis {when, date, ::YMd}",
            "The date {when} has the field Y, which no receipt prints. Use y M d E for the day and j m s for the time."
        ),
        (
            "shop.due", "{total, money} bis {when, date, short}",
            "{when, date} does not say which fields it prints. Name them as a skeleton, {when, date, ::yMMMd}."
        ),
        (
            "shop.items", "{count, plural, other {# Artikel}}",
            "{count} needs a text for one, which de has. Add one {…}."
        ),
        (
            "shop.items", "{count, plural, =1 {ein Artikel} other {# Artikel}}",
            "{count} needs a text for one, which de has. Add one {…}."
        ),
        (
            "shop.items", "{count, plural, zero {nichts} one {#} other {#}}",
            "{count} has a text for zero, which de never uses. Write =0 for the value itself."
        ),
        (
            "shop.items", "{count, plural, one {#} few {#} other {#}}",
            "{count} has a text for few, which de never uses. Delete it, or write =1 for a value."
        ),
        (
            "shop.items", "{count, plural, eins {#} one {#} other {#}}",
            "{count} has a text for eins, which is no plural category. Use zero, one, two, few, many, other, or =1 for a"
                + " value."
        ),
        (
            "shop.items", "{count, plural, one {#} one {#} other {#}}",
            "{count} has two texts for one. Keep one."
        ),
        (
            "shop.items", "{count, plural, =-1 {#} one {#} other {#}}",
            "{count} has =-1, which is no whole number of zero or more. Write =0, =1, …"
        ),
        (
            "shop.items", "{count, plural, one {#}}",
            "A plural or select has no text for all other cases. Add other {…} (character 1 of the text)"
        ),
        ("shop.title", "Beleg {", "A { has no }. Close it (character 1 of the text)"),
        (
            "shop.title", "Beleg }",
            "There is a } without its {. Open the argument, or write '}' in apostrophes to print the brace."
        ),
        (
            "shop.greeting", "Gib's '{name}'",
            "The apostrophe before {name} keeps the argument from being filled in. Write ’ (U+2019) for an apostrophe."
        ),
        (
            "shop.greeting", "{name} \\u2066x",
            "U+2066 has no partner. Close every isolate with U+2069 and every embedding with U+202C."
        ),
        (
            "shop.items", "{count, plural, one {\\u202Bx} other {x\\u202C}}",
            "U+202B has no partner. Close every isolate with U+2069 and every embedding with U+202C."
        ),
        ("shop.title", "Be\\u0007leg", "The text holds the control character U+0007. Delete it."),
        ("shop.short", "Anzahl", "The text fills 6 columns, and there is room for 5. Find a shorter one."),
        ("shop.short", "数量数", "The text fills 6 columns, and there is room for 5. Find a shorter one."),
        ("shop.state", "{state, select, bezahlt {B} paid {B} other {O}}", "{state} is never bezahlt. Use other, paid."),
        ("shop.greeting", "{name} {0}", "The argument {0} has no name. Give it one that says what it is."),
        ("shop.title", "{0}", "The argument {0} has no name. Give it one that says what it is."),
        (
            "shop.greeting", "{name, spellout}",
            "spellout is no type of an argument. Write {name} for a text, or number, percent, money, date, list, plural,"
                + " selectordinal or select behind the name."
        ),
        ("shop.greeting", "{name, list, short}", "{name, list} has no style short. Leave it out."),
        ("shop.greeting", "{name} {name, list}", "{name} is used as two different types. Use one, or two arguments."),
    ])
    func stopsATranslation(key: String, text: String, sentence: String) throws {
        let lines = try lines([words("de", key, text)])
        let line = try #require(lines.first)
        #expect(line.hasPrefix("shop/de.txt:"))
        #expect(line.hasSuffix(": error: \(key): \(sentence)"))
    }

    @Test func demandsEveryCategoryOfALanguage() throws {
        let polish = words("pl", "shop.items", "{count, plural, one {# rzecz} other {# rzeczy}}")
        #expect(
            try lines([polish]) == [
                "shop/pl.txt:3: error: shop.items: {count} needs a text for few, many, which pl has. Add few {…} many {…}."
            ])
        #expect(try lines([words("ja", "shop.items", "{count, plural, other {#個}}")]).isEmpty)
    }

    @Test func countsTheLinesOfAFile() throws {
        let text = "de {\n\n  // a comment\n  shop.title { \"Beleg }\" }\n}"
        #expect(
            try lines([("de.txt", text)]).first?.hasPrefix("shop/de.txt:4: error: shop.title: There is a }") == true)
    }

    @Test func demandsEveryKeyOfALocaleWithoutParent() throws {
        let missing = try lines([("de.txt", "de {\n    shop.title { \"Beleg\" }\n}")])
        #expect(missing.count == 5)
        #expect(
            missing.first
                == "shop/de.txt:1: error: shop.due: The text is missing. Translate “{total, money} by {when, date, ::yMMMd}”."
        )
    }

    @Test(arguments: ["en_GB", "en_AU"])
    func demandsNoKeyOfEnglish(locale: String) throws {
        #expect(try lines([("\(locale).txt", "\(locale) { }")]).isEmpty)
    }

    // zh_Hant inherits from root and not from zh, by ICU's %%Parent; es_MX from es_419.
    @Test(arguments: [("zh_Hant", "zh", false), ("es_MX", "es_419", true), ("de_CH", "de", true), ("nb", "no", true)])
    func inheritsByCLDR(locale: String, parent: String, inherits: Bool) throws {
        let items =
            ["zh", "zh_Hant"].contains(parent) ? "{count, plural, other {#}}" : "{count, plural, one {#} other {#}}"
        let full =
            parent == "es_419"
            ? "{count, plural, one {#} many {#} other {#}}" : items
        let missing = try lines([words(parent, "shop.items", full), ("\(locale).txt", "\(locale) { }")])
        #expect(missing.isEmpty == inherits)
    }

    @Test func stopsUnknownAndMisplacedKeys() throws {
        let extra = (
            "de_CH.txt", "de_CH {\nshop.titel { \"x\" }\nother.title { \"x\" }\nshop.entirely-new { \"x\" }\n}"
        )
        #expect(
            try lines([words("de"), extra]) == [
                "shop/de_CH.txt:3: error: other.title: Every key of this bundle begins with `shop.`. Rename it.",
                "shop/de_CH.txt:2: error: shop.titel: root.txt has no such key. Did you mean shop.title?",
                "shop/de_CH.txt:4: error: shop.entirely-new: root.txt has no such key. Add it there first, or delete it.",
            ])
    }

    @Test func stopsAKeyThatComesTwice() throws {
        let twice = ("de_CH.txt", "de_CH {\nshop.title { \"x\" }\nshop.title { \"y\" }\n}")
        #expect(
            try lines([words("de"), twice]) == [
                "shop/de_CH.txt:3: error: shop.title: The key is already on line 2. Keep one of the two."
            ])
    }

    @Test(arguments: [
        ("en.txt", "en { }", "English is root: move what differs into root.txt and delete this file."),
        ("en_GB.txt", "en_US { }", "The table is named en_US in a file for en_GB. Write `en_GB {` at the top."),
        ("en-GB.txt", "en-GB { }", "en-GB is not how ICU names a locale. Call the file en_GB.txt."),
        ("EN_gb.txt", "EN_gb { }", "EN_gb is not how ICU names a locale. Call the file en_GB.txt."),
    ])
    func stopsAFileOfTheWrongName(file: String, text: String, sentence: String) throws {
        #expect(try lines([(file, text)]).first == "shop/\(file):1: error: \(sentence)")
    }

    @Test func stopsAFileThatIsNoLocale() throws {
        #expect(
            try lines([("x.txt", "x { }")]).first == "shop/x.txt:1: error: x is not how ICU names a locale.")
    }

    @Test(arguments: [
        (
            "shop.Title", "x",
            "A key is made of lower-case words in Latin letters and digits, joined by dots and hyphens."
                + " Rename it."
        ),
        (
            "shop.a--b", "x",
            "A key is made of lower-case words in Latin letters and digits, joined by dots and hyphens."
                + " Rename it."
        ),
        ("shop.locale", "x", "Its function locale() is already that of the generated type. Rename the key."),
        ("shop.items", "{n, plural, other {#}}", "{n} needs a text for one, which en has. Add one {…}."),
        ("shop.greeting", "{n} {n, number}", "{n} is used as two different types. Use one, or two arguments."),
    ])
    func checksRootItself(key: String, text: String, sentence: String) throws {
        #expect(
            try lines(root: "root {\n\(key) { \"\(text)\" }\n}") == [
                "shop/root.txt:2: error: \(key): \(sentence)"
            ])
    }

    @Test func stopsTwoKeysWithOneFunction() throws {
        #expect(
            try lines(root: "root {\nshop.a-b { \"x\" }\nshop.a.b { \"y\" }\n}") == [
                "shop/root.txt:3: error: shop.a.b: Its function aB() is already that of shop.a-b. Rename the key."
            ])
    }

    @Test func keepsTheOrderOfKeysThatICUHas() throws {
        let check = try BundleCheck(
            bundle: "shop",
            root: source(
                "shop/root.txt", "root { shop.b { \"\" } shop.a-b { \"\" } shop.a.b { \"\" } shop.a { \"\" } }"),
            locales: [])
        #expect(check.keys.map(\.name) == ["shop.a", "shop.a-b", "shop.a.b", "shop.b"])
    }
}
