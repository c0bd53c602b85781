import ReceiptContent

/// What must hold for every page.
public enum HTMLCheck {
    /// All checks of this type: the page is well formed, needs nothing from elsewhere, runs nothing, says which language
    /// it is in, and shows every text of the document, as often as it is there, and no other.
    public static func everything(_ html: [UInt8], of document: ReceiptDocument) throws(CheckFailure) {
        let root = try HTMLReader.read(html)
        guard root.name == "html", root["lang"] == document.language.description,
            root["dir"] == document.direction.rawValue
        else { throw CheckFailure("the root does not state \(document.language) \(document.direction.rawValue)") }
        let elements = root.elements
        try nothingRuns(elements)
        try referencesLead(elements)
        try headingsHaveScopes(elements)
        guard let body = root.first("body") else { throw CheckFailure("there is no body") }
        try textsAreShown(body, document)
    }

    private static func nothingRuns(_ elements: [HTMLElement]) throws(CheckFailure) {
        for element in elements {
            if ["script", "iframe", "object", "embed", "base", "link"].contains(element.name) {
                throw CheckFailure("a receipt needs no <\(element.name)>")
            }
            for (name, value) in element.attributes {
                if name.hasPrefix("on") || ["src", "srcset", "action", "formaction"].contains(name) {
                    throw CheckFailure("<\(element.name)> reaches out by \(name)=\"\(value)\"")
                }
                let schemes = ["https:", "http:", "mailto:", "tel:", "#"]
                if name == "href", !schemes.contains(where: value.hasPrefix) {
                    throw CheckFailure("a link to \"\(value)\"")
                }
            }
            for case .text(let style) in element.name == "style" ? element.children : [] {
                for word in ["url(", "@import", "</"] where style.contains(word) {
                    throw CheckFailure("the style sheet holds \(word)")
                }
            }
        }
    }

    private static func referencesLead(_ elements: [HTMLElement]) throws(CheckFailure) {
        var identifiers: Set<String> = []
        for identifier in elements.compactMap({ $0["id"] }) where !identifiers.insert(identifier).inserted {
            throw CheckFailure("the id \(identifier) is there twice")
        }
        for element in elements {
            for name in ["for", "headers", "aria-describedby", "aria-labelledby"] {
                for reference in element[name]?.split(separator: " ") ?? []
                where !identifiers.contains(String(reference)) {
                    throw CheckFailure("\(name) names \(reference), which no element is")
                }
            }
        }
    }

    private static func headingsHaveScopes(_ elements: [HTMLElement]) throws(CheckFailure) {
        for heading in elements where heading.name == "th" {
            guard let scope = heading["scope"], ["row", "col", "rowgroup", "colgroup"].contains(scope) else {
                throw CheckFailure("the heading \"\(heading.texts.joined())\" has no scope")
            }
        }
    }

    private static func textsAreShown(_ body: HTMLElement, _ document: ReceiptDocument) throws(CheckFailure) {
        // A code is a picture: its words are what a reader hears who cannot see it.
        let labels = body.elements.compactMap { $0["aria-label"] }
        var ledger = TextLedger(shown: body.texts + labels)
        try DocumentTexts.cross(document, in: &ledger)
        try ledger.close()
    }
}
