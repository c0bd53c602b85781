import ReceiptContent

/// How HTML is written.
public struct HTMLOptions: Sendable {
    public let variant: HTMLVariant
    /// What `@page` asks a printer for; a mail has no such rule.
    public let paper: HTMLPaper
    /// Draws codes. nil: they are spelled out, and each is an issue on the result.
    public let rasterizer: (any Rasterizer)?
    /// For payment forms alone.
    public let form: HTMLFormOptions

    public init(
        variant: HTMLVariant = .page, paper: HTMLPaper = .a4, rasterizer: (any Rasterizer)? = nil,
        form: HTMLFormOptions = HTMLFormOptions()
    ) {
        self.variant = variant
        self.paper = paper
        self.rasterizer = rasterizer
        self.form = form
    }
}

/// Where a document is read.
public enum HTMLVariant: String, Hashable, Sendable, CaseIterable {
    /// In a browser: one style sheet, screens of every width, dark mode, paper.
    case page
    /// In a mail program, which may know neither style sheets nor SVG: tables and inline styles.
    case mail
}

/// The paper that a page is printed on.
public enum HTMLPaper: String, Hashable, Sendable, CaseIterable {
    case a4
    case letter
    /// A roll of 80 mm.
    case roll80 = "roll-80"
}
