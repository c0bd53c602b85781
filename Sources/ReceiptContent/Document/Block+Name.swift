extension Block {
    /// What kind of block it is, as machine-readable forms of a document and errors name it.
    public var name: String {
        switch self {
        case .mark: "mark"
        case .letterhead: "letterhead"
        case .title: "title"
        case .facts: "facts"
        case .party: "party"
        case .items: "items"
        case .totals: "totals"
        case .taxes: "taxes"
        case .payments: "payments"
        case .slip: "slip"
        case .paragraphs: "paragraphs"
        case .code: "code"
        }
    }
}
