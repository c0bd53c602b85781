#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    /// Long invoices: what a reader of the pages sees.
    @Suite struct PaginationTests {
        /// An invoice of lines at 10.00, read back page by page.
        private struct Pages {
            let document: ReceiptDocument
            let texts: [String]

            init(_ order: InvoiceOrder, _ locale: String = "en", _ paper: PaperSize = .a4) throws {
                document = try ReadingSample.invoice(order.json, locale)
                texts = try PDFReader(ReadingSample.pdf(document, paper)).pages()
            }

            /// The numbers of the items, page by page in printed order.
            var items: [[Int]] {
                texts.map { text in
                    text.matches(of: /Item (\d{3})/).compactMap { Int($0.output.1) }
                }
            }

            /// The line of each page that has a label, without spaces.
            func lines(with label: TextSpan) -> [String?] {
                let label = document.string(of: label).filter { !$0.isWhitespace }
                return texts.map { text in
                    text.split(separator: "\n").map { $0.filter { !$0.isWhitespace } }.first { $0.contains(label) }
                }
            }

            var headings: [String] {
                for case .items(let block) in document.blocks {
                    for row in document[block.rows] where row.kind == .heading {
                        return document[row].map { document.string(of: $0.text) }.filter { !$0.isEmpty }
                    }
                }
                return []
            }
        }

        /// Hundredths in English: 123400 is `1,234.00`.
        private static func amount(_ cents: Int) -> String {
            let units = String(cents / 100)
            let grouped = units.count > 3 ? "\(units.dropLast(3)),\(units.suffix(3))" : units
            return "\(grouped).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
        }

        private func expectToBreakRightly(_ count: Int, _ paper: PaperSize = .a4) throws {
            let pages = try Pages(InvoiceOrder(lineCount: count), "en", paper)
            let items = pages.items
            #expect(items.flatMap { $0 } == Array(1...count))

            // The head is on every page with rows, and only there.
            let headings = pages.headings
            #expect(headings.count >= 2)
            for (text, rows) in zip(pages.texts, items) where !rows.isEmpty {
                #expect(ReadableText(text).lacks(headings) == [])
            }

            // What is carried forward is the sum of the rows so far, and the next page begins with it.
            let carried = pages.lines(with: pages.document.carriedForwardLabel)
            let brought = pages.lines(with: pages.document.broughtForwardLabel)
            var sum = 0
            for (page, rows) in items.enumerated() {
                #expect((brought[page] != nil) == (page > 0 && !rows.isEmpty))
                if page > 0, !rows.isEmpty { #expect(brought[page]?.hasSuffix(Self.amount(sum)) == true) }
                sum += rows.count * 1000
                let hasMore = page + 1 < items.count && !items[page + 1].isEmpty
                #expect((carried[page] != nil) == hasMore)
                if hasMore { #expect(carried[page]?.hasSuffix(Self.amount(sum)) == true) }
            }

            // The total stands on the last page, with a row of the table.
            #expect(items.last?.isEmpty == false)
            let total = Self.amount(count * 1000)
            #expect(pages.texts.last?.contains(total) == true)
            for (page, text) in pages.texts.dropLast().enumerated() where carried[page]?.hasSuffix(total) != true {
                #expect(!text.contains(total))
            }

            if let label = pages.document.pageLabel, pages.texts.count > 1 {
                for (index, text) in pages.texts.enumerated() {
                    #expect(text.contains(label.text(page: index + 1, of: pages.texts.count)))
                }
            }
        }

        @Test(arguments: [1, 25, 26, 57, 200, 500])
        func breaksBetweenRows(count: Int) throws { try expectToBreakRightly(count) }

        @Test(arguments: [26, 57])
        func breaksBetweenRowsOnLetter(count: Int) throws { try expectToBreakRightly(count, .letter) }

        /// Where one more row makes one more page, and around it, where the totals have no room left.
        @Test func breaksRightlyAroundTheEndOfAPage() throws {
            let fullPage = try #require(Pages(InvoiceOrder(lineCount: 200)).items.first).count
            for count in max(1, fullPage - 14)...fullPage + 3 { try expectToBreakRightly(count) }
        }

        @Test(arguments: [PaperSize.roll58, .roll80])
        func aRollIsOnePage(paper: PaperSize) throws {
            let pages = try Pages(InvoiceOrder(lineCount: 200), "en", paper)
            #expect(pages.items == [Array(1...200)])
            #expect(pages.lines(with: pages.document.carriedForwardLabel) == [nil])
        }

        @Test(arguments: ["de", "fr", "pl", "ja", "zh-Hant", "ar", "he", "hi", "th"])
        func pagesAreNumberedInTheLocalesOwnDigits(locale: String) throws {
            let pages = try Pages(InvoiceOrder(lineCount: 120), locale)
            let label = try #require(pages.document.pageLabel)
            #expect(pages.items.flatMap { $0 } == Array(1...120))
            for (index, text) in pages.texts.enumerated() {
                #expect(ReadableText(text).lacks([label.text(page: index + 1, of: pages.texts.count)]) == [])
            }
            let carried = pages.document.string(of: pages.document.carriedForwardLabel)
            for text in pages.texts.dropLast() { #expect(ReadableText(text).lacks([carried]) == []) }
        }

        @Test func noRowIsSplit() throws {
            let words = String(repeating: "of several lines that are broken to the width of their column ", count: 4)
            let order = InvoiceOrder(
                descriptions: (0..<60).map { "Item \(InvoiceOrder.number($0)) \(words)End\(InvoiceOrder.number($0))" })
            let pages = try Pages(order)
            #expect(pages.items.flatMap { $0 } == Array(1...60))
            let ends = pages.texts.map { $0.matches(of: /End(\d{3})/).compactMap { Int($0.output.1) } }
            #expect(ends == pages.items)
        }

        @Test func aRowThatIsTallerThanAPageGoesOn() throws {
            let words = (0..<4000).map { "w\($0)" }
            let order = InvoiceOrder(descriptions: ["Item 001 \(words.joined(separator: " "))", "Item 002"])
            let pages = try Pages(order)
            #expect(pages.texts.count > 1)
            let found = ReadableText(pages.texts.joined(separator: "\n"))
            #expect(found.lacks(words) == [])
            #expect(pages.items.flatMap { $0 } == [1, 2])
        }

        @Test func longNotesGoOnOverPages() throws {
            var order = InvoiceOrder(lineCount: 3)
            let words = (0..<3000).map { "n\($0)" }
            order.notes = [words.joined(separator: " ")]
            let pages = try Pages(order)
            #expect(pages.texts.count > 1)
            #expect(ReadableText(pages.texts.joined(separator: "\n")).lacks(words) == [])
        }

        @Test(arguments: [
            "Nguyễn Thị Ánh", "Łukasz Świętek", "田中 太郎", "남궁 민수", "السيد أحمد", "अनुपमा शर्मा", "น้ำฝน", "O’Neill 𠮷",
        ])
        func namesInOtherScriptsAreThereInEveryLanguage(name: String) throws {
            for locale in ["en", "ar", "ja"] {
                let document = try ReadingSample.invoice(InvoiceOrder(descriptions: [name]).json, locale)
                let file = try document.rendered(as: .pdf(ReadingSample.options()))
                #expect(file.issues.isEmpty)
                #expect(try ReadableText(PDFReader(file.bytes).text()).lacks([name]) == [])
            }
        }

        @Test func aCharacterThatNoFontHasIsNamedWithItsPlace() throws {
            let document = try ReadingSample.invoice(
                InvoiceOrder(descriptions: ["Mug", "Cup \u{F0000}"]).json, "en")
            let expected = DocumentIssue(
                kind: .unsupportedCharacter, place: "lines[1].description", scalar: "\u{F0000}")
            #expect(try document.rendered(as: .pdf(ReadingSample.options())).issues.map(\.scalar) == [expected.scalar])
        }
    }
#endif
