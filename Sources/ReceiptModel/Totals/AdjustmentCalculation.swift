/// The amounts of the document-level discounts and charges, in minor units, with the sign of their effect.
struct AdjustmentCalculation {
    private(set) var amounts: [Int128] = []

    /// - Parameters:
    ///   - lineAmounts: sum of the lines after their discounts, without deposits.
    ///   - direction: 1, or −1 in a document whose amounts are negated.
    ///   - taxed: receives the shares and the charges with taxes of their own.
    init(
        of adjustments: [DocumentAdjustment], mode: RoundingMode, lineAmounts: Int128, direction: Int128,
        scale: AmountScale, taxed: inout TaxedAmounts, problems: inout ProblemList
    ) {
        amounts.reserveCapacity(adjustments.count)
        for (index, adjustment) in adjustments.enumerated() {
            adjustment.value.check(at: "$.adjustments[\(index)]", &problems)
            let size = problems.value(
                at: "$.adjustments[\(index)].\(adjustment.value.key)"
            ) { () throws(DecimalError) in
                try adjustment.value.minorUnits(
                    of: lineAmounts, direction: direction, scale: scale, mode: mode)
            }
            amounts.append(adjustment.kind == .discount ? -size : size)
        }
        // Shared ones first: they are shared by the lines, not by charges with taxes of their own.
        for (index, adjustment) in adjustments.enumerated() where adjustment.taxation == .shared {
            guard problems.isEmpty else { break }
            share(adjustment, amounts[index], &taxed, at: index, &problems)
        }
        for (index, adjustment) in adjustments.enumerated() {
            guard case .own(let taxes) = adjustment.taxation else { continue }
            taxed.add(
                amounts[index], lineAmount: 0, quantity: direction < 0 ? ExactDecimal(-1) : .one, taxes: taxes,
                origin: .adjustment(index), &problems)
        }
    }

    private func share(
        _ adjustment: DocumentAdjustment, _ amount: Int128, _ taxed: inout TaxedAmounts, at index: Int,
        _ problems: inout ProblemList
    ) {
        if taxed.amounts.isEmpty {
            return taxed.add(
                amount, lineAmount: 0, quantity: .zero, taxes: [], origin: .adjustment(index), &problems)
        }
        var percent: ExactDecimal?
        if case .percent(let written) = adjustment.value {
            percent = adjustment.kind == .discount ? written.negated : written
        }
        do {
            try taxed.share(amount, percent: percent)
        } catch {
            problems.add(error, at: "$.adjustments[\(index)]")
        }
    }
}
