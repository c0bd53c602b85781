import ReceiptContent
import ReceiptModel

extension JSONWriter {
    mutating func write(_ document: ReceiptDocument) {
        beginObject()
        key("version")
        number(JSONRenderer.version)
        member("kind", document.kind.rawValue)
        member("family", optional: document.family)
        key("languages")
        beginArray(.line)
        for language in document.languages { string(language.description) }
        end()
        member("direction", document.direction.rawValue)
        key("blocks")
        beginArray()
        for block in document.blocks { write(block, of: document) }
        end()
        write(document.pageLabel)
        write("carriedForwardLabel", document.carriedForwardLabel, of: document)
        write("broughtForwardLabel", document.broughtForwardLabel, of: document)
        write(document.issues)
        end()
    }

    private mutating func write(_ block: Block, of document: ReceiptDocument) {
        beginObject()
        member("block", block.name)
        switch block {
        case .mark(let mark):
            member("kind", mark.kind.rawValue)
            write("text", mark.text, of: document)
        case .title(let title):
            write("text", title.text, of: document)
        case .letterhead(let rows), .facts(let rows), .party(let rows), .items(let rows), .totals(let rows),
            .taxes(let rows), .payments(let rows), .slip(let rows), .paragraphs(let rows):
            write(rows, of: document)
        case .code(let code):
            member("kind", code.kind.rawValue)
            member("payload", code.payload)
            write("alternative", code.alternative, of: document)
            write("caption", code.caption, of: document)
        }
        end()
    }

    private mutating func write(_ block: RowsBlock, of document: ReceiptDocument) {
        member("alignment", block.alignment.rawValue)
        write("heading", block.heading, of: document)
        key("rows")
        beginArray()
        for row in document[block.rows] {
            beginObject()
            member("kind", row.kind.rawValue)
            member("emphasis", row.emphasis.rawValue)
            key("cells")
            beginArray()
            for cell in document[row] {
                beginObject(.line)
                member("meaning", cell.meaning.rawValue)
                write("text", cell.text, of: document)
                write("short", cell.shortText, of: document)
                end()
            }
            end()
            write("carriedForward", row.carriedForward, of: document)
            end()
        }
        end()
    }

    /// The runs of a text; nothing for an empty one.
    private mutating func write(_ name: StaticString, _ text: TextSpan, of document: ReceiptDocument) {
        guard !text.isEmpty else { return }
        key(name)
        beginArray(.line)
        for run in document[text] {
            beginObject()
            member("text", document.string(of: run))
            member("role", run.role.rawValue)
            member("language", document.language(of: run).description)
            member("direction", run.direction.rawValue)
            if let value = document.value(of: run) {
                key("value")
                write(value)
            }
            end()
        }
        end()
    }

    private mutating func write(_ value: RawValue) {
        beginObject()
        switch value {
        case .money(let money):
            key("money")
            beginObject()
            member("amount", money.amount.description)
            member("currency", money.currency.rawValue)
            end()
        case .number(let number): member("number", number.description)
        case .percent(let percent): member("percent", percent.description)
        case .day(let day): member("day", day.description)
        case .dateTime(let dateTime): member("dateTime", dateTime.description)
        }
        end()
    }

    private mutating func write(_ label: PageLabel?) {
        guard let label else { return }
        key("pageLabel")
        beginObject()
        write(label.parts, digits: label.digits)
        if let second = label.second {
            key("second")
            beginObject()
            member("language", second.language.description)
            member("direction", second.direction.rawValue)
            write(second.parts, digits: second.digits)
            end()
        }
        end()
    }

    private mutating func write(_ parts: [PageLabel.Part], digits: [String]) {
        key("parts")
        beginArray(.line)
        for part in parts {
            beginObject()
            switch part {
            case .literal(let text): member("literal", text)
            case .page: member("number", "page")
            case .total: member("number", "total")
            }
            end()
        }
        end()
        key("digits")
        beginArray(.line)
        for digit in digits { string(digit) }
        end()
    }

    private mutating func write(_ issues: [DocumentIssue]) {
        guard !issues.isEmpty else { return }
        key("issues")
        beginArray()
        for issue in issues {
            beginObject(.line)
            member("kind", issue.kind.rawValue)
            member("place", issue.place)
            member("codePoint", optional: issue.codePoint)
            end()
        }
        end()
    }
}
