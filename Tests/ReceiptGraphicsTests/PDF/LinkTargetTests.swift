#if Graphics
    import Testing

    @testable import ReceiptGraphics

    @Suite struct LinkTargetTests {
        @Test(arguments: [
            ("https://example.com/r/7?a=1&b=%20#x", "https://example.com/r/7?a=1&b=%20#x"),
            ("HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM"), ("www.example.com", "https://www.example.com"),
            ("anna.b+till@shop.example", "mailto:anna.b+till@shop.example"),
        ])
        func anAddressCanBeOpened(text: String, uri: String) throws {
            #expect(LinkTarget(text)?.uri == uri)
        }

        @Test(arguments: [
            "", "example", "Total", "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "https://",
            "http://a",
            "https://localhost", "www.", "@", "a@", "@b.example", "a@b", "a@b@c.example", "a@.example", "a@b.",
            "see a@b.example",
            "mailto:a@b.example", "a@b.example?subject=x", "https://a.example/'uri='javascript:x",
            "https://a.example/)>>",
            "https://a.example/\\", "https://a.example/\"", "https://a.example/\n", "https://ä.example/",
            "https://a.example/\u{202E}",
        ])
        func anythingElseIsText(text: String) {
            #expect(LinkTarget(text) == nil)
        }

        @Test func anAddressWithoutEndIsText() {
            #expect(LinkTarget("https://a.example/" + String(repeating: "x", count: 483)) == nil)
            #expect(LinkTarget("https://a.example/" + String(repeating: "x", count: 482)) != nil)
        }
    }
#endif
