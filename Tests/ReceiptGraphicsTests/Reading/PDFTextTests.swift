#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    /// What Poppler reads from a PDF is what the document says, in every shipped locale.
    @Suite struct PDFTextTests {
        private func expectEverything(of document: ReceiptDocument, on paper: PaperSize) throws {
            let read = try ReadableText(PDFReader(ReadingSample.pdf(document, paper)).text())
            let texts = document.printedTexts
            // Of the forms of a text the one that is there, else the long one.
            let chosen = texts.map { forms in forms.first { read.lacks([$0]).isEmpty } ?? forms[0] }
            #expect(read.lacks(chosen) == [])
            #expect(texts.count > 10)
        }

        @Test(arguments: ReadingSample.locales)
        func invoiceHasEveryWordAndGroupOfDigits(locale: String) throws {
            let document = try ReadingSample.invoice(ReadingSample.order(inTheScriptOf: locale), locale)
            try expectEverything(of: document, on: .a4)
        }

        @Test(arguments: ReadingSample.locales)
        func receiptHasEveryWordAndGroupOfDigits(locale: String) throws {
            let document = try ReadingSample.receipt(ReadingSample.order(inTheScriptOf: locale), locale)
            try expectEverything(of: document, on: .letter)
        }

        @Test(arguments: ["de", "ar", "he", "hi", "th", "ja"])
        func amountsStandWhole(locale: String) throws {
            let document = try ReadingSample.receipt(ReadingSample.order(inTheScriptOf: locale), locale)
            let pages = try PDFReader(ReadingSample.pdf(document, .roll58)).pages()
            let lines = pages.joined(separator: "\n").split(separator: "\n").map { ReadableText(String($0)) }
            let amounts = document.runs.filter { $0.role == .amount }.map { document.string(of: $0) }
            for amount in Set(amounts) where !ReadableText.tokens(amount).isEmpty {
                // One line has all groups of its digits.
                let isOnOneLine = lines.contains { $0.lacks([amount]).isEmpty }
                // A carried-forward amount stands nowhere on a roll.
                #expect(isOnOneLine || !document.shows(amount), "\(amount)")
            }
        }
    }

    extension ReceiptDocument {
        fileprivate func shows(_ text: String) -> Bool { printedTexts.contains { $0.contains { $0.contains(text) } } }
    }
#endif
