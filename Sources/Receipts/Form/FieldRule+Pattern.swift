import ReceiptContent

// What a browser can check by itself. Every pattern takes whatever the rule takes: digits of every script, all that
// people put between them, and the invisible characters that come along when text is pasted.
extension FieldRule {
    /// Source: HTML Living Standard, "The pattern attribute", which compiles with the flag `v`.
    var pattern: String? {
        switch self {
        case .text: nil
        case .cardNumber: Self.digits("{12,19}")
        case .cardExpiry:
            #"[^\p{L}\p{N}]*\p{Nd}{1,2}[^\p{L}\p{N}]*(?:\p{Nd}[^\p{L}\p{N}]*){2}(?:(?:\p{Nd}[^\p{L}\p{N}]*){2})?"#
        case .postalCode: Self.letters("{2,10}")
        case .taxID: Self.letters("{4,20}")
        // Full-width forms of @ and the dot are what Japanese and Chinese keyboards write.
        case .email: #"[^@＠]+[@＠][^@＠.．]+(?:[.．][^@＠.．]+)+"#
        }
    }

    private static func digits(_ count: String) -> String {
        #"[^\p{L}\p{N}]*(?:\p{Nd}[^\p{L}\p{N}]*)\#(count)"#
    }

    private static func letters(_ count: String) -> String {
        #"[^\p{Alphabetic}\p{N}]*(?:[\p{Alphabetic}\p{N}][^\p{Alphabetic}\p{N}]*)\#(count)"#
    }

    /// The fault that an entry has which does not match the pattern.
    var mismatch: FieldFault? {
        switch self {
        case .text: nil
        case .cardNumber: .cardNumberFormat
        case .cardExpiry: .expiryFormat
        case .postalCode: .postalCode
        case .taxID: .taxID
        case .email: .email
        }
    }

    /// Codes and numbers are typed from left to right in every language; nil: as the text itself reads.
    var entryDirection: TextDirection? {
        switch self {
        case .text: nil
        case .cardNumber, .cardExpiry, .postalCode, .taxID, .email: .leftToRight
        }
    }
}

extension FormDocument.Field {
    /// The field with what a browser can check of its rule.
    func checked(by rule: FieldRule, _ words: FormWords) -> FormDocument.Field {
        FormDocument.Field(
            key: key, label: label, shortLabel: shortLabel, hint: hint, requirement: requirement,
            autocomplete: autocomplete, inputMode: inputMode, maximumLength: maximumLength,
            entryDirection: rule.entryDirection,
            check: FieldCheck(
                pattern: rule.pattern, missingText: words.text(of: .required),
                mismatchText: rule.mismatch.map { words.text(of: $0) }))
    }
}
