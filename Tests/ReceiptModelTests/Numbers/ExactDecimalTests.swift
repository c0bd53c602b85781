import ReceiptModel
import Testing

@Suite struct ExactDecimalTests {
    static let longest = String(repeating: "9", count: 38)

    // MARK: - Text

    @Test(
        arguments: [
            ("0", 0, 0), ("-0", 0, 0), ("0.00", 0, 2), ("19.99", 1999, 2), ("19.90", 1990, 2), ("-3", -3, 0),
            ("-0.001", -1, 3), ("007", 7, 0), ("0.00012345", 12345, 8),
        ])
    func readsPlainDigits(_ text: String, _ coefficient: Int, _ scale: Int) throws {
        let number = try ExactDecimal(parsing: text)
        #expect(number.coefficient == Int128(coefficient))
        #expect(number.scale == scale)
    }

    @Test(
        arguments: [
            "", "-", ".", "1.", ".5", "-.5", "+1", "1e2", "1,5", "1 000", " 1", "1 ", "0x1", "1.2.3", "--1", "1-",
            "٣", "１", "NaN", "∞", "1\u{0}",
        ])
    func refusesWhatIsNotANumber(_ text: String) {
        #expect(throws: DecimalError.malformed) { try ExactDecimal(parsing: text) }
        #expect(ExactDecimal(text) == nil)
    }

    @Test func keepsAllOf38DigitsAndRefusesMore() throws {
        #expect(try ExactDecimal(parsing: Self.longest).description == Self.longest)
        #expect(try ExactDecimal(parsing: "-0." + Self.longest).description == "-0." + Self.longest)
        #expect(try ExactDecimal(parsing: "000" + Self.longest).description == Self.longest)
        for text in [Self.longest + "0", "0." + Self.longest + "1", "1" + Self.longest, "0.0" + Self.longest] {
            #expect(throws: DecimalError.overflow) { try ExactDecimal(parsing: text) }
        }
    }

    @Test(arguments: ["0", "0.00", "19.90", "-0.05", "-100.00", "0.00012345", "12345678901234567890.12"])
    func writesWhatItRead(_ text: String) {
        #expect(ExactDecimal(text)?.description == text)
    }

    @Test func zeroHasNoSign() {
        #expect(ExactDecimal("-0.00")?.description == "0.00")
        #expect(ExactDecimal.zero.negated.description == "0")
        #expect(ExactDecimal.zero.signum == 0)
        #expect(!ExactDecimal.zero.negated.isNegative)
    }

    // MARK: - Equality and order

    @Test func equalityAndHashAreNumeric() {
        #expect(decimal("19.9") == decimal("19.90"))
        #expect(Set([decimal("1"), decimal("1.0"), decimal("1.00")]).count == 1)
        #expect(decimal("0") == decimal("0.000"))
        #expect(decimal("0.1") != decimal("0.01"))
    }

    @Test(
        arguments: [
            ("1.9", "1.90001"), ("-1.90001", "-1.9"), ("-1", "1"), ("0", "0.1"), ("-0.1", "0"), ("9.99", "10"),
            ("0." + longest, "1"), ("1.5", longest), ("-" + longest, "-0." + longest),
        ])
    func ordersNumbersOfAnyLength(_ smaller: String, _ larger: String) {
        #expect(decimal(smaller) < decimal(larger))
        #expect(!(decimal(larger) < decimal(smaller)))
    }

    // MARK: - Arithmetic

    @Test(
        arguments: [
            ("0.1", "0.2", "0.3"), ("19.99", "0.01", "20.00"), ("1", "-1.00", "0.00"), ("-0.5", "0.25", "-0.25"),
        ])
    func addsExactly(_ first: String, _ second: String, _ sum: String) throws {
        #expect(try decimal(first).adding(decimal(second)).description == sum)
        #expect(try decimal(sum).subtracting(decimal(second)) == decimal(first))
    }

    @Test(
        arguments: [
            ("1.258", "219.00", "275.50200"), ("-0.5", "1.99", "-0.995"), ("0", "-3", "0"),
            ("9.975", "0.01", "0.09975"),
        ])
    func multipliesExactly(_ first: String, _ second: String, _ product: String) throws {
        #expect(try decimal(first).multiplied(by: decimal(second)).description == product)
    }

