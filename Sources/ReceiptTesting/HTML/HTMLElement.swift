/// An element of a page that was read back.
struct HTMLElement {
    let name: String
    let attributes: [(name: String, value: String)]
    var children: [HTMLNode] = []

    /// Whether it has neither content nor an end tag.
    var isVoid: Bool { Self.void.contains(name) }

    // Source: HTML Living Standard, "Void elements".
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// This element and all below it, in the order of their start tags.
    var elements: [HTMLElement] {
        var found: [HTMLElement] = []
        appendElements(to: &found)
        return found
    }

    private func appendElements(to found: inout [HTMLElement]) {
        found.append(self)
        for case .element(let child) in children { child.appendElements(to: &found) }
    }

    /// The first element of a name, this one included.
    func first(_ wanted: String) -> HTMLElement? {
        if name == wanted { return self }
        for case .element(let child) in children {
            if let found = child.first(wanted) { return found }
        }
        return nil
    }

    /// The texts below it, in order; those of style sheets are none.
    var texts: [String] {
        guard name != "style" else { return [] }
        return children.flatMap { child -> [String] in
            switch child {
            case .text(let text): [text]
            case .element(let element): element.texts
            }
        }
    }
}

enum HTMLNode {
    case element(HTMLElement)
    case text(String)
}
