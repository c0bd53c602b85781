/// A page as people read it: an element a line, indented; style sheets and the shapes of pictures left out.
enum HTMLOutline {
    static func text(of root: HTMLElement) -> String {
        var lines: [String] = ["<!DOCTYPE html>"]
        append(root, depth: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ element: HTMLElement, depth: Int, to lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        guard !isLeaf(element) else { return lines.append(indent + inline(element)) }
        lines.append(indent + startTag(element))
        for child in element.children {
            switch child {
            case .element(let inner): append(inner, depth: depth + 1, to: &lines)
            case .text(let text):
                let words = collapsed(text)
                if !words.isEmpty { lines.append("\(indent)  \(escaped(words))") }
            }
        }
        lines.append("\(indent)</\(element.name)>")
    }

    /// Whether it fits on one line: nothing but text, and elements inside of text.
    private static func isLeaf(_ element: HTMLElement) -> Bool {
        guard !blocks.contains(element.name) else { return element.children.isEmpty }
        return element.children.allSatisfy { child in
            if case .element(let inner) = child { isLeaf(inner) } else { true }
        }
    }

    private static func inline(_ element: HTMLElement) -> String {
        if element.name == "style" { return "<style>…</style>" }
        let inner = element.children.map { child in
            switch child {
            case .text(let text): escaped(text)
            case .element(let inner): inline(inner)
            }
        }.joined()
        return "\(startTag(element))\(inner)" + (element.isVoid ? "" : "</\(element.name)>")
    }

    private static func startTag(_ element: HTMLElement) -> String {
        let attributes = element.attributes.map { name, value in
            // The outline of a code, and how a mail is set, say nothing to a reader.
            name == "d" || name == "style" ? " \(name)=\"…\"" : " \(name)=\"\(escaped(value))\""
        }
        return "<\(element.name)\(attributes.joined())>"
    }

    private static func collapsed(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private static let blocks: Set<String> = [
        "html", "head", "body", "main", "header", "section", "figure", "table", "thead", "tbody", "tfoot", "tr", "form",
        "fieldset", "div", "svg",
    ]
}
