import ReceiptContent
import ReceiptModel

extension DocumentDraft {
    mutating func addTerms() throws {
        guard let terms = order.document.paymentTerms else { return }
        if let days = terms.netDays {
            addLine(days == 0 ? text(words.termsImmediate()) : try text(words.termsNetDays(days: ExactDecimal(days))))
        }
        if let discount = terms.discount {
            addLine(
                try text(words.termsEarlyDiscount(days: ExactDecimal(discount.days), rate: discount.percent)))
        }
        if let own = terms.text { addLine(text(own, place: "document.paymentTerms.text")) }
        builder.endBlock(heading: text(words.documentPaymentTerms())) { .paragraphs($0) }
    }

    /// Sentences that law wants, the policy's first, each once.
    mutating func addMentions() throws {
        var seen: Set<MentionKey> = []
        for mention in policy.mentions + order.mentions where seen.insert(mention.key).inserted {
            let details = mention.parameters.sorted { $0.key < $1.key }
                .map { cleanedWording($0.value, place: "mentions.\($0.key)") }
            guard !details.isEmpty else {
                addLine(text(words.word(for: mention.key), .statutory))
                continue
            }
            addLine(
                text(.statutory) { side in
                    let detail = details.map { $0[side] }.joined(separator: side.words.listSeparator().text)
                    return side.words.patternRemark(text: side.words.word(for: mention.key).text, detail: detail)
                })
        }
        builder.endBlock { .paragraphs($0) }
    }

    mutating func addNotes() {
        for (index, note) in order.notes.enumerated() { addLine(text(note, place: "notes[\(index)]")) }
        guard !order.notes.isEmpty else { return }
        builder.endBlock(heading: text(words.documentNotes())) { .paragraphs($0) }
    }

    mutating func addFiscalData() {
        guard !order.fiscal.entries.isEmpty else { return }
        for (index, entry) in order.fiscal.entries.enumerated() {
            let place = "fiscal.entries[\(index)]"
            addEntry(text(entry.label, place: place), .value, identifier(entry.value, place: place))
        }
        builder.endBlock(heading: text(words.documentFiscalData())) { .facts($0) }
    }

    mutating func addCodes() {
        for (index, code) in order.fiscal.codes.enumerated() {
            let place = "fiscal.codes[\(index)]"
            let content = cleaned(LocalizedText(code.payload), place: place)
            let alternative =
                switch code.kind {
                case .qr: words.accessibilityQrCode(content: content)
                case .code128, .pdf417: words.accessibilityBarcode(content: content)
                }
            builder.code(
                CodeBlock(
                    kind: code.kind, payload: code.payload, alternative: text(alternative),
                    caption: code.caption.map { text($0, place: "\(place).caption") } ?? .empty))
        }
    }

    mutating func addClosing() {
        for (index, line) in order.footer.enumerated() { addLine(text(line, place: "footer[\(index)]")) }
        builder.endBlock(alignment: .center) { .paragraphs($0) }
    }
}
