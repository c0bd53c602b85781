import ReceiptLocalization

extension Message {
    /// The message as a pseudo-locale says it: other literal texts, the same arguments. A pattern without a letter of its
    /// own stays as it is.
    func pseudo(_ locale: PseudoLocale) -> Message {
        let compiled =
            self.compiled ?? CompiledMessage(elements: [.literal(String(decoding: label ?? [], as: UTF8.self))])
        let letters = compiled.text.count(where: PseudoText.isLetter)
        return letters > 0 ? Message(compiled.pseudo(locale, PseudoText.frame(locale, letters: letters))) : self
    }
}

extension CompiledMessage {
    fileprivate func pseudo(_ locale: PseudoLocale, _ frame: (start: String, end: String)) -> CompiledMessage {
        var written: [UInt8] = []
        func literal(_ text: String) -> MessageStep {
            let start = Int32(written.count)
            written += text.utf8
            return .literal(start: start, end: Int32(written.count))
        }
        var steps = steps.map { step in
            guard case .literal(let start, let end) = step else { return step }
            return literal(PseudoText.words(text[Int(start)..<Int(end)], locale))
        }
        // The branches stand where they stood; the message itself is copied behind them, with its frame.
        let own = steps[Int(whole.lowerBound)..<Int(whole.upperBound)]
        steps += [literal(frame.start)] + own + [literal(frame.end)]
        return CompiledMessage(
            text: written, steps: steps, branches: branches,
            whole: Int32(steps.count - own.count - 2)..<Int32(steps.count), names: names)
    }
}
