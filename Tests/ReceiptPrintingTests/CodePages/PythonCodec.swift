import TestSupport
import Testing

/// What Python's codec makes of the upper half of a page.
struct PythonCodec: Sendable, CustomTestStringConvertible {
    let page: String
    let name: String
    let upper: [Unicode.Scalar?]

    var testDescription: String { "\(page) = \(name)" }

    static func all() throws -> [PythonCodec] {
        let text = try PackageFolder.text("Tests/ReceiptPrintingTests/CodePages/PythonCodecs.txt")
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ").map(String.init)
            return PythonCodec(
                page: words[0], name: words[1],
                upper: words[2...].map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })
        }
    }
}
