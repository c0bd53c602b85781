import ReceiptContent
import ReceiptModel
import Testing

@Suite struct DocumentBuilderTests {
    private func builder() -> DocumentBuilder {
        DocumentBuilder(kind: .receipt, family: nil, languages: [.english], direction: .leftToRight, lineCount: 0)
    }

    @Test func keepsBlocksRowsAndCellsInOrder() {
        var builder = builder()
        for (label, value) in [("Number", "42"), ("Table", "7")] {
            builder.cell(.description, builder.text(label, .label))
            builder.cell(.value, builder.userText(value, role: .identifier, place: "test"))
            builder.endRow(.entry)
        }
        builder.endBlock { .facts($0) }
        let document = builder.finish()
        guard case .facts(let rows)? = document.blocks.first else {
            Issue.record("the first block holds the facts")
            return
        }
        let texts = document[rows.rows].map { row in document[row].map { document.string(of: $0.text) } }
        #expect(texts == [["Number", "42"], ["Table", "7"]])
        #expect(document.blocks.count == 1)
    }

    @Test func leavesOutWhatIsEmpty() {
        var builder = builder()
        builder.cell(.description, builder.text("", .label))
        builder.cell(.value, builder.userText(" \n", place: "test"))
        builder.endRow(.entry)
        builder.endBlock { .facts($0) }
        let document = builder.finish()
        #expect(document.blocks.isEmpty)
        #expect(document.issues.map(\.kind) == [.replacedBySpace])
    }

    @Test func isolatesNothingAndKeepsDirections() {
        var builder = builder()
        let name = builder.userText("قهوة", place: "test")
        let number = builder.userText("١٢", role: .identifier, place: "test")
        builder.cell(.description, name)
        builder.cell(.value, number)
        builder.endRow(.entry)
        builder.endBlock { .facts($0) }
        let document = builder.finish()
        #expect(document[name].map(\.direction) == [.rightToLeft])
        #expect(document[number].map(\.direction) == [.leftToRight])
        #expect(document.string(of: name) == "قهوة")
    }

    @Test func speaksAtLeastOneLanguage() {
        let builder = DocumentBuilder(
            kind: .receipt, family: nil, languages: [], direction: .leftToRight, lineCount: 0)
        #expect(builder.finish().language == .undetermined)
    }
}
