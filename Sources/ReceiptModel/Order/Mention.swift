/// A sentence that law or contract wants on the paper, by key; its words are the bundles'.
public struct Mention: Hashable, Sendable {
    public let key: MentionKey
    /// What the sentence names, by parameter: a percentage, a registration, a day; all printed as given.
    public let parameters: [String: LocalizedText]

    public init(_ key: MentionKey, parameters: [String: LocalizedText] = [:]) {
        self.key = key
        self.parameters = parameters
    }
}

public enum MentionKey: String, Sendable, Hashable, CaseIterable {
    case reverseCharge = "reverse-charge"
    case intraCommunitySupply = "intra-community-supply"
    case export
    case exempt
    case marginSecondHand = "margin-second-hand"
    case marginArt = "margin-art"
    case marginAntiques = "margin-antiques"
    case marginTravel = "margin-travel"
    case smallBusiness = "small-business"
    case selfBilling = "self-billing"
    case cashAccounting = "cash-accounting"
}

/// What a fiscal device or a tax office wants printed, opaque to us.
public struct FiscalData: Hashable, Sendable {
    public let entries: [Entry]
    public let codes: [Code]

    public struct Entry: Hashable, Sendable {
        public let label: LocalizedText
        public let value: String

        public init(label: LocalizedText, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// A code to draw.
    public struct Code: Hashable, Sendable {
        public let kind: CodeKind
        public let payload: String
        /// Printed under it.
        public let caption: LocalizedText?

        public init(kind: CodeKind, payload: String, caption: LocalizedText? = nil) {
            self.kind = kind
            self.payload = payload
            self.caption = caption
        }
    }

    public init(entries: [Entry] = [], codes: [Code] = []) {
        self.entries = entries
        self.codes = codes
    }
}

public enum CodeKind: String, Sendable, Hashable, CaseIterable {
    case qr
    case code128
    case pdf417
}
