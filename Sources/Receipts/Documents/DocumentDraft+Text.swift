import ReceiptContent
import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

// One method for each kind of text. All of them write straight into the document's buffer.

extension DocumentDraft {
    /// One run of what `write` appends.
    mutating func run<Failure: Error>(
        _ role: TextRole, value: RawValue? = nil, _ write: (inout UTF8Writer) throws(Failure) -> Void
    ) throws(Failure) -> TextSpan {
        let first = builder.runs.count
        let start = builder.writer.count
        try write(&builder.writer)
        builder.endRun(from: start, role, value: value)
        return builder.span(from: first)
    }

    /// What `write` appends as a run in the second language behind the span that was just written, unless it says the
    /// same.
    mutating func adding<Failure: Error>(
        _ second: SecondLanguage, to span: TextSpan, _ role: TextRole, value: RawValue? = nil,
        _ write: (inout UTF8Writer) throws(Failure) -> Void
    ) throws(Failure) -> TextSpan {
        let start = builder.writer.count
        try write(&builder.writer)
        if builder.says(span, from: start) {
            builder.writer.truncate(to: start)
        } else {
            builder.endRun(
                from: start, role, direction: second.direction, language: builder.index(of: second.formatting),
                value: value)
        }
        return builder.span(from: Int(span.first))
    }

    /// Words of the bundles, in each language.
    mutating func text(_ phrase: PlainPhrase, _ role: TextRole = .label) -> TextSpan {
        let span = run(role) { phrase.write(to: &$0) }
        guard let second, let translation = second.translation(of: phrase) else { return span }
        return adding(second, to: span, role) { translation.write(to: &$0) }
    }

    /// Words of the bundles with numbers, amounts or dates in them, in each language.
    mutating func text(_ phrase: Phrase, _ role: TextRole = .label) throws -> TextSpan {
        let span = try once(phrase, role)
        guard let second, let translation = second.translation(of: phrase) else { return span }
        return try adding(second, to: span, role) { (out) throws(FormatError) in try translation.write(to: &out) }
    }

    /// A message of numbers alone, which needs no translation.
    mutating func once(_ phrase: Phrase, _ role: TextRole) throws -> TextSpan {
        let styles = styles
        return try run(role) { (out) throws(FormatError) in try phrase.write(styles: styles, to: &out) }
    }

    /// A message that holds texts which are themselves translated: it is put together anew for each language.
    mutating func text(_ role: TextRole = .label, _ make: (LanguageSide) -> PlainPhrase) -> TextSpan {
        let phrase = make(LanguageSide(words: words, isSecond: false))
        let span = run(role) { phrase.write(to: &$0) }
        guard let second else { return span }
        let translation = make(LanguageSide(words: second.common, isSecond: true))
        return adding(second, to: span, role) { translation.write(to: &$0) }
    }

    /// A finished text, in each language.
    mutating func text(_ wording: Wording, _ role: TextRole = .label) -> TextSpan {
        adding(wording.second, to: builder.text(wording.leading, role), role)
    }

    /// A finished text of the second language behind the span that was just written.
    mutating func adding(_ text: String?, to span: TextSpan, _ role: TextRole) -> TextSpan {
        guard let second, let text else { return span }
        return adding(second, to: span, role) { $0.append(text) }
    }

    /// Words of the bundles, to stand inside a message of each language.
    func wording(_ phrase: PlainPhrase) -> Wording {
        Wording(phrase.text, second: second?.translation(of: phrase)?.text)
    }

    /// What the seller wrote: in the reader's language where there is a choice, and in the second where it was written
    /// in that too.
    mutating func text(_ text: LocalizedText, role: TextRole = .userText, place: @autoclosure () -> String) -> TextSpan
    {
        let first = builder.runs.count
        let (chosen, language) = languages.choose(text)
        let span = builder.userText(
            chosen, role: role, language: language.map { builder.index(of: $0) } ?? 0, place: place())
        guard let own = second?.languages.own(text), let ownLanguage = own.language, own.text != chosen else {
            return span
        }
        _ = builder.userText(own.text, role: role, language: builder.index(of: ownLanguage), place: place())
        return builder.span(from: first)
    }

    /// What the seller wrote, cleaned, to stand inside a message.
    mutating func cleaned(_ text: LocalizedText, place: @autoclosure () -> String) -> String {
        builder.cleaned(languages.choose(text).text, place: place())
    }

    /// The same, to stand inside a message of each language.
    mutating func cleanedWording(_ text: LocalizedText, place: @autoclosure () -> String) -> Wording {
        let own = second?.languages.own(text)?.text
        return Wording(cleaned(text, place: place()), second: own.map { builder.cleaned($0, place: place()) })
    }
}
