import ReceiptModel

/// Reads XLIFF 1.2: the direct sources and targets of all units, in whatever groups they stand.
enum XLIFFReader {
    /// States in which a target is none yet.
    ///
    /// Source: XLIFF 1.2, "Pre-defined values for state".
    private static let untranslated: Set<String> = ["new", "needs-translation"]

    static func read(_ bytes: [UInt8]) throws(ExchangeError) -> TranslatedCatalog {
        let root = try XMLReader.read(bytes)
        guard root.name == "xliff", root.attributes["version"]?.hasPrefix("1.") == true else {
            throw ExchangeError(.syntax("This is no XLIFF of version 1.2. Save it as that."), line: root.line)
        }
        var units: [TranslatedCatalog.Unit] = []
        var locale: (name: String, line: Int)?
        for file in root.elements where file.name == "file" {
            let source = file.attributes["source-language"] ?? ""
            guard LanguageTag(source)?.language == "en" else {
                throw ExchangeError(.sourceNotEnglish(source), line: file.line)
            }
            guard let name = file.attributes["target-language"] else {
                throw ExchangeError(.localeMissing(place: "target-language"), line: file.line)
            }
            if let locale, locale.name != name {
                throw ExchangeError(.severalLocales([locale.name, name]), line: file.line)
            }
            locale = (name, file.line)
            try collect(file, &units)
        }
        guard let locale else { throw ExchangeError(.localeMissing(place: "target-language"), line: root.line) }
        return try TranslatedCatalog(locale: locale.name, line: locale.line, units: units)
    }

    private static func collect(
        _ element: XMLElement, _ units: inout [TranslatedCatalog.Unit]
    ) throws(ExchangeError) {
        for child in element.elements {
            switch child.name {
            case "body", "group": try collect(child, &units)
            case "trans-unit": units.append(try unit(child))
            default: continue
            }
        }
    }

    private static func unit(_ element: XMLElement) throws(ExchangeError) -> TranslatedCatalog.Unit {
        guard let key = element.attributes["id"] else {
            throw ExchangeError(.keyMissing(place: "id"), line: element.line)
        }
        let target = element.elements.first { $0.name == "target" }
        let isTranslated = target.map { !untranslated.contains($0.attributes["state"] ?? "") } ?? false
        let notes = element.elements.filter { $0.name == "note" && $0.attributes["from"] == "translator" }
        var remarks: [String] = []
        for note in notes { remarks += try note.text().split(separator: "\n").map(String.init) }
        return TranslatedCatalog.Unit(
            key: key, message: isTranslated ? try target?.text() : nil, remarks: remarks, line: element.line)
    }
}
