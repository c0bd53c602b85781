enum KeyedJSONReader {
    static func read(_ file: JSONMembers) throws(ExchangeError) -> TranslatedCatalog {
        var locale = (name: "", line: 1)
        var units: [TranslatedCatalog.Unit] = []
        for (member, line) in file.withLines {
            if member.name == "locale" {
                locale = (try file.text(of: member) ?? "", line)
                continue
            }
            let message = try file.object(of: member)
            units.append(
                TranslatedCatalog.Unit(
                    key: member.name, message: try message.text("text"), remarks: try message.texts("remarks"),
                    line: line))
        }
        return try TranslatedCatalog(locale: locale.name, line: locale.line, units: units)
    }
}
