import ReceiptTesting
import TestSupport

/// A PDF as a list of positioned lines, by poppler's reader: what stands where on which page.
enum PDFRuns {
    /// `  21  110  Beleg`: points from the left and the top, and the words of the line.
    static func text(of pdf: [UInt8]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(pdf, as: "page.pdf")
        let reader = try ChildProcess(["pdftotext", "-bbox-layout", folder.path("page.pdf"), "-"])
        guard reader.status == 0 else {
            throw CheckFailure("pdftotext: \(String(decoding: reader.errors, as: UTF8.self))")
        }
        var lines: [String] = []
        var place = ""
        var words: [String] = []
        for line in String(decoding: reader.output, as: UTF8.self).split(separator: "\n") {
            let tag = line.drop { $0 == " " }
            if tag.hasPrefix("<page ") {
                lines.append("page \(points("width", in: tag)) x \(points("height", in: tag))")
            } else if tag.hasPrefix("<line ") {
                place = [points("xMin", in: tag), points("yMin", in: tag)].map(padded).joined(separator: " ")
                words = []
            } else if tag.hasPrefix("<word ") {
                words.append(content(of: tag))
            } else if tag.hasPrefix("</line>") {
                lines.append("\(place)  \(words.joined(separator: " "))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A number of an attribute, in whole points.
    private static func points(_ name: String, in tag: Substring) -> String {
        guard let start = tag.firstRange(of: "\(name)=\"")?.upperBound else { return "" }
        return Double(tag[start...].prefix { $0 != "\"" }).map { "\(Int($0.rounded()))" } ?? ""
    }

    private static func content(of tag: Substring) -> String {
        let text = String(tag.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    private static func padded(_ text: String) -> String {
        String(repeating: " ", count: max(0, 4 - text.count)) + text
    }
}
