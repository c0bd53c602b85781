#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptModel
    import Testing

    @Suite struct CodeMatrixEncodingTests {
        struct Payload: CustomTestStringConvertible {
            let name: String
            let text: String

            init(_ name: String, _ text: String) {
                self.name = name
                self.text = text
            }

            var testDescription: String { name }

            static let ascii = [
                Payload("address", "https://example.com/r/2026-000042?total=11.90&cur=EUR"),
                Payload("digits", "31415926535897932384"),
                Payload("capitals", "R-2026/0042 $ 11.90"),
                // What Zint would take for an escape, a separator or a function, were its modes on.
                Payload("escapes", #"\x41\d065\e\G\^\\[01]09501101530003(10)"#),
                Payload("percent", "100% %d %s %n {total}"),
            ]

            static let unicode = [
                Payload("French", "Café crème, 1 234,50 €"),
                Payload("Japanese", "領収書 ¥1,080 田中 太郎"),
                Payload("Arabic", "فاتورة رقم ٤٢"),
                Payload("bidi controls", "a\u{202E}b\u{2066}c\u{2069}\u{200F}"),
                Payload("beyond the BMP", "🧾 𠮷野家 👩‍👩‍👧"),
                Payload("byte order mark", "\u{FEFF}42"),
            ]

            static let controls = [
                Payload("NUL", "a\0b"),
                Payload("NUL alone", "\0"),
                Payload("lines", "BCD\n002\n1\nSCT\r\n\n\tEUR1.00"),
                Payload("printer commands", "\u{1B}@\u{1D}V\0\u{10}\u{7F}"),
            ]
        }

        @Test(arguments: Payload.ascii)
        func qrIsReadByZbar(payload: Payload) throws {
            let code = try CodeMatrix(encoding: payload.text, as: .qr)
            #expect(try CodeReader.zbar(PortableBitmap.bytes(of: code, scale: 4)) == [payload.text])
        }

        @Test(arguments: Payload.unicode)
        func qrBeyondASCIISaysThatItIsUTF8(payload: Payload) throws {
            let code = try CodeMatrix(encoding: payload.text, as: .qr)
            #expect(try CodeReader.zbar(PortableBitmap.bytes(of: code, scale: 4)) == [payload.text])
        }

        @Test(arguments: [Payload.ascii[0], Payload.ascii[1], Payload.ascii[3]])
        func code128IsReadByZbar(payload: Payload) throws {
            let code = try CodeMatrix(encoding: payload.text, as: .code128)
            #expect(try CodeReader.zbar(PortableBitmap.bytes(of: code, scale: 3)) == [payload.text])
        }

        private func zxing(_ payloads: [Payload], as kind: CodeKind, scale: Int) throws -> [[CodeReader.Finding]] {
            try CodeReader.zxing(
                payloads.map { try PortableBitmap.bytes(of: CodeMatrix(encoding: $0.text, as: kind), scale: scale) })
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func qrHoldsExactlyItsBytesAtLevelM() throws {
            let payloads = Payload.ascii + Payload.unicode + Payload.controls
            let found = try zxing(payloads, as: .qr, scale: 4)
            #expect(found.map { $0.map(\.text) } == payloads.map { [$0.text] })
            #expect(found.allSatisfy { $0.map(\.level) == ["M"] })
            // AIM: Q1 is a QR code, Q2 one with an ECI, and a backslash stands before its number.
            let prefixes = payloads.map { [$0.text.utf8.allSatisfy { $0 < 0x80 } ? "]Q1" : #"]Q2\000026"#] }
            #expect(found.map { $0.map(\.prefix) } == prefixes)
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func pdf417HoldsExactlyItsBytes() throws {
            let payloads = Payload.ascii + Payload.unicode + Payload.controls
            let found = try zxing(payloads, as: .pdf417, scale: 2)
            #expect(found.allSatisfy { $0.map(\.format) == ["PDF417"] })
            #expect(found.map { $0.map(\.text) } == payloads.map { [$0.text] })
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func code128HoldsControlCharacters() throws {
            let found = try zxing(Payload.controls, as: .code128, scale: 3)
            #expect(found.map { $0.map(\.bytes) } == Payload.controls.map { [Array($0.text.utf8)] })
        }

        @Test(arguments: Payload.unicode)
        func code128RefusesWhatIsNotASCII(payload: Payload) {
            #expect(
                throws: RasterizerError.payload(.code128, reason: "it holds characters beyond ASCII; use a QR code.")
            ) {
                try CodeMatrix(encoding: payload.text, as: .code128)
            }
        }

        @Test(arguments: CodeKind.allCases)
        func refusesNothing(kind: CodeKind) {
            #expect(throws: RasterizerError.payload(kind, reason: "it is empty.")) {
                try CodeMatrix(encoding: "", as: kind)
            }
        }

        /// Source: ISO/IEC 18004, capacities at level M: version 1 holds 34 digits, 20 capitals or 14 bytes, version 2
        /// 26 bytes, version 40 5596 digits, 3391 capitals or 2331 bytes. Version v has 17 + 4v modules a side. An ECI
        /// takes twelve bits, and with them the last two of 2331 bytes.
        @Test(arguments: [
            (digits: 34, capitals: 0, small: 0, umlauts: 0, side: 21), (35, 0, 0, 0, 25), (0, 20, 0, 0, 21),
            (0, 21, 0, 0, 25), (0, 0, 14, 0, 21), (0, 0, 15, 0, 25), (0, 0, 26, 0, 25), (0, 0, 27, 0, 29),
            (5596, 0, 0, 0, 177), (0, 3391, 0, 0, 177), (0, 0, 2331, 0, 177), (0, 0, 0, 1164, 177),
        ])
        func qrIsAsSmallAsItsContentAllows(digits: Int, capitals: Int, small: Int, umlauts: Int, side: Int) throws {
            let text =
                String(repeating: "7", count: digits) + String(repeating: "A", count: capitals)
                + String(repeating: "z", count: small) + String(repeating: "ü", count: umlauts)
            let code = try CodeMatrix(encoding: text, as: .qr)
            #expect(code.width == side)
            #expect(code.height == side)
            #expect(code.rowHeight == 1)
        }

        @Test(arguments: [
            (CodeKind.qr, "7", 5597), (.qr, "A", 3392), (.qr, "z", 2332), (.qr, "ü", 1166), (.qr, "z", 1_000_000),
            (.code128, "7", 121), (.code128, "z", 61), (.code128, "z", 1_000_000), (.pdf417, "7", 2711),
            (.pdf417, "z", 1851), (.pdf417, "ü", 1_000_000),
        ])
        func refusesWhatIsTooLong(kind: CodeKind, character: String, count: Int) {
            let text = String(repeating: character, count: count)
            let reason = "its \(text.utf8.count) bytes are more than one symbol holds; shorten it."
            #expect(throws: RasterizerError.payload(kind, reason: reason)) {
                try CodeMatrix(encoding: text, as: kind)
            }
        }

        /// Source: ISO/IEC 15417: start, characters, check and stop are 11, 11 each, 11 and 13 modules; in set C two
        /// digits are one character, and four at the end are worth the character that changes to it.
        @Test(arguments: [("ABC", 11 * 5 + 13), ("123456", 11 * 5 + 13), ("R-2026", 11 * 7 + 13)])
        func code128IsAsWideAsItsCharacters(text: String, width: Int) throws {
            let code = try CodeMatrix(encoding: text, as: .code128)
            #expect(code.width == width)
            #expect(code.height == 1)
            #expect(code.quietZone == CodeMatrix.QuietZone(horizontal: 10, vertical: 0))
        }

        /// A head of 384 dots prints 192 modules of two dots, and the quiet zone takes four of them.
        @Test(arguments: [1, 50, 100, 200, 400, 600])
        func pdf417FitsNarrowPaperWhileItsRowsHoldTheText(count: Int) throws {
            let code = try CodeMatrix(encoding: String(repeating: "z", count: count), as: .pdf417)
            #expect(code.width <= 188)
            #expect((3...90).contains(code.height))
            #expect(code.rowHeight == 3)
            #expect(code.quietZone == CodeMatrix.QuietZone(horizontal: 2, vertical: 2))
        }

        @Test(arguments: CodeKind.allCases)
        func equalTextsAreEqualCodes(kind: CodeKind) throws {
            let text = "2026-07-01 42"
            #expect(try CodeMatrix(encoding: text, as: kind) == CodeMatrix(encoding: text, as: kind))
        }
    }
#endif
