import Testing

@testable import ReceiptModel

@Suite struct CardNumberScanTests {
    /// Source: the test numbers that the card networks publish for trying out payment forms.
    @Test(arguments: [
        "4111111111111111", "5555 5555 5555 4444", "3782-822463-10005", "30569309025904", "6011000990139424",
        "card 4111 1111 1111 1111 charged", "2026 4111 1111 1111 1111", "4111\u{A0}1111\u{A0}1111\u{A0}1111",
        "٤١١١١١١١١١١١١١١١", "４１１１１１１１１１１１１１１１", "ref:4222222222222", "3530111333300000.", "7 4111-1111 1111-1111 9",
    ])
    func findsCardNumbers(_ text: String) {
        #expect(CardNumberScan.mayHoldCardNumber(text))
    }

    @Test(arguments: [
        "", "4821", "4111111111111112", "41111111111", "VIR-2026-0520-37", "JE****3127", "0000 0000 0000 0000",
        "4111.1111.1111.1111", "**** **** **** 1111", "12345678901234567890123",
    ])
    func letsOtherTextsPass(_ text: String) {
        #expect(!CardNumberScan.mayHoldCardNumber(text))
    }
}
