#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import ReceiptModel
    import Testing

    @Suite struct PangoRasterizerTests {
        private static let rasterizer = PangoRasterizer()

        private func piece(
            _ text: String, _ language: String = "en", _ direction: TextDirection = .leftToRight, x: Int = 0,
            width: Int = 384, edge: RasterLine.Edge = .left
        ) throws -> RasterLine.Piece {
            RasterLine.Piece(
                text: text, language: try #require(LanguageTag(language)), direction: direction, x: x, width: width,
                edge: edge)
        }

        private func draw(
            _ pieces: RasterLine.Piece..., width: Int = 384, height: Int = 24, emphasis: Emphasis = .normal
        ) throws -> RasterText {
            try Self.rasterizer.dots(of: RasterLine(width: width, height: height, pieces: pieces, emphasis: emphasis))
        }

        @Test(arguments: [(1, 1), (7, 9), (384, 24), (576, 48), (577, 17), (32767, 1)])
        func isExactlyAsLargeAsItSays(width: Int, height: Int) throws {
            let image = try draw(piece("Total", width: width), width: width, height: height).image
            #expect(image.width == width)
            #expect(image.height == height)
        }

        @Test(arguments: [(0, 24), (384, 0), (-1, 24), (32768, 24), (384, Int.max)])
        func refusesWhatIsNoSize(width: Int, height: Int) {
            #expect(throws: RasterizerError.drawing(reason: "\(width) x \(height) dots are no size of a line.")) {
                try draw(piece("Total"), width: width, height: height)
            }
        }

        @Test(arguments: [(384, 10), (400, 10), (0, 0), (10, -5), (-20, 10), (Int.max, Int.max), (Int.min, 5)])
        func refusesATextWithoutAPlace(x: Int, width: Int) {
            #expect(throws: RasterizerError.drawing(reason: "a text has no place on its line.")) {
                try draw(piece("Total", x: x, width: width))
            }
        }

        @Test func aLineWithoutTextIsWhite() throws {
            #expect(try DotInk(draw(piece("")).image).count == 0)
            #expect(try DotInk(draw().image).count == 0)
            #expect(try DotInk(draw(piece(" \u{A0}\u{202F}\u{200F}")).image).count == 0)
        }

        @Test(arguments: [
            ("Gesamtbetrag", "de"), ("1 234,50 €", "fr"), ("合計 ¥1,080", "ja"), ("कुल ₹1,23,456", "hi"),
            ("รวมทั้งสิ้น", "th"),
        ])
        func standsAtTheEdgeOfItsPlace(text: String, language: String) throws {
            // Side bearings are a few dots.
            let left = try #require(DotInk(draw(piece(text, language, x: 40, width: 300)).image).columns)
            #expect((40...44).contains(left.lowerBound))
            let right = try #require(DotInk(draw(piece(text, language, x: 40, width: 300, edge: .right)).image).columns)
            #expect((335...339).contains(right.upperBound))
            let center = try #require(
                DotInk(draw(piece(text, language, x: 40, width: 300, edge: .center)).image).columns)
            #expect(abs((center.lowerBound - 40) - (339 - center.upperBound)) <= 5)
            #expect(center.count == left.count)
        }

        @Test func piecesKeepTheirPlacesOnOneBaseline() throws {
            let both = try draw(
                piece("Total", x: 0, width: 180), piece("11.90", x: 200, width: 184, edge: .right)
            ).image
            let label = try DotInk(draw(piece("Total", x: 0, width: 180)).image)
            let amount = try DotInk(draw(piece("11.90", x: 200, width: 184, edge: .right)).image)
            for x in 0..<384 { #expect(DotInk(both).column(x) == (x < 190 ? label : amount).column(x)) }
            // Figures and capitals of a line stand on the same row.
            #expect(label.rows?.upperBound == amount.rows?.upperBound)
        }

        @Test func isDrawnNarrowerWhereItIsTooWide() throws {
            // Thirty strokes, and as many where they must stand closer.
            let bars = String(repeating: "l", count: 30)
            let natural = try DotInk(draw(piece(bars)).image)
            let width = try #require(natural.columns).count
            let narrow = try DotInk(draw(piece(bars, x: 10, width: width * 3 / 4)).image)
            let columns = try #require(narrow.columns)
            #expect(columns.lowerBound >= 10 && columns.upperBound < 10 + width * 3 / 4)
            #expect(natural.strokes(inRow: 12) == 30)
            #expect(narrow.strokes(inRow: 12) == 30)
            #expect(narrow.rows == natural.rows)
        }

        @Test(arguments: [
            String(repeating: "W", count: 2000), "שלום עולם ארוך מאוד", "संक्षिप्त विवरण", "👩‍👩‍👧 🧾 🧾 🧾",
        ])
        func neverLeavesItsPlace(text: String) throws {
            let columns = try #require(DotInk(draw(piece(text, x: 100, width: 60)).image).columns)
            #expect(columns.lowerBound >= 100 && columns.upperBound < 160)
        }

        @Test(arguments: [("א", "אב", "he"), ("ד", "דוד", "he"), ("١", "١٢", "en")])
        func textFromRightToLeftBeginsAtTheRight(first: String, whole: String, language: String) throws {
            // Digits run from left to right in every direction of text.
            let isDigit = language == "en"
            let edge: RasterLine.Edge = isDigit ? .left : .right
            let letter = try DotInk(draw(piece(first, language, .rightToLeft, edge: edge)).image)
            let word = try DotInk(draw(piece(whole, language, .rightToLeft, edge: edge)).image)
            let columns = try #require(letter.columns)
            for x in columns { #expect(letter.column(x) == word.column(x)) }
            #expect(word.count > letter.count)
        }

        @Test(arguments: [
            // Joined letters are one stroke with their dots apart; a non-joiner between them parts the stroke.
            (joined: "سس", parted: "س\u{200C}س", language: "ar"), ("لا", "ل\u{200C}ا", "ar"), ("हम", "ह म", "hi"),
        ])
        func lettersJoinWhereTheScriptJoinsThem(joined: String, parted: String, language: String) throws {
            let direction: TextDirection = language == "ar" ? .rightToLeft : .leftToRight
            let one = try DotInk(draw(piece(joined, language, direction), height: 48).image)
            let two = try DotInk(draw(piece(parted, language, direction), height: 48).image)
            #expect(one.partCount == 1)
            #expect(two.partCount == 2)
        }

        @Test(arguments: [("ปี่", "th"), ("Ấ", "vi"), ("रू", "hi"), ("إِ", "ar"), ("Ǻg", "da")])
        func marksAreDrawnWhole(text: String, language: String) throws {
            // As many parts as in large letters, and none of them at a size that a cut would leave.
            let direction: TextDirection = language == "ar" ? .rightToLeft : .leftToRight
            let small = try DotInk(draw(piece(text, language, direction), height: 72).image)
            let large = try DotInk(draw(piece(text, language, direction), height: 300).image)
            #expect(small.partCount == large.partCount)
        }

        @Test(arguments: ["Total", "Łukasz", "総合計", "الإجمالي", "कुल"])
        func strongLettersAreBlacker(text: String) throws {
            let normal = try DotInk(draw(piece(text)).image).count
            let strong = try DotInk(draw(piece(text), emphasis: .strong).image).count
            #expect(strong * 10 > normal * 11)
        }

        /// Names beyond the main font, one of them outside the Basic Multilingual Plane.
        @Test(arguments: [
            "Nguyễn Thị Ánh", "Łukasz Świętek", "田中 太郎", "남궁 민수", "السيد أحمد", "अनुपमा शर्मा", "น้ำฝน", "O’Neill 𠮷",
            "Ὀδυσσεύς", "Їжак", "₹ ₺ ₴ ₦ ₪ ₫ ₱ € ៛", "דוד", "İğdır",
        ])
        func noCharacterOfANameIsMissing(name: String) throws {
            for language in ["en", "ar", "ja", "hi"] {
                let text = try draw(piece(name, language))
                #expect(text.missing.isEmpty)
                #expect(DotInk(text.image).count > 20)
            }
        }

        @Test func whatNoFontHasIsNamedAndReplaced() throws {
            let text = try draw(piece("a\u{F0000}b\u{E000}c\u{F0000}"))
            #expect(text.missing == ["\u{F0000}", "\u{E000}"])
            #expect(try text.image == draw(piece("a\u{FFFD}b\u{FFFD}c\u{FFFD}")).image)
        }

        @Test func emojiAreOutlines() throws {
            let text = try draw(piece("😀"), height: 48)
            #expect(text.missing.isEmpty)
            let ink = DotInk(text.image)
            let (columns, rows) = (try #require(ink.columns), try #require(ink.rows))
            #expect(ink.count * 10 < columns.count * rows.count * 8)
        }

        @Test(arguments: [
            "a\nb\rc\td", "\u{1B}@\u{1D}V", "a\0b", "\u{202E}abc", "a\u{2067}b", "\u{2029}\u{2028}", "\u{301}\u{301}",
            String(repeating: "\u{301}", count: 5000), String(repeating: "أ", count: 5000),
        ])
        func anyTextIsALine(text: String) throws {
            let image = try draw(piece(text), piece("42", x: 300, width: 84, edge: .right)).image
            #expect(image.width == 384)
            #expect(image.height == 24)
        }

        @Test func manyTasksDrawAtOnce() async throws {
            let lines = try ["Total", "إجمالي", "合計", "ยอดรวม"].map {
                RasterLine(width: 200, height: 24, pieces: [try piece($0, width: 200)])
            }
            let expected = try lines.map { try Self.rasterizer.dots(of: $0) }
            let fresh = PangoRasterizer(fonts: GraphicsFonts())
            await withTaskGroup(of: Bool.self) { group in
                for index in 0..<64 {
                    group.addTask { (try? fresh.dots(of: lines[index % 4])) == expected[index % 4] }
                }
                for await same in group { #expect(same) }
            }
        }

        @Test func drawsCodesWithoutFonts() throws {
            let rasterizer = PangoRasterizer(fonts: GraphicsFonts(directories: ["/nonexistent"]))
            #expect(try rasterizer.matrix(of: "42", as: .qr) == CodeMatrix(encoding: "42", as: .qr))
        }
    }
#endif
