extension JSONShape<DocumentDetails> {
    static var documentDetails: JSONShape {
        .object { fields in
            let kind = fields.required("kind", JSONShape<DocumentKind>.word)
            let signs = fields.optional("signs", JSONShape<SignConvention>.word)
            let series = fields.optional("series", .text)
            let number = fields.required("number", .text)
            let issuedAt = fields.required("issuedAt", .dateTime)
            let zoneName = fields.optional("zoneName", .zoneName)
            let supply = fields.optional("supply", .supplyTime)
            let transactionStart = fields.optional("transactionStart", .dateTime)
            let transactionEnd = fields.optional("transactionEnd", .dateTime)
            let dueDate = fields.optional("dueDate", .day)
            let paymentTerms = fields.optional("paymentTerms", .paymentTerms)
            let original = fields.optional("original", .documentReference)
            let purchaseOrder = fields.optional("purchaseOrder", .text)
            let orderNumber = fields.optional("orderNumber", .text)
            let copyNumber = fields.optional("copyNumber", .integer(in: 1...9999))
            let placeOfSupply = fields.optional("placeOfSupply", .localizedText)
            let till = fields.optional("till", .text)
            let cashier = fields.optional("cashier", .localizedText)
            let table = fields.optional("table", .text)
            guard let kind, let number, let issuedAt else { return nil }
            return DocumentDetails(
                kind: kind, signs: signs ?? .natural, series: series, number: number, issuedAt: issuedAt,
                zoneName: zoneName, supply: supply, transactionStart: transactionStart,
                transactionEnd: transactionEnd, dueDate: dueDate, paymentTerms: paymentTerms, original: original,
                purchaseOrder: purchaseOrder, orderNumber: orderNumber, copyNumber: copyNumber,
                placeOfSupply: placeOfSupply, till: till, cashier: cashier, table: table)
        }
    }
}

extension JSONShape<String> {
    /// A name of the IANA time zone database, by its form: words of letters, digits, `_`, `+`, `-` with `/` between.
    fileprivate static var zoneName: JSONShape {
        text(wanted: "a name of the IANA time zone database, such as Europe/Zurich") { name in
            let words = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            return words.allSatisfy { word in
                !word.isEmpty
                    && word.allSatisfy { byte in
                        byte.isASCIILetter || byte.isASCIIDigit
                            || [UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte)
                    }
            } && name.utf8.first?.isASCIILetter == true
        }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension JSONShape<SupplyTime> {
    /// One day as a string, or `{"from": …, "to": …}`, both days included.
    fileprivate static var supplyTime: JSONShape {
        JSONShape { value in
            value.kind == .object
                ? period.decode(value) : JSONShape<CalendarDay>.day.decode(value).map { .day($0) }
        }
    }

    private static var period: JSONShape {
        JSONShape { value in
            let days = JSONShape<(CalendarDay, CalendarDay)>.object { fields in
                let from = fields.required("from", .day)
                let to = fields.required("to", .day)
                guard let from, let to else { return nil }
                return (from, to)
            }
            guard let (from, to) = days.decode(value) else { return nil }
            guard from <= to else {
                return value.refuse(.impossibleDate, "This period ends before it begins; exchange the two days.")
            }
            return .period(from: from, to: to)
        }
    }
}

extension JSONShape<PaymentTerms> {
    fileprivate static var paymentTerms: JSONShape {
        .object { fields in
            PaymentTerms(
                netDays: fields.optional("netDays", .integer(in: 0...3660)),
                discount: fields.optional("discount", .earlyPaymentDiscount),
                text: fields.optional("text", .localizedText))
        }
    }
}

extension JSONShape<EarlyPaymentDiscount> {
    fileprivate static var earlyPaymentDiscount: JSONShape {
        .object { fields in
            let percent = fields.required("percent", .decimal(.percentage))
            let days = fields.required("days", .integer(in: 0...3660))
            guard let percent, let days else { return nil }
            return EarlyPaymentDiscount(percent: percent, days: days)
        }
    }
}

extension JSONShape<DocumentReference> {
    fileprivate static var documentReference: JSONShape {
        .object { fields in
            let series = fields.optional("series", .text)
            let number = fields.required("number", .text)
            let issuedOn = fields.optional("issuedOn", .day)
            return number.map { DocumentReference(series: series, number: $0, issuedOn: issuedOn) }
        }
    }
}
