/// A currency by its code: ISO 4217's three letters, or the three to ten capital letters and digits that trade uses for
/// what ISO does not list (`USDT`).
public struct CurrencyCode: Hashable, Sendable {
    public let rawValue: String

    /// - Returns: nil unless `code` is 3 to 10 ASCII capitals or digits that begin with a letter.
    public init?(_ code: String) {
        let bytes = code.utf8
        guard (3...10).contains(bytes.count), let first = bytes.first, (65...90).contains(first),
            bytes.allSatisfy({ (65...90).contains($0) || (48...57).contains($0) })
        else { return nil }
        rawValue = code
    }

    /// Three letters: the shape that ISO 4217 and CLDR know. Others print as number and code.
    public var hasISOShape: Bool {
        rawValue.utf8.count == 3 && rawValue.utf8.allSatisfy { (65...90).contains($0) }
    }
}

extension CurrencyCode: CustomStringConvertible {
    public var description: String { rawValue }
}
