import ReceiptTesting
import Receipts
import Synchronization
import Testing

/// The checks find what is planted, and say it in words.
@Suite struct ChecksTests {
    private struct Form: PaymentForm {
        let family: String?
        var requiredFields: [String] { ["Field"] }
    }

    private struct Receipt: ReceiptFormatter {
        let family: String?
        func title(for orderID: String) -> String { orderID }
    }

    private struct Swapped: CheckoutComponentFactory {
        func makeForm() -> any PaymentForm { Form(family: "business") }
        func makeReceiptFormatter() -> any ReceiptFormatter { Receipt(family: "consumer") }
    }

    private func sample() throws -> MatrixSample { try Samples.sample("cash-rounding") }

    private func failure(
        family: MatrixFamily = .consumer, renderer: MatrixRenderer
    ) throws -> String? {
        let cell = MatrixCell(family: family, locale: .english, sample: try sample(), renderer: renderer)
        do throws(MatrixFailure) {
            _ = try ReceiptMatrix.verify(cell)
            return nil
        } catch {
            return error.description
        }
    }

    private func renderer(columns: Int?, _ text: String) -> MatrixRenderer {
        MatrixRenderer(name: "planted", fileExtension: "txt", columns: columns) { _ in text }
    }

    @Test func namesTheCellOfASwappedPair() throws {
        let report = try failure(family: MatrixFamily(name: "swapped") { _ in Swapped() }, renderer: .text())
        #expect(report?.hasPrefix("swapped/en/cash-rounding: The form is of the family business") == true)
    }

    @Test(arguments: [
        ("12345\n", 4, "line 1 is 5 columns wide, not 4"), ("日本\n", 3, "line 1 is 4 columns wide, not 3"),
        ("ab \n", 4, "line 1 ends in a space"), ("ab", 4, "the last line does not end in a line feed"),
        ("a\u{2068}b\n", 4, "the bidi controls of \"a⟨U+2068⟩b\" are not balanced"),
        ("a\u{2069}\n", 4, "are not balanced"),
    ])
    func findsWhatNoReceiptMayHave(text: String, columns: Int, message: String) throws {
        let report = try failure(renderer: renderer(columns: columns, text))
        #expect(report?.contains(message) == true, "\(report ?? "nothing was found")")
    }

    @Test func findsARendererThatNeverSaysTheSame() throws {
        let counter = Counter()
        let report = try failure(
            renderer: MatrixRenderer(name: "moody", fileExtension: "txt", columns: nil) { _ in "\(counter.next())\n" })
        #expect(report == "consumer/en/cash-rounding/moody: two renders of the same order differ")
    }

    @Test func findsNothingInASoundCell() throws {
        #expect(try failure(renderer: .text()) == nil)
    }

    // A document is made once for all renderers: its own faults are told once, those of renderers one by one.
    @Test func reportsFailuresInTheOrderOfTheCells() throws {
        let swapped = MatrixFamily(name: "swapped") { _ in Swapped() }
        let matrix = ReceiptMatrix(
            families: [swapped, .consumer], locales: [.english], samples: [try sample()],
            renderers: [.text(), renderer(columns: nil, "ab"), renderer(columns: 4, "ab \n")])
        #expect(
            matrix.failures().map { $0.description.prefix { $0 != ":" } } == [
                "swapped/en/cash-rounding", "consumer/en/cash-rounding/planted", "consumer/en/cash-rounding/planted",
            ])
    }
}

private final class Counter: Sendable {
    private let value = Mutex(0)

    func next() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}
