import ReceiptICU
import ReceiptModel

extension NumberLayout {
    /// Reads the layout off a few numbers that ICU printed.
    ///
    /// - Parameter format: Prints a plain decimal number by the style in question.
    /// - Returns: nil when the texts do not have the form of this type: then ICU must print every number.
    convenience init?(format: (_ decimal: String) throws(ICUError) -> FormattedNumber) throws(ICUError) {
        // Thirteen digits before the separator hold every digit, and four groups of three or six of two.
        let positive = try format("1234567890123.5")
        let negative = try format("-1234567890123.5")
        guard let shape = Shape(positive), let mirrored = Shape(negative), shape.digits == mirrored.digits,
            shape.decimalSeparator == mirrored.decimalSeparator
        else { return nil }
        var grouping = Grouping.none
        if shape.primaryGroup > 0 {
            grouping = Grouping(
                primary: shape.primaryGroup, secondary: shape.secondaryGroup,
                minimumDigits: try Self.minimumGroupingDigits(shape.primaryGroup, format))
        }
        self.init(
            positive: (shape.prefix, shape.suffix), negative: (mirrored.prefix, mirrored.suffix),
            decimalSeparator: shape.decimalSeparator, groupingSeparator: shape.groupingSeparator,
            digits: shape.digits, grouping: grouping)
    }

    private static func minimumGroupingDigits(
        _ primaryGroup: Int, _ format: (String) throws(ICUError) -> FormattedNumber
    ) throws(ICUError) -> Int {
        // CLDR knows 1 and 2; what a later version may bring is found as well.
        for digits in 1..<6 {
            let probe = "1" + String(repeating: "0", count: primaryGroup + digits - 1)
            if try format(probe).range(of: .groupingSeparator) != nil { return digits }
        }
        return 6
    }

    /// Numbers on which a layout must agree with ICU before it is trusted: both signs, zero, each length around the
    /// first separators, fewer and more decimals than asked for.
    static let proof = [
        "0", "1", "-1", "0.05", "-9.99", "12", "345.6", "1000", "-9999.99", "10000", "98765.432", "-123456.7",
        "1234567", "12345678.9", "-98765432109876543210.123456",
    ]
}

/// The parts of the text of ±1234567890123.5.
private struct Shape {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
    var decimalSeparator: [UInt8] = []
    var groupingSeparator: [UInt8] = []
    var digits: [UInt8] = []
    var digitWidth = 0
    var primaryGroup = 0
    var secondaryGroup = 0

    init?(_ number: FormattedNumber) {
        let text = number.text
        guard let integer = number.range(of: .integer), let fraction = number.range(of: .fraction),
            let separator = number.range(of: .decimalSeparator), integer.upperBound == separator.lowerBound,
            separator.upperBound == fraction.lowerBound
        else { return nil }
        prefix = Array(text[..<integer.lowerBound])
        suffix = Array(text[fraction.upperBound...])
        decimalSeparator = Array(text[separator])
        let groups = number.fields.filter { $0.kind == .groupingSeparator }.map(\.bytes)
            .sorted { $0.lowerBound < $1.lowerBound }
        var runs: [ArraySlice<UInt8>] = []
        var begin = integer.lowerBound
        for group in groups {
            guard group.lowerBound >= begin, group.upperBound <= integer.upperBound else { return nil }
            runs.append(text[begin..<group.lowerBound])
            begin = group.upperBound
        }
        runs.append(text[begin..<integer.upperBound])
        guard readDigits(runs.flatMap(\.self)), readGroups(runs, groups.map { Array(text[$0]) }) else { return nil }
    }

    private mutating func readDigits(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, bytes.count.isMultiple(of: 13) else { return false }
        digitWidth = bytes.count / 13
        let written = (0..<13).map { bytes[($0 * digitWidth)..<(($0 + 1) * digitWidth)] }
        // 1234567890123: the digit d first stands at d - 1, zero at 9, and the last three repeat.
        guard written[10] == written[0], written[11] == written[1], written[12] == written[2] else { return false }
        digits = Array(written[9]) + written[0..<9].flatMap(\.self)
        return true
    }

    private mutating func readGroups(_ runs: [ArraySlice<UInt8>], _ separators: [[UInt8]]) -> Bool {
        guard let separator = separators.first, let last = runs.last else { return true }
        guard separators.allSatisfy({ $0 == separator }) else { return false }
        groupingSeparator = separator
        primaryGroup = last.count / digitWidth
        secondaryGroup = runs.count > 2 ? runs[runs.count - 2].count / digitWidth : primaryGroup
        return primaryGroup > 0 && secondaryGroup > 0
    }
}
