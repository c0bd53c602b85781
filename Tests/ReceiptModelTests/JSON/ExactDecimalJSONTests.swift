import Testing

@testable import ReceiptModel

@Suite struct ExactDecimalJSONTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("19.90", "19.90"), ("-3", "-3"), ("1e2", "100"), ("1E+2", "100"),
        ("1.50e1", "15.0"), ("1.5e3", "1500"), ("125e-2", "1.25"), ("0e999999999999", "0"), ("0.000e-5", "0"),
        ("1e37", "10000000000000000000000000000000000000"), ("1e-38", "0.00000000000000000000000000000000000001"),
        ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
        ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
    ])
    func isExactly(_ json: String, _ plain: String) throws {
        let number = try ExactDecimal(jsonNumber: Array(json.utf8)[...])
        #expect(number.description == plain)
    }

    @Test(arguments: [
        "12345678901234567890123456789012345678901", "100000000000000000000000000000000000000", "1e38",
        "-1e999999999999",
        "1e-39", "0.000000000000000000000000000000000000001", "1.000000000000000000000000000000000000000",
        "1e99999999999999999999999999",
    ])
    func refusesMoreThanThirtyEightDigits(_ json: String) {
        #expect(throws: DecimalError.overflow) { try ExactDecimal(jsonNumber: Array(json.utf8)[...]) }
    }
}
