#if Graphics
    import ReceiptModel
    import Testing

    @testable import ReceiptGraphics

    @Suite struct FontTableTests {
        private static let table = FontTable(
            """
            # Comment: Not A Family
            und: Plain
            zh: Simplified
            zh-Hant: Traditional
            zh-Hant-HK: Hong Kong
            zh-TW: Taiwan
            sr: Plain , Cyrillic,
            *: Plain, Symbols
            *: More Symbols
            emoji: Faces
            no colon

            """)

        private func families(_ table: FontTable, _ tag: String) throws -> [String] {
            try table.chain(for: #require(LanguageTag(tag))).map { table.families[Int($0)] }
        }

        @Test(arguments: [
            ("zh", "Simplified"), ("zh-Hans", "Simplified"), ("zh-Hans-CN", "Simplified"), ("zh-Hant", "Traditional"),
            ("zh-Hant-MO", "Traditional"), ("zh-Hant-HK", "Hong Kong"), ("zh-TW", "Taiwan"),
            ("zh-Hant-TW", "Traditional"), ("yue", "Plain"), ("fr-CA", "Plain"),
        ])
        func theLongestKeyGoesFirst(tag: String, family: String) throws {
            #expect(try families(Self.table, tag).first == family)
        }

        @Test func commonFamiliesFollowThoseOfTheLanguageEachOnce() throws {
            #expect(try families(Self.table, "zh-Hant") == ["Traditional", "Plain", "Symbols", "More Symbols"])
            #expect(try families(Self.table, "sr-Latn") == ["Plain", "Cyrillic", "Symbols", "More Symbols"])
        }

        @Test func emojiAreNoLanguage() throws {
            #expect(Self.table.emojiFamilies == ["Faces"])
            #expect(!Self.table.families.contains("Faces"))
        }

        @Test func withoutALineForOtherLanguagesTheCommonFamiliesServe() throws {
            let table = FontTable("ja: Mincho\n*: Common")
            #expect(try families(table, "de") == ["Common"])
            #expect(try families(FontTable(""), "de") == [])
        }

        // In the table that is shipped every script has a family of its own, found by its first language.
        // Source: Resources/Fonts/families.txt; the families' names say what they are for.
        @Test(arguments: [
            ("de", "Noto Sans"), ("ja-JP", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"),
            ("zh-Hans", "Noto Sans CJK SC"), ("zh-Hant-TW", "Noto Sans CJK TC"), ("zh-Hant-HK", "Noto Sans CJK HK"),
        ])
        func theShippedTableNamesAFirstFamily(tag: String, family: String) throws {
            #expect(try families(.embedded, tag).first == family)
        }

        @Test func everyFamilyOfTheShippedTableIsInstalled() throws {
            #expect(try GraphicsFonts().absentFamilies() == [])
        }
    }
#endif
