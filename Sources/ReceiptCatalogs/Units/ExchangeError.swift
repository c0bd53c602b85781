import ReceiptModel

/// Why a translator's file cannot be read, whatever it says.
package struct ExchangeError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        case unknownFormat
        case notUTF8
        case otherEncoding(String)
        case json(JSONSyntaxError.Reason)
        /// What is wrong with XML, or with a PO file.
        case syntax(String)
        case doctype
        case tooDeep(Int)
        case localeMissing(place: String)
        case severalLocales([String])
        case unknownLocale(String)
        case english
        case sourceNotEnglish(String)
        case wrongType(key: String, expected: String)
        case keyMissing(place: String)
        case duplicateKey(String)
        /// Marks of a tool inside a text, or variants by device.
        case unsupported(String)
    }

    package let problem: Problem
    /// From 1.
    package let line: Int

    init(_ problem: Problem, line: Int) {
        self.problem = problem
        self.line = line
    }
}

extension ExchangeError: CustomStringConvertible {
    /// What is wrong and what to do, without the place.
    package var description: String {
        switch problem {
        case .unknownFormat: "This is no XLIFF, PO, ARB, xcstrings or JSON. Give a file that `catalog export` began."
        case .notUTF8: "The file is not UTF-8. Save it as UTF-8."
        case .otherEncoding(let name): "The file says that it is in \(name). Save it as UTF-8."
        case .json(let reason): reason.description
        case .syntax(let what): what
        case .doctype: "There is a document type, which may hold entities. Delete <!DOCTYPE …>."
        case .tooDeep(let limit): "More than \(limit) elements stand inside each other here. Make it flatter."
        case .localeMissing(let place): "The file does not say which language it is in. Name it in \(place)."
        case .severalLocales(let names):
            "The file holds several languages: \(names.joined(separator: ", ")). Give each a file of its own."
        case .unknownLocale(let name): "“\(name)” is no language tag. Write one such as de, pt-AO or sr-Latn."
        case .english: "English is root: edit root.txt itself."
        case .sourceNotEnglish(let name): "The file translates from \(name). Translate from English (en)."
        case .wrongType(let key, let expected): "\(key) is not \(expected). Write it as that."
        case .keyMissing(let place): "A text does not say which key it is for. Name it in \(place)."
        case .duplicateKey(let key): "\(key) is there twice. Keep one of the two."
        case .unsupported(let what): "\(what) cannot be printed. Write the text as a plain ICU message."
        }
    }
}
