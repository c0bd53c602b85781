/// One line of a table or list: cells by meaning. A layout chooses which cells it shows and where.
public struct Row: Hashable, Sendable {
    public let kind: RowKind
    public let emphasis: Emphasis
    package let firstCell: Int32
    package let cellCount: Int32
    /// In an item table: what the page would carry forward after this row, ready to print; empty elsewhere.
    public let carriedForward: TextSpan

    package init(kind: RowKind, emphasis: Emphasis, firstCell: Int, cellCount: Int, carriedForward: TextSpan) {
        self.kind = kind
        self.emphasis = emphasis
        self.firstCell = Int32(firstCell)
        self.cellCount = Int32(cellCount)
        self.carriedForward = carriedForward
    }

    package var cellRange: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
}

/// What a row says.
public enum RowKind: String, Hashable, Sendable, CaseIterable {
    /// The headings of the columns.
    case heading
    /// Something sold: begins a group with the rows of the next five kinds.
    case item
    /// The quantity and the price of one unit, composed for narrow paper: not shown where these have columns.
    case quantity
    case modifier
    case discount
    case deposit
    /// A remark or a code under an item.
    case note
    /// A label and its value.
    case entry
    /// An amount that others add up to, such as a subtotal.
    case sum
    /// The total of the document.
    case total
    /// A line that is filled in by hand: only its label is printed.
    case blank
}

public enum Emphasis: String, Hashable, Sendable, CaseIterable {
    case normal
    case strong
}

/// A text at a place in a row.
public struct Cell: Hashable, Sendable {
    public let meaning: CellMeaning
    public let text: TextSpan
    /// A shorter form for narrow columns; empty: there is none.
    public let shortText: TextSpan

    package init(meaning: CellMeaning, text: TextSpan, shortText: TextSpan) {
        self.meaning = meaning
        self.text = text
        self.shortText = shortText
    }
}

/// What a cell holds. The raw order is the order of columns on a wide page; `priority` says what narrow paper drops.
public enum CellMeaning: String, Hashable, Sendable, CaseIterable {
    /// The words at the start of a row: an item's name, a label.
    case description
    case itemCode = "item-code"
    case quantity
    case unit
    case unitPrice = "unit-price"
    case discount
    case rate
    case net
    case tax
    case gross
    /// The one amount of a row that narrow paper shows.
    case amount
    /// The value of an entry that is not an amount: a number, a date, a name.
    case value
    /// A letter or sign that refers to the tax table.
    case mark

    /// 0 must be shown; the higher, the sooner a narrow layout leaves the cell out.
    public var priority: Int {
        switch self {
        case .description, .amount, .value: 0
        case .mark: 1
        case .rate: 2
        case .tax: 3
        case .net: 4
        case .gross: 5
        case .quantity, .unitPrice: 6
        case .unit, .discount: 7
        case .itemCode: 8
        }
    }
}

/// Rows that follow each other in a document.
public struct RowRange: Hashable, Sendable {
    package let first: Int32
    package let count: Int32

    package init(first: Int, count: Int) {
        self.first = Int32(first)
        self.count = Int32(count)
    }

    public var isEmpty: Bool { count == 0 }
    package var range: Range<Int> { Int(first)..<Int(first + count) }
}
