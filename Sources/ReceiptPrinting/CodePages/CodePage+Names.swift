import ReceiptICU
import ReceiptResources
import Synchronization

extension CodePage {
    /// All names that `named` knows.
    package static var names: [String] { converters.keys.sorted() + CodePages.all.map(\.pageName).sorted() }

    /// The page of a name, in the spelling of printers' manuals: `CP437`, `PC437`, `WPC1252`, `ISO8859-15`, `KATAKANA`.
    ///
    /// Case, spaces, hyphens and underscores do not count.
    package static func named(_ name: String) -> CodePage? {
        let key = canonical(name)
        return pages.withLock { pages in
            if let page = pages[key] { return page }
            pages[key] = made(of: key)
            return pages[key] ?? nil
        }
    }

    /// Pages that were asked for, so that each is made once; nil for names that are none.
    private static let pages = Mutex<[String: CodePage?]>([:])

    private static func made(of key: String) -> CodePage? {
        let key = aliases[key] ?? key
        if let name = converters.keys.first(where: { canonical($0) == key }), let converter = converters[name] {
            // A system ICU without its converters has no pages; the caller then says which page is missing.
            guard let row = try? ICUConverter(converter).row() else { return nil }
            return corrected(name, Array(row[128...]))
        }
        guard let file = CodePages.all.first(where: { canonical($0.pageName) == key }) else { return nil }
        return CodePage(name: file.pageName, upper: CodePageText.upperHalf(file.string))
    }

    /// Upper case, without what separates words, and with one word for IBM's pages.
    private static func canonical(_ name: String) -> String {
        let letters = String(name.uppercased().filter { $0.isLetter || $0.isNumber })
        for prefix in ["PC", "IBM"] where letters.hasPrefix(prefix) {
            let number = letters.dropFirst(prefix.count)
            if number.allSatisfy(\.isNumber) { return "CP\(number)" }
        }
        return letters
    }

    private static let aliases = [
        "CP1118": "CP774", "CP1119": "CP772", "CP2001": "CP771", "CP928": "ISO88597", "CP1116": "CP3001",
        "RK1048": "KZ1048", "TCVN3": "TCVN31", "THAI42": "KU42", "LATIN9": "ISO885915", "MIK": "CP3021",
        "CP1250": "WPC1250", "CP1251": "WPC1251", "CP1252": "WPC1252", "CP1253": "WPC1253", "CP1254": "WPC1254",
        "CP1255": "WPC1255", "CP1256": "WPC1256", "CP1257": "WPC1257", "CP1258": "WPC1258", "WPC775": "CP775",
        "WINDOWS1250": "WPC1250", "WINDOWS1251": "WPC1251", "WINDOWS1252": "WPC1252", "WINDOWS1253": "WPC1253",
        "WINDOWS1254": "WPC1254", "WINDOWS1255": "WPC1255", "WINDOWS1256": "WPC1256", "WINDOWS1257": "WPC1257",
        "WINDOWS1258": "WPC1258",
    ]

    /// ICU's canonical names: its short ones mean different tables for different makers.
    private static let converters = [
        "CP437": "ibm-437_P100-1995", "CP720": "ibm-720_P100-1997", "CP737": "ibm-737_P100-1997",
        "CP775": "ibm-775_P100-1996", "CP850": "ibm-850_P100-1995", "CP851": "ibm-851_P100-1995",
        "CP852": "ibm-852_P100-1995", "CP855": "ibm-855_P100-1995", "CP856": "ibm-856_P100-1995",
        "CP857": "ibm-857_P100-1995", "CP858": "ibm-858_P100-1997", "CP860": "ibm-860_P100-1995",
        "CP861": "ibm-861_P100-1995", "CP862": "ibm-862_P100-1995", "CP863": "ibm-863_P100-1995",
        "CP864": "ibm-864_X110-1999", "CP865": "ibm-865_P100-1995", "CP866": "ibm-866_P100-1995",
        "CP869": "ibm-869_P100-1995", "CP874": "windows-874-2000", "CP1098": "ibm-1098_P100-1995",
        "CP1125": "ibm-1125_P100-1997",
        // The 1998 editions of Windows' pages, with the euro.
        "WPC1250": "ibm-5346_P100-1998", "WPC1251": "ibm-5347_P100-1998", "WPC1252": "ibm-5348_P100-1997",
        "WPC1253": "ibm-5349_P100-1998", "WPC1254": "ibm-5350_P100-1998", "WPC1255": "ibm-9447_P100-2002",
        "WPC1256": "ibm-9448_X100-2005", "WPC1257": "ibm-5353_P100-1998", "WPC1258": "ibm-5354_P100-1998",
        "ISO8859-1": "ISO-8859-1", "ISO8859-2": "ibm-912_P100-1995", "ISO8859-3": "ibm-913_P100-2000",
        "ISO8859-4": "ibm-914_P100-1995", "ISO8859-5": "ibm-915_P100-1995", "ISO8859-6": "ibm-1089_P100-1995",
        "ISO8859-7": "ibm-9005_X110-2007", "ISO8859-8": "ibm-5012_P100-1999", "ISO8859-9": "ibm-920_P100-1995",
        "ISO8859-15": "ibm-923_P100-1998",
    ]
}

extension EmbeddedFile {
    /// The name of the page that a file of the folder CodePages holds.
    fileprivate var pageName: String { name.hasSuffix(".txt") ? String(name.dropLast(4)) : name }
}
