import ReceiptContent
import ReceiptMessages
import ReceiptModel

extension DocumentDraft {
    /// From the sum of the items to what has to be paid. Each amount follows from those above it.
    mutating func addTotals() throws {
        let isInvoice = policy.priceBasis == .net
        let addedTaxes = totals.taxes.filter { $0.component.inclusion == .added }
        if !order.adjustments.isEmpty || !addedTaxes.isEmpty {
            addEntry(text(words.totalsSubtotal()), .amount, try amount(shown.subtotal), .sum)
        }
        for (index, adjustment) in order.adjustments.enumerated() {
            let label = try adjustmentLabel(
                adjustment.label, word: words.word(for: adjustment.kind), value: adjustment.value,
                place: "adjustments[\(index)]")
            addEntry(label, .amount, try amount(shown.adjustments[index]))
        }
        if isInvoice {
            addEntry(text(words.totalsNet()), .amount, try amount(totals.net), .sum)
            for tax in totals.taxes where tax.component.inclusion == .contained { try addTaxLine(tax) }
        }
        for tax in addedTaxes { try addTaxLine(tax) }
        let total = isInvoice ? words.totalsGross() : words.total()
        addEntry(text(total), .amount, try amount(totals.total), .total, .strong)
        try addAfterTotal()
        builder.endBlock { .totals($0) }
    }

    /// Without a rate nothing is added: the table of taxes and the mentions say why.
    private mutating func addTaxLine(_ tax: TaxTotals) throws {
        if case .rate = tax.component.amount, !tax.component.category.hasRate { return }
        addEntry(try taxLabel(tax.component, base: tax.base), .amount, try amount(tax.tax))
    }

    private mutating func addAfterTotal() throws {
        for tax in totals.taxes where tax.component.inclusion == .withheld {
            addEntry(try taxLabel(tax.component, base: tax.base), .amount, try amount(tax.tax.negated))
        }
        if let rounding = totals.cashRounding {
            addEntry(text(words.totalsCashRounding()), .amount, try amount(rounding))
        }
        if statesPayable {
            addEntry(text(payableLabel), .amount, try amount(totals.payable), .sum, .strong)
        }
        if let exchange = order.exchange {
            addEntry(
                text(words.totalsTaxInCurrency(currency: exchange.currency.rawValue)), .amount,
                try money(Money(totals.taxTotal(in: exchange), exchange.currency)))
        }
        // On paper that gives money back, nobody has saved anything.
        if totals.savings.signum > 0, order.document.kind != .creditNote {
            builder.cell(.description, try text(words.totalsSaved(amount: Money(totals.savings, order.currency))))
            builder.endRow(.note)
        }
        if policy.priceBasis == .asPriced, !order.lines.isEmpty {
            builder.cell(.description, try text(words.totalsItemCount(count: ExactDecimal(order.lines.count))))
            builder.endRow(.note)
        }
    }

    /// An invoice that nobody has paid always says what is due; other paper says it where that is not the total. Once a
    /// part is paid, what is still due stands below the payments.
    ///
    /// Source: EN 16931-1, BT-115: the amount due for payment is mandatory.
    private var statesPayable: Bool {
        if policy.priceBasis == .net, asksForPayment, totals.paid.isZero, !totals.due.isZero { return true }
        return totals.payable != totals.total && (totals.paid.isZero || totals.due.isZero)
    }

    /// A receipt confirms what was paid, even where the order does not list how.
    private var asksForPayment: Bool {
        switch order.document.kind {
        case .invoice, .creditNote, .debitNote, .selfBilled, .proForma: true
        case .receipt, .simplifiedInvoice, .training, .copy, .void: false
        }
    }

    private var payableLabel: PlainPhrase {
        order.document.kind == .creditNote ? words.totalsCredit() : words.totalsAmountDue()
    }

    /// `VAT 19% on €100.00`, by the seller's name of the tax where there is one.
    mutating func taxLabel(_ tax: TaxComponent, base: ExactDecimal) throws -> TextSpan {
        let name = taxName(tax)
        switch tax.amount {
        case .rate(let rate) where tax.category.hasRate:
            let base = Money(base, order.currency)
            let span = try once(words.taxRateOnBase(scheme: name.leading, rate: rate, base: base), .label)
            // Rate and base are every reader's; only the name is said again.
            return adding(name.second, to: span, .label)
        case .rate:
            return taxRemark(name, tax.category)
        case .perUnit:
            return text(name)
        }
    }

    /// `VAT (exempt)`
    mutating func taxRemark(_ name: Wording, _ category: TaxCategory) -> TextSpan {
        text { $0.words.patternRemark(text: name[$0], detail: $0.words.word(for: category).text) }
    }

    mutating func taxName(_ tax: TaxComponent) -> Wording {
        tax.name.map { cleanedWording($0, place: "taxes.name") } ?? wording(words.word(for: tax.scheme))
    }
}
