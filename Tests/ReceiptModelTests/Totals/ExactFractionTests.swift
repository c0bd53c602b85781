import Testing

@testable import ReceiptModel

@Suite struct ExactFractionTests {
    @Test(
        arguments: [
            (5, 2, 1, RoundingMode.halfUp, 3), (5, 2, 1, .halfEven, 2), (5, 2, 1, .halfDown, 2), (5, 2, 1, .down, 2),
            (-5, 2, 1, .halfUp, -3), (-5, 2, 1, .halfEven, -2), (-5, 2, 1, .halfDown, -2), (-5, 2, 1, .down, -2),
            (7, 2, 1, .halfEven, 4), (-7, 2, 1, .halfEven, -4), (1, 3, 1, .halfUp, 0), (-1, 3, 1, .halfUp, 0),
            (2, 3, 1, .halfDown, 1), (-2, 3, 1, .halfDown, -1), (99, 100, 1, .down, 0), (-99, 100, 1, .down, 0),
            (25, 2, 5, .halfUp, 15), (25, 2, 5, .halfEven, 10), (-25, 2, 5, .halfUp, -15), (149, 12, 5, .halfUp, 10),
            (14, 1, 5, .down, 10), (-14, 1, 5, .down, -10), (15, 1, 5, .halfDown, 15), (0, 7, 5, .halfUp, 0),
        ])
    func roundsSymmetrically(_ dividend: Int, _ divisor: Int, _ unit: Int, _ mode: RoundingMode, _ rounded: Int) throws
    {
        let fraction = ExactFraction(Int128(dividend), over: Int128(divisor))
        #expect(try fraction.rounded(toMultipleOf: Int128(unit), mode) == Int128(rounded))
    }

    @Test func addsFractionsOfDifferentDenominators() throws {
        // 1/3 + 1/6 = 1/2, −7/3 + 1/3 = −2
        let half = try ExactFraction(1, over: 3).adding(ExactFraction(1, over: 6))
        #expect(half == ExactFraction(1, over: 2))
        #expect(try ExactFraction(-7, over: 3).adding(ExactFraction(1, over: 3)) == ExactFraction(-2))
        #expect(try ExactFraction(1, over: 2).subtracting(half).isZero)
        #expect(try ExactFraction(2, over: 3).adding(ExactFraction(2, over: 3)) == ExactFraction(4, over: 3))
    }

    @Test func comparesWithoutOverflow() {
        let huge = Int128(10) * ExactDecimal.powerOfTen(36)
        #expect(ExactFraction(huge - 1, over: huge) < ExactFraction(huge, over: huge + 1))
        #expect(ExactFraction(-1, over: 3) < ExactFraction(-1, over: 4))
    }

    @Test func sumOfManyRatesNeedsNoLargeDenominator() throws {
        // Large amounts and the denominators of seven different contained rates.
        let amount = ExactDecimal.powerOfTen(28)
        let denominators: [Int128] = [119, 107, 105, 110, 108, 121, 1_225]
        let sum = try denominators.reduce(ExactFraction.zero) { sum, next in
            try sum.adding(ExactFraction(amount, over: next))
        }
        #expect(sum.whole > 0)
    }
}
