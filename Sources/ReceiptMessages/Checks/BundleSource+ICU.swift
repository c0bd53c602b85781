import ReceiptICU

extension BundleSource {
    /// Where ICU reads another text in what it compiled of this file than our own reader.
    ///
    /// - Parameters:
    ///   - package: The name that the data goes by.
    ///   - base64: ICU's common data file.
    /// - Throws: `ICUError` where ICU cannot read it at all.
    package func differences(package: String, base64: String) throws -> [CatalogIssue] {
        let strings = try Array(base64.utf8).withUnsafeBufferPointer { bytes in
            try ICUBundle(package: package, locale: locale, base64: bytes).strings()
        }
        let byICU = Dictionary(strings.map { ($0.key, $0.value) }) { first, _ in first }
        return text.entries.filter { byICU[$0.key] != $0.value }.map {
            issue(.readDifferently(icu: byICU[$0.key]), $0)
        }
    }
}
