import ReceiptContent
import ReceiptModel
import ReceiptPrinting
import Testing

/// Small documents, and what a printer gets for them.
enum Slip {
    /// A document of paragraphs.
    static func paragraphs(
        _ texts: String..., language: String = "en", direction: TextDirection = .leftToRight
    ) -> ReceiptDocument {
        var builder = builder(language, direction)
        for text in texts {
            builder.cell(.description, builder.userText(text, place: "notes"))
            builder.endRow(.entry)
        }
        builder.endBlock { .paragraphs($0) }
        return builder.finish()
    }

    /// A label and an amount, as a total or another row.
    static func amount(
        _ label: String, _ amount: String, _ currency: String, kind: RowKind = .entry, language: String = "en",
        direction: TextDirection = .leftToRight
    ) throws -> ReceiptDocument {
        var builder = builder(language, direction)
        let code = try #require(CurrencyCode(currency))
        builder.cell(.description, builder.text(label, .label))
        builder.cell(.amount, builder.text(amount, .amount, value: .money(Money(1, code))))
        builder.endRow(kind, kind == .total ? .strong : .normal)
        builder.endBlock { .totals($0) }
        return builder.finish()
    }

    static func code(_ kind: CodeKind, _ payload: String, caption: String = "") -> ReceiptDocument {
        var builder = builder("en", .leftToRight)
        builder.code(
            CodeBlock(
                kind: kind, payload: payload, alternative: builder.text("Code", .label),
                caption: builder.text(caption, .label)))
        return builder.finish()
    }

    private static func builder(_ language: String, _ direction: TextDirection) -> DocumentBuilder {
        DocumentBuilder(
            kind: .receipt, family: nil, languages: [LanguageTag(language)].compactMap { $0 }, direction: direction,
            lineCount: 4)
    }
}

extension ReceiptDocument {
    /// The bytes behind the preamble, without a cut.
    func printed(on profile: PrinterProfile, rasterizer: (any Rasterizer)? = nil) throws -> [UInt8] {
        let file = try rendered(
            as: .escpos(profile: profile, rasterizer: rasterizer, options: EscPosOptions(cut: .none)))
        let preamble = profile.testPreamble
        #expect(file.bytes.starts(with: preamble))
        return Array(file.bytes.dropFirst(preamble.count))
    }
}
