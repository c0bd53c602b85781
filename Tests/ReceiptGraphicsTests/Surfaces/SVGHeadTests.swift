#if Graphics
    import ReceiptModel
    import Testing

    @testable import ReceiptGraphics

    @Suite struct SVGHeadTests {
        @Test func titleAndLanguageStandAtTheRoot() throws {
            let head = SVGHead(title: "Invoice <1> & \"co\"", language: try #require(LanguageTag("de-CH-u-nu-latn")))
            let svg = head.added(to: Array("<?xml version=\"1.0\"?>\n<svg width=\"1pt\">\n<g/></svg>".utf8))
            #expect(
                String(decoding: svg, as: UTF8.self) == """
                    <?xml version="1.0"?>
                    <svg width="1pt" role="img" xml:lang="de-CH">
                    <title>Invoice &lt;1&gt; &amp; "co"</title>
                    <g/></svg>
                    """)
        }

        // Cairo counts through the process; glyphs it counts in each file.
        @Test func identifiersAreNumberedFromOneOn() {
            let svg = """
                <g id="surface17"><clipPath id="clip5"/><clipPath id="clip9"/><use xlink:href="#glyph0-3"/>
                <g id="glyph0-3" clip-path="url(#clip9)"/><use xlink:href="#image40"/><image id="image40"/><a id="x1y"/>
                """
            #expect(
                String(decoding: SVGNumbers.renumbered(Array(svg.utf8)), as: UTF8.self) == """
                    <g id="surface1"><clipPath id="clip1"/><clipPath id="clip2"/><use xlink:href="#glyph0-3"/>
                    <g id="glyph0-3" clip-path="url(#clip2)"/><use xlink:href="#image1"/><image id="image1"/><a id="x1y"/>
                    """)
        }
    }
#endif
