import ReceiptContent
import ReceiptModel

// Texts: the one place that says what surrounds a run.
extension HTMLComposer {
    /// The runs of a text. A second language stands under the first; what belongs together stands side by side.
    @inline(__always)
    mutating func write(_ span: TextSpan) {
        if span.count == 1 { write(runs[Int(span.first)]) } else { writeRuns(span, .stacked) }
    }

    /// A text that stands beside another one, which it must not be able to reorder.
    mutating func writeBeside(_ span: TextSpan) {
        if span.count == 1 { writeIsolated(runs[Int(span.first)]) } else { writeRuns(span, .inline) }
    }

    /// Where a second language stands.
    private enum TranslationPlace {
        case stacked
        case inline
    }

    private mutating func writeRuns(_ span: TextSpan, _ place: TranslationPlace) {
        var previous: Run?
        for index in span.range {
            let run = runs[index]
            guard let before = previous else {
                writeIsolated(run)
                previous = run
                continue
            }
            if before.languageIndex != run.languageIndex, before.role == run.role {
                switch place {
                case .stacked: html.markup("<br>")
                case .inline: html.markup(" / ")
                }
                writeTranslation(run)
            } else {
                html.markup(" ")
                writeIsolated(run)
            }
            previous = run
        }
    }

    /// The same words in another language.
    private mutating func writeTranslation(_ run: Run) {
        html.markup(isMail ? "<span" : "<span class=\"translation\"")
        html.attribute("lang", languages[Int(run.languageIndex)])
        html.markup(run.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        html.markup(isMail ? " style=\"font-size:13px;color:#555555\">" : ">")
        html.text(text, in: run.byteRange)
        html.markup("</span>")
    }

    /// A text by itself: only what others wrote is isolated, and what is foreign says so.
    private mutating func write(_ run: Run) {
        switch run.role {
        case .userText: writeUserText(run)
        case .identifier: writeIdentifier(run)
        case .date: writeDate(run)
        case .label, .amount, .number, .statutory:
            guard run.languageIndex == 0, run.direction == document.direction else { return writeIsolated(run) }
            html.text(text, in: run.byteRange)
        }
    }

    private mutating func writeIsolated(_ run: Run) {
        switch run.role {
        case .userText: writeUserText(run)
        case .identifier: writeIdentifier(run)
        case .date: writeDate(run)
        case .label, .amount, .number, .statutory:
            html.markup("<bdi")
            language(of: run)
            html.markup(run.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
            if run.role == .amount || run.role == .number {
                html.markup(isMail ? " style=\"white-space:nowrap\">" : " class=\"number\">")
            } else {
                html.markup(">")
            }
            html.text(text, in: run.byteRange)
            html.markup("</bdi>")
        }
    }

    /// The browser finds the direction from the first letter, as the document did.
    private mutating func writeUserText(_ run: Run) {
        html.markup("<bdi")
        language(of: run)
        html.markup(">")
        html.text(text, in: run.byteRange)
        html.markup("</bdi>")
    }

    private mutating func writeIdentifier(_ run: Run) {
        html.markup("<bdi dir=\"ltr\">")
        html.text(text, in: run.byteRange)
        html.markup("</bdi>")
    }

    private mutating func writeDate(_ run: Run) {
        html.markup(run.direction == .rightToLeft ? "<bdi dir=\"rtl\"" : "<bdi dir=\"ltr\"")
        language(of: run)
        html.markup(">")
        if let moment = moment(of: run) {
            html.markup("<time")
            html.attribute("datetime", moment)
            html.markup(">")
            html.text(text, in: run.byteRange)
            html.markup("</time></bdi>")
        } else {
            html.text(text, in: run.byteRange)
            html.markup("</bdi>")
        }
    }

    private mutating func language(of run: Run) {
        if run.languageIndex > 0 { html.attribute("lang", languages[Int(run.languageIndex)]) }
    }

    /// In the notation of HTML's `datetime`.
    private func moment(of run: Run) -> String? {
        guard run.valueIndex >= 0 else { return nil }
        switch document.values[Int(run.valueIndex)] {
        case .day(let day): return day.description
        case .dateTime(let moment): return moment.description
        case .money, .number, .percent: return nil
        }
    }

    /// A text where no element can stand: in attributes and in the title.
    mutating func plainText(_ span: TextSpan) {
        for index in span.range {
            let run = runs[index]
            if index > Int(span.first) {
                html.markup(run.languageIndex == runs[index - 1].languageIndex ? " " : " / ")
            }
            html.text(text, in: run.byteRange)
        }
    }
}
