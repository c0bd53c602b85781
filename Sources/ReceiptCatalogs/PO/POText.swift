/// Strings as PO files write them.
enum POText {
    /// `keyword "text"`; a text of several lines begins on a line of its own.
    static func lines(_ keyword: String, _ text: String) -> [String] {
        var parts: [String] = [""]
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": parts[parts.count - 1] += "\\\(scalar)"
            case "\t": parts[parts.count - 1] += "\\t"
            case "\r": parts[parts.count - 1] += "\\r"
            case "\n":
                parts[parts.count - 1] += "\\n"
                parts.append("")
            default: parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        let quoted = parts.map { "\"\($0)\"" }
        return quoted.count == 1 ? ["\(keyword) \(quoted[0])"] : ["\(keyword) \"\""] + quoted
    }

    /// The text of one quoted string, or what is wrong with it.
    static func unquoted(_ quoted: Substring.UnicodeScalarView, line: Int) throws(ExchangeError) -> String {
        guard quoted.count >= 2, quoted.first == "\"", quoted.last == "\"" else {
            throw ExchangeError(.syntax("Here a text in quotation marks should stand. Write \"…\"."), line: line)
        }
        var text = ""
        var isEscaped = false
        for scalar in quoted.dropFirst().dropLast() {
            switch (isEscaped, scalar) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (false, "\""): throw ExchangeError(.syntax("A quotation mark inside a text. Write \\\"."), line: line)
            case (true, "n"): text += "\n"
            case (true, "t"): text += "\t"
            case (true, "r"): text += "\r"
            case (true, "\\"), (true, "\""), (false, _): text.unicodeScalars.append(scalar)
            case (true, _):
                throw ExchangeError(
                    .syntax("\\\(scalar) is no escape here. Write \\n, \\t, \\r, \\\" or \\\\."), line: line)
            }
            isEscaped = false
        }
        guard !isEscaped else {
            throw ExchangeError(.syntax("A text ends in a backslash. Write \\\\."), line: line)
        }
        return text
    }
}
