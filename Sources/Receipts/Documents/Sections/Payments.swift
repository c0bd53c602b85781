import ReceiptContent
import ReceiptModel

extension DocumentDraft {
    /// How it was paid: each payment with its details, then change, then what is still owed.
    mutating func addPayments() throws {
        for (index, payment) in order.payments.enumerated() {
            try addPayment(payment, totals.payments[index], place: "payments[\(index)]")
        }
        if !totals.change.isZero {
            addEntry(text(words.paymentChange()), .amount, try amount(totals.change), .sum)
        }
        if !order.payments.isEmpty, !totals.due.isZero {
            addEntry(text(words.totalsAmountDue()), .amount, try amount(totals.due), .total, .strong)
        }
        let heading = builder.rows.isEmpty ? TextSpan.empty : text(words.paymentHeading())
        builder.endBlock(heading: policy.priceBasis == .net ? heading : .empty) { .payments($0) }
    }

    private mutating func addPayment(_ payment: Payment, _ amounts: PaymentTotals, place: @autoclosure () -> String)
        throws
    {
        addEntry(paymentLabel(payment, place: place()), .amount, try amount(amounts.amount))
        if let foreign = payment.foreignTender {
            addEntry(
                text(words.paymentTenderedInCurrency(currency: foreign.money.currency.rawValue)), .amount,
                try money(foreign.money), .note)
            let one = Money(.one, foreign.money.currency)
            let quoted = Money(foreign.rate, order.currency)
            addEntry(
                text(words.documentExchangeRate()), .value,
                try text(words.documentExchangeRateValue(base: one, quoted: quoted)), .note)
        }
        if let tendered = amounts.tendered, tendered != amounts.amount {
            addEntry(text(words.paymentTendered()), .amount, try amount(tendered), .note)
        }
        if let reference = payment.reference {
            let label = payment.means.isVoucher ? words.paymentVoucherNumber() : words.paymentReference()
            addEntry(text(label), .value, identifier(reference, place: "\(place()).reference"), .note)
        }
        if let card = payment.card { addCard(card, place: place()) }
    }

    private mutating func paymentLabel(_ payment: Payment, place: @autoclosure () -> String) -> TextSpan {
        if let label = payment.label { return text(label, place: "\(place()).label") }
        if let card = payment.card {
            let brand = cleaned(LocalizedText(card.brand), place: "\(place()).card.brand")
            return text(words.paymentCard(brand: brand, last4: card.lastFour))
        }
        return text(words.word(for: payment.means))
    }

    private mutating func addCard(_ card: CardDetails, place: @autoclosure () -> String) {
        if let mode = card.entryMode {
            addEntry(text(words.paymentEntryMode()), .value, text(words.word(for: mode)), .note)
        }
        if let code = card.approvalCode {
            addEntry(
                text(words.paymentApprovalCode()), .value, identifier(code, place: "\(place()).card.approvalCode"),
                .note)
        }
        if let terminal = card.terminal {
            addEntry(
                text(words.paymentTerminal()), .value, identifier(terminal, place: "\(place()).card.terminal"), .note)
        }
    }

    /// The lines of a card slip that the customer fills in by hand.
    mutating func addSlip() throws {
        for payment in order.payments {
            switch payment.slip {
            case .none:
                continue
            case .tipAndSignature:
                addBlank(text(words.slipTipLine()))
                addBlank(text(words.slipTotalLine()))
                addBlank(text(words.slipSignature()))
            case .signature:
                addBlank(text(words.slipSignature()))
            }
        }
        builder.endBlock { .slip($0) }
    }

    private mutating func addBlank(_ label: TextSpan) {
        builder.cell(.description, label)
        builder.endRow(.blank)
    }
}

extension PaymentMeans {
    fileprivate var isVoucher: Bool {
        switch self {
        case .voucher, .giftCard, .storeCredit: true
        default: false
        }
    }
}
