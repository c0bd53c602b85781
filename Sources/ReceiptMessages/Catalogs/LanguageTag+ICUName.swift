import ReceiptModel

extension LanguageTag {
    /// The base tag as ICU and the files of a bundle name it: `zh_Hant`, `es_419`.
    package var icuName: String {
        String(base.description.map { $0 == "-" ? "_" : $0 })
    }
}
