/// Why a document could not be rendered.
public enum RenderingError: Error, Hashable, Sendable {
    /// The number of columns is outside of `ColumnCount.supported`.
    case unsupportedColumns(Int)
    /// Something that must not be broken, such as an amount, is wider than the line.
    case tooNarrow(columns: Int, needed: Int, place: RenderingPlace)
    /// The rules for breaking lines of a language cannot be had.
    case lineBreaking(language: String, reason: String)
    /// Lines cannot be put into visual order.
    case bidi(reason: String)
}

/// A row of a document, by its place: blocks and rows are counted from 1.
public struct RenderingPlace: Hashable, Sendable {
    /// What kind of block it is: `items`.
    public let blockName: String
    public let block: Int
    /// nil: the block has no rows, or its heading is meant.
    public let row: Int?

    public init(blockName: String, block: Int, row: Int?) {
        self.blockName = blockName
        self.block = block
        self.row = row
    }
}

extension RenderingPlace: CustomStringConvertible {
    public var description: String {
        row.map { "row \($0) of block \(block) (\(blockName))" } ?? "block \(block) (\(blockName))"
    }
}

extension RenderingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsupportedColumns(let columns):
            let supported = ColumnCount.supported
            return "\(columns) columns cannot be printed; choose \(supported.lowerBound) to \(supported.upperBound)."
        case .tooNarrow(let columns, let needed, let place):
            return
                "A number in \(place) takes \(needed) columns and must not be broken; choose \(needed) or more columns instead of \(columns)."
        case .lineBreaking(let language, let reason):
            return "Text in \(language) cannot be broken into lines: \(reason)"
        case .bidi(let reason):
            return "Lines cannot be put into visual order: \(reason)"
        }
    }
}
