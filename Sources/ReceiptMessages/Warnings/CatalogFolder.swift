/// A folder as a package keeps its words: in it one folder for each bundle, in that one file for each locale.
package struct CatalogFolder {
    package let bundles: [BundleCheck]
    /// Files that cannot be read.
    package let issues: [CatalogIssue]
    /// What its `REVIEW.md` says.
    package let review: ReviewRecord

    /// Why a folder is none of words.
    package enum Failure: Error, Hashable, Sendable {
        case unreadable(reason: String)
        /// No folder in it has a `root.txt`.
        case noBundles
    }

    package init(_ path: String) throws(Failure) {
        let names: [String]
        do { names = try TextFile.names(in: path) } catch { throw .unreadable(reason: error.reason) }
        var bundles: [BundleCheck] = []
        var issues: [CatalogIssue] = []
        for name in names {
            let directory = "\(path)/\(name)"
            let files = ((try? TextFile.names(in: directory)) ?? []).filter { $0.hasSuffix(".txt") }
            guard files.contains("root.txt") else { continue }
            let sources = files.compactMap { BundleSource(file: "\(directory)/\($0)", &issues) }
            guard let root = sources.first(where: \.isRoot) else { continue }
            bundles.append(BundleCheck(bundle: name, root: root, locales: sources.filter { !$0.isRoot }))
        }
        guard !bundles.isEmpty || !issues.isEmpty else { throw .noBundles }
        let record = try? TextFile.bytes(of: "\(path)/REVIEW.md")
        review = record.map { ReviewRecord(String(decoding: $0, as: UTF8.self)) } ?? .empty
        self.bundles = bundles
        self.issues = issues
    }
}
