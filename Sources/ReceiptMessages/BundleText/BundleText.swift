/// One locale's words as a translator writes them: ICU resource bundle text, a flat table of strings.
///
/// ```
/// de {
///     common.total { "Summe" }
/// }
/// ```
///
/// Read by us and not by ICU, because ICU's reader is a build-time tool that keeps neither comments nor lines. The build
/// proves that ICU reads the same.
package struct BundleText: Hashable, Sendable {
    /// One key, its text, and what stands above it.
    package struct Entry: Hashable, Sendable {
        package let key: String
        package let value: String
        /// The lines of the comment directly above the key, without comment marks; empty when there is none.
        package let comment: [String]
        /// Where the key stands.
        package let position: TextPosition
        /// Behind the closing brace.
        package let end: TextPosition
    }

    /// The name of the table, an ICU locale ID: `root`, `de`, `zh_Hant`.
    package let name: String
    /// Where the name stands.
    package let namePosition: TextPosition
    /// In the order of the file; a key may come twice.
    package let entries: [Entry]
    /// Behind the brace that opens the table.
    let opening: TextPosition
    /// Where the brace stands that closes the table.
    let closing: TextPosition

    package init(
        name: String, namePosition: TextPosition = .start, entries: [Entry], opening: TextPosition = .start,
        closing: TextPosition = .start
    ) {
        self.name = name
        self.namePosition = namePosition
        self.entries = entries
        self.opening = opening
        self.closing = closing
    }
}

extension BundleText.Entry {
    /// Of an English text: a name that a country's law gave. Other languages leave it as it is, and need not repeat it.
    package var isLegalName: Bool { comment.contains { $0.contains("Legal name in ") } }

    /// Why the text is rightly that of English, where the translator says so: `// As in English: a loan.`
    package var reasonForEnglish: String? {
        for line in comment {
            guard let start = line.firstRange(of: "As in English:") else { continue }
            let reason = line[start.upperBound...].drop { $0 == " " }
            return reason.isEmpty ? nil : String(reason)
        }
        return nil
    }

    /// The greatest number of characters that the text may have, where the comment gives one as `limit: 24`.
    package var limit: Int? {
        for line in comment {
            guard let colon = line.firstRange(of: "limit:") else { continue }
            let digits = line[colon.upperBound...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
            if let limit = Int(digits) { return limit }
        }
        return nil
    }
}

/// A place in a text file, counted from one; columns count characters as Unicode scalars.
package struct TextPosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package static let start = TextPosition(line: 1, column: 1)

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Text that is no flat bundle of strings.
package struct BundleTextError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        case notUTF8
        /// What stands there, and what should.
        case unexpected(found: String, expected: String)
        /// A quotation, a comment or a table that the file ends in.
        case unterminated(String)
        case invalidEscape(String)
        /// `:int`, `:array`, `:alias`, `:include`, …
        case unsupportedType(String)
        case nestedTable
        case array
        case unquotedText(String)
        case lineEndInText
    }

    package let problem: Problem
    package let position: TextPosition
}

extension BundleTextError: CustomStringConvertible {
    /// What is wrong and what to do, without the place.
    package var description: String {
        switch problem {
        case .notUTF8: "The file is not UTF-8. Save it as UTF-8."
        case .unexpected(let found, let expected): "Here stands \(found), where \(expected) is expected."
        case .unterminated(let what): "The file ends inside \(what). Close it."
        case .invalidEscape(let escape):
            "\(escape) is no escape. Write \\uXXXX with four hexadecimal digits, \\UXXXXXXXX with eight, \\xXX, \\n, \\t,"
                + " \\\" or \\\\."
        case .unsupportedType(let type): "A bundle of words holds texts only, not \(type). Write `key { \"Text\" }`."
        case .nestedTable:
            "Tables do not nest, because a key inside a table is not inherited. Write one flat key, such as `common.total`."
        case .array: "A key holds one text, not an array. Give each text its own key."
        case .unquotedText(let text): "The text \(text) has no quotation marks. Write `{ \"\(text)\" }`."
        case .lineEndInText:
            "The text runs over the end of the line. Close the quotation and go on with another one on the next line, or"
                + " write \\n for a line break."
        }
    }
}