    @Test func dropsZerosAtTheEndBeforeItOverflows() throws {
        let large = decimal(String(repeating: "9", count: 37))
        #expect(try large.multiplied(by: decimal("1.00")) == large)
        #expect(try large.adding(decimal("0.00")) == large)
        let withCents = decimal(String(repeating: "9", count: 36) + ".00")
        #expect(try withCents.adding(withCents).description == "1" + String(repeating: "9", count: 35) + "8")
        #expect(try decimal("5." + String(repeating: "0", count: 36)).multiplied(by: decimal("2.000")) == 10)
        let nearlyLongest = decimal("1" + String(repeating: "0", count: 36))
        #expect(
            try nearlyLongest.multiplied(by: decimal("10.0")).description == "1" + String(repeating: "0", count: 37))
    }

    @Test func reportsOverflowInsteadOfTrapping() {
        let longest = decimal(Self.longest)
        #expect(throws: DecimalError.overflow) { try longest.adding(1) }
        #expect(throws: DecimalError.overflow) { try longest.negated.subtracting(1) }
        #expect(throws: DecimalError.overflow) { try longest.multiplied(by: 2) }
        #expect(throws: DecimalError.overflow) { try longest.multiplied(by: longest) }
        #expect(throws: DecimalError.overflow) { try longest.adding(decimal("0.1")) }
        #expect(throws: DecimalError.overflow) { try decimal("0." + Self.longest).adding(1) }
        #expect(throws: DecimalError.overflow) { try longest.rescaled(to: 1) }
        #expect(throws: DecimalError.overflow) { try ExactDecimal.one.rescaled(to: 39) }
        #expect(throws: DecimalError.overflow) { try ExactDecimal.one.rounded(to: -1, .halfUp) }
        #expect(throws: DecimalError.overflow) { try longest.divided(by: decimal("0.1"), places: 0, .halfUp) }
        #expect(throws: DecimalError.overflow) { try ExactDecimal(coefficient: .min, scale: 0) }
        #expect(throws: DecimalError.overflow) { try ExactDecimal(coefficient: 1, scale: -1) }
        #expect(throws: DecimalError.overflow) { try ExactDecimal.sum([longest, longest]) }
    }

    @Test func rescalingLosesNothing() throws {
        #expect(try decimal("1.5").rescaled(to: 3).description == "1.500")
        #expect(try decimal("1.500").rescaled(to: 1).description == "1.5")
        #expect(throws: DecimalError.inexact) { try decimal("1.505").rescaled(to: 2) }
    }

    @Test(
        arguments: [
            ("1.005", 2, RoundingMode.halfUp, "1.01"), ("0.125", 2, .halfUp, "0.13"), ("12.345", 2, .halfUp, "12.35"),
            ("2953.125", 2, .halfUp, "2953.13"), ("-12.345", 2, .halfUp, "-12.35"), ("0.125", 2, .halfEven, "0.12"),
            ("0.135", 2, .halfEven, "0.14"), ("-0.125", 2, .halfEven, "-0.12"), ("0.125", 2, .halfDown, "0.12"),
            ("0.1251", 2, .halfDown, "0.13"), ("0.999", 2, .down, "0.99"), ("-0.999", 2, .down, "-0.99"),
            ("-0.001", 2, .halfUp, "0.00"), ("-0.4", 0, .halfUp, "0"), ("-0.004", 2, .halfUp, "0.00"),
            ("-0.005", 2, .halfUp, "-0.01"), ("1.5", 3, .halfUp, "1.500"),
        ])
    func roundsByMode(_ text: String, _ places: Int, _ mode: RoundingMode, _ rounded: String) throws {
        #expect(try decimal(text).rounded(to: places, mode).description == rounded)
    }

    @Test(
        arguments: [
            ("12.33", "0.05", "12.35"), ("12.32", "0.05", "12.30"), ("-12.33", "0.05", "-12.35"),
            ("12.25", "0.50", "12.50"),
            ("35.20", "1", "35"),
        ])
    func roundsToMultiples(_ text: String, _ increment: String, _ rounded: String) throws {
        #expect(try decimal(text).rounded(toMultipleOf: decimal(increment), .halfUp).description == rounded)
    }

    @Test(arguments: ["0", "-0.05"])
    func refusesIncrementsThatAreNotAboveZero(_ increment: String) {
        #expect(throws: DecimalError.divisionByZero) {
            try ExactDecimal.one.rounded(toMultipleOf: decimal(increment), .halfUp)
        }
    }

    @Test(
        arguments: [
            ("50000", "1.1", 0, "45455"), ("1", "3", 4, "0.3333"), ("-2", "3", 2, "-0.67"), ("2", "-3", 2, "-0.67"),
            ("0.001", "1000", 2, "0.00"), ("10.00", "4", 1, "2.5"),
        ])
    func dividesWithOneRounding(_ dividend: String, _ divisor: String, _ places: Int, _ quotient: String) throws {
        #expect(try decimal(dividend).divided(by: decimal(divisor), places: places, .halfUp).description == quotient)
    }

    @Test func refusesToDivideByZero() {
        #expect(throws: DecimalError.divisionByZero) { try ExactDecimal.one.divided(by: 0, places: 2, .halfUp) }
    }

    @Test func sumOfNothingIsZero() throws {
        #expect(try ExactDecimal.sum([]) == 0)
        #expect(try ExactDecimal.sum([decimal("0.1"), decimal("0.2"), decimal("-0.3")]) == 0)
    }
}
