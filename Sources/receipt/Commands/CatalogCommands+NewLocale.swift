import ReceiptMessages
import Receipts

extension CatalogCommands {
    /// Writes a file for each bundle; none is replaced.
    @Sendable
    static func newLocale(_ arguments: Arguments) throws {
        guard let tag = LanguageTag(arguments.operand)?.base, tag != .undetermined else {
            throw UsageError(
                "\"\(arguments.operand)\" is no language tag", hint: "Write one such as cy, pt-AO or sr-Latn.")
        }
        let folder = arguments.value(.localizations) ?? "Localizations"
        let bundles = try openFolder(folder).bundles
        let name = tag.icuName
        for bundle in bundles where bundle.locales.contains(where: { $0.locale == name }) || tag == .english {
            throw FileError(
                .cannotCreate, "\(bundle.bundle) has words in \(tag) already",
                hint: "Edit \(folder)/\(bundle.bundle)/\(tag == .english ? "root" : name).txt.")
        }
        let texts = try bundles.map { (bundle: $0.bundle, text: try LocaleSkeleton(tag, of: $0).text) }
        for (bundle, text) in texts {
            let path = "\(folder)/\(bundle)/\(name).txt"
            try Output(path).write(Array(text.utf8))
            try Output.print("\(path)\n")
        }
    }
}
