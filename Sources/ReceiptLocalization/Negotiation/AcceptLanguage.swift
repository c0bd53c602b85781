import ReceiptModel

/// The languages of an HTTP `Accept-Language` value, the most wanted first.
///
/// ```swift
/// AcceptLanguage("de-CH, fr;q=0.7, *;q=0.1").tags  // de-CH, fr
/// ```
///
/// A browser's header decides about nothing but words, so what cannot be read is skipped, never an error.
public struct AcceptLanguage: Hashable, Sendable {
    /// By falling quality; equal ones in the order written. `*` and languages of quality 0 are left out.
    public let tags: [LanguageTag]

    /// How much of a value is read: no browser sends more, and nobody shall keep a till busy with a header.
    public static let maximumLength = 4096
    /// How many languages are kept.
    public static let maximumCount = 32

    /// - Parameter value: The field value, such as `de-CH, fr;q=0.7`. What lies beyond `maximumLength` bytes, and the
    ///   language that is cut there, is not read.
    public init(_ value: String) {
        var text = Substring(value)
        if value.utf8.count > Self.maximumLength {
            let head = value.utf8.prefix(Self.maximumLength)
            guard let comma = head.lastIndex(of: UInt8(ascii: ",")) else {
                tags = []
                return
            }
            text = value[..<comma]
        }
        var wanted: [(tag: LanguageTag, quality: Int)] = []
        for element in text.split(separator: ",") {
            guard wanted.count < Self.maximumCount else { break }
            let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
            guard let range = parts.first, let tag = LanguageTag(range), let quality = Self.quality(parts.dropFirst()),
                quality > 0, !wanted.contains(where: { $0.tag == tag })
            else { continue }
            wanted.append((tag, quality))
        }
        // Sorting keeps equal ones in order only if told so.
        tags = wanted.enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map(\.element.tag)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.utf8.first, first == 32 || first == 9 { text = text.dropFirst() }
        while let last = text.utf8.last, last == 32 || last == 9 { text = text.dropLast() }
        return text
    }

    /// Thousandths; nil for a weight that is none.
    ///
    /// Source: RFC 9110, 12.4.2: `0` or `1` with at most three decimals.
    private static func quality(_ parameters: ArraySlice<Substring>) -> Int? {
        guard let parameter = parameters.first else { return 1000 }
        guard parameters.count == 1, parameter.prefix(2).lowercased() == "q=",
            let weight = ExactDecimal(String(trimmed(parameter.dropFirst(2)))), weight.scale <= 3,
            weight >= .zero, weight <= .one, let thousandths = try? weight.rescaled(to: 3)
        else { return nil }
        return Int(thousandths.coefficient)
    }
}
