import ReceiptModel

/// What a translator's file says, whatever its format.
package struct TranslatedCatalog: Hashable, Sendable {
    package struct Unit: Hashable, Sendable {
        package enum Text: Hashable, Sendable {
            /// An ICU message.
            case message(String)
            /// The variants of a message that is one plural; which argument decides, root says.
            case plural([PluralVariant])
        }

        package let key: String
        /// Nil where it is not translated.
        package let text: Text?
        /// What the translator remarked; none where the format or the tool has no place for it.
        package let remarks: [String]
        /// From 1.
        package let line: Int

        init(key: String, text: Text?, remarks: [String] = [], line: Int) {
            self.key = key
            self.text = text
            self.remarks = remarks
            self.line = line
        }

        /// - Parameter message: An empty one is none.
        init(key: String, message: String?, remarks: [String] = [], line: Int) {
            let text = message.flatMap { $0.isEmpty ? nil : Text.message($0) }
            self.init(key: key, text: text, remarks: remarks, line: line)
        }
    }

    package let locale: LanguageTag
    /// In the order of the file; a key may come twice.
    package let units: [Unit]

    /// - Parameters:
    ///   - name: The locale as the file names it, by BCP 47 or ICU.
    ///   - line: Where it does.
    init(locale name: String, line: Int, units: [Unit]) throws(ExchangeError) {
        guard let tag = LanguageTag(name)?.base, tag != .undetermined else {
            throw ExchangeError(.unknownLocale(name), line: line)
        }
        guard tag != .english else { throw ExchangeError(.english, line: line) }
        locale = tag
        self.units = units
    }
}
