import ReceiptContent

/// The columns of a table: which meanings its rows have, in the order of a wide page.
struct ItemColumns {
    /// Beside the descriptions, which come first.
    let meanings: [CellMeaning]

    /// - Parameter kinds: The rows whose cells have columns; headings have none of their own.
    init(_ rows: ArraySlice<Row>, _ cells: [Cell], kinds: [RowKind]) {
        var used = 0
        for row in rows where kinds.contains(row.kind) {
            for index in row.cellRange { used |= cells[index].meaning.bit }
        }
        meanings = CellMeaning.allCases.filter { $0 != .description && used & $0.bit != 0 }
    }

    func contains(_ meaning: CellMeaning) -> Bool { meanings.contains(meaning) }
}

extension CellMeaning {
    fileprivate var bit: Int {
        switch self {
        case .description: 1
        case .itemCode: 1 << 1
        case .quantity: 1 << 2
        case .unit: 1 << 3
        case .unitPrice: 1 << 4
        case .discount: 1 << 5
        case .rate: 1 << 6
        case .net: 1 << 7
        case .tax: 1 << 8
        case .gross: 1 << 9
        case .amount: 1 << 10
        case .value: 1 << 11
        case .mark: 1 << 12
        }
    }

    /// Whether narrow paper does without the column, since another row or block says the same.
    var isForWidePaper: Bool {
        switch self {
        case .itemCode, .quantity, .unit, .unitPrice, .discount, .net, .tax, .gross: true
        case .description, .rate, .amount, .value, .mark: false
        }
    }
}
