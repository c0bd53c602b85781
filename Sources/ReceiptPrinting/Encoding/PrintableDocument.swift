import ReceiptContent
import ReceiptModel

/// A document in which currency signs that a printer lacks have become the currency's code of ISO 4217.
///
/// It has to be laid out anew: a code takes more cells than a sign. An amount that consists of letters which the printer
/// lacks keeps its digits and gets the code, too; never the sign of another currency.
struct PrintableDocument {
    let document: ReceiptDocument

    init(_ document: ReceiptDocument, _ characters: CharacterTable) {
        let storage = document.storage
        let signs = CurrencySigns(of: storage)
        var text: [UInt8] = []
        text.reserveCapacity(storage.text.count + 64)
        let runs = storage.runs.map { run in
            let start = text.count
            if run.isASCII {
                text += storage.text[run.byteRange]
            } else {
                let string = String(decoding: storage.text[run.byteRange], as: UTF8.self)
                if case .money(let money)? = document.value(of: run) {
                    text += Self.amount(string, money.currency, characters).utf8
                } else {
                    text += Self.words(string, signs, characters).utf8
                }
            }
            return Run(
                start: UInt32(start), length: UInt32(text.count - start), role: run.role, direction: run.direction,
                languageIndex: run.languageIndex, isASCII: text[start...].allSatisfy { $0 < 0x80 },
                valueIndex: run.valueIndex)
        }
        self.document = ReceiptDocument(storage: DocumentStorage(storage, text: text, runs: runs))
    }

    /// Money: what stands before its first digit or after its last one is the currency, with signs and spaces.
    static func amount(_ text: String, _ currency: CurrencyCode, _ characters: CharacterTable) -> String {
        let scalars = Array(text.unicodeScalars)
        let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.numericType == .decimal }
        guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            return text
        }
        let before = printable(scalars[..<first], currency, characters, digitsFollow: true)
        let after = printable(scalars[(last + 1)...], currency, characters, digitsFollow: false)
        return string(before) + string(scalars[first...last]) + string(after)
    }

    private static func printable(
        _ affix: ArraySlice<Unicode.Scalar>, _ currency: CurrencyCode, _ characters: CharacterTable, digitsFollow: Bool
    ) -> [Unicode.Scalar] {
        guard !affix.allSatisfy(characters.canPrint),
            let first = affix.firstIndex(where: { !isOutsideOfSign($0) }),
            let last = affix.lastIndex(where: { !isOutsideOfSign($0) })
        else { return Array(affix) }
        let space: [Unicode.Scalar] = ["\u{A0}"]
        let touches = digitsFollow ? last == affix.endIndex - 1 : first == affix.startIndex
        let code = Array(currency.rawValue.unicodeScalars)
        return affix[..<first] + (touches && !digitsFollow ? space : []) + code
            + (touches && digitsFollow ? space : []) + affix[(last + 1)...]
    }

    /// Signs of plus and minus, brackets of negative amounts, spaces, and controls of direction.
    private static func isOutsideOfSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .spaceSeparator, .format: true
        default: scalar == "+" || scalar == "\u{2212}"
        }
    }

    /// Words: each sign by itself, if it belongs to one currency.
    static func words(_ text: String, _ signs: CurrencySigns, _ characters: CharacterTable) -> String {
        let scalars = Array(text.unicodeScalars)
        var result: [Unicode.Scalar] = []
        for (index, scalar) in scalars.enumerated() {
            guard !characters.canPrint(scalar), let code = signs.code(for: scalar) else {
                result.append(scalar)
                continue
            }
            if let last = result.last, isWord(last) { result.append("\u{A0}") }
            result += code.rawValue.unicodeScalars
            if index + 1 < scalars.count, isWord(scalars[index + 1]) { result.append("\u{A0}") }
        }
        return string(result)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
