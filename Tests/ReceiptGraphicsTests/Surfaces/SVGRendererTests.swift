#if Graphics
    import ReceiptContent
    import ReceiptGraphics
    import Testing

    @Suite struct SVGRendererTests {
        private func document() throws -> ReceiptDocument {
            let code = #"{"kind": "qr", "payload": "https://receipts.example/57"}"#
            var order = InvoiceOrder(lineCount: 3)
            order.codes = code
            return try ReadingSample.invoice(order.json, "en")
        }

        private func options(logo: Logo? = nil) -> PageOptions {
            PageOptions(
                fonts: ReadingSample.fonts, logo: logo, rasterizer: PangoRasterizer(fonts: ReadingSample.fonts))
        }

        @Test func equalDocumentsAreEqualBytes() throws {
            let document = try document()
            let first = try document.rendered(as: .svg(options())).string
            _ = try ReadingSample.invoice(ReadingSample.order("arabic"), "ar").rendered(as: .svg(options()))
            #expect(try document.rendered(as: .svg(options())).string == first)
        }

        // Cairo numbers pictures through the whole process.
        @Test func equalDocumentsWithALogoAreEqualBytes() throws {
            let (document, logo) = (try document(), try Logo.squares())
            let first = try document.rendered(as: .svg(options(logo: logo))).string
            #expect(first.contains("<image "))
            #expect(try document.rendered(as: .svg(options(logo: logo))).string == first)
        }

        @Test func manyTasksDrawEqualPictures() async throws {
            let (document, options) = (try document(), options(logo: try .squares()))
            let expected = try document.rendered(as: .svg(options)).string
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 { group.addTask { (try? document.rendered(as: .svg(options)).string) == expected } }
                for await same in group { #expect(same) }
            }
        }

        @Test func everyReferenceHasItsTarget() throws {
            let svg = try document().rendered(as: .svg(options(logo: .squares()))).string
            let targets = Set(svg.matches(of: /id="([^"]+)"/).map { String($0.1) })
            let references = svg.matches(of: /(?:href="#|url\(#)([^")]+)/).map { String($0.1) }
            #expect(!references.isEmpty && targets.isSuperset(of: references))
        }
    }
#endif
