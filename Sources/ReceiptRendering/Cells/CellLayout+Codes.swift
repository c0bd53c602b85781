import ReceiptContent
import ReceiptICU
import ReceiptModel

// Codes, which text can only spell out.
extension CellLayout {
    /// What it is, its payload unless that was said with it, and its caption; where it is drawn, only the caption.
    ///
    /// Line breaks of the payload are kept; other controls would act on the device and are noted as left out.
    mutating func placeCode(_ code: CodeBlock) throws(RenderingError) {
        separate()
        if let notes, notes.drawnCodes.contains(blockIndex) {
            lineKind = .code
            endLine()
            lineKind = .text
            return try placeCentered(code.caption)
        }
        try placeCentered(code.alternative)
        if !says(code.alternative, code.payload) {
            for line in code.payload.split(whereSeparator: \.isNewline) {
                try placePayload(String(line))
            }
        }
        try placeCentered(code.caption)
    }

    /// Whether a text holds the payload, cleaned as user text is.
    private func says(_ text: TextSpan, _ payload: String) -> Bool {
        var cleaned = UTF8Writer(capacity: payload.utf8.count)
        _ = UserText.append(payload, to: &cleaned) { _, _ in }
        let sought = cleaned.string()
        return document.runs[text.range].contains { run in
            String(decoding: document.text[run.byteRange], as: UTF8.self).contains(sought)
        }
    }

    private mutating func placePayload(_ line: String) throws(RenderingError) {
        var cleaned = UTF8Writer(capacity: line.utf8.count)
        let place = "blocks[\(blockIndex)].payload"
        _ = UserText.append(line, to: &cleaned) { kind, scalar in
            issues.append(DocumentIssue(kind: kind, place: place, scalar: scalar))
        }
        let bytes = cleaned.bytes()
        let clusters: [Int32]
        do {
            let breaker = try breakers.take(.clusters, language: LanguageTag.undetermined.description)
            var boundaries: [Int32] = []
            try breaker.find(in: bytes[...], into: &boundaries)
            breakers.giveBack(breaker)
            clusters = boundaries
        } catch {
            throw .lineBreaking(language: LanguageTag.undetermined.description, reason: error.description)
        }
        var start = 0
        var end = 0
        var extent = TextExtent.empty
        for boundary in clusters {
            let longer = TextExtent(of: bytes, in: start..<Int(boundary))
            if longer.cells > columns, end > start {
                writePayload(bytes[start..<end], extent)
                start = end
                extent = TextExtent(of: bytes, in: start..<Int(boundary))
            } else {
                extent = longer
            }
            end = Int(boundary)
        }
        if end > start { writePayload(bytes[start..<end], extent) }
    }

    /// Payloads read from left to right in every document.
    private mutating func writePayload(_ bytes: ArraySlice<UInt8>, _ extent: TextExtent) {
        move(to: max(0, columns - extent.cells) / 2)
        writeForeign(bytes, extent)
        endLine()
    }
}
