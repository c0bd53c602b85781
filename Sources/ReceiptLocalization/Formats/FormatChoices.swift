/// Which digits numbers and dates are written with.
public enum DigitChoice: String, Sendable, Hashable, CaseIterable {
    /// Those of the locale, or of its `-u-nu-` extension.
    case locale
    /// 0123456789 in every locale.
    case latin
    /// The traditional digits of the locale's script: ०१२३ in Hindi, although it counts with Latin digits today.
    case native
}

/// How a currency is named beside its amount.
public enum CurrencyDisplay: String, Sendable, Hashable, CaseIterable {
    /// The symbol that CLDR has for the currency in the locale, or its code where it has none.
    case symbol
    /// The ISO 4217 code.
    case isoCode = "iso-code"
}

/// When the digits before the decimal separator are grouped.
public enum GroupingChoice: String, Sendable, Hashable, CaseIterable {
    /// As the locale has it in running text: Spanish and Polish write 1234,50 but 12.345,50.
    case locale
    /// From the first group on (1.234,50), so that amounts in a column look alike.
    case aligned
}
