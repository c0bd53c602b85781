enum ARBReader {
    static func read(_ file: JSONMembers) throws(ExchangeError) -> TranslatedCatalog {
        var locale = (name: "", line: 1)
        var remarks: [Substring: [String]] = [:]
        var texts: [(key: String, text: String?, line: Int)] = []
        for (member, line) in file.withLines {
            if member.name == "@@locale" {
                locale = (try file.text(of: member) ?? "", line)
            } else if member.name.hasPrefix("@@") {
                // About the file: when it was changed, by whom.
            } else if member.name.hasPrefix("@") {
                remarks[member.name.dropFirst()] = try file.object(of: member).texts("x-remarks")
            } else {
                texts.append((member.name, try file.text(of: member), line))
            }
        }
        let units = texts.map { key, text, line in
            TranslatedCatalog.Unit(key: key, message: text, remarks: remarks[key[...]] ?? [], line: line)
        }
        return try TranslatedCatalog(locale: locale.name, line: locale.line, units: units)
    }
}
