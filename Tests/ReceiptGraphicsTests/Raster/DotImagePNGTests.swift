#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptModel
    import TestSupport
    import Testing

    @Suite struct DotImagePNGTests {
        private func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> DotImage {
            try #require(DotImage(width: width, height: height, bytes: bytes))
        }

        /// Pillow's view of a picture: size, mode, then a row of 0 and 1 a line, 1 white.
        private func pillow(_ png: [UInt8]) throws -> String {
            let folder = try TemporaryFolder()
            try folder.write(png, as: "picture.png")
            return try PythonTools.output(of: "show_picture.py", [folder.path("picture.png")])
        }

        @Test(.enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func isBlackOnWhiteDotForDot() throws {
            // 10 dots wide: the second byte of a row counts with two bits.
            let image = try image(10, 3, [0b1000_0001, 0b0100_0000, 0, 0, 0b1111_1111, 0b1100_0000])
            let seen = try pillow(image.png())
            #expect(seen == "10 3 1\n0111111010\n1111111111\n0000000000\n")
        }

        @Test func isSmall() throws {
            let white = try image(576, 4000, Array(repeating: 0, count: 72 * 4000))
            let size = try white.png().count
            #expect(size < 3000)
        }

        @Test func equalPicturesAreEqualFiles() throws {
            let image = try image(16, 1, [0xA5, 0x5A])
            #expect(try image.png() == image.png())
        }

        @Test(arguments: [(0, 0), (0, 5), (5, 0)])
        func refusesAPictureWithoutDots(width: Int, height: Int) throws {
            let image = try image(width, height, [])
            #expect(throws: RasterizerError.drawing(reason: "a PNG holds at least one dot.")) { try image.png() }
        }

        @Test func refusesAPictureThatIsTooLong() throws {
            let image = try image(8, 32768, Array(repeating: 0, count: 32768))
            let reason = "8 x 32768 dots are too many for a picture; draw it in parts."
            #expect(throws: RasterizerError.drawing(reason: reason)) { try image.png() }
        }

        @Test func aLineWithACodeCanBeReadFromThePicture() throws {
            let code = try CodeMatrix(encoding: "R-2026-0042", as: .qr)
            let side = (code.width + 8) * 4
            var bytes = [UInt8](repeating: 0, count: (side + 7) / 8 * side)
            for y in 0..<code.height * 4 {
                for x in 0..<code.width * 4 where code.isDark(column: x / 4, row: y / 4) {
                    bytes[(y + 16) * ((side + 7) / 8) + (x + 16) / 8] |= 0x80 >> UInt8((x + 16) % 8)
                }
            }
            #expect(try CodeReader.zbar(image(side, side, bytes).png()) == ["R-2026-0042"])
        }
    }
#endif
