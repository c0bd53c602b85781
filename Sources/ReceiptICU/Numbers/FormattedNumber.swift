/// A number as ICU printed it, and where its parts stand.
package struct FormattedNumber: Sendable, Equatable {
    /// UTF-8.
    package let text: [UInt8]
    package let fields: [Field]

    package struct Field: Sendable, Equatable {
        package let kind: FieldKind
        /// Where the field stands in `text`.
        package let bytes: Range<Int>

        package init(kind: FieldKind, bytes: Range<Int>) {
            self.kind = kind
            self.bytes = bytes
        }
    }

    /// The fields that a plain amount can have, by ICU's numbers.
    package enum FieldKind: Int32, Sendable {
        /// All digits before the decimal separator, with the grouping separators among them.
        case integer = 0
        case fraction = 1
        case decimalSeparator = 2
        case groupingSeparator = 6
        case currency = 7
        case percent = 8
        case sign = 10
    }

    package init(text: [UInt8], fields: [Field]) {
        self.text = text
        self.fields = fields
    }

    /// The first field of a kind.
    package func range(of kind: FieldKind) -> Range<Int>? {
        fields.first { $0.kind == kind }?.bytes
    }

    /// The same text with the currency's sign or code replaced.
    package func replacingCurrency(with replacement: String) -> FormattedNumber {
        guard let currency = range(of: .currency) else { return self }
        let growth = replacement.utf8.count - currency.count
        func moved(_ position: Int) -> Int { position >= currency.upperBound ? position + growth : position }
        var text = text
        text.replaceSubrange(currency, with: replacement.utf8)
        return FormattedNumber(
            text: text,
            fields: fields.map {
                Field(kind: $0.kind, bytes: moved($0.bytes.lowerBound)..<moved($0.bytes.upperBound))
            })
    }
}
