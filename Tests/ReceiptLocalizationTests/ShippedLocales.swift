import ReceiptModel

/// The locales that the package ships words for.
enum ShippedLocales {
    static let all = [
        "en", "en-GB", "de", "de-CH", "fr", "fr-CA", "es", "es-419", "it", "nl", "pt-BR", "pl", "ja", "zh-Hans",
        "zh-Hant", "ar", "he", "hi", "th", "nb",
    ]
    static let tags = all.compactMap { LanguageTag($0) }
}
