import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct FormTests {
    static let english = FormDocument(
        family: "consumer", language: .english, direction: .leftToRight, heading: "Payment",
        fields: [
            FormDocument.Field(
                key: "card-number", label: "Card number", shortLabel: "Card no.",
                hint: "12 to 19 digits, spaces allowed",
                requirement: .required, autocomplete: "cc-number", inputMode: .numeric, maximumLength: 23),
            FormDocument.Field(
                key: "email", label: "E-mail", shortLabel: "E-mail", hint: nil, requirement: .optional,
                autocomplete: nil,
                inputMode: .email, maximumLength: 254),
        ], submitLabel: "Pay", requiredLabel: "required", optionalLabel: "optional")

    static let arabic = FormDocument(
        family: nil, language: LanguageTag(language: "ar"), direction: .rightToLeft, heading: "الدفع",
        fields: [
            FormDocument.Field(
                key: "tax-id", label: "الرقم الضريبي", shortLabel: "الرقم", hint: "9 أرقام، مثل 123-456-789",
                requirement: .required, autocomplete: nil, inputMode: .text, maximumLength: 20)
        ], submitLabel: "ادفع", requiredLabel: "مطلوب", optionalLabel: "اختياري")

    @Test func printsLabelsWithWhatTheyAskFor() throws {
        let text = try Self.english.rendered(as: .text(columns: .narrow)).string
        #expect(
            text == """
                            Payment

                Card number             required
                  12 to 19 digits, spaces
                  allowed
                E-mail                  optional

                            [ Pay ]

                """)
    }

    @Test func isMirroredFromRightToLeft() throws {
        let lines = try Self.arabic.rendered(as: .text(columns: .narrow)).lines
        #expect(lines.allSatisfy { $0.hasBalancedControls && $0.cells <= 32 })
        #expect(try lines[2].seenRightToLeft() == "بولطم              يبيرضلا مقرلا")
    }

    @Test func isDataAsJSON() throws {
        let text = try Self.english.rendered(as: .json).string
        #expect(
            text == """
                {
                  "version": 1,
                  "family": "consumer",
                  "language": "en",
                  "direction": "ltr",
                  "heading": "Payment",
                  "fields": [
                    {
                      "key": "card-number",
                      "label": "Card number",
                      "shortLabel": "Card no.",
                      "hint": "12 to 19 digits, spaces allowed",
                      "requirement": "required",
                      "autocomplete": "cc-number",
                      "inputMode": "numeric",
                      "maximumLength": 23
                    },
                    {
                      "key": "email",
                      "label": "E-mail",
                      "shortLabel": "E-mail",
                      "requirement": "optional",
                      "inputMode": "email",
                      "maximumLength": 254
                    }
                  ],
                  "submitLabel": "Pay",
                  "requiredLabel": "required",
                  "optionalLabel": "optional"
                }

                """)
    }
}
