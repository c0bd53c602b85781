/// How a file for translators is written.
package enum ExchangeFormat: String, CaseIterable, Sendable {
    /// XLIFF 1.2.
    case xliff
    /// GNU gettext.
    case po
    /// Application Resource Bundle, of Flutter and others.
    case arb
    /// Apple's string catalogs.
    case xcstrings
    /// JSON of our own: a key, its text, and what is known of it.
    case json
}

extension ExchangeFormat {
    package func write(_ catalog: ExchangeCatalog) -> [UInt8] {
        switch self {
        case .xliff: XLIFFWriter.write(catalog)
        case .po: POWriter.write(catalog)
        case .arb: ARBWriter.write(catalog)
        case .xcstrings: XCStringsWriter.write(catalog)
        case .json: KeyedJSONWriter.write(catalog)
        }
    }

    package func read(_ bytes: [UInt8]) throws(ExchangeError) -> TranslatedCatalog {
        switch self {
        case .xliff: try XLIFFReader.read(bytes)
        case .po: try POReader.read(bytes)
        case .arb: try ARBReader.read(JSONMembers(reading: bytes))
        case .xcstrings: try XCStringsReader.read(JSONMembers(reading: bytes))
        case .json: try KeyedJSONReader.read(JSONMembers(reading: bytes))
        }
    }

    /// The format that the content shows; its name may say anything.
    package init(of bytes: [UInt8]) throws(ExchangeError) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        switch content.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        case UInt8(ascii: "<"): self = .xliff
        case UInt8(ascii: "{"):
            let members = try JSONMembers(reading: bytes)
            if members["@@locale"] != nil {
                self = .arb
            } else if members["strings"] != nil {
                self = .xcstrings
            } else if members["locale"] != nil {
                self = .json
            } else {
                throw ExchangeError(.localeMissing(place: "\"locale\", \"@@locale\" or \"strings\""), line: 1)
            }
        // A comment, or the keyword of an entry.
        case UInt8(ascii: "#"), UInt8(ascii: "m"): self = .po
        default: throw ExchangeError(.unknownFormat, line: 1)
        }
    }
}
