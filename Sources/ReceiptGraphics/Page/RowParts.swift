#if Graphics
    import ReceiptContent

    /// What a row of two columns shows: words at the start, one value at the end, a mark behind it.
    struct RowParts {
        var label = TextSpan.empty
        /// Goes with the label when an amount has the end of the line.
        var detail = TextSpan.empty
        var value = TextSpan.empty
        var valueIsAmount = false
        var mark = TextSpan.empty

        init(_ row: Row, of document: ReceiptDocument) {
            var amount = TextSpan.empty
            var other = TextSpan.empty
            var otherPriority = Int.max
            for cell in document[row] {
                switch cell.meaning {
                case .description: label = cell.text
                case .amount: amount = cell.text
                case .value: value = cell.text
                case .mark: mark = cell.text
                case .itemCode, .quantity, .unit, .unitPrice, .discount, .rate, .net, .tax, .gross:
                    // A row without an amount of its own shows the number that stands for it best.
                    let priority = cell.meaning == .gross ? 0 : cell.meaning.priority
                    guard priority < otherPriority else { continue }
                    other = cell.text
                    otherPriority = priority
                }
            }
            if amount.isEmpty, value.isEmpty { amount = other }
            guard !amount.isEmpty else { return }
            detail = value
            value = amount
            valueIsAmount = true
        }
    }
#endif
