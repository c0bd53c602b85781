/// Writes XLIFF 1.2: a `file` for each bundle, in it a `trans-unit` for each key.
///
/// The text of a unit is the whole ICU message, plurals included, because XLIFF has no plurals.
///
/// Source: docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
enum XLIFFWriter {
    static func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">",
        ]
        var rest = catalog.units[...]
        while let first = rest.first {
            let units = rest.prefix { $0.bundle == first.bundle }
            rest = rest.dropFirst(units.count)
            lines.append(
                "  <file original=\"\(XMLText.attribute(first.bundle))\" source-language=\"en\""
                    + " target-language=\"\(XMLText.attribute(catalog.locale.description))\" datatype=\"plaintext\">")
            lines.append("    <body>")
            lines += units.flatMap(Self.lines)
            lines.append("    </body>")
            lines.append("  </file>")
        }
        lines.append("</xliff>")
        return Array(lines.map { "\($0)\n" }.joined().utf8)
    }

    private static func lines(of unit: ExchangeUnit) -> [String] {
        let limit = unit.limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
        let translate = unit.isTranslatable ? "" : " translate=\"no\""
        var lines = [
            "      <trans-unit id=\"\(XMLText.attribute(unit.key))\"\(translate)\(limit) xml:space=\"preserve\">",
            "        <source>\(XMLText.escaped(unit.source))</source>",
        ]
        if let target = unit.target {
            lines.append("        <target state=\"translated\">\(XMLText.escaped(target))</target>")
        }
        lines.append("        <note from=\"developer\">\(XMLText.escaped(unit.note.joined(separator: "\n")))</note>")
        if !unit.remarks.isEmpty {
            let remarks = XMLText.escaped(unit.remarks.joined(separator: "\n"))
            lines.append("        <note from=\"translator\">\(remarks)</note>")
        }
        lines.append("      </trans-unit>")
        return lines
    }
}
