import ReceiptMessages

/// What a translator's file makes of the files of bundle text. Nothing is written here: either every text is right, or there
/// is a refusal with all that is wrong.
package struct CatalogImport: Sendable {
    package struct File: Hashable, Sendable {
        package let path: String
        package let bytes: [UInt8]
    }

    /// The files that change or are new, bundle by bundle. Those of bundles that the translator's file does not name, and
    /// keys that it does not name, stay as they are; a key whose text is not translated is taken out.
    package let files: [File]

    /// - Parameters:
    ///   - catalog: What the translator says.
    ///   - file: The name of the translator's file, for problems.
    package init(_ catalog: TranslatedCatalog, from file: String, into folder: CatalogFolder) throws(CatalogRefusal) {
        let locale = catalog.locale.icuName
        // Over a file that cannot be read, nothing may be written.
        var issues = folder.issues.filter { $0.locale == locale || $0.locale == "root" }
        let texts = CheckedTexts(catalog, from: file, folder.bundles)
        issues += texts.issues
        for bundle in folder.bundles {
            issues += bundle.locales.filter { $0.locale == locale }.flatMap { $0.ownIssues(bundle: bundle.bundle) }
        }
        guard issues.isEmpty else { throw CatalogRefusal(issues: issues) }
        var files: [File] = []
        for bundle in folder.bundles {
            guard let entries = texts.byBundle[bundle.bundle] else { continue }
            if let changed = try Self.file(locale, of: bundle, saying: entries) { files.append(changed) }
        }
        self.files = files
    }

    /// Nil where the bundle's file says the same already.
    private static func file(
        _ locale: String, of bundle: BundleCheck, saying entries: [CheckedTexts.Entry]
    ) throws(CatalogRefusal) -> File? {
        let outline = try EditableBundleText(bundle.root).outline
        let present = bundle.locales.first { $0.locale == locale }
        var text =
            try present.map { source throws(CatalogRefusal) in try EditableBundleText(source) }
            ?? EditableBundleText(locale: locale)
        let before = text.bytes
        for entry in entries { text.set(entry.key, to: entry.text, remarks: entry.remarks, in: outline) }
        guard text.bytes != before else { return nil }
        let folder = bundle.root.file.dropLast("root.txt".count)
        return File(path: present?.file ?? "\(folder)\(locale).txt", bytes: text.bytes)
    }
}
