/// Rows of a report: the first column from the left, all others to the right.
struct Table {
    let widths: [Int]

    /// A row; a cell beyond the widths stands as it is.
    func row(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            guard index < widths.count else { return cell }
            let fill = String(repeating: " ", count: max(0, widths[index] - cell.count))
            return index == 0 ? cell + fill : fill + cell
        }.joined(separator: " ")
    }
}

extension Double {
    /// With so many decimals, rounded down.
    func shown(decimals: Int) -> String {
        guard isFinite else { return "-" }
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        return decimals == 0 ? "\(Int(self))" : "\(Double(Int(self * factor)) / factor)"
    }

    /// This many times `other`; `-` where there is no other.
    func times(_ other: Double) -> String { other > 0 ? (self / other).shown(decimals: 2) : "-" }
}
