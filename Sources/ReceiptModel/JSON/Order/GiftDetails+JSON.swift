extension JSONShape<GiftDetails> {
    static var giftDetails: JSONShape {
        .object { fields in
            GiftDetails(
                recipient: fields.optional("recipient", .localizedText),
                giver: fields.optional("giver", .localizedText),
                message: fields.optional("message", .localizedText),
                exchangeBy: fields.optional("exchangeBy", .day),
                exchangeCode: fields.optional("exchangeCode", .text))
        }
    }
}
