import Receipts

/// The first page of a gallery: all receipts with their links, and the controls that choose among them.
struct GalleryIndex {
    let plan: GalleryPlan
    /// In the order of the plan's cells.
    let entries: [GalleryEntry]

    private var hasGraphics: Bool { entries.contains { $0.slip != nil } }

    /// The page as HTML, with its style and script beside it.
    var page: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Receipts in every language</title>
        <link rel="stylesheet" href="gallery.css">
        <script src="gallery.js" defer></script>
        </head>
        <body>
        <header>
        <h1>Receipts in every language</h1>
        <p>\(introduction)</p>
        </header>
        <div class="filters" hidden>
        <form>
        \(controls)
        </form>
        </div>
        <main>
        \(sections)
        </main>
        </body>
        </html>

        """
    }

    private var introduction: String {
        let counts = "\(plan.orders.count) orders in \(plan.locales.count) locales from \(plan.families.count) families"
        guard hasGraphics else {
            return "\(counts), as HTML. This build has no graphics: slips and PDF are left out."
        }
        return "\(counts): as HTML, as PDF, and as the paper that comes out of a thermal printer of 80 mm."
    }

    // MARK: Controls

    private var controls: String {
        let locales = plan.locales.map { locale in
            let title = entries.first { $0.cell.locale == locale }
            return option(
                locale.description, text: "\(locale) · \(title?.title ?? "")", language: title?.language)
        }
        let views = hasGraphics ? [option("slip", text: "thermal slip")] : []
        return [
            select("Family", "family", [option("", text: "all")] + plan.families.map { option($0.rawValue) }),
            select("Locale", "locale", [option("", text: "all")] + locales),
            select("Beside it", "beside", [option("", text: "none")] + locales),
            select("Order", "order", [option("", text: "all")] + plan.orders.map { option($0.name) }),
            select("Show", "view", views + [option("page", text: "HTML page")]),
            "<output></output>",
        ].joined(separator: "\n")
    }

    private func select(_ label: String, _ name: String, _ options: [String]) -> String {
        "<label>\(label) <select name=\"\(name)\">\(options.joined())</select></label>"
    }

    private func option(_ value: String, text: String? = nil, language: LanguageTag? = nil) -> String {
        let language = language.map { " lang=\"\($0)\"" } ?? ""
        return "<option value=\"\(Self.escaped(value))\"\(language)>\(Self.escaped(text ?? value))</option>"
    }

    // MARK: Receipts

    private var sections: String {
        plan.orders.map { order in
            let cells = entries.filter { $0.cell.order == order.name }.map(article)
            let name = Self.escaped(order.name)
            return """
                <section data-order="\(name)">
                <h2>\(name)</h2>
                <div class="cells">
                \(cells.joined(separator: "\n"))
                </div>
                </section>
                """
        }.joined(separator: "\n")
    }

    private func article(_ entry: GalleryEntry) -> String {
        let cell = entry.cell
        let family = Self.escaped(cell.family.rawValue)
        let row = plan.families.firstIndex(of: cell.family) ?? 0
        let name = "\(Self.escaped(cell.order)), \(family), \(cell.locale)"
        let path = Self.address(cell.path)
        var links = "<a class=\"page\" href=\"\(path).html\">HTML</a>"
        var picture = ""
        if let slip = entry.slip {
            links += " <a href=\"\(path).pdf\">PDF</a> <a href=\"\(path).png\">Slip</a>"
            picture = """

                <a class="slip" href="\(path).png"><img loading="lazy" src="\(path).png" width="\(slip.width)" \
                height="\(slip.height)" alt="Thermal slip: \(name)"></a>
                """
        }
        return """
            <article data-family="\(family)" data-locale="\(cell.locale)" data-row="\(row)" aria-label="\(name)">
            <h3><bdi lang="\(entry.language)" dir="\(entry.direction.rawValue)">\(Self.escaped(entry.title))</bdi> \
            <code>\(cell.locale)</code> <span>\(family)</span></h3>
            <p>\(links)</p>\(picture)
            </article>
            """
    }

    // MARK: Escaping

    /// A text as content or in a quoted attribute.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A relative path as a URL, by RFC 3986: everything but unreserved characters and the slash is percent-encoded.
    private static func address(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
