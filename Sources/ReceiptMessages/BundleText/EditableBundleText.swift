/// A bundle file that is changed entry by entry: whatever is not changed stays as it is, to the byte.
package struct EditableBundleText: Sendable {
    private struct Entry {
        let key: String
        /// What the file says.
        var value: String
        var lead: EntryLead
        /// The entry as the file writes it, from its key to its brace.
        var source: String
    }

    /// Up to the brace that opens the table.
    private let head: String
    private var entries: [Entry] = []
    private var closing: EntryLead
    /// From the brace that closes the table.
    private let tail: String

    /// Takes a file apart.
    ///
    /// - Parameter bytes: The file that a `BundleText` can be read of.
    package init(reading bytes: [UInt8]) throws(BundleTextError) {
        let parsed = try BundleText(reading: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        var places = TextPlaces(text)
        var end = places.index(of: parsed.opening)
        head = String(text[..<end])
        for entry in parsed.entries {
            let start = places.index(of: entry.position)
            let lead = EntryLead(text[end..<start], isFirst: entries.isEmpty)
            end = places.index(of: entry.end)
            entries.append(
                Entry(key: entry.key, value: entry.value, lead: lead, source: String(text[start..<end])))
        }
        let close = places.index(of: parsed.closing)
        closing = EntryLead(text[end..<close], isFirst: false)
        tail = String(text[close...])
    }

    /// A file for a locale that has none.
    package init(locale: String) {
        head = "\(locale) {"
        closing = EntryLead("\n", isFirst: true)
        tail = "}\n"
    }

    package var bytes: [UInt8] {
        Array((head + entries.map { $0.lead.text + $0.source }.joined() + closing.text + tail).utf8)
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The remarks directly above a key, without comment marks and without the heading of its section.
    package func remarks(on key: String) -> [String] {
        entries.first { $0.key == key }?.lead.remarks ?? []
    }

    /// Sets what the file says for a key.
    ///
    /// - Parameters:
    ///   - text: Nil takes the key out, with the remarks on it.
    ///   - remarks: Replace those above the key; none leaves them.
    ///   - root: Says where a key stands that the file does not have yet, and below which heading.
    package mutating func set(_ key: String, to text: String?, remarks: [String] = [], in root: BundleOutline) {
        guard let text else { return remove(key) }
        let index = entries.firstIndex { $0.key == key } ?? insert(key, in: root)
        if entries[index].value != text || entries[index].source.isEmpty {
            entries[index].value = text
            entries[index].source = "\(key) { \(BundleText.quotation(text)) }"
        }
        if !remarks.isEmpty { entries[index].lead.setRemarks(remarks) }
    }

    private mutating func remove(_ key: String) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        let lead = entries.remove(at: index).lead
        if index < entries.count {
            entries[index].lead.replace(lead, isFirst: index == 0, isClosing: false)
        } else {
            closing.replace(lead, isFirst: false, isClosing: true)
        }
    }

    /// Puts a key behind the last one that stands before it in root.
    private mutating func insert(_ key: String, in root: BundleOutline) -> Int {
        let index = entries.lastIndex { root.places($0.key, before: key) }.map { $0 + 1 } ?? 0
        let above = index > 0 ? root.section(of: entries[index - 1].key) : nil
        let section = root.section(of: key)
        var heading: [Substring] = []
        if let section, section != above {
            if index < entries.count, root.section(of: entries[index].key) == section {
                heading = entries[index].lead.giveSection()
            } else {
                heading = (index > 0 ? [""] : []) + section.heading
            }
        }
        entries.insert(Entry(key: key, value: "", lead: EntryLead(section: heading), source: ""), at: index)
        return index
    }
}

extension EditableBundleText {
    /// The order of the keys, and the headings between them.
    package var outline: BundleOutline {
        BundleOutline(entries.map { (key: $0.key, heading: $0.lead.headingApart) })
    }
}

/// Finds places in a text that rise.
private struct TextPlaces {
    private let scalars: String.UnicodeScalarView
    private var index: String.Index
    private var place = TextPosition.start

    init(_ text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
        // A byte order mark takes no column.
        if scalars.first == "\u{FEFF}" { index = scalars.index(after: index) }
    }

    mutating func index(of wanted: TextPosition) -> String.Index {
        while place != wanted, index < scalars.endIndex {
            place =
                scalars[index] == "\n"
                ? TextPosition(line: place.line + 1, column: 1)
                : TextPosition(line: place.line, column: place.column + 1)
            index = scalars.index(after: index)
        }
        return index
    }
}
