import ReceiptModel
import Testing

/// Every key of an order, and what becomes of it.
@Suite struct OrderJSONTests {
    static let everything = #"""
        {
          "$schema": "order.schema.json", "x-tool": {"anything": null}, "version": 1,
          "document": {
            "kind": "self-billed", "signs": "negated", "series": "S", "number": "17",
            "issuedAt": "2026-07-01T12:00:00-06:00", "zoneName": "America/Argentina/Buenos_Aires",
            "supply": {"from": "2026-06-01", "to": "2026-06-30", "x-": 1},
            "transactionStart": "2026-07-01T11:59Z", "transactionEnd": "2026-07-01T12:00:30+05:45",
            "dueDate": "2026-07-31",
            "paymentTerms": {"netDays": 30, "discount": {"percent": 2.5, "days": 10}, "text": "30 days"},
            "original": {"series": "O", "number": "9", "issuedOn": "2026-05-31"},
            "purchaseOrder": "PO 1", "orderNumber": "42", "copyNumber": 2.0, "placeOfSupply": "Goa (30)",
            "till": "3", "cashier": {"en": "Ann"}, "table": "7"
          },
          "currency": "EUR",
          "exchange": {"currency": "PLN", "rate": "4.2815", "taxTotal": 12.34},
          "seller": {
            "kind": "government", "legalName": "L", "tradeName": {"zh-Hant": "甲", "sr-Latn-RS": "B", "x-y": 0},
            "address": {
              "streetLines": ["1", "2"], "postalCode": "8000", "locality": "Z", "stateCode": "ZH", "country": "CH"
            },
            "branch": "B", "legalForm": "AG", "register": "R", "capital": {"amount": 1e5, "currency": "CHF"},
            "identifiers": [{"role": "company", "scheme": "uid", "country": "CH", "value": "CHE"}],
            "taxStatus": "T", "contacts": [{"kind": "email", "value": "a@b.example"}]
          },
          "buyer": {},
          "taxRates": {
            "A": {
              "scheme": "gst", "name": "Tax", "category": "margin", "rate": 9.975, "baseFactor": 0.5,
              "inclusion": "informative", "exemptionReason": "E", "mark": "※"
            },
            "x-B": 7
          },
          "lines": [
            {
              "description": "D", "modifiers": [{"description": "M", "unitPrice": -0.5}, {"description": "N"}],
              "itemCode": "I", "quantity": "-1.258", "unit": "kg", "unitPrice": 0.00012345,
              "discounts": [{"label": "L", "percent": 10}, {"amount": "1.00"}],
              "deposit": {"amountPerUnit": 0.25, "taxation": "untaxed"},
              "taxes": ["A", {"scheme": "environmental", "amountPerUnit": 0.1, "inclusion": "added"}], "note": "O"
            },
            {"description": "D", "unitPrice": 1, "taxes": []}
          ],
          "adjustments": [
            {"kind": "shipping", "label": "S", "amount": 5, "taxes": ["A"]}, {"kind": "tip", "percent": 0, "taxes": []},
            {"kind": "discount", "percent": 100}
          ],
          "payments": [
            {
              "means": "debit-card", "label": "P", "amount": -1, "tendered": 2,
              "card": {
                "brand": "V", "lastFour": "0042", "entryMode": "contactless", "approvalCode": "A1", "terminal": "T1"
              },
              "foreignTender": {"money": {"amount": 20, "currency": "USD"}, "rate": 0.92}, "reference": "R1",
              "slip": "tip-and-signature"
            },
            {"means": "cash"}
          ],
          "taxPolicy": {"place": "document", "mode": "half-even", "unit": 0.05, "basis": "gross"},
          "cashRounding": {"increment": 0.05, "mode": "half-down"},
          "declaredTotals": {"net": 1.10, "tax": -2, "total": "3", "due": 0},
          "header": ["H"], "notes": ["N1", {"de": "N2"}], "footer": [],
          "mentions": [{"key": "margin-art", "parameters": {"goods": "art", "x-p": []}}, {"key": "exempt"}],
          "fiscal": {
            "entries": [{"label": "F", "value": "V"}],
            "codes": [{"kind": "pdf417", "payload": "P", "caption": "C"}, {"kind": "qr", "payload": "Q"}]
          },
          "gift": {
            "recipient": "R", "giver": {"fr": "G"}, "message": "M", "exchangeBy": "2026-08-31", "exchangeCode": "E"
          }
        }
        """#

    @Test func keepsTheDocument() throws {
        let details = try Order(json: Self.everything.utf8).document
        #expect(details.kind == .selfBilled)
        #expect(details.signs == .negated)
        #expect(details.series == "S")
        #expect(details.number == "17")
        #expect(details.issuedAt.description == "2026-07-01T12:00:00-06:00")
        #expect(details.zoneName == "America/Argentina/Buenos_Aires")
        let first = try #require(CalendarDay(year: 2026, month: 6, day: 1))
        let last = try #require(CalendarDay(year: 2026, month: 6, day: 30))
        #expect(details.supply == .period(from: first, to: last))
        #expect(details.transactionStart?.description == "2026-07-01T11:59:00+00:00")
        #expect(details.transactionEnd?.description == "2026-07-01T12:00:30+05:45")
        #expect(details.dueDate?.description == "2026-07-31")
        #expect(
            details.paymentTerms
                == PaymentTerms(
                    netDays: 30, discount: EarlyPaymentDiscount(percent: decimal("2.5"), days: 10), text: "30 days"))
        #expect(
            details.original
                == DocumentReference(series: "O", number: "9", issuedOn: CalendarDay(year: 2026, month: 5, day: 31)))
        #expect(details.purchaseOrder == "PO 1")
        #expect(details.orderNumber == "42")
        #expect(details.copyNumber == 2)
        #expect(details.placeOfSupply == "Goa (30)")
        #expect(details.till == "3")
        #expect(details.cashier == LocalizedText([.init(language: .english, text: "Ann")]))
        #expect(details.table == "7")
    }

    @Test func keepsTheParties() throws {
        let order = try Order(json: Self.everything.utf8)
        let chinese = LanguageTag(language: "zh", script: "Hant")
        let serbian = LanguageTag(language: "sr", script: "Latn", region: "RS")
        let swissFranc = try #require(CurrencyCode("CHF"))
        #expect(
            order.seller
                == Party(
                    kind: .government, legalName: "L",
                    tradeName: LocalizedText([
                        .init(language: chinese, text: "甲"), .init(language: serbian, text: "B"),
                    ]),
                    address: PostalAddress(
                        streetLines: ["1", "2"], postalCode: "8000", locality: "Z", stateCode: "ZH",
                        country: CountryCode("CH")),
                    branch: "B", legalForm: "AG", register: "R", capital: Money(100_000, swissFranc),
                    identifiers: [
                        PartyIdentifier(role: .company, scheme: "uid", country: CountryCode("CH"), value: "CHE")
                    ],
                    taxStatus: "T", contacts: [Contact(kind: .email, value: "a@b.example")]))
        #expect(order.buyer == Party())
    }

    @Test func keepsLinesAndTheirTaxes() throws {
        let order = try Order(json: Self.everything.utf8)
        let named = TaxComponent(
            scheme: .gst, name: "Tax", category: .margin, amount: .rate(decimal("9.975")), baseFactor: decimal("0.5"),
            inclusion: .informative, exemptionReason: "E", mark: "※")
        let written = TaxComponent(
            scheme: .environmental, amount: .perUnit(decimal("0.1")), inclusion: .added)
        #expect(
            order.lines == [
                OrderLine(
                    description: "D",
                    modifiers: [
                        LineModifier(description: "M", unitPrice: decimal("-0.5")), LineModifier(description: "N"),
                    ],
                    itemCode: "I", quantity: decimal("-1.258"), unit: "kg", unitPrice: decimal("0.00012345"),
                    discounts: [LineDiscount(label: "L", value: .percent(10)), LineDiscount(value: .amount(1))],
                    deposit: LineDeposit(amountPerUnit: decimal("0.25"), taxation: .untaxed), taxes: [named, written],
                    note: "O"),
                OrderLine(description: "D", unitPrice: 1),
            ])
        #expect(
            order.adjustments == [
                DocumentAdjustment(kind: .shipping, label: "S", value: .amount(5), taxation: .own([named])),
                DocumentAdjustment(kind: .tip, value: .percent(0), taxation: .own([])),
                DocumentAdjustment(kind: .discount, value: .percent(100)),
            ])
    }

    @Test func keepsPayments() throws {
        let order = try Order(json: Self.everything.utf8)
        let dollar = try #require(CurrencyCode("USD"))
        #expect(
            order.payments == [
                Payment(
                    means: .debitCard, label: "P", amount: -1, tendered: 2,
                    card: CardDetails(
                        brand: "V", lastFour: "0042", entryMode: .contactless, approvalCode: "A1", terminal: "T1"),
                    foreignTender: ForeignTender(money: Money(20, dollar), rate: decimal("0.92")), reference: "R1",
                    slip: .tipAndSignature),
                Payment(means: .cash),
            ])
    }

    @Test func keepsPoliciesTotalsAndTexts() throws {
        let order = try Order(json: Self.everything.utf8)
        let zloty = try #require(CurrencyCode("PLN"))
        #expect(order.currency == CurrencyCode("EUR"))
        #expect(
            order.exchange
                == ExchangeDetails(currency: zloty, rate: decimal("4.2815"), taxTotal: decimal("12.34")))
        #expect(
            order.taxPolicy == TaxPolicy(place: .document, mode: .halfEven, unit: decimal("0.05"), basis: .gross))
        #expect(order.cashRounding == CashRounding(increment: decimal("0.05"), mode: .halfDown))
        #expect(order.declaredTotals == DeclaredTotals(net: decimal("1.10"), tax: -2, total: 3, due: 0))
        #expect(order.header == ["H"])
        #expect(
            order.notes == [
                "N1", LocalizedText([.init(language: LanguageTag(language: "de"), text: "N2")]),
            ])
        #expect(order.footer.isEmpty)
        #expect(order.mentions == [Mention(.marginArt, parameters: ["goods": "art"]), Mention(.exempt)])
        #expect(
            order.fiscal
                == FiscalData(
                    entries: [.init(label: "F", value: "V")],
                    codes: [
                        .init(kind: .pdf417, payload: "P", caption: "C"), .init(kind: .qr, payload: "Q"),
                    ]))
        #expect(
            order.gift
                == GiftDetails(
                    recipient: "R", giver: LocalizedText([.init(language: LanguageTag(language: "fr"), text: "G")]),
                    message: "M",
                    exchangeBy: CalendarDay(year: 2026, month: 8, day: 31), exchangeCode: "E"))
    }

    @Test func smallestOrderTakesTheDefaults() throws {
        let json = """
            {"version": 1, "document": {"kind": "receipt", "number": "1", "issuedAt": "2026-07-01T12:00:00Z",
            "supply": "2026-06-30"}, "currency": "JPY", "seller": {}, "lines": []}
            """
        let order = try Order(json: json.utf8)
        let moment = try #require(LocalDateTime("2026-07-01T12:00:00Z"))
        let yen = try #require(CurrencyCode("JPY"))
        let day = try #require(CalendarDay("2026-06-30"))
        #expect(
            order
                == Order(
                    document: DocumentDetails(kind: .receipt, number: "1", issuedAt: moment, supply: .day(day)),
                    currency: yen, seller: Party(), lines: []))
    }

    @Test func numbersAndTheirStringsAreTheSame() throws {
        let json = Self.everything.replacing("\"3\", \"due\"", with: "3.00, \"due\"")
            .replacing("\"-1.258\"", with: "-1.258").replacing("\"1.00\"", with: "1.00")
            .replacing("\"4.2815\"", with: "\"\\u0034.2815\"")
        #expect(try Order(json: json.utf8) == Order(json: Self.everything.utf8))
    }
}
