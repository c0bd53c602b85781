import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct HTMLFormTests {
    private static func form(_ language: String = "en", _ direction: TextDirection = .leftToRight) -> FormDocument {
        FormDocument(
            family: "consumer", language: LanguageTag(language) ?? .undetermined, direction: direction,
            second: FormLanguage(language: LanguageTag(language: "ar"), direction: .rightToLeft), heading: "Payment",
            fields: [
                FormDocument.Field(
                    key: "card-number", label: FormText("Card number", second: "رقم البطاقة"), shortLabel: "Card",
                    hint: "12 to 19 digits", requirement: .required, autocomplete: "cc-number", inputMode: .numeric,
                    maximumLength: 23, entryDirection: .leftToRight,
                    check: FieldCheck(
                        pattern: #"\p{Nd}{12,19}"#, missingText: "Please fill it in.",
                        mismatchText: "Not a card number.")),
                FormDocument.Field(
                    key: "name", label: "Name", shortLabel: "Name", hint: nil, requirement: .optional,
                    autocomplete: "cc-name", inputMode: .text, maximumLength: 70),
            ], submitLabel: "Pay", requiredLabel: "required", optionalLabel: "optional")
    }

    private func inputs(_ options: HTMLFormOptions = HTMLFormOptions()) throws -> [[String: String]] {
        try HTMLTokens(Self.form().rendered(as: .html(options)).string).elements.filter { $0.name == "input" }
            .map(\.attributes)
    }

    @Test func inputsSayWhatTheyTake() throws {
        let inputs = try inputs()
        #expect(inputs.count == 2)
        #expect(
            inputs[0] == [
                "id": "field-1", "type": "text", "placeholder": " ", "name": "card-number", "inputmode": "numeric",
                "autocomplete": "cc-number", "dir": "ltr", "required": "", "maxlength": "92",
                "pattern": #"\p{Nd}{12,19}"#, "title": "12 to 19 digits", "aria-describedby": "hint-1",
                "aria-errormessage": "check-1",
            ])
        #expect(
            inputs[1] == [
                "id": "field-2", "type": "text", "placeholder": " ", "name": "name", "inputmode": "text",
                "autocomplete": "cc-name", "dir": "auto", "maxlength": "280",
            ])
    }

    @Test func labelsAreInBothLanguages() throws {
        let html = try Self.form().rendered(as: .html()).string
        #expect(
            html.contains(
                """
                <label for="field-1">Card number <span class="translation" lang="ar" dir="rtl">رقم البطاقة</span> \
                <span class="requirement">required</span></label>
                """))
    }

    @Test func problemsStandAtTheHeadAndAtTheirFields() throws {
        let state = FormState(
            entries: ["card-number": "4111", "name": "Zoë"],
            problems: [
                FormState.Problem(key: "card-number", text: "Too short."),
                FormState.Problem(key: "other", text: "Unknown."),
            ])
        let options = HTMLFormOptions(action: "/pay?a=1&b=2", state: state)
        let html = try Self.form().rendered(as: .html(options)).string
        let inputs = try inputs(options)
        #expect(inputs[0]["aria-invalid"] == "true" && inputs[0]["aria-describedby"] == "hint-1 error-1")
        #expect(inputs[1]["aria-invalid"] == nil && inputs[1]["value"] == "Zoë")
        #expect(html.contains("<form action=\"/pay?a=1&amp;b=2\" method=\"post\" accept-charset=\"utf-8\">"))
        #expect(html.contains("<li><a href=\"#field-1\">Card number"))
        #expect(html.contains("<li>Unknown.</li>"))
        #expect(html.contains("<div class=\"error\" id=\"error-1\"><p>Too short.</p></div>"))
    }

    // Source: PCI DSS v4.0.1, requirements 3.3 and 3.4.
    @Test func aCardNumberIsNeverSentBack() throws {
        let options = HTMLFormOptions(state: FormState(entries: ["card-number": "4242424242424242"]))
        #expect(try !Self.form().rendered(as: .html(options)).string.contains("4242"))
    }

    @Test func controlsInEntriesAreTakenOutAndReported() throws {
        let state = FormState(entries: ["name": "Ann\u{0}\u{202E}"])
        let result = try Self.form().rendered(as: .html(HTMLFormOptions(state: state)))
        #expect(result.string.contains(" value=\"Ann\""))
        #expect(result.issues.map(\.description).count == 2)
        #expect(result.issues.allSatisfy { $0.place == "entries[name]" })
    }

    @Test func hiddenEntriesGoWithIt() throws {
        let options = HTMLFormOptions(
            method: .get, hiddenEntries: [HTMLFormOptions.HiddenEntry(name: "token", value: "a\"b")])
        let html = try Self.form().rendered(as: .html(options)).string
        #expect(html.contains("<input type=\"hidden\" name=\"token\" value=\"a&quot;b\">"))
        #expect(html.contains("<form method=\"get\""))
    }

    @Test func readsFromRightToLeft() throws {
        let html = try Self.form("ar", .rightToLeft).rendered(as: .html()).string
        #expect(html.contains("<html lang=\"ar\" dir=\"rtl\">"))
    }

    @Test func everyIDIsThereOnceAndEveryReferenceHasOne() throws {
        let state = FormState(problems: [
            FormState.Problem(key: "name", text: "No."), .init(key: "name", text: "Nope."),
        ])
        let elements = try HTMLTokens(Self.form().rendered(as: .html(HTMLFormOptions(state: state))).string).elements
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        let references = elements.flatMap { element in
            ["for", "aria-describedby", "aria-errormessage"].compactMap { element.attributes[$0] }
                .flatMap { $0.split(separator: " ").map(String.init) }
        }
        #expect(Set(references).subtracting(ids) == [])
    }
}
