/// What some shipped locales say before an order is placed, as it was worked out from their words by hand.
///
/// The expected texts are whole: with the isolates that right-to-left sentences put around what is inserted, and the
/// no-break space of French before its colon.
struct ReviewedWords: Sendable {
    struct Texts: Sendable {
        /// The heading of order 42.
        let title: String
        /// Labels of the fields that must be filled in, in order.
        let fields: [String]
        let summary: String
    }

    let locale: String
    let consumer: Texts
    let business: Texts

    init(_ locale: String, consumer: Texts, business: Texts) {
        self.locale = locale
        self.consumer = consumer
        self.business = business
    }
}

extension ReviewedWords {
    static let table: [ReviewedWords] = [
        ReviewedWords(
            "ar",
            consumer: Texts(
                title: "طلب رقم \u{2068}42\u{2069}",
                fields: ["رقم البطاقة", "الرمز البريدي"],
                summary: "\u{2068}طلب رقم \u{2068}42\u{2069}\u{2069}: \u{2068}رقم البطاقة، الرمز البريدي\u{2069}"),
            business: Texts(
                title: "فاتورة الطلب \u{2068}42\u{2069}",
                fields: ["رقم أمر الشراء", "رقم التعريف الضريبي"],
                summary: "\u{2068}فاتورة الطلب \u{2068}42\u{2069}\u{2069}: "
                    + "\u{2068}رقم أمر الشراء، رقم التعريف الضريبي\u{2069}")),
        ReviewedWords(
            "de",
            consumer: Texts(
                title: "Bestellung 42",
                fields: ["Kartennummer", "Postleitzahl"],
                summary: "Bestellung 42: Kartennummer, Postleitzahl"),
            business: Texts(
                title: "Rechnung zu Auftrag 42",
                fields: ["Bestellnummer", "Steuer-ID"],
                summary: "Rechnung zu Auftrag 42: Bestellnummer, Steuer-ID")),
        ReviewedWords(
            "de-CH",
            consumer: Texts(
                title: "Bestellung 42",
                fields: ["Kartennummer", "Postleitzahl"],
                summary: "Bestellung 42: Kartennummer, Postleitzahl"),
            business: Texts(
                title: "Rechnung zu Auftrag 42",
                fields: ["Bestellnummer", "Steuer-ID"],
                summary: "Rechnung zu Auftrag 42: Bestellnummer, Steuer-ID")),
        ReviewedWords(
            "en",
            consumer: Texts(
                title: "Order 42",
                fields: ["Card number", "Postal code"],
                summary: "Order 42: Card number, Postal code"),
            business: Texts(
                title: "Invoice for 42",
                fields: ["Purchase order", "Tax ID"],
                summary: "Invoice for 42: Purchase order, Tax ID")),
        ReviewedWords(
            "en-GB",
            consumer: Texts(
                title: "Order 42",
                fields: ["Card number", "Postcode"],
                summary: "Order 42: Card number, Postcode"),
            business: Texts(
                title: "Invoice for 42",
                fields: ["Purchase order", "Tax ID"],
                summary: "Invoice for 42: Purchase order, Tax ID")),
        ReviewedWords(
            "es",
            consumer: Texts(
                title: "Pedido 42",
                fields: ["Número de tarjeta", "Código postal"],
                summary: "Pedido 42: Número de tarjeta, Código postal"),
            business: Texts(
                title: "Factura del pedido 42",
                fields: ["Pedido de compra", "Identificador fiscal"],
                summary: "Factura del pedido 42: Pedido de compra, Identificador fiscal")),
        ReviewedWords(
            "es-419",
            consumer: Texts(
                title: "Pedido 42",
                fields: ["Número de tarjeta", "Código postal"],
                summary: "Pedido 42: Número de tarjeta, Código postal"),
            business: Texts(
                title: "Factura del pedido 42",
                fields: ["Orden de compra", "Identificador fiscal"],
                summary: "Factura del pedido 42: Orden de compra, Identificador fiscal")),
        ReviewedWords(
            "fr",
            consumer: Texts(
                title: "Commande 42",
                fields: ["Numéro de carte", "Code postal"],
                summary: "Commande 42\u{00A0}: Numéro de carte, Code postal"),
            business: Texts(
                title: "Facture pour la commande 42",
                fields: ["Bon de commande", "Identifiant fiscal"],
                summary: "Facture pour la commande 42\u{00A0}: Bon de commande, Identifiant fiscal")),
        ReviewedWords(
            "fr-CA",
            consumer: Texts(
                title: "Commande 42",
                fields: ["Numéro de carte", "Code postal"],
                summary: "Commande 42\u{00A0}: Numéro de carte, Code postal"),
            business: Texts(
                title: "Facture pour la commande 42",
                fields: ["Bon de commande", "Identifiant fiscal"],
                summary: "Facture pour la commande 42\u{00A0}: Bon de commande, Identifiant fiscal")),
        ReviewedWords(
            "he",
            consumer: Texts(
                title: "הזמנה \u{2068}42\u{2069}",
                fields: ["מספר כרטיס", "מיקוד"],
                summary: "\u{2068}הזמנה \u{2068}42\u{2069}\u{2069}: \u{2068}מספר כרטיס, מיקוד\u{2069}"),
            business: Texts(
                title: "חשבונית עבור הזמנה \u{2068}42\u{2069}",
                fields: ["מספר הזמנת רכש", "מספר מזהה לצורכי מס"],
                summary: "\u{2068}חשבונית עבור הזמנה \u{2068}42\u{2069}\u{2069}: "
                    + "\u{2068}מספר הזמנת רכש, מספר מזהה לצורכי מס\u{2069}")),
        ReviewedWords(
            "hi",
            consumer: Texts(
                title: "ऑर्डर 42",
                fields: ["कार्ड संख्या", "डाक कोड"],
                summary: "ऑर्डर 42: कार्ड संख्या, डाक कोड"),
            business: Texts(
                title: "ऑर्डर 42 का बीजक",
                fields: ["क्रय आदेश संख्या", "करदाता पहचान संख्या"],
                summary: "ऑर्डर 42 का बीजक: क्रय आदेश संख्या, करदाता पहचान संख्या")),
        ReviewedWords(
            "it",
            consumer: Texts(
                title: "Ordine 42",
                fields: ["Numero della carta", "Codice postale"],
                summary: "Ordine 42: Numero della carta, Codice postale"),
            business: Texts(
                title: "Fattura per l’ordine 42",
                fields: ["Ordine di acquisto", "Identificativo fiscale"],
                summary: "Fattura per l’ordine 42: Ordine di acquisto, Identificativo fiscale")),
        ReviewedWords(
            "ja",
            consumer: Texts(
                title: "注文 42",
                fields: ["カード番号", "郵便番号"],
                summary: "注文 42：カード番号、郵便番号"),
            business: Texts(
                title: "注文 42 の請求書",
                fields: ["発注番号", "納税者番号"],
                summary: "注文 42 の請求書：発注番号、納税者番号")),
        ReviewedWords(
            "nb",
            consumer: Texts(
                title: "Bestilling 42",
                fields: ["Kortnummer", "Postnummer"],
                summary: "Bestilling 42: Kortnummer, Postnummer"),
            business: Texts(
                title: "Faktura for ordre 42",
                fields: ["Innkjøpsordrenummer", "Skatte-ID"],
                summary: "Faktura for ordre 42: Innkjøpsordrenummer, Skatte-ID")),
        ReviewedWords(
            "nl",
            consumer: Texts(
                title: "Bestelling 42",
                fields: ["Kaartnummer", "Postcode"],
                summary: "Bestelling 42: Kaartnummer, Postcode"),
            business: Texts(
                title: "Factuur voor order 42",
                fields: ["Inkoopordernummer", "Fiscaal nummer"],
                summary: "Factuur voor order 42: Inkoopordernummer, Fiscaal nummer")),
        ReviewedWords(
            "pl",
            consumer: Texts(
                title: "Zamówienie 42",
                fields: ["Numer karty", "Kod pocztowy"],
                summary: "Zamówienie 42: Numer karty, Kod pocztowy"),
            business: Texts(
                title: "Faktura (zamówienie 42)",
                fields: ["Numer zamówienia", "Numer podatkowy"],
                summary: "Faktura (zamówienie 42): Numer zamówienia, Numer podatkowy")),
        ReviewedWords(
            "pt-BR",
            consumer: Texts(
                title: "Pedido 42",
                fields: ["Número do cartão", "Código postal"],
                summary: "Pedido 42: Número do cartão, Código postal"),
            business: Texts(
                title: "Fatura do pedido 42",
                fields: ["Pedido de compra", "Identificação fiscal"],
                summary: "Fatura do pedido 42: Pedido de compra, Identificação fiscal")),
        ReviewedWords(
            "th",
            consumer: Texts(
                title: "คำสั่งซื้อ 42",
                fields: ["หมายเลขบัตร", "รหัสไปรษณีย์"],
                summary: "คำสั่งซื้อ 42: หมายเลขบัตร, รหัสไปรษณีย์"),
            business: Texts(
                title: "ใบแจ้งหนี้สำหรับคำสั่งซื้อ 42",
                fields: ["เลขที่ใบสั่งซื้อ", "เลขประจำตัวผู้เสียภาษี"],
                summary: "ใบแจ้งหนี้สำหรับคำสั่งซื้อ 42: เลขที่ใบสั่งซื้อ, เลขประจำตัวผู้เสียภาษี")),
        ReviewedWords(
            "zh-Hans",
            consumer: Texts(
                title: "订单 42",
                fields: ["银行卡号", "邮政编码"],
                summary: "订单 42：银行卡号、邮政编码"),
            business: Texts(
                title: "订单 42 的账单",
                fields: ["采购订单号", "纳税人识别号"],
                summary: "订单 42 的账单：采购订单号、纳税人识别号")),
        ReviewedWords(
            "zh-Hant",
            consumer: Texts(
                title: "訂單 42",
                fields: ["卡號", "郵遞區號"],
                summary: "訂單 42：卡號、郵遞區號"),
            business: Texts(
                title: "訂單 42 的帳單",
                fields: ["採購單編號", "稅務識別號碼"],
                summary: "訂單 42 的帳單：採購單編號、稅務識別號碼")),
    ]
}
