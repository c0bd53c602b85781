import ReceiptModel

/// What stands on a document, in which order, and what law adds to it: the one place that may look at a country.
///
/// Computed from the order and its date. Today there is the general one; the law of a country comes later, as data.
public struct DocumentPolicy: Hashable, Sendable {
    public let sections: [DocumentSection]
    /// Which of a family's titles heads the document.
    public let titleKind: DocumentKind
    public let priceBasis: PriceBasis
    /// Mentions beyond those that the order itself carries.
    public let mentions: [Mention]

    public init(
        sections: [DocumentSection], titleKind: DocumentKind, priceBasis: PriceBasis, mentions: [Mention] = []
    ) {
        self.sections = sections
        self.titleKind = titleKind
        self.priceBasis = priceBasis
        self.mentions = mentions
    }

    /// The policy for an order that no country's law shapes.
    public static func general(for order: Order, layout: DocumentLayout) -> DocumentPolicy {
        DocumentPolicy(
            sections: layout.sections, titleKind: order.document.kind,
            priceBasis: layout == .invoice ? .net : .asPriced)
    }
}

/// The shapes of paper: a slip from a till, an invoice for a file, a slip that lies in a present.
public enum DocumentLayout: String, Hashable, Sendable, CaseIterable {
    case slip
    case invoice
    /// A slip that names no price.
    case gift

    var sections: [DocumentSection] {
        switch self {
        case .slip:
            [
                .letterhead, .mark, .title, .facts, .buyer, .items, .totals, .taxes, .payments, .slip, .notes,
                .mentions, .fiscal, .codes, .closing,
            ]
        case .invoice:
            [
                .letterhead, .mark, .title, .facts, .seller, .buyer, .items, .totals, .taxes, .payments, .slip,
                .terms, .mentions, .notes, .fiscal, .codes, .closing,
            ]
        case .gift:
            [.letterhead, .mark, .title, .gift, .goods, .exchange]
        }
    }
}

/// Which prices the items show.
public enum PriceBasis: String, Hashable, Sendable, CaseIterable {
    /// As the order prices them.
    case asPriced = "as-priced"
    /// Without tax, whatever the order's prices hold.
    case net
}

/// A part of a document; it prints nothing where the order has nothing for it.
public enum DocumentSection: String, Hashable, Sendable, CaseIterable {
    case letterhead
    case mark
    case title
    case facts
    case seller
    case buyer
    case items
    case totals
    case taxes
    case payments
    case slip
    case terms
    case mentions
    case notes
    case fiscal
    case codes
    case closing
    /// Whom a gift is for, and how it is exchanged.
    case gift
    /// The items without their prices.
    case goods
    /// How a gift is exchanged, and the code for it.
    case exchange
}
