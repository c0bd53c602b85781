import Testing

@testable import ReceiptPrinting

@Suite struct DoubleByteSetTests {
    /// Source: Python 3.11's codecs shift_jis, gb2312, gbk, gb18030, big5, euc_kr.
    @Test(
        arguments: [
            ("SHIFT_JIS", "領", 0x97CC), ("SHIFT_JIS", "あ", 0x82A0), ("SHIFT_JIS", "\u{2212}", 0x817C),
            ("SHIFT_JIS", "\u{301C}", 0x8160), ("SHIFT_JIS", "\u{FF5E}", 0x8160), ("SHIFT_JIS", "￥", 0x818F),
            ("SHIFT_JIS", "£", 0x8192), ("SHIFT_JIS", "’", 0x8166), ("GB2312", "发", 0xB7A2), ("GB2312", "￥", 0xA3A4),
            ("GB2312", "·", 0xA1A4), ("GBK", "龍", 0xFD88), ("GB18030", "€", 0xA2E3), ("GB18030", "é", 0xA8A6),
            ("GB18030", "’", 0xA1AF), ("BIG5", "收", 0xA6AC), ("BIG5", "據", 0xBEDA), ("KS_X_1001", "영", 0xBFB5),
            ("KS_X_1001", "￦", 0xA3DC),
        ] as [(String, Unicode.Scalar, UInt16)])
    func writesAndReads(name: String, scalar: Unicode.Scalar, code: UInt16) throws {
        let set = try #require(DoubleByteSet.named(name))
        let bytes = try #require(set.bytes(for: scalar))
        #expect(UInt16(bytes.0) << 8 | UInt16(bytes.1) == code)
    }

    /// Source: Python's codecs, vendors' additions left out: they are not on every printer.
    @Test(
        arguments: [
            ("SHIFT_JIS", "①"), ("SHIFT_JIS", "€"), ("SHIFT_JIS", "é"), ("SHIFT_JIS", "A"), ("GB2312", "龍"),
            ("GBK", "€"),
            ("BIG5", "€"), ("BIG5", "碁"), ("KS_X_1001", "€"), ("KS_X_1001", "뷁"), ("GB18030", "₹"), ("GB18030", "ł"),
            ("GB18030", "\u{202F}"), ("GB18030", "\u{2212}"),
        ] as [(String, Unicode.Scalar)])
    func refuses(name: String, scalar: Unicode.Scalar) throws {
        let set = try #require(DoubleByteSet.named(name))
        #expect(set.bytes(for: scalar) == nil)
    }

    /// Source: the sizes that Python's codecs give, less what is left out on purpose.
    @Test(arguments: [
        ("SHIFT_JIS", 6879), ("JIS", 6879), ("GB2312", 7445), ("GBK", 21791), ("GB18030", 21872), ("KS_X_1001", 8223),
    ])
    func hasAsManyCharactersAsTheStandard(name: String, count: Int) throws {
        let set = try #require(DoubleByteSet.named(name))
        let codes = (0..<0x10000).filter { set.scalar(for: (UInt8($0 >> 8), UInt8($0 & 0xFF))) != nil }
        #expect(codes.count == count)
    }

    /// Source: JIS X 0208:1997; 亜 is row 16, cell 1.
    @Test(arguments: [("亜", 0x3021), ("　", 0x2121), ("あ", 0x2422), ("熙", 0x7426)] as [(Unicode.Scalar, UInt16)])
    func writesJISCodes(scalar: Unicode.Scalar, code: UInt16) throws {
        let bytes = try #require(DoubleByteSet.jis?.bytes(for: scalar))
        #expect(UInt16(bytes.0) << 8 | UInt16(bytes.1) == code)
    }
}
