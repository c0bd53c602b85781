extension DoubleByteSet {
    /// The set of a name, in the spelling of printers' manuals: `SHIFT_JIS`, `JIS`, `GB2312`, `GBK`, `GB18030`, `BIG5`,
    /// `KS_X_1001`. Case, spaces, hyphens and underscores do not count.
    package static func named(_ name: String) -> DoubleByteSet? {
        switch name.uppercased().filter({ $0.isLetter || $0.isNumber }) {
        case "SHIFTJIS", "SJIS", "CP932": shiftJIS
        case "JIS", "JISX0208", "ISO2022JP": jis
        case "GB2312", "EUCCN": gb2312
        case "GBK", "CP936": gbk
        case "GB18030": gb18030
        case "BIG5", "CP950": big5
        case "KSX1001", "KSC5601", "EUCKR", "CP949": ksX1001
        default: nil
        }
    }

    /// JIS X 0208 in the bytes of Shift JIS, as `FS C 1` wants it.
    package static let shiftJIS = japanese("SHIFT_JIS") { $0 }

    /// JIS X 0208 in its own bytes 0x21 … 0x7E, as `FS C 0` wants it.
    package static let jis = japanese("JIS", transformed: jisCode(ofShiftJIS:))

    /// GB 2312-80 in the bytes of EUC.
    package static let gb2312 = DoubleByteSet(
        name: "GB2312", converter: "ibm-1383_P110-1999", rows: [0xA1...0xA9, 0xB0...0xF7],
        isMember: { isEUC($0) && $0 != 0xA3A7 },
        others: [("\u{B7}", 0xA1A4), ("\u{2014}", 0xA1AA), ("\u{FF07}", 0xA3A7)])

    /// GBK 1.0: GB 2312, and the other ideographs of Unicode 1.1.
    package static let gbk = DoubleByteSet(
        name: "GBK", converter: "windows-936-2000", rows: [0x81...0xFE], others: [("\u{30FB}", 0xA1A4)])

    /// The characters of GB 18030-2000 that take two bytes. The euro sign is one of them, at A2E3.
    package static let gb18030 = DoubleByteSet(
        name: "GB18030", converter: "gb18030", rows: [0x81...0xFE], isMember: { $0 != 0xA8BC })

    /// Big5 of 1984, without the additions of ETEN and Microsoft.
    package static let big5 = DoubleByteSet(
        name: "BIG5", converter: "windows-950-2000", rows: [0xA1...0xA3, 0xA4...0xC6, 0xC9...0xF9],
        isMember: { !(0xA3C0...0xA3FE).contains($0) && !(0xC6A1...0xC6FE).contains($0) && $0 <= 0xF9D5 },
        others: [
            ("\u{2022}", 0xA145), ("\u{FF0F}", 0xA241), ("\u{FF3C}", 0xA242), ("\u{A5}", 0xA244), ("\u{A2}", 0xA246),
            ("\u{A3}", 0xA247),
        ])

    /// KS X 1001 of 1992 (KS C 5601) in the bytes of EUC: without the euro sign of 1998, which printers' own character
    /// sets mostly lack.
    package static let ksX1001 = DoubleByteSet(
        name: "KS_X_1001", converter: "ibm-970_P110_P110-2006_U2", rows: [0xA1...0xAC, 0xB0...0xC8, 0xCA...0xFD],
        isMember: { isEUC($0) && !(0xA2E6...0xA2FE).contains($0) && $0 != 0xA4D4 })

    private static func isEUC(_ code: UInt16) -> Bool { code & 0xFF >= 0xA1 && code & 0xFF <= 0xFE }

    /// ICU's converter of Windows reads eight characters of JIS X 0208 as their full-width relatives; those that the
    /// standard itself names are added.
    private static func japanese(_ name: String, transformed: (UInt16) -> UInt16) -> DoubleByteSet? {
        // Source: Unicode, MAPPINGS/OBSOLETE/EASTASIA/JIS/JIS0208.TXT.
        DoubleByteSet(
            name: name, converter: "ibm-943_P15A-2003", rows: [0x81...0x84, 0x88...0x9F, 0xE0...0xEA],
            isMember: isJISX0208,
            others: [
                ("\u{2014}", 0x815C), ("\u{301C}", 0x8160), ("\u{2016}", 0x8161), ("\u{2212}", 0x817C),
                ("\u{A2}", 0x8191), ("\u{A3}", 0x8192), ("\u{AC}", 0x81CA), ("\u{2015}", 0x815C),
            ],
            transformed: transformed)
    }

    /// Without the pictures of NEC that Windows puts into rows 2 and 13.
    private static func isJISX0208(_ code: UInt16) -> Bool {
        !(0x81AD...0x81B7).contains(code)
    }

    /// Source: JIS X 0208:1997, annex 1: two rows of 94 characters share a first byte of Shift JIS.
    private static func jisCode(ofShiftJIS code: UInt16) -> UInt16 {
        let (lead, trail) = (Int(code >> 8), Int(code & 0xFF))
        let row = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 2 + (trail >= 0x9F ? 1 : 0)
        let cell = trail >= 0x9F ? trail - 0x9F : trail - 0x40 - (trail > 0x7F ? 1 : 0)
        return UInt16(row + 0x21) << 8 | UInt16(cell + 0x21)
    }
}
