import ReceiptContent

/// Where an HTML form is sent, and what it shows when it comes back.
public struct HTMLFormOptions: Hashable, Sendable {
    /// The address that takes the entries; nil: the page's own.
    public let action: String?
    public let method: Method
    /// Entries that the customer does not see, such as a token against forged requests.
    public let hiddenEntries: [HiddenEntry]
    /// Entries and problems of an earlier attempt. Card numbers and security codes are never sent back.
    public let state: FormState

    public enum Method: String, Hashable, Sendable, CaseIterable {
        case get
        case post
    }

    public struct HiddenEntry: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        action: String? = nil, method: Method = .post, hiddenEntries: [HiddenEntry] = [], state: FormState = .empty
    ) {
        self.action = action
        self.method = method
        self.hiddenEntries = hiddenEntries
        self.state = state
    }
}
