import ReceiptTesting
import TestSupport

/// A PDF as a list of positioned lines, by poppler's reader: what stands where on which page.
enum PDFRuns {
    /// `  21  110  Beleg`: points from the left and the top, and the words of the line from left to right.
    static func text(of pdf: [UInt8]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(pdf, as: "page.pdf")
        let reader = try ChildProcess(["pdftotext", "-bbox-layout", folder.path("page.pdf"), "-"])
        guard reader.status == 0 else {
            throw CheckFailure("pdftotext: \(String(decoding: reader.errors, as: UTF8.self))")
        }
        var text = ""
        var lines: [Line] = []
        for row in String(decoding: reader.output, as: UTF8.self).split(separator: "\n") {
            let tag = row.drop { $0 == " " }
            if tag.hasPrefix("<page ") {
                text += "page \(rounded("width", in: tag)) x \(rounded("height", in: tag))\n"
                lines = []
            } else if tag.hasPrefix("<line ") {
                lines.append(Line(left: rounded("xMin", in: tag), top: rounded("yMin", in: tag)))
            } else if tag.hasPrefix("<word "), let line = lines.indices.last {
                lines[line].append(content(of: tag), from: points("xMin", in: tag), to: points("xMax", in: tag))
            } else if tag.hasPrefix("</page>") {
                // The reader's own order follows columns, and changes with a hundredth of a point.
                for line in lines.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) { text += line.description }
            }
        }
        return text
    }

    private struct Line: CustomStringConvertible {
        let left: Int
        let top: Int
        private var words: [String] = []
        private var end = -Double.infinity

        init(left: Int, top: Int) {
            self.left = left
            self.top = top
        }

        /// The reader gives each letter of a right-to-left word by itself: those that touch are one word.
        mutating func append(_ word: String, from start: Double, to end: Double) {
            if start - self.end < 0.01, let last = words.indices.last {
                words[last] = word + words[last]
            } else {
                words.append(word)
            }
            self.end = end
        }

        var description: String { "\(padded(left)) \(padded(top))  \(words.joined(separator: " "))\n" }

        private func padded(_ number: Int) -> String {
            String(repeating: " ", count: max(0, 4 - "\(number)".count)) + "\(number)"
        }
    }

    private static func points(_ name: String, in tag: Substring) -> Double {
        guard let start = tag.firstRange(of: "\(name)=\"")?.upperBound else { return 0 }
        return Double(tag[start...].prefix { $0 != "\"" }) ?? 0
    }

    private static func rounded(_ name: String, in tag: Substring) -> Int { Int(points(name, in: tag).rounded()) }

    private static func content(of tag: Substring) -> String {
        let text = String(tag.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
