import ReceiptContent
import ReceiptMessages
import ReceiptModel

extension DocumentDraft {
    /// What was sold, each item with what belongs to it under it. The amounts of the rows add up to the subtotal.
    mutating func addItems() throws {
        guard !order.lines.isEmpty else { return }
        addItemHeadings()
        var carried = ExactDecimal.zero
        for (index, line) in order.lines.enumerated() {
            let shown = shown.lines[index]
            carried = try carried.adding(shown.amount).adding(shown.deposit ?? .zero)
            try addItem(line, shown, index: index, carried: carried)
        }
        builder.endBlock { .items($0) }
    }

    private mutating func addItemHeadings() {
        builder.cell(.description, text(words.columnDescription()), short: text(words.columnDescriptionShort()))
        builder.cell(.quantity, text(words.columnQuantity()), short: text(words.columnQuantityShort()))
        builder.cell(.unitPrice, text(words.columnUnitPrice()), short: text(words.columnUnitPriceShort()))
        if order.lines.contains(where: { !$0.taxes.isEmpty }) {
            builder.cell(.rate, text(words.columnTaxRate()), short: text(words.columnTaxRateShort()))
        }
        let isNet = policy.priceBasis == .net
        builder.cell(.amount, text(isNet ? words.columnNetAmount() : words.columnAmount()))
        builder.endRow(.heading)
    }

    private mutating func addItem(
        _ line: OrderLine, _ shown: NetAmounts.Line, index: Int, carried: ExactDecimal
    ) throws {
        // Only a problem asks for its place.
        func place() -> String { "lines[\(index)]" }
        let price = try unitPrice(of: line)
        builder.cell(.description, text(line.description, place: "\(place()).description"))
        builder.cell(.quantity, try quantity(of: line))
        if let price { builder.cell(.unitPrice, try amount(price)) }
        builder.cell(.rate, try rates(of: line))
        builder.cell(.mark, marks(of: line, place: place()))
        // With discounts on the line, its row shows the price before them, and they follow.
        builder.cell(.amount, try amount(shown.beforeDiscounts))
        builder.endRow(.item, carriedForward: policy.sections.contains(.seller) ? try amount(carried) : .empty)
        try addQuantityRow(line, price: price)
        try addDetails(of: line, shown, place: place)
    }

    /// With the price of its modifiers; nil where items show net amounts and the price holds tax: it would not be exact.
    private func unitPrice(of line: OrderLine) throws -> ExactDecimal? {
        if policy.priceBasis == .net, line.taxes.contains(where: { $0.inclusion == .contained }) { return nil }
        return try line.modifiers.compactMap(\.unitPrice).reduce(line.unitPrice) { try $0.adding($1) }
    }

    mutating func quantity(of line: OrderLine) throws -> TextSpan {
        guard let unit = line.unit else { return try number(line.quantity) }
        let word = try unitWording(unit, quantity: line.quantity)
        let span = try once(words.patternQuantity(quantity: line.quantity, unit: word.leading), .number)
        return adding(word.second, to: span, .label)
    }

    /// The unit alone in the second language: the number before it is every reader's.
    private mutating func unitWording(_ unit: String, quantity: ExactDecimal) throws -> Wording {
        let name = cleaned(LocalizedText(unit), place: "unit")
        return Wording(
            try words.unit(name, quantity: quantity), second: try second?.common.unit(name, quantity: quantity))
    }

    /// `2 × $3.50`, or the quantity alone where no exact price can stand beside it. One of a thing says nothing.
    private mutating func addQuantityRow(_ line: OrderLine, price: ExactDecimal?) throws {
        let unit = line.unit.flatMap { MeasurementUnit($0) == .piece ? nil : $0 }
        guard unit != nil || line.quantity != .one else { return }
        if let price {
            builder.cell(.description, try quantityText(line.quantity, unit: unit, at: Money(price, order.currency)))
        } else {
            builder.cell(.description, text(words.columnQuantity()), short: text(words.columnQuantityShort()))
            builder.cell(.value, try quantity(of: line))
        }
        builder.endRow(.quantity)
    }

