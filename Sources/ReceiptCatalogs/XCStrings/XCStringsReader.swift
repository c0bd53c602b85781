import ReceiptMessages

/// Reads a string catalog that holds English and one other language.
enum XCStringsReader {
    static func read(_ file: JSONMembers) throws(ExchangeError) -> TranslatedCatalog {
        let source = try file.text("sourceLanguage") ?? ""
        guard source == "en" else { throw ExchangeError(.sourceNotEnglish(source), line: 1) }
        var units: [TranslatedCatalog.Unit] = []
        var languages: Set<String> = []
        guard let strings = try file.object("strings") else { throw ExchangeError(.unknownFormat, line: 1) }
        for (member, line) in strings.withLines {
            let localizations = try strings.object(of: member).object("localizations")
            guard let localizations else { continue }
            for localization in localizations.all where localization.name != source {
                languages.insert(localization.name)
                let text = try text(of: localizations.object(of: localization), line: line)
                units.append(TranslatedCatalog.Unit(key: member.name, text: text, line: line))
            }
        }
        guard languages.count < 2 else { throw ExchangeError(.severalLocales(languages.sorted()), line: 1) }
        guard let language = languages.first else {
            throw ExchangeError(.localeMissing(place: "\"localizations\""), line: 1)
        }
        return try TranslatedCatalog(locale: language, line: 1, units: units)
    }

    private static func text(
        of localization: JSONMembers, line: Int
    ) throws(ExchangeError) -> TranslatedCatalog.Unit.Text? {
        if let member = localization.all.first(where: { !["stringUnit", "variations"].contains($0.name) }) {
            throw ExchangeError(.unsupported("\"\(member.name)\""), line: line)
        }
        guard let variations = try localization.object("variations") else {
            return try value(of: localization).map { .message($0) }
        }
        guard let plural = try variations.object("plural"), variations.all.count == 1 else {
            throw ExchangeError(.unsupported("A variation that is no plural"), line: line)
        }
        var variants: [PluralVariant] = []
        for member in plural.all {
            guard let category = PluralCategory(rawValue: member.name) else {
                throw ExchangeError(.unsupported("The variation \"\(member.name)\""), line: line)
            }
            guard let text = try value(of: plural.object(of: member)) else { continue }
            variants.append(PluralVariant(category: category, text: text))
        }
        return variants.isEmpty ? nil : .plural(variants)
    }

    /// Nil where it is not translated.
    private static func value(of localization: JSONMembers) throws(ExchangeError) -> String? {
        guard let unit = try localization.object("stringUnit"), try unit.text("state") != "new",
            let value = try unit.text("value"), !value.isEmpty
        else { return nil }
        return value
    }
}
