import ReceiptMessages

/// Why words were not taken out or in: every problem, with its place.
package struct CatalogRefusal: Error, Hashable, Sendable {
    package let issues: [CatalogIssue]

    package init(issues: [CatalogIssue]) { self.issues = issues }
}

extension EditableBundleText {
    /// Takes the file of a locale apart, as it is now.
    init(_ source: BundleSource) throws(CatalogRefusal) {
        func refusal(_ problem: CatalogProblem, line: Int?) -> CatalogRefusal {
            CatalogRefusal(
                issues: [CatalogIssue(problem, file: source.file, line: line, locale: source.locale, key: nil)])
        }
        let bytes: [UInt8]
        do { bytes = try TextFile.bytes(of: source.file) } catch {
            throw refusal(.unreadableFile(reason: error.reason), line: nil)
        }
        do { try self.init(reading: bytes) } catch {
            throw refusal(.bundleSyntax(reason: error.description), line: error.position.line)
        }
    }
}
