/// What a receipt without prices says besides the goods: whom they are for, and how they are exchanged.
public struct GiftDetails: Hashable, Sendable {
    /// Name of the person who gets the gift.
    public let recipient: LocalizedText?
    /// Name of the person who gives it.
    public let giver: LocalizedText?
    /// A few personal words.
    public let message: LocalizedText?
    /// The last day on which the goods can be exchanged.
    public let exchangeBy: CalendarDay?
    /// By which the shop finds the purchase; printed as a code, too.
    public let exchangeCode: String?

    public init(
        recipient: LocalizedText? = nil, giver: LocalizedText? = nil, message: LocalizedText? = nil,
        exchangeBy: CalendarDay? = nil, exchangeCode: String? = nil
    ) {
        self.recipient = recipient
        self.giver = giver
        self.message = message
        self.exchangeBy = exchangeBy
        self.exchangeCode = exchangeCode
    }
}
