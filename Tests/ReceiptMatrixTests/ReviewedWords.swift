/// What each shipped locale says in one line, as it was read by people who know the language's receipts: title, colon,
/// required fields, separator. Isolates around inserted texts are left out.
enum ReviewedWords {
    static let table: [(locale: String, consumer: String, business: String)] = [
        (
            "ar", "طلب رقم 42: رقم البطاقة، الرمز البريدي",
            "فاتورة الطلب 42: رقم أمر الشراء، رقم التعريف الضريبي"
        ),
        (
            "de", "Bestellung 42: Kartennummer, Postleitzahl",
            "Rechnung zu Auftrag 42: Bestellnummer, Steuer-ID"
        ),
        (
            "de-CH", "Bestellung 42: Kartennummer, Postleitzahl",
            "Rechnung zu Auftrag 42: Bestellnummer, Steuer-ID"
        ),
        (
            "en", "Order 42: Card number, Postal code",
            "Invoice for 42: Purchase order, Tax ID"
        ),
        (
            "en-GB", "Order 42: Card number, Postcode",
            "Invoice for 42: Purchase order, Tax ID"
        ),
        (
            "es", "Pedido 42: Número de tarjeta, Código postal",
            "Factura del pedido 42: Pedido de compra, Identificador fiscal"
        ),
        (
            "es-419", "Pedido 42: Número de tarjeta, Código postal",
            "Factura del pedido 42: Orden de compra, Identificador fiscal"
        ),
        (
            "fr", "Commande 42\u{00A0}: Numéro de carte, Code postal",
            "Facture pour la commande 42\u{00A0}: Bon de commande, Identifiant fiscal"
        ),
        (
            "fr-CA", "Commande 42\u{00A0}: Numéro de carte, Code postal",
            "Facture pour la commande 42\u{00A0}: Bon de commande, Identifiant fiscal"
        ),
        (
            "he", "הזמנה 42: מספר כרטיס, מיקוד",
            "חשבונית עבור הזמנה 42: מספר הזמנת רכש, מספר מזהה לצורכי מס"
        ),
        (
            "hi", "ऑर्डर 42: कार्ड संख्या, डाक कोड",
            "ऑर्डर 42 का बीजक: क्रय आदेश संख्या, करदाता पहचान संख्या"
        ),
        (
            "it", "Ordine 42: Numero della carta, Codice postale",
            "Fattura per l’ordine 42: Ordine di acquisto, Identificativo fiscale"
        ),
        (
            "ja", "注文 42：カード番号、郵便番号",
            "注文 42 の請求書：発注番号、納税者番号"
        ),
        (
            "nb", "Bestilling 42: Kortnummer, Postnummer",
            "Faktura for ordre 42: Innkjøpsordrenummer, Skatte-ID"
        ),
        (
            "nl", "Bestelling 42: Kaartnummer, Postcode",
            "Factuur voor order 42: Inkoopordernummer, Fiscaal nummer"
        ),
        (
            "pl", "Zamówienie 42: Numer karty, Kod pocztowy",
            "Faktura (zamówienie 42): Numer zamówienia, Numer podatkowy"
        ),
        (
            "pt-BR", "Pedido 42: Número do cartão, Código postal",
            "Fatura do pedido 42: Pedido de compra, Identificação fiscal"
        ),
        (
            "th", "คำสั่งซื้อ 42: หมายเลขบัตร, รหัสไปรษณีย์",
            "ใบแจ้งหนี้สำหรับคำสั่งซื้อ 42: เลขที่ใบสั่งซื้อ, เลขประจำตัวผู้เสียภาษี"
        ),
        (
            "zh-Hans", "订单 42：银行卡号、邮政编码",
            "订单 42 的账单：采购订单号、纳税人识别号"
        ),
        (
            "zh-Hant", "訂單 42：卡號、郵遞區號",
            "訂單 42 的帳單：採購單編號、稅務識別號碼"
        ),
    ]
}
