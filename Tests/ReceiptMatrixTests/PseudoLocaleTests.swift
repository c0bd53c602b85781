import ReceiptContent
import ReceiptLocalization
import ReceiptRendering
import ReceiptTesting
import Receipts
import Testing

/// In the accented pseudo-locale everything that is printed comes from a bundle or from the order.
@Suite struct PseudoLocaleTests {
    private static let accented = PseudoLocale.accented.tag

    @Test(arguments: Matrix.families.map(\.name))
    func receiptsHoldNoWordOfCode(family: String) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let formatter = try maker.make(Self.accented).makeReceiptFormatter()
        for sample in try Samples.all() {
            let document = try formatter.document(for: sample.order)
            let data = try Samples.text(sample.name)
            for drawn in try Self.drawn(document) {
                try PseudoLocaleCheck.wordsComeFromBundles(document, drawn: drawn, data: data)
            }
        }
    }

    @Test(arguments: Matrix.families.map(\.name))
    func formsHoldNoWordOfCode(family: String) throws {
        let maker = try #require(Matrix.families.first { $0.name == family })
        let form = try maker.make(Self.accented).makeForm()
        try PseudoLocaleCheck.wordsComeFromBundles(form.document, drawn: form.document.rendered(as: .text()).string)
        let day = try #require(CalendarDay("2026-03-14"))
        for problem in form.validate([:], on: day) {
            try PseudoLocaleCheck.wordsComeFromBundles(
                form.document, drawn: problem.problem.leading + problem.remedy.leading)
        }
    }

    #if Graphics
        @Test(arguments: Matrix.families.map(\.name))
        func pagesHoldNoWordOfCode(family: String) throws {
            let maker = try #require(Matrix.families.first { $0.name == family })
            let formatter = try maker.make(Self.accented).makeReceiptFormatter()
            let pages = MatrixRenderer.pdf()
            for name in ["cafe", "reverse-charge", "gift"] {
                let document = try formatter.document(for: Samples.sample(name).order)
                let drawn = try pages.readable(pages.render(document))
                // The list of places names the pages.
                let data = try Samples.text(name) + " page x"
                try PseudoLocaleCheck.wordsComeFromBundles(document, drawn: drawn, data: data)
            }
        }
    #endif

    @Test func aWordOfCodeIsFound() throws {
        let order = try Samples.sample("supermarket").order
        let document = try MatrixFamily.consumer.make(Self.accented).makeReceiptFormatter().document(for: order)
        let failure = #expect(throws: CheckFailure.self) {
            try PseudoLocaleCheck.wordsComeFromBundles(
                document, drawn: document.rendered(as: .text(columns: ColumnCount(80))).string + " Copy",
                data: Samples.text("supermarket"))
        }
        #expect(failure?.description == "\"copy\" comes from no bundle")
    }

    // That a page of HTML shows the document's texts and no other is seen for every locale of the matrix.
    private static func drawn(_ document: ReceiptDocument) throws -> [String] {
        let markdown = try document.rendered(as: .markdown).string
        return [
            try document.rendered(as: .text(columns: ColumnCount(80))).string, markdown.replacing("&amp;", with: "&"),
        ]
    }
}
