import FoundationEssentials
import TestSupport
import Testing

/// What Poppler reads from a PDF.
struct PDFReader {
    private let folder: TemporaryFolder
    private var path: String { folder.path("document.pdf") }

    init(_ bytes: [UInt8]) throws {
        folder = try TemporaryFolder()
        try folder.write(bytes, as: "document.pdf")
    }

    /// A font of the file, as `pdffonts` lists it.
    struct Font: CustomTestStringConvertible {
        let name: String
        let isEmbedded: Bool
        let isSubset: Bool
        let hasUnicodeMap: Bool

        var testDescription: String { name }
    }

    /// How the words of a page are put in order.
    enum Order {
        /// As a reader meets them: column by column.
        case reading
        /// As they stand on the paper.
        case layout
    }

    /// The text of all pages.
    func text(_ order: Order = .reading) throws -> String {
        try output(["pdftotext", "-enc", "UTF-8"] + (order == .layout ? ["-layout"] : []) + [path, "-"])
    }

    /// The text of each page, which Poppler ends with a form feed.
    func pages(_ order: Order = .layout) throws -> [String] {
        try text(order).split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    func pageCount() throws -> Int {
        try #require(Int(information()["Pages"] ?? ""))
    }

    /// What `pdfinfo` says: title, size, whether it is tagged.
    func information() throws -> [String: String] {
        var facts: [String: String] = [:]
        for line in try output(["pdfinfo", "-isodates", path]).split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            facts[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        return facts
    }

    /// The structure with its text, an element a line, as `pdfinfo -struct-text` prints it.
    func structure() throws -> String { try output(["pdfinfo", "-struct-text", path]) }

    func fonts() throws -> [Font] {
        // name, type, encoding, then emb, sub, uni and the number and generation of the object
        try output(["pdffonts", path]).split(separator: "\n").dropFirst(2).map { line in
            let fields = line.split(separator: " ")
            try #require(fields.count >= 8)
            let flags = fields.suffix(5).prefix(3).map { $0 == "yes" }
            return Font(
                name: String(fields[0]), isEmbedded: flags[0], isSubset: flags[1], hasUnicodeMap: flags[2])
        }
    }

    /// A page as a grey picture, in PGM.
    func picture(page: Int = 1, dotsPerInch: Int) throws -> [UInt8] {
        let run = try ChildProcess(
            ["pdftoppm", "-gray", "-r", "\(dotsPerInch)", "-f", "\(page)", "-l", "\(page)", "-singlefile", path])
        try #require(run.status == 0)
        return run.output
    }

    /// What qpdf finds wrong with the file: nothing.
    func problems() throws -> String { try PythonTools.output(of: "check_pdf.py", [path]) }

    /// The glyphs in the order in which the pages show them; see `Tests/Scripts/pdf_glyphs.py`.
    func glyphs() throws -> String { try PythonTools.output(of: "pdf_glyphs.py", [path]) }

    private func output(_ arguments: [String]) throws -> String {
        let run = try ChildProcess(arguments)
        try #require(run.status == 0, "\(arguments[0]): \(String(decoding: run.errors, as: UTF8.self))")
        try #require(run.errors.isEmpty, "\(arguments[0]): \(String(decoding: run.errors, as: UTF8.self))")
        return String(decoding: run.output, as: UTF8.self)
    }
}
