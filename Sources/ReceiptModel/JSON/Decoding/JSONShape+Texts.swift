extension JSONShape<String> {
    /// A string with something in it besides spaces.
    static var text: JSONShape {
        JSONShape { value in
            guard let text = value.text else { return value.refuseType(wanted: "a string") }
            guard text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else {
                return value.refuse(
                    .wrongValue, "This text is empty; write it, or leave the key out where it may be absent.")
            }
            return text
        }
    }

    /// A text that `isValid` accepts.
    ///
    /// - Parameter wanted: what to give instead of another one.
    static func text(wanted: StaticString, where isValid: @escaping (String) -> Bool) -> JSONShape {
        text(wanted: wanted) { isValid($0) ? $0 : nil }
    }
}

extension JSONShape {
    /// A text that `convert` makes a value of.
    ///
    /// - Parameter wanted: what to give instead of a text that it refuses.
    static func text(wanted: StaticString, _ convert: @escaping (String) -> Value?) -> JSONShape {
        JSONShape { value in
            guard let text = value.text else { return value.refuseType(wanted: "a string") }
            return convert(text) ?? value.refuse(.wrongValue, "This value does not fit; give \(wanted).")
        }
    }
}

extension JSONShape where Value: RawRepresentable<String> & CaseIterable {
    /// One of the words of an enumeration.
    static var word: JSONShape {
        JSONShape { value in
            guard let text = value.text else { return value.refuseType(wanted: "a string") }
            if let word = Value(rawValue: text) { return word }
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            return value.refuse(.wrongValue, "This word is not known here; give one of \(known).")
        }
    }
}

extension JSONShape<CurrencyCode> {
    static var currency: JSONShape {
        .text(wanted: "a currency code in capitals, such as EUR") { CurrencyCode($0) }
    }
}

extension JSONShape<CountryCode> {
    static var country: JSONShape {
        .text(wanted: "a country code of ISO 3166-1 in capitals, such as CH") { CountryCode($0) }
    }
}

extension JSONShape<LocalizedText> {
    /// A string for all readers, or an object of strings by language: `{"de": "Brot", "fr": "Pain"}`.
    static var localizedText: JSONShape {
        JSONShape { value in
            value.kind == .object ? byLanguage.decode(value) : plain.decode(value)
        }
    }

    private static var plain: JSONShape { JSONShape<String>.text.map { LocalizedText($0) } }

    private static var byLanguage: JSONShape {
        JSONShape { value in
            let entries = JSONObjectDecoder(value).entries()
            guard !entries.isEmpty else {
                return value.refuse(.wrongValue, "This text has no language; add one, such as {\"en\": \"…\"}.")
            }
            return LocalizedText(
                entries.compactMap { key, node, text in
                    let language = language(key)
                    if language == nil {
                        value.log.add(
                            .wrongValue, at: node,
                            "This key is no language tag in its canonical form; write it like de, de-CH or zh-Hant.")
                    }
                    guard let text = JSONShape<String>.text.decode(text), let language else { return nil }
                    return LocalizedText.Entry(language: language, text: text)
                })
        }
    }

    /// Only the canonical form, so that equal languages are equal keys; a text has no use for extensions.
    private static func language(_ key: String) -> LanguageTag? {
        guard let tag = LanguageTag(key), tag == tag.base, tag.description == key else { return nil }
        return tag
    }
}