    private mutating func quantityText(
        _ quantity: ExactDecimal, unit: String?, at price: Money
    ) throws -> TextSpan {
        guard let unit else {
            return try once(words.patternQuantityPrice(quantity: quantity, price: price), .label)
        }
        let (word, one) = (try unitWording(unit, quantity: quantity), try unitWording(unit, quantity: .one))
        let span = try once(
            words.patternMeasuredPrice(quantity: quantity, unit: word.leading, price: price, per: one.leading), .label)
        return adding(word.second, to: span, .label)
    }

    private mutating func rates(of line: OrderLine) throws -> TextSpan {
        let first = builder.runs.count
        // In place: a tax has many parts, and copying one costs more than writing its rate.
        for index in line.taxes.indices where line.taxes[index].category.hasRate {
            if case .rate(let rate) = line.taxes[index].amount { _ = try percent(rate) }
        }
        return builder.span(from: first)
    }

    private mutating func marks(of line: OrderLine, place: @autoclosure () -> String) -> TextSpan {
        guard line.taxes.contains(where: { $0.mark != nil }) else { return .empty }
        return builder.userText(
            line.taxes.compactMap(\.mark).joined(separator: " "), place: "\(place()).taxes.mark")
    }

    private mutating func addDetails(of line: OrderLine, _ shown: NetAmounts.Line, place: () -> String) throws {
        if let code = line.itemCode {
            addItemCode(code, place: place())
        }
        for (index, modifier) in line.modifiers.enumerated() {
            if let price = modifier.unitPrice, !price.isZero {
                let name = cleanedWording(modifier.description, place: "\(place()).modifiers[\(index)]")
                let money = try styles.amount.text(price)
                let remark = words.patternRemark(text: name.leading, detail: money).text
                builder.cell(.description, text(Wording(remark, second: name.second), .userText))
            } else {
                builder.cell(
                    .description, text(modifier.description, place: "\(place()).modifiers[\(index)]"))
            }
            builder.endRow(.modifier)
        }
        for (index, discount) in line.discounts.enumerated() {
            let label = try adjustmentLabel(
                discount.label, word: words.discountGeneral(), value: discount.value,
                place: "\(place()).discounts[\(index)]")
            addEntry(label, .amount, try amount(shown.discounts[index].negated), .discount)
        }
        if let deposit = shown.deposit {
            addEntry(text(words.chargeContainerDeposit()), .amount, try amount(deposit), .deposit)
        }
        if let note = line.note {
            builder.cell(.description, text(note, place: "\(place()).note"))
            builder.endRow(.note)
        }
    }

    mutating func addItemCode(_ code: String, place: @autoclosure () -> String) {
        builder.cell(.description, text(words.columnItemCode()))
        builder.cell(.value, identifier(code, place: "\(place()).itemCode"))
        builder.endRow(.note)
    }

    /// The seller's name of a discount or charge, or the bundles' word, with its percentage.
    mutating func adjustmentLabel(
        _ label: LocalizedText?, word: PlainPhrase, value: AdjustmentValue, place: @autoclosure () -> String
    ) throws -> TextSpan {
        switch value {
        case .amount:
            return label.map { text($0, place: place()) } ?? text(word)
        case .percent(let rate):
            let name = label.map { cleanedWording($0, place: place()) } ?? wording(word)
            let role: TextRole = label == nil ? .label : .userText
            let span = try once(words.patternLabelRate(label: name.leading, rate: rate), role)
            // The rate is every reader's; only the name is said again.
            return adding(name.second, to: span, role)
        }
    }
}

extension TaxCategory {
    /// Whether a percentage says something: an exempt supply has none.
    var hasRate: Bool {
        switch self {
        case .standard, .reduced, .zero, .margin: true
        case .exempt, .reverseCharge, .outsideScope, .export: false
        }
    }
}
