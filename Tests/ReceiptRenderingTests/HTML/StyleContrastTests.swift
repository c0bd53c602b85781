import ReceiptContent
import ReceiptRendering
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Colours of the style sheet, read from a rendered form, by the formula of WCAG 2.2.
@Suite struct StyleContrastTests {
    private typealias Colours = [Substring: Substring]

    /// The colours that each scheme ends up with: the rules of the sheet, then those inside its media query.
    private func colours(dark: Bool) throws -> Colours {
        let html = try FormTests.english.rendered(as: .html()).string
        var colours: Colours = [:]
        var medium = Substring()
        for line in html.split(separator: "\n") {
            if line.hasPrefix("@media") { medium = line }
            let applies = medium.isEmpty || dark && medium.contains("dark")
            for declaration in line.split(whereSeparator: { "{};".contains($0) }) where applies {
                let parts = declaration.split(separator: ":").map { $0.drop { $0 == " " } }
                if parts.count == 2, parts[0].hasPrefix("--") { colours[parts[0]] = parts[1] }
            }
            if line.hasPrefix("}") { medium = "" }
        }
        return colours
    }

    private func luminance(_ colour: Substring) throws -> Double {
        let value = try #require(Int(colour.dropFirst(), radix: 16))
        let channels = [16, 8, 0].map { shift in
            let part = Double(value >> shift & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    // Source: WCAG 2.2, 1.4.6: 7 : 1 for text; 1.4.11: 3 : 1 for the edges of inputs and the mark of focus.
    @Test(
        arguments: [
            ("--ink", "--paper", 7.0), ("--faint-ink", "--paper", 7), ("--error", "--paper", 7),
            ("--paper", "--ink", 7),
            ("--ink", "--desk", 7), ("--field-line", "--paper", 3), ("--focus", "--paper", 3),
        ], [false, true])
    func isEnough(pair: (String, String, Double), dark: Bool) throws {
        let colours = try colours(dark: dark)
        let front = try luminance(#require(colours[Substring(pair.0)]))
        let back = try luminance(#require(colours[Substring(pair.1)]))
        #expect((max(front, back) + 0.05) / (min(front, back) + 0.05) >= pair.2)
    }
}
