import ReceiptICU
import Testing

/// Source: ICU 72.1.
@Suite struct ICUNumberFormatterTests {
    private func text(_ number: FormattedNumber, _ kind: FormattedNumber.FieldKind) -> String? {
        number.range(of: kind).map { String(decoding: number.text[$0], as: UTF8.self) }
    }

    @Test func tellsWhereTheFieldsStandInBytes() throws {
        let formatter = try ICUNumberFormatter(skeleton: "currency/EGP .00", locale: "ar-EG")
        let number = try formatter.format("-1234.5")
        #expect(text(number, .integer) == "١٬٢٣٤")
        #expect(text(number, .groupingSeparator) == "٬")
        #expect(text(number, .decimalSeparator) == "٫")
        #expect(text(number, .fraction) == "٥٠")
        // ICU: a field does not include the invisible marks at its end.
        #expect(text(number, .currency) == "ج.م.")
        #expect(text(number, .percent) == nil)
    }

    @Test func tellsAllFieldsOfALongNumber() throws {
        let number = try ICUNumberFormatter(skeleton: "", locale: "en").format("1" + String(repeating: "0", count: 120))
        #expect(number.fields.filter { $0.kind == .groupingSeparator }.count == 40)
    }

    @Test func replacesTheCurrencyAndMovesTheFieldsBehindIt() throws {
        let number = try ICUNumberFormatter(skeleton: "currency/XTS .00 unit-width-iso-code", locale: "en").format(
            "1.5")
        let replaced = number.replacingCurrency(with: "USDT")
        #expect(String(decoding: replaced.text, as: UTF8.self) == "USDT\u{A0}1.50")
        #expect(text(replaced, .currency) == "USDT")
        #expect(text(replaced, .integer) == "1")
        #expect(text(replaced, .fraction) == "50")
    }

    @Test func reportsABadSkeletonByName() {
        let error = #expect(throws: ICUError.self) { try ICUNumberFormatter(skeleton: "currency/USDT", locale: "en") }
        #expect(error?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
        #expect(error?.call == "number style currency/USDT for en")
    }

    @Test func reportsAnUnreadableTag() {
        let error = #expect(throws: ICUError.self) { try ICUNumberFormatter(skeleton: "", locale: "not a tag") }
        #expect(error?.name == "U_ILLEGAL_ARGUMENT_ERROR")
    }

    @Test func refusesWhatIsNoNumber() throws {
        let formatter = try ICUNumberFormatter(skeleton: "", locale: "en")
        let error = #expect(throws: ICUError.self) { try formatter.format("1,5") }
        #expect(error?.name == "U_DECIMAL_NUMBER_SYNTAX_ERROR")
    }

    @Test func knowsTheSeparatorsOfACurrency() throws {
        // CLDR 42: in Portugal and Cape Verde the escudo's sign stands where the decimal separator would.
        #expect(try ICUNumberSymbols(locale: "pt-PT", currency: "PTE").decimalSeparator == "$")
        #expect(try ICUNumberSymbols(locale: "pt-PT", currency: "EUR").decimalSeparator == ",")
        // Austria groups amounts by a point and other numbers by a space.
        #expect(try ICUNumberSymbols(locale: "de-AT", currency: "EUR").groupingSeparator == ".")
        #expect(try ICUNumberSymbols(locale: "de-AT").groupingSeparator == "\u{A0}")
    }

    @Test func knowsDigitsAndMinus() throws {
        let symbols = try ICUNumberSymbols(locale: "hi-u-nu-deva")
        #expect(symbols.digits == ["०", "१", "२", "३", "४", "५", "६", "७", "८", "९"])
        #expect(symbols.minus == "-")
        #expect(try ICUNumberSymbols(locale: "nb").minus == "−")
    }
}
