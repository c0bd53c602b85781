import ReceiptContent
import ReceiptModel

/// Writes HTML: markup as it is, and everything else through one of two functions, `text` and `attribute`.
struct HTMLWriter: ~Copyable {
    private(set) var out: UTF8Writer
    private(set) var issues: [DocumentIssue] = []
    /// Where we are, for issues.
    var place = Place.head

    enum Place {
        case head
        case block(Int)
        case payload(Int)
        case field(String)
    }

    init(capacity: Int) {
        out = UTF8Writer(capacity: capacity)
    }

    consuming func finish(with issues: [DocumentIssue]) -> RenderedText {
        RenderedText(utf8: out.bytes(), issues: issues + self.issues)
    }

    // MARK: Markup

    /// Markup of our own.
    @inline(__always)
    mutating func markup(_ markup: StaticString) { out.append(markup) }

    /// A number that belongs to markup: a width, a place.
    mutating func number(_ number: Int) { out.append(String(number)) }

    /// ` name="value"`, with the space before it.
    mutating func attribute(_ name: StaticString, _ value: String) {
        out.append(UInt8(ascii: " "))
        out.append(name)
        out.append("=\"")
        attribute(value)
        out.append(UInt8(ascii: "\""))
    }

    /// A text that lies in no document.
    mutating func string(_ string: String) {
        let bytes = Array(string.utf8)
        text(bytes, in: bytes.indices)
    }

    // MARK: Escaping

    /// Text between tags.
    mutating func text(_ bytes: [UInt8], in range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The value of an attribute, between double quotes.
    mutating func attribute(_ value: String) {
        var value = value
        value.withUTF8 { append($0) }
    }

    /// A text that no builder has cleaned, as it may be shown.
    mutating func cleaned(_ text: String) -> String {
        var clean = UTF8Writer(capacity: text.utf8.count)
        _ = UserText.append(text, to: &clean) { kind, scalar in report(kind, scalar) }
        return clean.string()
    }

    mutating func report(_ kind: DocumentIssue.Kind, _ scalar: Unicode.Scalar?) {
        // The title of the window says again what the document says.
        if case .head = place { return }
        issues.append(DocumentIssue(kind: kind, place: place.description, scalar: scalar))
    }

    /// Most texts hold nothing to escape, and go in as they are.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        var found: UInt8 = 0
        // Without a branch for each byte, so that many are looked at in one step.
        for byte in bytes { found |= HTMLEscape.mayBeNeeded(for: byte) }
        if found != 0 { appendEscaped(bytes) } else { out.append(bytes) }
    }

    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (start, at) = (0, 0)
        while at < bytes.count {
            guard HTMLEscape.mayBeNeeded(for: bytes[at]) != 0, let escape = HTMLEscape(bytes, at: at) else {
                at += 1
                continue
            }
            out.append(UnsafeBufferPointer(rebasing: bytes[start..<at]))
            switch escape.change {
            case .reference(let reference):
                out.append(reference)
            case .removal(let scalar):
                report(.removedCharacter, scalar)
            case .replacement(let scalar):
                out.append("\u{FFFD}")
                report(.unsupportedCharacter, scalar)
            }
            at += escape.length
            start = at
        }
        out.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
}

extension HTMLWriter.Place: CustomStringConvertible {
    var description: String {
        switch self {
        case .head: "head"
        case .block(let index): "blocks[\(index)]"
        case .payload(let index): "blocks[\(index)].payload"
        case .field(let key): "entries[\(key)]"
        }
    }
}
