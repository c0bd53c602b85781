import ReceiptContent
import ReceiptMessages
import ReceiptModel

// A paper that goes with a present: nothing on it tells a price. What the seller wrote for the buyer (notes, footer,
// fiscal codes, which hold the total) stays off it.
extension DocumentDraft {
    /// Number and date of the purchase, whom the gift is for, and how it is exchanged.
    mutating func addGift() throws {
        guard let words = familyWords.gift else { return }
        let (document, gift) = (order.document, order.gift)
        addEntry(text(words.documentNumber()), .value, identifier(document.number, place: "document.number"))
        addEntry(text(self.words.documentDate()), .value, try day(document.issuedAt.date))
        if let recipient = gift?.recipient {
            addEntry(text(words.documentRecipient()), .value, text(recipient, place: "gift.recipient"))
        }
        if let giver = gift?.giver {
            addEntry(text(words.documentGiver()), .value, text(giver, place: "gift.giver"))
        }
        builder.endBlock { .facts($0) }
        if let message = gift?.message {
            addLine(text(message, place: "gift.message"))
            builder.endBlock(heading: text(words.documentMessage())) { .paragraphs($0) }
        }
    }

    /// What was bought, and how much of it. Goods that came back are no gift, unless the whole paper is about a return.
    mutating func addGoods() throws {
        let isReturn = order.document.kind == .creditNote
        let goods = order.lines.indices.filter { isReturn || !order.lines[$0].quantity.isNegative }
        guard !goods.isEmpty else { return }
        builder.cell(.description, text(words.columnDescription()), short: text(words.columnDescriptionShort()))
        builder.cell(.quantity, text(words.columnQuantity()), short: text(words.columnQuantityShort()))
        builder.endRow(.heading)
        for index in goods {
            let line = order.lines[index]
            func place() -> String { "lines[\(index)]" }
            builder.cell(.description, text(line.description, place: "\(place()).description"))
            builder.cell(.quantity, try quantity(of: line))
            builder.endRow(.item)
            if let code = line.itemCode { addItemCode(code, place: place()) }
            for (index, modifier) in line.modifiers.enumerated() {
                builder.cell(.description, text(modifier.description, place: "\(place()).modifiers[\(index)]"))
                builder.endRow(.modifier)
            }
        }
        builder.endBlock { .items($0) }
    }

    /// Until when, with what, and the code by which the shop finds the purchase.
    mutating func addExchange() throws {
        guard let words = familyWords.gift, let gift = order.gift else { return }
        if let day = gift.exchangeBy {
            addEntry(text(words.documentExchangeBy()), .value, try self.day(day))
        }
        if let code = gift.exchangeCode {
            addEntry(text(words.documentExchangeCode()), .value, identifier(code, place: "gift.exchangeCode"))
        }
        builder.endBlock { .facts($0) }
        if let day = gift.exchangeBy {
            addLine(try text(words.noticeExchangeUntil(day: day)))
            addLine(text(words.noticeBringReceipt()))
            builder.endBlock { .paragraphs($0) }
        }
        if let code = gift.exchangeCode { addExchangeCode(code) }
    }

    private mutating func addExchangeCode(_ code: String) {
        let content = cleaned(LocalizedText(code), place: "gift.exchangeCode")
        let isBar = content.utf8.count <= Self.longestBars && content.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        let alternative =
            isBar ? words.accessibilityBarcode(content: content) : words.accessibilityQrCode(content: content)
        builder.code(
            CodeBlock(kind: isBar ? .code128 : .qr, payload: content, alternative: text(alternative), caption: .empty))
    }

    /// Characters of Code 128 that the narrowest paper has room for: 384 dots, two a module, eleven modules a character.
    private static let longestBars = 12
}
