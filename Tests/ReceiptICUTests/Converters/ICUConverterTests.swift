import Testing

@testable import ReceiptICU

@Suite struct ICUConverterTests {
    /// Source: Python 3.11's codecs cp437, cp858, cp1252, koi8-r.
    @Test(
        arguments: [
            ("ibm-437_P100-1995", 0x82, "é"), ("ibm-858_P100-1997", 0xD5, "€"), ("ibm-5348_P100-1997", 0x80, "€"),
            ("ibm-878_P100-1996", 0xE1, "А"), ("ibm-437_P100-1995", 0x41, "A"),
        ] as [(String, Int, Unicode.Scalar)])
    func readsSingleBytes(name: String, byte: Int, scalar: Unicode.Scalar) throws {
        let row = try ICUConverter(name).row()
        #expect(row.count == 256)
        #expect(row[byte] == scalar)
    }

    /// Source: Python 3.11's codecs cp932, gbk, euc_kr.
    @Test(
        arguments: [
            ("ibm-943_P15A-2003", 0x82, 0xA0, "あ"), ("windows-936-2000", 0xB7, 0xA2, "发"),
            ("ibm-970_P110_P110-2006_U2", 0xBF, 0xB5, "영"),
        ] as [(String, UInt8, Int, Unicode.Scalar)])
    func readsTwoBytes(name: String, lead: UInt8, trail: Int, scalar: Unicode.Scalar) throws {
        #expect(try ICUConverter(name).row(lead: lead)[trail] == scalar)
    }

    @Test func hasNothingForBytesThatStandForNothing() throws {
        // Greek: FF is empty in ISO 8859-7, and a first byte alone is no character.
        #expect(try ICUConverter("ibm-9005_X110-2007").row()[0xFF] == nil)
        #expect(try ICUConverter("ibm-943_P15A-2003").row()[0x82] == nil)
        #expect(try ICUConverter("ibm-943_P15A-2003").row(lead: 0x82)[0x00] == nil)
    }

    /// Every scalar of a row is written as the bytes that it was read from: no two bytes share one.
    @Test(arguments: ["ibm-437_P100-1995", "ibm-5348_P100-1997", "ibm-943_P15A-2003", "ibm-864_X110-1999"])
    func leavesFallbacksOut(name: String) throws {
        let scalars = try ICUConverter(name).row().compactMap { $0 }
        #expect(Set(scalars).count == scalars.count)
    }

    @Test(arguments: ["-", "no-such-page", "ibm-853"])
    func throwsForAConverterThatIsNotThere(name: String) {
        #expect(throws: ICUError.self) { _ = try ICUConverter(name).row() }
    }
}
