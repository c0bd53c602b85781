import CReceiptICU

/// The signs that a locale writes numbers with, from ICU's symbol tables and not from any formatted text.
package struct ICUNumberSymbols: Sendable, Equatable {
    package let decimalSeparator: String
    package let groupingSeparator: String
    package let minus: String
    /// Zero to nine.
    package let digits: [String]

    /// - Parameters:
    ///   - locale: A BCP 47 tag for which ICU has data.
    ///   - currency: Three letters, for the separators of amounts; nil for those of plain numbers.
    package init(locale: String, currency: String? = nil) throws(ICUError) {
        let text = try icuText("number symbols for \(locale)") {
            ricu_number_symbols(locale, currency ?? "XXX", $0, $1, $2)
        }
        let symbols = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        // U_INTERNAL_PROGRAM_ERROR: the C interface promises five symbols and ten digits, each followed by a NUL.
        guard symbols.count == 16 else { throw ICUError(status: 5, call: "number symbols for \(locale)") }
        decimalSeparator = currency == nil ? symbols[0] : symbols[3]
        groupingSeparator = currency == nil ? symbols[1] : symbols[4]
        minus = symbols[2]
        digits = Array(symbols[5..<15])
    }
}
