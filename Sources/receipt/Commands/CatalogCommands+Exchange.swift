import ReceiptCatalogs
import ReceiptMessages
import Receipts

extension CatalogCommands {
    /// Writes a locale's words for a translator's tool.
    @Sendable
    static func export(_ arguments: Arguments) throws {
        let name = try arguments.required(.translation)
        guard let tag = LanguageTag(name)?.base, tag != .undetermined else {
            throw UsageError("\"\(name)\" is no language tag", hint: "Write one such as cy, pt-AO or sr-Latn.")
        }
        guard tag != .english else {
            throw UsageError("English is what is translated from", hint: "Name the language to translate into.")
        }
        let format: ExchangeFormat = try arguments.choice(.exchangeFormat)
        let folder = try openFolder(arguments.operand)
        if !folder.issues.isEmpty { throw CatalogRefusal(issues: folder.issues) }
        let bundles = folder.bundles.filter { [nil, $0.bundle].contains(arguments.value(.bundle)) }
        guard !bundles.isEmpty else {
            let names = folder.bundles.map(\.bundle).joined(separator: ", ")
            throw UsageError(
                "there is no bundle \"\(arguments.value(.bundle) ?? "")\"", hint: "Use one of: \(names).")
        }
        try Output(arguments.value(.output)).write(format.write(ExchangeCatalog(bundles, locale: tag)))
    }

    /// Takes a translator's words in. Each file that changed is named on a line.
    @Sendable
    static func importWords(_ arguments: Arguments) throws {
        let path = arguments.operand
        let bytes = try Input.read(path, tooLarge: "Export one bundle at a time, with --bundle.")
        let catalog: TranslatedCatalog
        do { catalog = try ExchangeFormat(of: bytes).read(bytes) } catch {
            throw FileError(
                .badData, "\(path):\(error.line): \(error)", hint: "Nothing was written; mend the file first.")
        }
        let folder = try openFolder(arguments.value(.localizations) ?? "")
        let files = try CatalogImport(catalog, from: path, into: folder).files
        try Output.replace(files.map { (path: $0.path, bytes: $0.bytes) })
        try Output.print(files.map { "\($0.path)\n" }.joined())
    }
}
