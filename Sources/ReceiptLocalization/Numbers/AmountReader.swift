import ReceiptICU
import ReceiptModel

/// Reads printed amounts back, to prove that what a customer sees is what was charged.
///
/// It knows nothing of how amounts are written: it goes by ICU's symbol tables for the locale and currency, and not by
/// a `NumberStyle`.
package struct AmountReader: Sendable {
    private let symbols: ICUNumberSymbols
    /// The locale's minus without the invisible marks that keep it in place.
    private let minus: String.UnicodeScalarView
    private let currency: CurrencyCode

    init(_ currency: CurrencyCode, formats: LocaleFormats) throws(FormatError) {
        self.currency = currency
        // A code that is not three letters is printed like any other code; ISO 4217 has XTS for tests.
        let code = currency.hasISOShape ? currency.rawValue : "XTS"
        symbols = try formats.checked { () throws(ICUError) in
            try ICUNumberSymbols(locale: formats.data.tag, currency: code)
        }
        minus = String.UnicodeScalarView(symbols.minus.unicodeScalars.filter { !Self.isMark($0) })
    }

    /// The amount, with as many decimals as are printed; nil for a text that is no amount of this locale.
    package func read(_ text: some StringProtocol) -> ExactDecimal? {
        var scalars = String.UnicodeScalarView(text.unicodeScalars.filter { !Self.isMark($0) })
        // A code such as C98 must not be taken for a number.
        if !currency.hasISOShape, let code = scalars.firstRange(of: currency.rawValue.unicodeScalars) {
            scalars.removeSubrange(code)
        }
        guard let first = scalars.firstIndex(where: { digit($0) != nil }),
            let last = scalars.lastIndex(where: { digit($0) != nil })
        else { return nil }
        let isNegative =
            scalars[..<first].firstRange(of: minus) != nil
            || scalars[scalars.index(after: last)...].firstRange(of: minus) != nil
        guard let digits = plainDigits(scalars[first...last]) else { return nil }
        return ExactDecimal((isNegative ? "-" : "") + digits)
    }

    /// ASCII digits with a point; nil when anything but digits and separators stands among them.
    private func plainDigits(_ body: Substring.UnicodeScalarView) -> String? {
        var plain = ""
        var rest = body
        var hasPoint = false
        while let scalar = rest.first {
            if let digit = digit(scalar) {
                plain += String(digit)
                rest.removeFirst()
            } else if !hasPoint, rest.starts(with: symbols.decimalSeparator.unicodeScalars) {
                plain += "."
                hasPoint = true
                rest.removeFirst(symbols.decimalSeparator.unicodeScalars.count)
            } else if !hasPoint, rest.starts(with: symbols.groupingSeparator.unicodeScalars) {
                rest.removeFirst(symbols.groupingSeparator.unicodeScalars.count)
            } else {
                return nil
            }
        }
        return plain
    }

    private func digit(_ scalar: Unicode.Scalar) -> Int? {
        symbols.digits.firstIndex { $0.unicodeScalars.elementsEqual(CollectionOfOne(scalar)) }
    }

    /// Source: Unicode's Bidi_Control property. None of them is part of an amount.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension LocaleFormats {
    /// A reader for amounts of a currency as this locale prints them.
    package func amountReader(_ currency: CurrencyCode) throws(FormatError) -> AmountReader {
        try AmountReader(currency, formats: self)
    }

    /// The exact amount that a text printed by this locale says; nil when it says none.
    package func parseAmount(_ text: some StringProtocol, of currency: CurrencyCode) -> ExactDecimal? {
        (try? amountReader(currency))?.read(text)
    }
}
