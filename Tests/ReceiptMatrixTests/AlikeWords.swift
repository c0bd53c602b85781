/// Words that a language really shares with English, reviewed one by one, with the reason.
enum AlikeWords {
    enum Reason {
        /// Both languages took the word from Latin or from each other long ago: Total, Date, Signature.
        case sharedRoot
        /// An English or American word that shops of the language print: Chip, Online, Coupon.
        case loan
        /// Short for a word of its own that begins alike: Incl., No., Desc.
        case abbreviation
        /// Law and accountants of the language use the English name: VAT.
        case englishTerm
        /// It exists only in the United States, and the name of a domestic tax in its place would be wrong: Sales tax.
        case foreignInstitution
    }

    static let table: [String: [String: Reason]] = [
        "de": [
            "common.party.website": .loan,
            "common.discount.coupon": .loan,
            "common.payment.terminal": .sharedRoot,
            "common.payment.bank": .sharedRoot,
            "common.entry.chip": .loan,
            "common.entry.online": .loan,
            "common.accessibility.logo": .loan,
            "common.form.optional": .sharedRoot,
            "consumer.field.name.short": .sharedRoot,
        ],
        "de-CH": [
            "common.total": .sharedRoot,
            "common.totals.in-currency": .sharedRoot,
            "common.means.check": .loan,
            "common.slip.total-line": .sharedRoot,
        ],
        "es": [
            "common.answer.no": .sharedRoot,
            "common.tax.included": .abbreviation,
            "common.total": .sharedRoot,
            "common.totals.subtotal": .sharedRoot,
            "common.payment.terminal": .sharedRoot,
            "common.entry.chip": .loan,
            "common.slip.total-line": .sharedRoot,
        ],
        "fr": [
            "common.document.date": .sharedRoot,
            "common.document.table": .sharedRoot,
            "common.party.contact": .sharedRoot,
            "common.total": .sharedRoot,
            "common.payment.terminal": .sharedRoot,
            "common.slip.total-line": .sharedRoot,
            "common.slip.signature": .sharedRoot,
            "business.field.billing-contact.short": .sharedRoot,
        ],
        "it": [
            "common.answer.no": .sharedRoot,
            "common.entry.chip": .loan,
            "common.entry.contactless": .loan,
            "common.entry.online": .loan,
            "common.accessibility.logo": .loan,
        ],
        "ja": [
            "common.document.number-short": .abbreviation,
            "common.column.position": .abbreviation,
            "common.scheme.vat": .englishTerm,
        ],
        "nb": [
            "common.payment.terminal": .sharedRoot,
            "common.payment.bank": .sharedRoot,
            "common.entry.chip": .loan,
            "common.accessibility.logo": .loan,
            "common.scheme.sales-tax": .foreignInstitution,
        ],
        "nl": [
            "common.document.order-number-short": .loan,
            "common.party.website": .loan,
            "common.tax.included": .abbreviation,
            "common.payment.terminal": .sharedRoot,
            "common.payment.bank": .sharedRoot,
            "common.entry.chip": .loan,
            "common.entry.online": .loan,
            "common.accessibility.logo": .loan,
            "business.field.billing-contact.short": .sharedRoot,
            "common.scheme.sales-tax": .foreignInstitution,
        ],
        "pl": [
            "common.scheme.vat": .englishTerm,
            "common.payment.terminal": .sharedRoot,
            "common.payment.bank": .sharedRoot,
            "common.entry.chip": .loan,
            "common.entry.online": .loan,
            "common.accessibility.logo": .loan,
            "common.scheme.sales-tax": .foreignInstitution,
        ],
        "pt-BR": [
            "common.column.description-short": .sharedRoot,
            "common.total": .sharedRoot,
            "common.totals.subtotal": .sharedRoot,
            "common.payment.terminal": .sharedRoot,
            "common.entry.chip": .loan,
            "common.entry.online": .loan,
            "common.slip.total-line": .sharedRoot,
        ],
    ]
}
