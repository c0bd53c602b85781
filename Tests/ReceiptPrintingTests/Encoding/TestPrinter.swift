import ReceiptPrinting

/// A printer of 32 columns with just the abilities that a test is about.
enum TestPrinter {
    static func json(
        pages: [(Int, String)] = [(0, "CP437")], doubleByte: String? = nil, raster: Bool = true, codes: [String] = []
    ) -> String {
        let pageList = pages.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
        let codeList = codes.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {
              "id": "test", "name": "Test", "sources": ["none"], "paperWidth": 58, "dotsPerInch": 203,
              "dotsPerLine": 384, "lineSpacing": 30, "fonts": {"A": {"columns": 32, "width": 12, "height": 24}},
              "characterSize": "GS !", "raster": \(raster), "codes": [\(codeList)], "cutter": "none", "drawer": true,
              \(doubleByte.map { "\"doubleByte\": {\"set\": \"\($0)\"}," } ?? "")
              "codePages": {\(pageList)}
            }
            """
    }

    static func profile(
        pages: [(Int, String)] = [(0, "CP437")], doubleByte: String? = nil, raster: Bool = true, codes: [String] = []
    ) throws -> PrinterProfile {
        let text = json(pages: pages, doubleByte: doubleByte, raster: raster, codes: codes)
        return try PrinterProfile(json: Array(text.utf8))
    }
}

extension PrinterProfile {
    /// What a receipt begins with on a `TestPrinter`: reset, ASCII's characters, the first page, font A, size, emphasis,
    /// alignment and line spacing.
    var testPreamble: [UInt8] {
        let kanji: [UInt8] = doubleByte == nil ? [] : [0x1C, 0x2E, 0x1C, 0x53, 0, 0]
        return [0x1B, 0x40] + kanji + [0x1B, 0x52, 0, 0x1B, 0x74, codePages[0].number]
            + [0x1B, 0x21, 0, 0x1D, 0x21, 0, 0x1B, 0x45, 0, 0x1B, 0x61, 0, 0x1B, 0x32]
    }
}
