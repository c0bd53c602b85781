#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptModel
    import Testing

    /// Codes are read back from the files that customers get.
    @Suite struct CodesInFilesTests {
        private static let address = "https://example.com/r/2026-0057?total=110.00&name=Caf%C3%A9"

        private func document(_ locale: String = "en") throws -> ReceiptDocument {
            var order = InvoiceOrder(lineCount: 11)
            order.codes = """
                {"kind": "qr", "payload": "\(Self.address)"},
                {"kind": "code128", "payload": "2026-0057"},
                {"kind": "pdf417", "payload": "M1 Müller/Zoë 2026-0057"}
                """
            return try ReadingSample.invoice(order.json, locale)
        }

        @Test(arguments: PaperSize.allCases)
        func zbarReadsThePDF(paper: PaperSize) throws {
            let reader = try PDFReader(ReadingSample.pdf(document(), paper))
            let found = try CodeReader.zbar(reader.picture(page: reader.pageCount(), dotsPerInch: 203))
            #expect(Set(found).isSuperset(of: [Self.address, "2026-0057"]))
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func allThreeKindsAreReadFromThePDF() throws {
            let document = try document()
            let pictures = try PaperSize.allCases.map { paper in
                let reader = try PDFReader(ReadingSample.pdf(document, paper))
                return try reader.picture(page: reader.pageCount(), dotsPerInch: 203)
            }
            let found = try CodeReader.zxing(pictures).map { Set($0.map(\.text)) }
            let wanted: Set = [Self.address, "2026-0057", "M1 Müller/Zoë 2026-0057"]
            #expect(found == Array(repeating: wanted, count: pictures.count))
        }

        @Test(arguments: ["en", "ar"])
        func zbarReadsThePNG(locale: String) throws {
            let picture = try document(locale).rendered(as: .png(ReadingSample.options(.roll80)))
            #expect(try Set(CodeReader.zbar(picture.bytes)).isSuperset(of: [Self.address, "2026-0057"]))
        }

        @Test(arguments: [
            "plain", "a\"b<c>&d'e", "</svg><script>alert(1)</script>", "領収書 ¥1,080", "🧾", "\u{202E}x\u{2066}",
        ])
        func anyPayloadIsReadFromThePDF(payload: String) throws {
            var order = InvoiceOrder(lineCount: 1)
            let json = payload.unicodeScalars.map { $0 == "\"" ? "\\\"" : String($0) }.joined()
            order.codes = #"{"kind": "qr", "payload": "\#(json)"}"#
            let document = try ReadingSample.invoice(order.json, "en")
            let reader = try PDFReader(ReadingSample.pdf(document, .roll80))
            #expect(try CodeReader.zbar(reader.picture(dotsPerInch: 203)) == [payload])
        }

        @Test func aPayloadThatDoesNotFitIsAnError() throws {
            var order = InvoiceOrder(lineCount: 1)
            order.codes = #"{"kind": "code128", "payload": "Zoë"}"#
            let document = try ReadingSample.invoice(order.json, "en")
            #expect(throws: GraphicsError.self) { try ReadingSample.pdf(document) }
        }
    }
#endif
