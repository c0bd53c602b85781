import ReceiptMessages

/// Checks a bundle, has ICU compile it, and writes it as Swift.
struct BundleCompiler {
    private let bundle: String
    private let arguments: CompilerArguments

    /// Words that are wrong, as a list that build tools understand.
    struct InvalidWords: Error, CustomStringConvertible {
        let issues: [CatalogIssue]

        var description: String { issues.map(\.diagnostic).joined(separator: "\n") }
    }

    init(bundle: String, _ arguments: CompilerArguments) {
        self.bundle = bundle
        self.arguments = arguments
    }

    func run() throws {
        let check = try checkedBundle()
        let resources = try ResourceCompiler(workDirectory: arguments.workDirectory)
        var locales: [CompiledLocale] = []
        var issues: [CatalogIssue] = []
        // Root's words are generated as Swift; it is compiled all the same, to prove that ICU reads what we read.
        for source in [check.root] + check.locales {
            let blob = try resources.compile(source, bundle: bundle)
            issues += try source.differences(package: blob.package, base64: blob.base64)
            if !source.isRoot {
                locales.append(CompiledLocale(source: source, parent: check.parent(of: source)?.locale, blob: blob))
            }
        }
        if !issues.isEmpty { throw InvalidWords(issues: issues) }
        let swift = WordsSource(check: check, locales: locales).text
        try OutputFile.write(Array(swift.utf8), to: arguments.output)
    }

    private func checkedBundle() throws -> BundleCheck {
        var issues: [CatalogIssue] = []
        let sources = arguments.files.compactMap { BundleSource(file: $0, &issues) }
        guard let root = sources.first(where: \.isRoot) else { throw InvalidWords(issues: issues) }
        let check = BundleCheck(bundle: bundle, root: root, locales: sources.filter { !$0.isRoot })
        issues += check.issues
        if !issues.isEmpty { throw InvalidWords(issues: issues) }
        return check
    }
}

/// One locale, ready to be embedded.
struct CompiledLocale {
    let source: BundleSource
    /// As ICU names it; nil for English.
    let parent: String?
    let blob: ResourceBlob
}
