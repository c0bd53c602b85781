import ReceiptLocalization
import ReceiptMessages
import ReceiptModel

for locale in ConsumerWords.locales {
    let words = try ConsumerWords(locale: locale, formats: LocaleFormats(locale))
    let waiting = try words.waiting(count: 1_234).text()
    print("\(locale): \(words.title(orderID: "42")), \(words.table()), \(waiting)")
}
