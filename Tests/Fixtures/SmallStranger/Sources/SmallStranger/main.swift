import Receipts

// One line for each language of the kiosk, then ours beside it: both packages have a bundle named `consumer`.
for locale in ConsumerWords.locales {
    let words = try ConsumerWords(locale: locale, formats: LocaleFormats(locale))
    let summary = checkoutSummary(using: KioskFactory(words: words))
    print("\(locale): \(summary) (\(try words.waiting(count: 1_234).text()))")
}
print(checkoutSummary(using: ConsumerCheckoutFactory()))
