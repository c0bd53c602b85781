#if Graphics
    /// The role of a part of a page, as tagged PDF names it.
    ///
    /// Source: ISO 32000-1, 14.8.4: standard structure types.
    enum StructureTag: Hashable {
        case document
        case title
        case heading
        case paragraph
        case table
        case tableRow
        case headerCell
        case dataCell
        /// With what stands for it where it cannot be seen.
        case figure(alternative: String)
        /// A target that can be opened.
        case link(LinkTarget)

        var name: String {
            switch self {
            case .document: "Document"
            case .title: "H1"
            case .heading: "H2"
            case .paragraph: "P"
            case .table: "Table"
            case .tableRow: "TR"
            case .headerCell: "TH"
            case .dataCell: "TD"
            case .figure: "Figure"
            case .link: "Link"
            }
        }

        /// In Cairo's syntax.
        var attributes: String {
            switch self {
            case .link(let target): "uri='\(target.uri)'"
            case .document, .title, .heading, .paragraph, .table, .tableRow, .headerCell, .dataCell, .figure: ""
            }
        }
    }
#endif
