import ReceiptContent
import ReceiptModel

extension PrinterProfile {
    /// Reads a profile of your own, in the format of the files in `Resources/Printers`.
    ///
    /// - Throws: `PrinterProfileError` at the first thing that is wrong: the JSON, a missing or unknown key, a value out of
    ///   its range, a code page that is not known here.
    public init(json: [UInt8]) throws(PrinterProfileError) {
        let document: JSONDocument
        do { document = try JSONReader.read(json) } catch { throw .syntax(line: error.line, reason: "\(error.reason)") }
        if let key = document.duplicateKeys.first { throw .duplicateKey(document.text(of: key)) }
        var object = try ProfileObject(document, JSONDocument.root, path: "")
        id = try object.text("id")
        name = try object.text("name")
        sources = try object.texts("sources")
        paperWidth = try object.number("paperWidth", in: 20...300)
        dotsPerInch = try object.number("dotsPerInch", in: 50...1200)
        dotsPerLine = try object.number("dotsPerLine", in: 100...4096)
        lineSpacing = try object.number("lineSpacing", in: 1...255)
        var fonts = try object.object("fonts")
        fontA = try Font(fonts.object("A"), dotsPerLine)
        let second = try fonts.optionalObject("B")
        fontB = if let second { try Font(second, dotsPerLine) } else { nil }
        try fonts.refuseOtherKeys()
        sizeCommand = try object.word("characterSize")
        printsImages = try object.flag("raster")
        codes = try object.words("codes")
        cutter = try object.word("cutter")
        hasDrawer = try object.flag("drawer")
        codePages = try Self.pages(object.object("codePages"))
        let characters = try object.optionalObject("doubleByte")
        doubleByte = if let characters { try DoubleByte(characters) } else { nil }
        startsInDoubleByteMode = try object.optionalFlag("startsInDoubleByteMode") ?? false
        try object.refuseOtherKeys()
    }

    private static func pages(_ object: ProfileObject) throws(PrinterProfileError) -> [Page] {
        var pages: [Page] = []
        for (key, value) in try object.allTexts() {
            guard let number = UInt8(key) else {
                throw .value(path: "codePages.\(key)", wanted: "a number from 0 to 255 as key")
            }
            guard CodePage.named(value) != nil else { throw .unknownCodePage(value) }
            pages.append(Page(number: number, name: value))
        }
        guard (1...64).contains(pages.count) else { throw .value(path: "codePages", wanted: "1 to 64 code pages") }
        return pages.sorted { $0.number < $1.number }
    }
}

extension PrinterProfile.Font {
    fileprivate init(_ object: ProfileObject, _ dotsPerLine: Int) throws(PrinterProfileError) {
        var object = object
        columns = try object.number("columns", in: 24...255)
        width = try object.number("width", in: 4...64)
        height = try object.number("height", in: 4...64)
        try object.refuseOtherKeys()
        guard columns * width <= dotsPerLine else {
            throw .value(path: object.path(to: "columns"), wanted: "no more columns than fit into the dots of a line")
        }
    }
}

extension PrinterProfile.DoubleByte {
    fileprivate init(_ object: ProfileObject) throws(PrinterProfileError) {
        var object = object
        setName = try object.text("set")
        system = try object.optionalNumber("system", in: 0...255).map(UInt8.init)
        try object.refuseOtherKeys()
        guard DoubleByteSet.named(setName) != nil else { throw .unknownCodePage(setName) }
    }
}
