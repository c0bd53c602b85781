import ReceiptMessages

/// Writes a PO file of GNU gettext: the key is the context, English the `msgid`.
///
/// A message with plurals stays one ICU message in one `msgstr`. Gettext's own plurals cannot hold it without loss: they know
/// neither values (`=0`) nor offsets, two plurals in one message, nor more than one argument that decides.
enum POWriter {
    static func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        let name = catalog.locale.icuName
        var header = """
            Project-Id-Version: words in \(name)
            Language: \(name)
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: 8bit

            """
        if let forms = GettextPlurals(catalog.locale) { header += "Plural-Forms: \(forms.header)\n" }
        let entries = [POText.lines("msgid", "") + POText.lines("msgstr", header)] + catalog.units.map(lines)
        return Array(entries.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n").utf8)
    }

    private static func lines(of unit: ExchangeUnit) -> [String] {
        unit.remarks.map { "# \($0)" } + unit.note.map { "#. \($0)" } + ["#: \(unit.bundle)/root.txt:\(unit.line)"]
            + POText.lines("msgctxt", unit.key) + POText.lines("msgid", unit.source)
            + POText.lines("msgstr", unit.target ?? "")
    }
}
