#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import ReceiptICU
import ReceiptLocalization
import ReceiptModel
import Testing

/// A receipt is the same whatever locale the server runs in.
@Suite(.serialized) struct ProcessLocaleTests {
    /// Among them tags for which ICU has no data and would take the process's default locale.
    private static let locales = [
        "en", "de-CH", "ar-EG", "ja", "nb", "sr-Latn", "xx", "xx-YY", "tlh", "de-Cyrl", "zh-Latn", "und", "und-DE",
        "en-Shaw",
        "mul", "en-DSRT-US",
    ]

    /// Sets the default locale of the ICU that the package uses, which the package itself has no way to do.
    private static func setDefaultLocale(_ name: String?) throws {
        typealias SetDefault = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Int32>) -> Void
        let version = ICUVersion.library.split(separator: ".")[0]
        let address = try #require(dlsym(nil, "uloc_setDefault_\(version)"))
        // Safety: this is the signature of uloc_setDefault in every version of ICU.
        let setDefault = unsafeBitCast(address, to: SetDefault.self)
        var status: Int32 = 0
        setDefault(name, &status)
        #expect(status <= 0)
    }

    private static func everything() throws -> [String] {
        let money = [("USD", "-1234567.5"), ("EGP", "12"), ("JPY", "1935")]
        let moment = try #require(LocalDateTime("2026-07-01T21:05:00+02:00"))
        let negotiator = LocaleNegotiator(available: ShippedLocales.few)
        return try locales.flatMap { locale in
            let formats = try LocaleFormats(#require(LanguageTag(locale)))
            var out = UTF8Writer()
            try formats.list().write(["A", "B", "C"], to: &out)
            var texts = [out.string(), try formats.percent().text(19), try formats.offset(minutes: 120)]
            for (currency, amount) in money {
                texts.append(try formats.money(#require(CurrencyCode(currency))).text(ExactDecimal(parsing: amount)))
            }
            for skeleton in ["yMMMMEEEEd", "jm", "yMd"] { texts.append(try formats.date(skeleton).text(moment)) }
            texts.append("\(negotiator.negotiate(locale))")
            texts.append(try LocaleName.ownName(of: formats.locale))
            return texts
        }
    }

    @Test(arguments: [
        "de_DE", "ar_EG", "ja_JP", "th_TH", "en_US_POSIX", "xx_YY", "tr_TR@calendar=buddhist;numbers=thai",
    ])
    func isTheSameInEveryProcessLocale(processLocale: String) throws {
        let expected = try Self.everything()
        try Self.setDefaultLocale(processLocale)
        defer { try? Self.setDefaultLocale(nil) }
        #expect(try Self.everything() == expected)
    }

    /// Source: CLDR 42, root.
    @Test func writesTheRootFormatsWhereThereIsNoData() throws {
        let formats = try LocaleFormats(#require(LanguageTag("xx-YY")))
        #expect(try formats.money(#require(CurrencyCode("CHF"))).text(-1234) == "-CHF\u{A0}1,234.00")
        #expect(formats.locale.description == "xx-YY")
    }
}
