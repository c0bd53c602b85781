/// One element of an XML file.
struct XMLElement {
    enum Child {
        case element(XMLElement)
        case text(String)
    }

    /// Without the prefix of its namespace.
    let name: String
    /// By their names with prefixes: `id`, `xml:space`.
    let attributes: [String: String]
    /// From 1.
    let line: Int
    var children: [Child] = []

    var elements: [XMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// All text, where there is nothing but text.
    func text() throws(ExchangeError) -> String {
        var result = ""
        for child in children {
            switch child {
            case .text(let text): result += text
            case .element(let element):
                throw ExchangeError(.unsupported("The element <\(element.name)> inside a text"), line: element.line)
            }
        }
        return result
    }
}
