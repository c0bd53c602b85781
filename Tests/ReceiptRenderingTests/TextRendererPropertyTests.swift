import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

/// What holds for every document at every width.
@Suite struct TextRendererPropertyTests {
    static let seeds: [UInt64] = Array(1...40)

    /// All of 24 … 100 in any seven seeds that follow each other; the narrowest in each.
    private static func widths(_ seed: UInt64) -> [Int] {
        [24] + (25...100).filter { $0 % 7 == Int(seed % 7) }
    }

    private func check(_ odd: OddDocument, _ columns: Int) throws {
        let text = try odd.document.rendered(as: .text(columns: ColumnCount(columns)))
        let lines = text.lines
        #expect(lines.filter { $0.cells > columns } == [])
        #expect(lines.filter { $0.hasSuffix(" ") } == [])
        #expect(lines.filter { !$0.hasBalancedControls } == [])
        #expect(text.utf8.last == UInt8(ascii: "\n"))
        // Each amount stands whole on one line; those that are part of another row's text do not disturb the order.
        var rest = lines[...]
        for amount in odd.amounts {
            guard let found = rest.firstIndex(where: { $0.contains(amount) }) else {
                Issue.record("\(amount) is not whole on a line of its own at \(columns) columns")
                return
            }
            rest = rest[found...]
            // And nothing around it changes how it is seen.
            let isRightToLeft = odd.document.direction == .rightToLeft
            let seen = try isRightToLeft ? amount.seenRightToLeft() : amount.seenLeftToRight()
            let line = try isRightToLeft ? lines[found].seenRightToLeft() : lines[found].seenLeftToRight()
            #expect(line.contains(seen))
        }
    }

    @Test(arguments: seeds)
    func holdsFromLeftToRight(seed: UInt64) throws {
        let odd = OddDocument(seed: seed, direction: .leftToRight)
        for columns in Self.widths(seed) { try check(odd, columns) }
    }

    @Test(arguments: seeds)
    func holdsFromRightToLeft(seed: UInt64) throws {
        let odd = OddDocument(seed: seed, direction: .rightToLeft)
        for columns in Self.widths(seed) { try check(odd, columns) }
    }

    @Test(arguments: seeds.prefix(5))
    func isTheSameEachTime(seed: UInt64) throws {
        let document = OddDocument(seed: seed, direction: .rightToLeft).document
        let renderer = TextRenderer()
        #expect(try renderer.render(document).utf8 == renderer.render(document).utf8)
        #expect(try document.rendered(as: .text()).utf8 == renderer.render(document).utf8)
    }

    @Test func servesManyTasksWithOneRenderer() async throws {
        let document = OddDocument(seed: 7, direction: .rightToLeft).document
        let renderer = TextRenderer(TextOptions(columns: .narrow))
        let expected = try renderer.render(document).utf8
        let all = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 { group.addTask { try renderer.render(document).utf8 } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all == Array(repeating: expected, count: 8))
    }

    @Test(arguments: seeds.prefix(10))
    func beginsLinesOfRightToLeftDocumentsThatWay(seed: UInt64) throws {
        let document = OddDocument(seed: seed, direction: .rightToLeft).document
        let lines = try document.rendered(as: .text()).lines
        #expect(lines.filter { $0.firstStrongDirection == .leftToRight } == [])
    }
}
