import ReceiptMessages
import Receipts

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `receipt catalog …`: for the people who translate.
enum CatalogCommands {
    static let folder = Operand(
        name: "DIR", purpose: "the folder that holds the bundles' folders; default Localizations", isNeeded: false)

    /// Lists what is wrong and what looks wrong. The exit status is 1 when there is an error.
    @Sendable
    static func check(_ arguments: Arguments) throws {
        let review = CatalogReview(try openFolder(arguments.operand))
        try Output.print(arguments.has(.json) ? json(review) : text(review))
        if !review.errors.isEmpty { exit(1) }
    }

    static func openFolder(_ operand: String) throws(FileError) -> CatalogFolder {
        let path = operand.isEmpty ? "Localizations" : operand
        do { return try CatalogFolder(path) } catch {
            switch error {
            case .unreadable(let reason):
                throw FileError(
                    .noInput, "cannot read \(path): \(reason)", hint: "Name the folder that holds the bundles.")
            case .noBundles:
                throw FileError(
                    .noInput, "there are no bundles in \(path)",
                    hint: "Name the folder in which each bundle is a folder with a root.txt.")
            }
        }
    }

    private static func text(_ review: CatalogReview) -> String {
        (review.errors.map(\.diagnostic) + review.warnings.map(\.diagnostic)).map { "\($0)\n" }.joined()
    }

    private static func json(_ review: CatalogReview) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("errors")
        writer.beginArray()
        for issue in review.errors {
            writer.beginObject(.line)
            writer.place(file: issue.file, line: issue.line, locale: issue.locale, key: issue.key)
            writer.member("message", "\(issue.problem)")
            writer.end()
        }
        writer.end()
        writer.key("warnings")
        writer.beginArray()
        for warning in review.warnings {
            writer.beginObject(.line)
            writer.place(file: warning.file, line: warning.line, locale: warning.locale, key: warning.key)
            writer.member("code", warning.slip.code)
            writer.member("message", "\(warning.slip)")
            writer.end()
        }
        writer.end()
        writer.end()
        return String(decoding: writer.finish(), as: UTF8.self)
    }
}

extension JSONWriter {
    fileprivate mutating func place(file: String?, line: Int?, locale: String, key name: String?) {
        member("file", optional: file)
        if let line {
            key("line")
            number(line)
        }
        member("locale", locale)
        member("key", optional: name)
    }
}
