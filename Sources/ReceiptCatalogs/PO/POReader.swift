/// Reads a PO file. Entries that are fuzzy count as untranslated, as for `msgfmt`; obsolete ones are passed over.
struct POReader {
    private struct Entry {
        var texts: [String: String] = [:]
        var remarks: [String] = []
        var isFuzzy = false
        var line = 0
    }

    private var entries: [Entry] = []
    private var entry = Entry()
    /// The keyword that a line with nothing but a string goes on with.
    private var keyword: String?

    static func read(_ bytes: [UInt8]) throws(ExchangeError) -> TranslatedCatalog {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ExchangeError(.notUTF8, line: 1) }
        var reader = POReader()
        let content =
            text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
        for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try reader.read(line.trimmingSpaces, line: index + 1)
        }
        reader.finishEntry()
        return try reader.catalog()
    }

    /// - Parameter line: As scalars, since a text may begin with a mark that makes one character with the quotation mark.
    private mutating func read(_ line: Substring.UnicodeScalarView, line number: Int) throws(ExchangeError) {
        if line.isEmpty { return finishEntry() }
        if line.first == "#" {
            if entry.texts["msgstr"] != nil { finishEntry() }
            return readComment(line)
        }
        if line.first == "\"" {
            guard let keyword else {
                throw ExchangeError(.syntax("A text has no keyword. Write msgstr before it."), line: number)
            }
            entry.texts[keyword, default: ""] += try POText.unquoted(line, line: number)
            return
        }
        let word = String(line.prefix { $0 != " " && $0 != "\t" && $0 != "\"" })
        if ["msgctxt", "msgid"].contains(word), entry.texts["msgstr"] != nil { finishEntry() }
        switch word {
        case "msgctxt", "msgid", "msgstr":
            guard entry.texts[word] == nil else {
                throw ExchangeError(.syntax("\(word) comes twice. Keep one of the two."), line: number)
            }
        case "msgid_plural", "msgstr[0]": throw ExchangeError(.unsupported("A plural of gettext's"), line: number)
        default: throw ExchangeError(.syntax("\(word) is no keyword. Write msgctxt, msgid or msgstr."), line: number)
        }
        if entry.line == 0 { entry.line = number }
        keyword = word
        entry.texts[word] = try POText.unquoted(line.dropFirst(word.unicodeScalars.count).trimmingSpaces, line: number)
    }

    private mutating func readComment(_ line: Substring.UnicodeScalarView) {
        switch line.dropFirst().first {
        case ",": entry.isFuzzy = entry.isFuzzy || Substring(line).contains("fuzzy")
        case ".", ":", "|", "~", nil: break
        default: entry.remarks.append(String(line.dropFirst().trimmingSpaces))
        }
    }

    private mutating func finishEntry() {
        if !entry.texts.isEmpty { entries.append(entry) }
        entry = Entry()
        keyword = nil
    }
}

extension POReader {
    private func catalog() throws(ExchangeError) -> TranslatedCatalog {
        guard let header = entries.first, header.texts["msgctxt"] == nil, header.texts["msgid"] == "" else {
            throw ExchangeError(.localeMissing(place: "the header's line Language:"), line: 1)
        }
        var units: [TranslatedCatalog.Unit] = []
        for entry in entries.dropFirst() {
            guard let key = entry.texts["msgctxt"] else {
                throw ExchangeError(.keyMissing(place: "msgctxt"), line: entry.line)
            }
            guard let text = entry.texts["msgstr"], entry.texts["msgid"] != nil else {
                throw ExchangeError(.syntax("The entry lacks its msgid or msgstr. Add it."), line: entry.line)
            }
            units.append(
                TranslatedCatalog.Unit(
                    key: key, message: entry.isFuzzy ? nil : text, remarks: entry.remarks, line: entry.line))
        }
        let fields = Self.fields(header.texts["msgstr"] ?? "")
        if let charset = fields["content-type"]?.split(separator: "=").last, charset.lowercased() != "utf-8" {
            throw ExchangeError(.otherEncoding(String(charset)), line: header.line)
        }
        guard let language = fields["language"], !language.isEmpty else {
            throw ExchangeError(.localeMissing(place: "the header's line Language:"), line: header.line)
        }
        return try TranslatedCatalog(locale: language, line: header.line, units: units)
    }

    /// The header's lines by their names.
    private static func fields(_ header: String) -> [String: String] {
        var fields: [String: String] = [:]
        for line in header.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].unicodeScalars.trimmingSpaces
            fields[line[..<colon].lowercased()] = String(value)
        }
        return fields
    }
}

extension Substring.UnicodeScalarView {
    /// Without spaces, tabs and carriage returns at both ends.
    fileprivate var trimmingSpaces: Substring.UnicodeScalarView {
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || scalar == "\r" }
        var text = drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }
}
