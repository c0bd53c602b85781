import ReceiptICU
import Testing

/// Source: ICU 72.1.
@Suite struct ICUDateFormatterTests {
    @Test func formatsTheProlepticGregorianCalendar() throws {
        // 1500-03-01 by the arithmetic of ISO 8601: 171,605 days before 1970.
        let formatter = try ICUDateFormatter(pattern: "y-MM-dd HH:mm", locale: "en-u-ca-gregory")
        #expect(try formatter.format(seconds: -171_605 * 86_400 + 43_200) == "1500-03-01 12:00")
        #expect(try formatter.format(seconds: 0) == "1970-01-01 00:00")
    }

    @Test(arguments: [("de-u-ca-gregory", "d. MMM y"), ("en-u-ca-gregory", "MMM d, y"), ("ja-u-ca-gregory", "y年M月d日")])
    func findsThePatternOfASkeleton(locale: String, pattern: String) throws {
        #expect(try ICUDatePatterns(locale: locale).pattern(skeleton: "yMMMd") == pattern)
    }

    @Test func namesMonthsAndWeekdays() throws {
        #expect(try ICUDateNames.wideMonths.names(locale: "de").first == "Januar")
        #expect(try ICUDateNames.wideMonths.names(locale: "de").count == 12)
        #expect(
            try ICUDateNames.abbreviatedWeekdays.names(locale: "en") == [
                "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat",
            ])
        #expect(try ICUDateNames.wideStandaloneMonths.names(locale: "pl").first == "styczeń")
        #expect(try ICUDateNames.wideMonths.names(locale: "pl").first == "stycznia")
        #expect(try ICUDateNames.dayPeriods.names(locale: "ja") == ["午前", "午後"])
        #expect(try ICUDateNames.abbreviatedEras.names(locale: "en") == ["BC", "AD"])
    }

    @Test(arguments: ICUDateNames.allCases)
    func hasNamesOfEveryKind(names: ICUDateNames) throws {
        let all = try names.names(locale: "ar-EG")
        #expect(all.count >= 2)
        #expect(!all.contains(""))
    }

    @Test func formatsLists() throws {
        #expect(try ICUListFormatter(locale: "de").format(["A", "B", "C"]) == "A, B und C")
        #expect(try ICUListFormatter(locale: "de").format([]) == "")
    }
}
