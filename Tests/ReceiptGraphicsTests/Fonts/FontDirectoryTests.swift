#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import TestSupport
    import Testing

    /// Fonts beside the system's, and characters that none has.
    @Suite struct FontDirectoryTests {
        // For private use: no font of the system has them.
        private static let description = "Mug \u{F0000}\u{F0001}"

        private func document() throws -> ReceiptDocument {
            try ReadingSample.receipt(InvoiceOrder(descriptions: [Self.description]).json, "en")
        }

        /// At the description of the one item, behind the head of the table.
        private func issue(_ kind: DocumentIssue.Kind, _ scalar: Unicode.Scalar) throws -> DocumentIssue {
            let block = try document().blocks.firstIndex { if case .items = $0 { true } else { false } }
            return DocumentIssue(
                kind: kind, place: "blocks[\(try #require(block))].rows[1].description", scalar: scalar)
        }

        private func folder(withFontFor points: String...) throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            _ = try PythonTools.output(of: "make_font.py", [folder.path("squares.ttf"), "Till Squares"] + points)
            return folder
        }

        @Test(
            .enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func aFontOfADirectoryDrawsWhatTheOthersLack() throws {
            let folder = try folder(withFontFor: "F0000")
            let options = PageOptions(fonts: GraphicsFonts(directories: [folder.path("")]))
            let file = try document().rendered(as: .pdf(options))
            #expect(try file.issues.contains(issue(.substitutedFont, "\u{F0000}")))
            #expect(try file.issues.contains(issue(.unsupportedCharacter, "\u{F0001}")))
            #expect(file.issues.count == 2)
            #expect(try PDFReader(file.bytes).fonts().contains { $0.name.hasSuffix("+TillSquares") })
        }

        @Test func aCharacterThatNoFontHasIsReportedOnEveryMedium() throws {
            let (document, options) = (try document(), PageOptions(fonts: ReadingSample.fonts))
            let expected = try [issue(.unsupportedCharacter, "\u{F0000}"), issue(.unsupportedCharacter, "\u{F0001}")]
            #expect(try document.rendered(as: .pdf(options)).issues == expected)
            #expect(try document.rendered(as: .svg(options)).issues == expected)
            #expect(try document.rendered(as: .png(options)).issues == expected)
        }

        @Test func aCharacterThatNoFontHasFailsWhereThatIsAskedFor() throws {
            let options = PageOptions(fonts: ReadingSample.fonts, missingCharacters: .fail)
            let expected = try GraphicsError.missingCharacters(
                [issue(.unsupportedCharacter, "\u{F0000}"), issue(.unsupportedCharacter, "\u{F0001}")])
            #expect(throws: expected) { try document().rendered(as: .pdf(options)) }
            #expect(throws: expected) { try document().rendered(as: .svg(options)) }
            #expect(throws: expected) { try document().rendered(as: .png(options)) }
        }

        @Test(
            .enabled(if: PythonTools.isThere, PythonTools.whatIsMissing))
        func aFontThatWasNotChosenIsNoFailure() throws {
            let folder = try folder(withFontFor: "F0000", "F0001")
            let fonts = GraphicsFonts(directories: [folder.path("")])
            let file = try document().rendered(as: .pdf(PageOptions(fonts: fonts, missingCharacters: .fail)))
            #expect(Set(file.issues.map(\.kind)) == [.substitutedFont])
        }

        @Test func aDirectoryWithoutFontsIsAnError() throws {
            let folder = try TemporaryFolder()
            try folder.write(Array("no font".utf8), as: "squares.ttf")
            let options = PageOptions(fonts: GraphicsFonts(directories: [folder.path("")]))
            #expect(throws: GraphicsError.fontDirectory(folder.path(""))) { try document().rendered(as: .pdf(options)) }
        }
    }
#endif
