/// A problem with a bundle's words, and where it is.
public struct CatalogIssue: Hashable, Sendable {
    public let problem: CatalogProblem
    /// The file, as it was named to the reader; nil for words that come as Swift values.
    public let file: String?
    /// From 1; nil where the problem is with no one line.
    public let line: Int?
    /// The locale, as ICU names it: `root`, `de_CH`.
    public let locale: String
    /// Nil where the problem is with the whole file.
    public let key: String?

    public init(_ problem: CatalogProblem, file: String?, line: Int?, locale: String, key: String?) {
        self.problem = problem
        self.file = file
        self.line = line
        self.locale = locale
        self.key = key
    }
}

extension CatalogIssue: CustomStringConvertible {
    /// `file:line: key: what is wrong and what to do`, without the parts that are not known.
    public var description: String {
        let place = file.map { file in line.map { "\(file):\($0)" } ?? file } ?? locale
        return [place, key, problem.description].compactMap { $0 }.joined(separator: ": ")
    }

    /// As compilers print it, so that build tools find the line: `file:line: error: key: …`.
    package var diagnostic: String {
        let place = file.map { file in "\(file):\(line ?? 1)" } ?? locale
        return [place, "error", key, problem.description].compactMap { $0 }.joined(separator: ": ")
    }
}
