/// A tax before it is rounded: whole minor units and a fraction of one, without any loss.
///
/// Whole and fraction are kept apart, so that sums over several rates multiply only their small denominators, never the
/// amounts.
struct ExactFraction {
    /// The largest whole number that is not above the value.
    let whole: Int128
    /// 0 ..< denominator
    let numerator: Int128
    /// Above zero.
    let denominator: Int128

    static let zero = ExactFraction(0)

    init(_ whole: Int128) {
        self.init(whole: whole, numerator: 0, denominator: 1)
    }

    /// `dividend / divisor`; the divisor is above zero.
    init(_ dividend: Int128, over divisor: Int128) {
        let (quotient, remainder) = dividend.flooredQuotientAndRemainder(dividingBy: divisor)
        self.init(whole: quotient, numerator: remainder, denominator: divisor)
    }

    private init(whole: Int128, numerator: Int128, denominator: Int128) {
        self.whole = whole
        self.numerator = numerator
        self.denominator = denominator
    }

    var isZero: Bool { whole == 0 && numerator == 0 }
    var isNegative: Bool { whole < 0 }

    var negated: ExactFraction {
        if numerator == 0 { return ExactFraction(-whole) }
        return ExactFraction(whole: -whole - 1, numerator: denominator - numerator, denominator: denominator)
    }

    func adding(_ other: ExactFraction) throws(DecimalError) -> ExactFraction {
        let sum = try whole.plus(other.whole)
        if other.numerator == 0 {
            return ExactFraction(whole: sum, numerator: numerator, denominator: denominator)
        }
        if numerator == 0 {
            return ExactFraction(whole: sum, numerator: other.numerator, denominator: other.denominator)
        }
        var common = denominator
        var parts: Int128
        if denominator == other.denominator {
            parts = try numerator.plus(other.numerator)
        } else {
            let factor = other.denominator / Self.greatestCommonDivisor(denominator, other.denominator)
            common = try denominator.times(factor)
            parts = try numerator.times(factor).plus(other.numerator.times(common / other.denominator))
        }
        guard parts >= common else { return ExactFraction(whole: sum, numerator: parts, denominator: common) }
        parts -= common
        return ExactFraction(whole: try sum.plus(1), numerator: parts, denominator: common)
    }

    func subtracting(_ other: ExactFraction) throws(DecimalError) -> ExactFraction {
        try adding(other.negated)
    }

    /// `self × factor / divisor`; the divisor is above zero.
    func multiplied(by factor: Int128, over divisor: Int128) throws(DecimalError) -> ExactFraction {
        if numerator == 0 { return ExactFraction(try whole.times(factor), over: divisor) }
        let dividend = try whole.times(denominator).plus(numerator).times(factor)
        return ExactFraction(dividend, over: try denominator.times(divisor))
    }

    /// The nearest multiple of `unit` (above zero) by `mode`, symmetric around zero.
    func rounded(toMultipleOf unit: Int128, _ mode: RoundingMode) throws(DecimalError) -> Int128 {
        if isNegative { return -(try negated.rounded(toMultipleOf: unit, mode)) }
        let (multiples, rest) = unit == 1 ? (whole, 0) : whole.quotientAndRemainder(dividingBy: unit)
        if mode == .down || (rest == 0 && numerator == 0) { return multiples * unit }
        // How far the value is beyond the last multiple, and half of the way to the next, both × 2 × denominator.
        let beyond = try rest.times(denominator).plus(numerator).times(2)
        let halfway = try unit.times(denominator)
        let up: Bool
        if beyond == halfway {
            up = mode == .halfUp || (mode == .halfEven && multiples % 2 != 0)
        } else {
            up = beyond > halfway
        }
        return try up ? multiples.plus(1).times(unit) : multiples * unit
    }

    /// The largest multiple of `step` (above zero) that is not above the value, and what is left.
    func floored(toMultipleOf step: Int128) throws(DecimalError) -> (floor: Int128, rest: ExactFraction) {
        let (multiples, rest) = step == 1 ? (whole, 0) : whole.flooredQuotientAndRemainder(dividingBy: step)
        return (
            try multiples.times(step), ExactFraction(whole: rest, numerator: numerator, denominator: denominator)
        )
    }

    private static func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
        var (a, b) = (first, second)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}

extension ExactFraction: Comparable {
    static func == (left: ExactFraction, right: ExactFraction) -> Bool {
        left.whole == right.whole && crossProducts(left, right) { $0 == $1 && $2 == $3 }
    }

    static func < (left: ExactFraction, right: ExactFraction) -> Bool {
        if left.whole != right.whole { return left.whole < right.whole }
        return crossProducts(left, right) { $0 != $1 ? $0 < $1 : $2 < $3 }
    }

    /// Compares the fractions by their full-width cross products, which cannot overflow: high halves, then low halves.
    private static func crossProducts(
        _ left: ExactFraction, _ right: ExactFraction, _ compare: (Int128, Int128, UInt128, UInt128) -> Bool
    ) -> Bool {
        if left.denominator == right.denominator { return compare(left.numerator, right.numerator, 0, 0) }
        let a = left.numerator.multipliedFullWidth(by: right.denominator)
        let b = right.numerator.multipliedFullWidth(by: left.denominator)
        return compare(a.high, b.high, a.low, b.low)
    }
}
