import ReceiptContent
import ReceiptMessages
import ReceiptModel

extension DocumentDraft {
    /// Number, dates and references: what identifies the document and the sale.
    mutating func addFacts() throws {
        let document = order.document
        if let series = document.series {
            addEntry(text(words.documentSeries()), .value, identifier(series, place: "document.series"))
        }
        addEntry(text(numberLabel), .value, identifier(document.number, place: "document.number"))
        if let number = document.orderNumber {
            addEntry(text(words.documentOrderNumber()), .value, identifier(number, place: "document.orderNumber"))
        }
        try addDates(document)
        try addReferences(document)
        addPlaces(document)
        builder.endBlock { .facts($0) }
    }

    /// A credit note has a number, but not that of an invoice.
    private var numberLabel: PlainPhrase {
        switch order.document.kind {
        case .creditNote, .debitNote: words.documentNumber()
        case .receipt, .simplifiedInvoice, .invoice, .selfBilled, .proForma, .training, .copy, .void:
            familyWords.documentNumber
        }
    }

    private mutating func addDates(_ document: DocumentDetails) throws {
        if policy.sections.contains(.seller) {
            addEntry(text(words.documentIssueDate()), .value, try day(document.issuedAt.date))
        } else {
            addEntry(text(words.documentDateTime()), .value, try issueMoment(document))
        }
        switch document.supply {
        case .day(let day):
            addEntry(text(words.documentSupplyDate()), .value, try self.day(day))
        case .period(let from, let to):
            addEntry(
                text(words.documentSupplyPeriod()), .value,
                try datesTwice
                    ? text(words.patternDateRange(from: from, to: to), .date)
                    : once(words.patternDateRange(from: from, to: to), .date))
        case nil:
            break
        }
        if let start = document.transactionStart {
            addEntry(text(words.documentTransactionStart()), .value, try moment(start))
        }
        if let end = document.transactionEnd {
            addEntry(text(words.documentTransactionEnd()), .value, try moment(end))
        }
        if let due = document.dueDate {
            addEntry(text(words.documentDueDate()), .value, try day(due))
        }
    }

    /// The wall clock's digits, and its offset from UTC where the order names a zone. (The zone's own name is an
    /// identifier of programs, no word of a language.)
    private mutating func issueMoment(_ document: DocumentDetails) throws -> TextSpan {
        try moment(document.issuedAt, withOffset: document.zoneName != nil)
    }

    private mutating func addReferences(_ document: DocumentDetails) throws {
        if let original = document.original {
            addEntry(
                text(words.documentOriginalNumber()), .value,
                identifier(
                    [original.series, original.number].compactMap { $0 }.joined(separator: " "),
                    place: "document.original"))
            if let day = original.issuedOn {
                addEntry(text(words.documentOriginalDate()), .value, try self.day(day))
            }
        }
        if let purchaseOrder = document.purchaseOrder {
            addEntry(
                text(words.documentPurchaseOrder()), short: text(words.documentPurchaseOrderShort()), .value,
                identifier(purchaseOrder, place: "document.purchaseOrder"))
        }
        if let exchange = order.exchange {
            let one = Money(.one, order.currency)
            let quoted = Money(exchange.rate, exchange.currency)
            addEntry(
                text(words.documentExchangeRate()), .value,
                try once(words.documentExchangeRateValue(base: one, quoted: quoted), .label))
        }
    }

    private mutating func addPlaces(_ document: DocumentDetails) {
        if let place = document.placeOfSupply {
            addEntry(text(words.documentPlaceOfSupply()), .value, text(place, place: "document.placeOfSupply"))
        }
        if let till = document.till {
            addEntry(text(words.documentTill()), .value, identifier(till, place: "document.till"))
        }
        if let cashier = document.cashier {
            addEntry(text(words.documentCashier()), .value, text(cashier, place: "document.cashier"))
        }
        if let table = document.table {
            addEntry(text(words.documentTable()), .value, identifier(table, place: "document.table"))
        }
    }
}
