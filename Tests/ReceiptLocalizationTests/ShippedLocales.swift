import ReceiptModel

/// The locales that the package ships words for.
enum ShippedLocales {
    static let all = [
        "ar", "ar-SA", "az", "bg", "bn", "bs", "ca", "cs", "da", "de", "de-AT", "de-CH", "el", "en", "en-AU",
        "en-CA", "en-GB", "en-IN", "es", "es-419", "es-MX", "et", "eu", "fa", "fi", "fil", "fr", "fr-BE", "fr-CA",
        "fr-CH", "gl", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "it-CH", "ja", "ka", "kk", "km", "ko", "lt",
        "lv", "mk", "mr", "ms", "nb", "nl", "nl-BE", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sq", "sr",
        "sr-Latn", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh-Hans", "zh-Hant", "zh-Hant-HK",
    ]

    /// Few enough that a request often falls back.
    static let few = [
        "en", "en-GB", "de", "de-CH", "fr", "fr-CA", "es", "es-419", "it", "nl", "pt-BR", "pl", "ja", "zh-Hans",
        "zh-Hant", "ar", "he", "hi", "th", "nb",
    ].compactMap { LanguageTag($0) }
}
