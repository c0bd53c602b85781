import ReceiptContent
import ReceiptModel

extension DocumentDraft {
    /// The table of taxes by rate, and what its marks and categories mean.
    mutating func addTaxes() throws {
        let shown = totals.taxes.filter { $0.component.inclusion != .withheld }
        guard !shown.isEmpty else { return }
        // Where several taxes lie on one base, its gross amount holds them all: beside one of them it would look wrong.
        let showsGross = try shown.allSatisfy { try $0.base.adding($0.tax) == $0.gross }
        builder.cell(.description, text(words.taxSummary()))
        builder.cell(.rate, text(words.columnTaxRate()), short: text(words.columnTaxRateShort()))
        builder.cell(.net, text(words.columnTaxableAmount()), short: text(words.columnTaxableAmountShort()))
        builder.cell(.tax, text(words.columnTaxAmount()), short: text(words.columnTaxAmountShort()))
        if showsGross {
            builder.cell(.gross, text(words.columnGrossAmount()), short: text(words.columnGrossAmountShort()))
        }
        builder.endRow(.heading)
        for tax in shown { try addTaxRow(tax, showsGross: showsGross) }
        if shown.count > 1 {
            builder.cell(.description, text(words.totalsTax()))
            builder.cell(.tax, try amount(totals.tax))
            builder.endRow(.sum)
        }
        builder.endBlock { .taxes($0) }
    }

    private mutating func addTaxRow(_ totals: TaxTotals, showsGross: Bool) throws {
        let tax = totals.component
        builder.cell(.mark, tax.mark.map { builder.userText($0, place: "taxes.mark") } ?? .empty)
        builder.cell(.description, try taxDescription(tax))
        if case .rate(let rate) = tax.amount, tax.category.hasRate { builder.cell(.rate, try percent(rate)) }
        builder.cell(.net, try amount(totals.base))
        builder.cell(.tax, try amount(totals.tax))
        if showsGross { builder.cell(.gross, try amount(totals.gross)) }
        builder.endRow(.entry)
        if let reason = tax.exemptionReason {
            addEntry(
                text(words.taxExemptionReason()), .value,
                text(reason, role: .statutory, place: "taxes.exemptionReason"), .note)
        }
        if tax.inclusion == .informative {
            builder.cell(.description, text(words.taxInformative()))
            builder.endRow(.note)
        }
    }

    private mutating func taxDescription(_ tax: TaxComponent) throws -> TextSpan {
        let name = taxName(tax)
        return switch tax.category {
        case .standard, .reduced, .zero: text(name)
        case .exempt, .reverseCharge, .outsideScope, .margin, .export: taxRemark(name, tax.category)
        }
    }
}
