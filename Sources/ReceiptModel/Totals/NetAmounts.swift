/// What lines and adjustments come to without the taxes that their prices contain, for documents that show net prices.
///
/// Tax may be rounded once for many lines, so a line alone has no exact net amount: each gets the nearest one by largest
/// remainder, and together they are the document's net total exactly.
public struct NetAmounts: Hashable, Sendable {
    /// One for each line, in order.
    public let lines: [Line]
    /// One for each adjustment, in order, with the sign of its effect.
    public let adjustments: [ExactDecimal]
    /// Sum of the lines and their deposits.
    public let subtotal: ExactDecimal

    /// One line without contained tax.
    public struct Line: Hashable, Sendable {
        /// amount + discounts
        public let beforeDiscounts: ExactDecimal
        /// What each discount of the line takes away.
        public let discounts: [ExactDecimal]
        public let amount: ExactDecimal
        public let deposit: ExactDecimal?
    }

    /// - Parameter totals: Those of the same order.
    /// - Throws: `DecimalError.overflow` for amounts of more than 38 digits.
    public init(of order: Order, totals: OrderTotals) throws(DecimalError) {
        guard totals.taxes.contains(where: { $0.component.inclusion == .contained }) else {
            self.init(asPriced: totals)
            return
        }
        let scale = AmountScale(of: order)
        let parts = try Self.parts(of: order, totals, scale)
        var lines: [Line] = []
        var subtotal = ExactDecimal.zero
        for (index, line) in order.lines.enumerated() {
            let amount = scale.amount(parts[2 * index])
            let deposit = totals.lines[index].deposit == nil ? nil : scale.amount(parts[2 * index + 1])
            var before = amount
            var discounts: [ExactDecimal] = []
            for discount in totals.lines[index].discounts {
                let exact = try Self.net(scale.minorUnits(discount), try ContainedTax(line.taxes))
                let net = try scale.amount(exact.rounded(toMultipleOf: 1, .halfUp))
                discounts.append(net)
                before = try before.adding(net)
            }
            lines.append(Line(beforeDiscounts: before, discounts: discounts, amount: amount, deposit: deposit))
            subtotal = try subtotal.adding(amount).adding(deposit ?? .zero)
        }
        self.init(
            lines: lines, adjustments: parts.dropFirst(2 * order.lines.count).map(scale.amount), subtotal: subtotal)
    }

    private init(lines: [Line], adjustments: [ExactDecimal], subtotal: ExactDecimal) {
        self.lines = lines
        self.adjustments = adjustments
        self.subtotal = subtotal
    }

    /// The same amounts as they are priced, with the taxes that they contain.
    public init(asPriced totals: OrderTotals) {
        self.init(
            lines: totals.lines.map {
                Line(beforeDiscounts: $0.gross, discounts: $0.discounts, amount: $0.amount, deposit: $0.deposit)
            }, adjustments: totals.adjustments.map(\.amount), subtotal: totals.subtotal)
    }

    /// Amount and deposit of every line, then the adjustments, in minor units.
    private static func parts(
        of order: Order, _ totals: OrderTotals, _ scale: AmountScale
    ) throws(DecimalError) -> [Int128] {
        var exact: [ExactFraction] = []
        var target: Int128 = 0
        var (priced, net): (Int128, Int128) = (0, 0)
        for (index, line) in order.lines.enumerated() {
            let tax = try ContainedTax(line.taxes)
            let amount = try scale.minorUnits(totals.lines[index].amount)
            let fixed = try scale.minorUnits(rounding: tax.perUnit.multiplied(by: line.quantity), .halfUp)
            let share = try Self.net(amount.minus(fixed), tax)
            let deposit = try scale.minorUnits(totals.lines[index].deposit ?? .zero)
            exact.append(share)
            exact.append(line.deposit?.taxation == .likeLine ? try Self.net(deposit, tax) : ExactFraction(deposit))
            target = try target.plus(amount).plus(deposit)
            priced = try priced.plus(amount)
            net = try net.plus(share.rounded(toMultipleOf: 1, .halfUp))
        }
        for (adjustment, amounts) in zip(order.adjustments, totals.adjustments) {
            let amount = try scale.minorUnits(amounts.amount)
            switch adjustment.taxation {
            case .own(let taxes):
                exact.append(try Self.net(amount, try ContainedTax(taxes)))
            case .shared:
                // Shared over the lines, it holds as much tax as they do together.
                exact.append(priced > 0 ? ExactFraction(try amount.times(net), over: priced) : ExactFraction(amount))
            }
            target = try target.plus(amount)
        }
        for tax in totals.taxes where tax.component.inclusion == .contained {
            target = try target.minus(scale.minorUnits(tax.tax))
        }
        return try LargestRemainder.shares(of: target, near: exact)
    }

    /// `amount / (1 + rate)`
    private static func net(_ amount: Int128, _ tax: ContainedTax) throws(DecimalError) -> ExactFraction {
        let whole = ExactDecimal.powerOfTen(tax.rate.scale + 2)
        return ExactFraction(try amount.times(whole), over: try whole.plus(tax.rate.coefficient))
    }
}

/// The contained taxes of a line as one.
private struct ContainedTax {
    /// Sum of the percentages, each by the part of the price that it taxes.
    private(set) var rate = ExactDecimal.zero
    private(set) var perUnit = ExactDecimal.zero

    init(_ components: [TaxComponent]) throws(DecimalError) {
        for component in components where component.inclusion == .contained {
            switch component.amount {
            case .rate(let percent):
                rate = try rate.adding(percent.multiplied(by: component.baseFactor)).reduced
            case .perUnit(let amount):
                perUnit = try perUnit.adding(amount)
            }
        }
    }
}
