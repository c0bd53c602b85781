import ReceiptRendering
import ReceiptTesting
import Receipts
import Testing

/// Every width from the narrowest printer to a wide one.
@Suite struct WidthTests {
    private static let widths = Array(24...60)
    private static let locales = ["en-US", "de-CH", "ar-EG", "ja-JP", "hi-IN", "th"].compactMap { LanguageTag($0) }

    /// What goes wrong when a document is set in some widths.
    private func failures(_ document: ReceiptDocument, _ name: String, widths: [Int]) -> [String] {
        widths.compactMap { width in
            do {
                let text = try document.rendered(as: .text(columns: ColumnCount(width))).string
                try RenderingCheck.everything(text, columns: width)
                return nil as String?
            } catch {
                return "\(name) at \(width): \(error)"
            }
        }
    }

    /// The width that the renderer asks for instead of `width`; nil when it is wide enough.
    private func widthNeeded(by document: ReceiptDocument, at width: Int) throws -> Int? {
        do {
            let text = try document.rendered(as: .text(columns: ColumnCount(width))).string
            try RenderingCheck.everything(text, columns: width)
            return nil
        } catch RenderingError.tooNarrow(let columns, let needed, _) {
            #expect(columns == width)
            return needed
        }
    }

    @Test(arguments: Matrix.families.map(\.name), locales)
    func everySampleFits(family: String, locale: LanguageTag) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let formatter = try maker.make(locale).makeReceiptFormatter()
        let failures = try Samples.all().flatMap { sample in
            let document = try formatter.document(for: sample.order)
            // Its 200 lines are alike.
            let widths = sample.name == "long-order" ? [24, 42, 60] : Self.widths
            return self.failures(document, sample.name, widths: widths)
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    // Addresses, numbers and names without a space are broken where they must be.
    @Test(arguments: Matrix.families.map(\.name), locales)
    func endlessWordsAreBroken(family: String, locale: LanguageTag) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let document = try maker.make(locale).makeReceiptFormatter().document(for: LongOrder.words())
        let failures = failures(document, "endless words", widths: Self.widths)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test(arguments: ["consumer", "business"], locales)
    func anAmountThatDoesNotFitIsNamedWithTheWidthThatItNeeds(family: String, locale: LanguageTag) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let document = try maker.make(locale).makeReceiptFormatter().document(for: LongOrder.amount())
        var width = ColumnCount.supported.lowerBound
        var refusals = 0
        // Each answer is believed, and must lead to a width that holds everything.
        while let needed = try widthNeeded(by: document, at: width) {
            try #require(needed > width)
            width = needed
            refusals += 1
        }
        #expect((1...3).contains(refusals))
        // 30 digits in groups, their decimals and the currency.
        #expect((30...60).contains(width))
    }
}

/// Orders that no paper was made for.
private enum LongOrder {
    private static func order(seller: String, number: String, line: String, price: String) throws -> Order {
        try Order(
            json: """
                {"version": 1, "currency": "EUR", "seller": \(seller),
                 "document": {"kind": "receipt", "number": "\(number)", "issuedAt": "2026-07-01T12:00:00+02:00"},
                 "lines": [{"description": "\(line)", "quantity": "1", "unitPrice": "\(price)"}]}
                """.utf8)
    }

    static func words() throws -> Order {
        let endless = String(repeating: "Donaudampfschifffahrt", count: 10)
        return try order(
            seller: """
                {"tradeName": "\(endless)", "contacts": [
                    {"kind": "email", "value": "\(endless)@\(endless).example"},
                    {"kind": "website", "value": "https://\(endless).example/\(endless)?q=1,234.56&r=1.234,56"}]}
                """, number: String(repeating: "2026-", count: 40), line: endless, price: "1.00")
    }

    static func amount() throws -> Order {
        try order(
            seller: #"{"tradeName": "Mint"}"#, number: "1", line: "Treasure",
            price: "123456789012345678901234567890.12")
    }
}
