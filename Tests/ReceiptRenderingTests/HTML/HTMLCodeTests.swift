import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct HTMLCodeTests {
    /// Draws every payload as the same few modules.
    private struct Stamp: Rasterizer {
        static let rows = ["XX..X", "X...X", ".X.X."]

        func matrix(of payload: String, as kind: CodeKind) throws(RasterizerError) -> CodeMatrix {
            let modules = Self.rows.flatMap { row in row.map { $0 == "X" } }
            guard payload != "too long",
                let matrix = CodeMatrix(
                    kind: kind, width: 5, height: 3, rowHeight: kind == .qr ? 1 : 3,
                    quietZone: CodeMatrix.QuietZone(horizontal: 4, vertical: 2), modules: modules)
            else { throw .payload(kind, reason: "it does not fit") }
            return matrix
        }

        func dots(of line: RasterLine) throws(RasterizerError) -> RasterText {
            throw .drawing(reason: "no text")
        }
    }

    private func document(_ payload: String, _ kind: CodeKind = .qr, alternative: String = "QR code") -> ReceiptDocument
    {
        var draft = Draft("en")
        draft.builder.code(
            CodeBlock(
                kind: kind, payload: payload, alternative: draft.builder.text(alternative, .label),
                caption: draft.builder.userText("Scan <me>", place: "test")))
        return draft.finish()
    }

    /// The dark modules of a path of rectangles, as lines of the matrix.
    private func modules(ofPath path: String, rowHeight: Int) throws -> [String] {
        var rows = Array(repeating: Array(repeating: Character("."), count: 13), count: 3 * rowHeight + 4)
        for part in path.split(separator: "z") {
            let numbers = part.split { "Mhv- ".contains($0) }.compactMap { Int($0) }
            try #require(numbers.count == 5)
            for y in numbers[1]..<numbers[1] + numbers[3] {
                for x in numbers[0]..<numbers[0] + numbers[2] { rows[y][x] = "X" }
            }
        }
        return rows.map { String($0) }
    }

    @Test(arguments: [(CodeKind.qr, 1), (.code128, 3)])
    func isDrawnAsSVGWithItsQuietZone(kind: CodeKind, rowHeight: Int) throws {
        let result = try document("x", kind).rendered(as: .html(rasterizer: Stamp()))
        let elements = try HTMLTokens(result.string).elements
        let drawing = try #require(elements.first { $0.name == "svg" }).attributes
        #expect(drawing["role"] == "img" && drawing["aria-label"] == "QR code")
        #expect(drawing["viewBox"] == "0 0 13 \(3 * rowHeight + 4)")
        let paths = elements.filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
        #expect(paths.first == "M0 0h13v\(3 * rowHeight + 4)H0z")
        let quiet = Array(repeating: ".............", count: 2)
        let rows = Stamp.rows.flatMap { Array(repeating: "....\($0)....", count: rowHeight) }
        #expect(try modules(ofPath: paths.last ?? "", rowHeight: rowHeight) == quiet + rows + quiet)
        #expect(result.issues.isEmpty)
        #expect(result.string.contains("<figcaption><bdi>Scan &lt;me&gt;</bdi></figcaption>"))
    }

    @Test func isDrawnInCellsOfATableInMails() throws {
        let html = try document("x").rendered(as: .html(.mail, rasterizer: Stamp())).string
        let elements = try HTMLTokens(html).elements
        #expect(elements.contains { $0.name == "table" && $0.attributes["role"] == "img" })
        var rows: [String] = []
        for (name, attributes) in elements.drop(while: { $0.attributes["role"] != "img" }) {
            if name == "tr" { rows.append("") }
            guard name == "td", let style = attributes["style"], !rows.isEmpty else { continue }
            let cell = style.contains("#000000") ? "X" : "."
            rows[rows.count - 1] += String(repeating: cell, count: Int(attributes["colspan"] ?? "1") ?? 0)
        }
        #expect(rows == ["....."] + Stamp.rows)
        #expect(!html.contains("<svg"))
    }

    @Test(arguments: [("too long", Stamp() as (any Rasterizer)?), ("https://example.com/?a=1&b=<2>", nil)])
    func isSpelledOutWhereNothingDrawsIt(payload: String, rasterizer: (any Rasterizer)?) throws {
        let result = try document(payload).rendered(as: .html(rasterizer: rasterizer))
        #expect(result.issues.map(\.kind) == [.undrawnCode])
        #expect(try HTMLTokens(result.string).texts(in: "bdi").contains(payload))
        #expect(try HTMLTokens(result.string).bodyText.contains("QR code"))
    }

    @Test func aHostilePayloadIsCleaned() throws {
        let result = try document("one\r\ntwo\u{1B}\u{0}\u{202E}").rendered(as: .html())
        #expect(try HTMLTokens(result.string).texts(in: "bdi").prefix(2) == ["one", "two"])
        #expect(result.issues.compactMap(\.codePoint) == ["U+001B", "U+0000", "U+202E"])
    }
}
