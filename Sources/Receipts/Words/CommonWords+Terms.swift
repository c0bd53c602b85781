import ReceiptMessages
import ReceiptModel
import ReceiptWords

// The bundles' word for each value of the model. Switches without `default`: a new value does not compile until it has
// a word.

extension CommonWords {
    func word(for scheme: TaxScheme) -> PlainPhrase {
        switch scheme {
        case .vat: schemeVat()
        case .gst: schemeGst()
        case .hst: schemeHst()
        case .qst: schemeQst()
        case .pst: schemePst()
        case .cgst: schemeCgst()
        case .sgst: schemeSgst()
        case .igst: schemeIgst()
        case .utgst: schemeUtgst()
        case .cess: schemeCess()
        case .salesTax: schemeSalesTax()
        case .consumptionTax: schemeConsumptionTax()
        case .serviceTax: schemeServiceTax()
        case .environmental: schemeEco()
        case .accommodation: schemeTouristTax()
        case .withholding: schemeWithholdingTax()
        case .other: schemeOther()
        }
    }

    func word(for category: TaxCategory) -> PlainPhrase {
        switch category {
        case .standard: categoryStandard()
        case .reduced: categoryReduced()
        case .zero: categoryZero()
        case .exempt: categoryExempt()
        case .reverseCharge: categoryReverseCharge()
        case .outsideScope: categoryOutsideScope()
        case .margin: categoryMargin()
        case .export: categoryExport()
        }
    }

    func word(for kind: AdjustmentKind) -> PlainPhrase {
        switch kind {
        case .discount: discountGeneral()
        case .shipping: chargeShipping()
        case .service: chargeService()
        case .packaging: chargePackaging()
        case .handling: chargeHandling()
        case .tip: chargeTip()
        case .donation: chargeDonation()
        case .other: chargeOther()
        }
    }

    func word(for means: PaymentMeans) -> PlainPhrase {
        switch means {
        case .cash: meansCash()
        case .card: meansCard()
        case .creditCard: meansCreditCard()
        case .debitCard: meansDebitCard()
        case .bankTransfer: meansBankTransfer()
        case .directDebit: meansDirectDebit()
        case .cheque: meansCheck()
        case .mobile: meansMobile()
        case .voucher: meansVoucher()
        case .giftCard: meansGiftCard()
        case .storeCredit: meansStoreCredit()
        case .deposit: meansAdvance()
        case .onAccount: meansOnAccount()
        case .online: meansOnline()
        case .other: meansOther()
        }
    }

    func word(for mode: CardEntryMode) -> PlainPhrase {
        switch mode {
        case .chip: entryChip()
        case .contactless: entryContactless()
        case .swiped: entrySwiped()
        case .manual: entryManual()
        case .online: entryOnline()
        }
    }

    func word(for mention: MentionKey) -> PlainPhrase {
        switch mention {
        case .reverseCharge: mentionReverseCharge()
        case .intraCommunitySupply: mentionIntraCommunity()
        case .export: mentionExport()
        case .exempt: mentionExempt()
        case .marginSecondHand: mentionMarginSecondHand()
        case .marginArt: mentionMarginArt()
        case .marginAntiques: mentionMarginAntiques()
        case .marginTravel: mentionMarginTravel()
        case .smallBusiness: mentionSmallBusiness()
        case .selfBilling: mentionSelfBilling()
        case .cashAccounting: mentionCashAccounting()
        }
    }

    func word(for contact: ContactKind) -> PlainPhrase {
        switch contact {
        case .phone: partyPhone()
        case .email: partyEmail()
        case .website: partyWebsite()
        case .person: partyContact()
        }
    }

    /// The word across a document that is not what its title says; nil for a document that stands for itself.
    func mark(for document: DocumentDetails) throws -> String? {
        switch document.kind {
        case .copy:
            if let number = document.copyNumber { return try markCopyNumber(number: ExactDecimal(number)).text() }
            return markCopy().text
        case .void: return markVoid().text
        case .training: return markTraining().text
        case .proForma: return markProForma().text
        case .receipt, .simplifiedInvoice, .invoice, .creditNote, .debitNote, .selfBilled:
            return try document.copyNumber.map { try markCopyNumber(number: ExactDecimal($0)).text() }
        }
    }
}
