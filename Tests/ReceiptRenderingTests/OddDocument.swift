import TestSupport
import ReceiptContent
import ReceiptModel

/// A document of everything that is hard to set: all blocks, all rows, names in many scripts, hostile and endless ones.
struct OddDocument {
    let document: ReceiptDocument
    /// Every amount in it, in order.
    let amounts: [String]

    private static let names = [
        "Espresso", "Merino socks striped, gift box of three pairs, size 42", "鶏の唐揚げ弁当・味噌汁付", "ข้าวผัดกุ้งใส่ไข่ดาวและผัก",
        "قهوة عربية مع الهيل", "חלב 3% ליטר", "Latte قهوة 250 ml", "👩\u{200D}👩\u{200D}👦\u{200D}👦 Familienpizza 🍕🇮🇹",
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung", "می\u{200C}خواهم", "Bruno\u{202E}knaB",
        "\u{2067}open", "a\u{2068}שלום\u{2069}b", "Line\nTOTAL 0.00", "कॉफ़ी का बड़ा कप", "x", "𠮷野家の牛丼", "  spaces  ",
        "e\u{301}e\u{301}e\u{301}e\u{301}", String(repeating: "長", count: 60), "\u{1B}@cut", "R\u{AD}R",
        "1\u{FE0F}\u{20E3}",
        "٢٠٢٤-٠١", "-5", "Zero\u{200B}Width\u{200B}Space",
    ]
    private static let amounts = [
        "€0.00", "1.234,50\u{A0}€", "1\u{202F}234,50\u{A0}€", "\u{200F}\u{200E}-5,000.00\u{A0}\u{200F}₪", "￥1,990",
        "\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}", "−1\u{A0}234,50\u{A0}kr", "CHF\u{A0}12’345.65", "₹12,34,567.89",
        "$1,234,567,890.12",
    ]
    private static let labels = [
        "Total", "Gesamtbetrag einschließlich Umsatzsteuer", "الإجمالي شامل الضريبة", "合計金額", "סה\"כ לתשלום",
        "ยอดรวมทั้งสิ้น",
        "VAT (19%)", "Tax on \u{2068}قهوة\u{2069} at 5%",
    ]
    private static let identifiers = ["2024-001", "+49 30 1234567", "DE123456789", "INV/2024/٠٠١"]

    init(seed: UInt64, direction: TextDirection) {
        var random = SeededGenerator(seed: seed)
        var draft = Draft(["de", "en", "ar", "ja", "th", "he"].randomElement(using: &random) ?? "en", direction)
        var amounts: [String] = []
        func amount() -> String {
            let text = Self.amounts.randomElement(using: &random) ?? ""
            amounts.append(text)
            return text
        }
        func one(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

        draft.text(.entry, one(Self.names), .userText)
        draft.entry(one(Self.labels), value: one(Self.names), .userText)
        draft.block(one(Self.labels), .center) { .letterhead($0) }
        draft.title(one(Self.labels))
        draft.builder.mark(draft.builder.text(one(Self.labels), .label))
        draft.entry(one(Self.labels), value: one(Self.identifiers), .identifier)
        draft.entry(one(Self.labels), value: one(Self.names), .userText)
        draft.block { .facts($0) }
        draft.row(.heading, [(.description, one(Self.labels)), (.quantity, "Qty"), (.amount, "Sum")])
        for index in 0..<Int.random(in: 1...6, using: &random) {
            let quantity = "\(index)\u{A0}×"
            draft.builder.cell(.description, draft.builder.userText(one(Self.names), place: "name"))
            draft.builder.cell(.quantity, draft.builder.text(quantity, .number))
            draft.builder.cell(.amount, draft.builder.text(amount(), .amount))
            if Bool.random(using: &random) { draft.builder.cell(.mark, draft.builder.text("A", .label)) }
            draft.builder.endRow(.item)
            draft.row(.quantity, [(.description, "\(quantity) × \(one(Self.amounts))")])
            draft.row(.discount, [(.description, one(Self.labels)), (.amount, amount())])
            draft.text(.note, one(Self.names), .userText)
        }
        draft.block(one(["", "Items"])) { .items($0) }
        draft.row(.sum, [(.description, one(Self.labels)), (.amount, amount())])
        draft.row(.total, [(.description, one(Self.labels)), (.amount, amount())], .strong)
        draft.block { .totals($0) }
        for meaning in [CellMeaning.amount, .value] {
            let isArabic = Bool.random(using: &random)
            let label = draft.label(
                one(Self.labels), isArabic ? "المجموع الفرعي" : "Amount subject to tax", in: isArabic ? "ar" : "en-GB",
                isArabic ? .rightToLeft : .leftToRight)
            draft.builder.cell(.description, label)
            draft.builder.cell(
                meaning,
                meaning == .amount ? draft.builder.text(amount(), .amount) : draft.builder.text("12", .identifier))
            draft.builder.endRow(.entry)
        }
        draft.block(one(Self.labels)) { .payments($0) }
        draft.row(
            .heading, [(.description, one(Self.labels)), (.rate, "%"), (.net, "Net"), (.tax, "Tax"), (.gross, "Gross")])
        for _ in 0..<2 {
            draft.row(
                .entry, [(.description, one(Self.labels)), (.rate, "19%"), (.net, amount()), (.tax, amount())])
        }
        draft.block(one(Self.labels)) { .taxes($0) }
        draft.text(.blank, one(Self.labels))
        draft.block { .slip($0) }
        draft.builder.code(
            CodeBlock(
                kind: .qr, payload: one(Self.names) + "\n" + String(repeating: "0123456789", count: 9),
                alternative: draft.builder.text("QR", .label), caption: .empty))
        for _ in 0..<3 { draft.text(.entry, one(Self.names) + " " + one(Self.labels), .userText) }
        draft.block("", one([""]) == "" ? .center : .start) { .paragraphs($0) }
        self.amounts = amounts
        document = draft.finish()
    }
}
