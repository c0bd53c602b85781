/// A currency by its code: ISO 4217's three letters, or the three to ten capital letters and digits that trade uses for
/// what ISO does not list (`USDT`).
public struct CurrencyCode: Hashable, Sendable {
    /// The characters, six bits each, the first one lowest. An amount with its currency is then plain memory, copied
    /// without counting references.
    private let packed: UInt64

    private static let bits = 6
    /// What is taken from a character so that it fits: `0` becomes 1, and zero means that there is no more.
    private static let base = UInt8(ascii: "0") - 1

    /// - Returns: nil unless `code` is 3 to 10 ASCII capitals or digits that begin with a letter.
    public init?(_ code: String) {
        let bytes = code.utf8
        guard (3...10).contains(bytes.count), let first = bytes.first, (65...90).contains(first),
            bytes.allSatisfy({ (65...90).contains($0) || (48...57).contains($0) })
        else { return nil }
        packed = bytes.reversed().reduce(0) { $0 << Self.bits | UInt64($1 - Self.base) }
    }

    public var rawValue: String {
        var text = ""
        forEachByte { text.unicodeScalars.append(Unicode.Scalar($0)) }
        return text
    }

    /// Three letters: the shape that ISO 4217 and CLDR know. Others print as number and code.
    public var hasISOShape: Bool {
        var count = 0
        var areLetters = true
        forEachByte { byte in
            count += 1
            areLetters = areLetters && byte >= 65
        }
        return count == 3 && areLetters
    }

    /// The characters, in order.
    func forEachByte(_ body: (UInt8) -> Void) {
        var rest = packed
        while rest != 0 {
            body(UInt8(truncatingIfNeeded: rest & (1 << Self.bits - 1)) + Self.base)
            rest >>= Self.bits
        }
    }
}

extension CurrencyCode: CustomStringConvertible {
    public var description: String { rawValue }
}
