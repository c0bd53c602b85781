import ReceiptContent
import ReceiptModel

/// The currencies of signs in words, where no amount says which is meant.
struct CurrencySigns {
    /// The currencies of the document's amounts.
    private let used: [CurrencyCode]

    init(of document: DocumentStorage) {
        var used: [CurrencyCode] = []
        for case .money(let money) in document.values where !used.contains(money.currency) {
            used.append(money.currency)
        }
        self.used = used
    }

    /// - Returns: nil for signs of several currencies, unless the document has amounts in just one of them.
    func code(for sign: Unicode.Scalar) -> CurrencyCode? {
        guard let candidates = Self.currencies[sign] else { return nil }
        let codes = candidates.split(separator: " ").compactMap { CurrencyCode(String($0)) }
        if codes.count == 1 { return codes.first }
        let meant = codes.filter(used.contains)
        return meant.count == 1 ? meant.first : nil
    }

    // Source: the Unicode code charts (Currency Symbols, 20A0–20CF) with ISO 4217; CLDR's narrow symbols.
    private static let currencies: [Unicode.Scalar: String] = [
        "€": "EUR", "₹": "INR", "₽": "RUB", "₩": "KRW", "￦": "KRW", "₫": "VND", "₪": "ILS", "₺": "TRY", "₴": "UAH",
        "₦": "NGN", "₱": "PHP", "₸": "KZT", "₾": "GEL", "₼": "AZN", "₡": "CRC", "₲": "PYG", "₮": "MNT", "₭": "LAK",
        "₵": "GHS", "⃀": "KGS", "֏": "AMD", "؋": "AFN", "฿": "THB", "៛": "KHR", "৳": "BDT",
        "¥": "CNY JPY", "￥": "CNY JPY", "£": "EGP FKP GBP GIP LBP SDG SHP SSP SYP", "₤": "ITL",
        "₨": "LKR MUR NPR PKR SCR", "﷼": "IRR OMR QAR SAR YER",
    ]
}
