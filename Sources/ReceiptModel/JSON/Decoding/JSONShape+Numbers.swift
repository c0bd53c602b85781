/// Which numbers a key takes.
enum DecimalRange {
    case any
    case notNegative
    case positive
    /// 0 … 100.
    case percentage

    fileprivate func contains(_ number: ExactDecimal) -> Bool {
        switch self {
        case .any: true
        case .notNegative: !number.isNegative
        case .positive: number.signum > 0
        case .percentage: !number.isNegative && number <= 100
        }
    }

    fileprivate var wanted: String {
        switch self {
        case .any: "a number"
        case .notNegative: "a number that is not below zero"
        case .positive: "a number above zero"
        case .percentage: "a number from 0 to 100"
        }
    }
}

extension JSONShape<ExactDecimal> {
    /// A number, or a string of plain digits such as `"19.90"`; both are exact.
    static func decimal(_ range: DecimalRange = .any) -> JSONShape {
        JSONShape { value in
            let number: ExactDecimal
            switch readDecimal(value) {
            case .success(let decimal): number = decimal
            case .failure(.malformed):
                return value.isText
                    ? value.refuse(
                        .wrongValue, "This string is no number; write plain digits like \"19.90\" or \"-3\".")
                    : value.refuseType(wanted: "\(range.wanted), or a string of its digits")
            case .failure:
                return value.refuse(
                    .tooManyDigits,
                    "The number needs more than \(ExactDecimal.maximumDigits) digits and is not rounded; shorten it.")
            }
            guard range.contains(number) else {
                return value.refuse(.wrongValue, "This number is out of range; give \(range.wanted).")
            }
            return number
        }
    }

    private static func readDecimal(_ value: JSONValue) -> Result<ExactDecimal, DecimalError> {
        let digits = value.document.utf8(of: value.node)
        guard value.kind == .number || value.isText && isPlainDecimal(digits) else { return .failure(.malformed) }
        return Result { () throws(DecimalError) in try ExactDecimal(jsonNumber: digits) }
    }

    /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`
    private static func isPlainDecimal(_ text: ArraySlice<UInt8>) -> Bool {
        let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        let parts = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } })
        else { return false }
        return parts[0].count == 1 || parts[0].first != UInt8(ascii: "0")
    }
}

extension JSONShape<Int> {
    /// A whole number; `2`, `2.0` and `2e0` are the same.
    static func integer(in range: ClosedRange<Int>) -> JSONShape {
        JSONShape { value in
            guard value.kind == .number else { return value.refuseType(wanted: "a whole number") }
            guard let number = try? ExactDecimal(jsonNumber: value.document.raw(value.node)) else {
                return value.refuse(.tooManyDigits, "The number has too many digits; give \(wanted(range)).")
            }
            guard let whole = try? number.rescaled(to: 0) else {
                return value.refuseType(wanted: "a whole number")
            }
            guard let integer = Int(exactly: whole.coefficient), range.contains(integer) else {
                return value.refuse(.wrongValue, "This number is out of range; give \(wanted(range)).")
            }
            return integer
        }
    }

    private static func wanted(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "one from \(range.lowerBound) to \(range.upperBound)"
    }
}
