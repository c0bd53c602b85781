extension CurrencyCode {
    /// Decimals of the currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD.
    ///
    /// - Returns: nil for a code that the standard does not list or gives no decimals: XAU, XXX, USDT.
    public var exponent: Int? {
        guard hasISOShape else { return nil }
        let exponent = Self.exponents[tableIndex]
        return exponent < 0 ? nil : Int(exponent)
    }

    /// The place of a code in a table of all codes of three letters.
    private var tableIndex: Int {
        var index = 0
        forEachByte { index = index &* 26 &+ Int($0 &- 65) }
        return index
    }

    /// By `tableIndex`; -1 where the standard gives none. Asked once for each printed amount, hence a table.
    private static let exponents: [Int8] = {
        var table = [Int8](repeating: -1, count: 26 * 26 * 26)
        for (exponent, codes) in [(0, noDecimals), (2, twoDecimals), (3, threeDecimals), (4, fourDecimals)] {
            for code in codes.split(whereSeparator: \.isWhitespace) {
                if let listed = CurrencyCode(String(code)) { table[listed.tableIndex] = Int8(exponent) }
            }
        }
        return table
    }()

    // Source: ISO 4217, list one (active codes, with amendment 177) and, after each blank line, those of list three
    // (withdrawn codes) that old documents still carry.

    private static let noDecimals = """
        BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF \

        ADP BEF BYB BYR ESP GRD ITL LUF MGF PTE TPE TRL
        """

    private static let twoDecimals = """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
        CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG \
        HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR \
        MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD \
        SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD \
        XCG YER ZAR ZMW ZWG \

        AFA ANG ATS AZM CSD CUC CYP DEM EEK FIM FRF GHC HRK IEP LTL LVL MRO MTL MZM NLG ROL RUR SDD SIT SKK SLL SRG \
        STD TMM USS VEB VEF YUM ZMK ZWD ZWL ZWR
        """

    private static let threeDecimals = "BHD IQD JOD KWD LYD OMR TND"

    private static let fourDecimals = "CLF UYW"
}
