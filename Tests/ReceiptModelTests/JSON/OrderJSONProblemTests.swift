import ReceiptModel
import Testing

@Suite struct OrderJSONProblemTests {
    /// A change to a good order, and the one problem that it makes.
    struct Fault: Sendable, CustomTestStringConvertible {
        let good: String
        let bad: String
        let code: OrderProblem.Code
        let path: String
        let line: Int
        /// A part of the message.
        let says: String

        var json: String { OrderJSONProblemTests.good.replacing(good, with: bad, maxReplacements: 1) }
        var testDescription: String { "\(good) → \(bad)" }

        init(_ good: String, _ bad: String, _ code: OrderProblem.Code, _ path: String, _ line: Int, _ says: String) {
            self.good = good
            self.bad = bad
            self.code = code
            self.path = path
            self.line = line
            self.says = says
        }
    }

    static let good = """
        {"version": 1, "currency": "EUR",
         "document": {"kind": "receipt", "number": "7", "issuedAt": "2026-07-01T12:00:00+02:00", "dueDate": "2026-07-31",
           "supply": {"from": "2026-06-01", "to": "2026-06-30"}, "copyNumber": 1, "zoneName": "Europe/Rome"},
         "seller": {"legalName": {"de": "Bäcker"}, "address": {"country": "DE"}},
         "taxRates": {"A": {"scheme": "vat", "rate": 19, "inclusion": "contained"}},
         "lines": [
           {"description": "Brot", "quantity": 2, "unitPrice": 3.50, "taxes": ["A"], "discounts": [{"percent": 10}]}],
         "payments": [{"means": "card", "card": {"brand": "Visa", "lastFour": "4821"}, "reference": "V-1"}],
         "notes": ["Danke"]
        }
        """

    static let faults = [
        // Keys.
        Fault("\"quantity\"", "\"qantity\"", .unknownKey, "$.lines[0].qantity", 7, "did you mean `quantity`?"),
        Fault(
            "\"quantity\"", "\"colour\"", .unknownKey, "$.lines[0].colour", 7, "known are `description`, `modifiers`"),
        Fault(
            "\"reference\"", "\"X-ref\"", .unknownKey, "$.payments[0]['X-ref']", 8, "a key of your own begins with `x-`"
        ),
        Fault("\"number\": \"7\", ", "", .missingKey, "$.document.number", 2, "The key `number` is missing"),
        Fault("\"rate\": 19, ", "", .missingKey, "$.taxRates.A.rate", 5, "Neither `rate` nor `amountPerUnit`"),
        Fault("\"rate\"", "\"amountPerUnit\": 1, \"rate\"", .wrongValue, "$.taxRates.A.amountPerUnit", 5, "exclude"),
        Fault("{\"percent\": 10}", "{}", .missingKey, "$.lines[0].discounts[0].percent", 7, "Neither `percent`"),
        Fault("\"notes\"", "\"currency\": \"EUR\", \"notes\"", .duplicateKey, "$.currency", 9, "stands twice"),
        Fault("\"notes\"", "\"x-a\": {\"b\": 1, \"b\": 1}, \"notes\"", .duplicateKey, "$['x-a'].b", 9, "stands twice"),
        // Types.
        Fault(
            "\"seller\": {", "\"buyer\": null, \"seller\": {", .wrongType, "$.buyer", 4, "This is null; give an object"),
        Fault("[\"Danke\"]", "\"Danke\"", .wrongType, "$.notes", 9, "This is a string; give an array"),
        Fault("\"Danke\"", "7", .wrongType, "$.notes[0]", 9, "This is a number; give a string"),
        Fault("3.50", "true", .wrongType, "$.lines[0].unitPrice", 7, "This is true or false; give a number"),
        Fault("\"copyNumber\": 1", "\"copyNumber\": 1.5", .wrongType, "$.document.copyNumber", 3, "a whole number"),
        Fault("\"copyNumber\": 1", "\"copyNumber\": \"1\"", .wrongType, "$.document.copyNumber", 3, "a whole number"),
        Fault(
            "{\"country\": \"DE\"}", "[\"DE\"]", .wrongType, "$.seller.address", 4, "This is an array; give an object"),
        // Values.
        Fault("\"version\": 1", "\"version\": 2", .wrongValue, "$.version", 1, "give 1."),
        Fault("\"copyNumber\": 1", "\"copyNumber\": 0", .wrongValue, "$.document.copyNumber", 3, "from 1 to 9999"),
        Fault("\"EUR\"", "\"eur\"", .wrongValue, "$.currency", 1, "a currency code in capitals"),
        Fault("\"EUR\"", "\"€\"", .wrongValue, "$.currency", 1, "a currency code in capitals"),
        Fault("\"DE\"", "\"UK\"", .wrongValue, "$.seller.address.country", 4, "ISO 3166-1"),
        Fault(
            "\"de\"", "\"de_CH\"", .wrongValue, "$.seller.legalName.de_CH", 4, "no language tag in its canonical form"),
        Fault("\"de\"", "\"Deutsch\"", .wrongValue, "$.seller.legalName.Deutsch", 4, "no language tag"),
        Fault("{\"de\": \"Bäcker\"}", "{\"x-de\": 1}", .wrongValue, "$.seller.legalName", 4, "has no language"),
        Fault("\"Bäcker\"", "\"\"", .wrongValue, "$.seller.legalName.de", 4, "This text is empty"),
        Fault("\"Danke\"", "\"   \"", .wrongValue, "$.notes[0]", 9, "This text is empty"),
        Fault(
            "\"card\", \"card\"", "\"plastic\", \"card\"", .wrongValue, "$.payments[0].means", 8, "one of cash, card, "),
        Fault("\"receipt\"", "\"Receipt\"", .wrongValue, "$.document.kind", 2, "one of receipt, simplified-invoice, "),
        Fault("3.50", "\"3,50\"", .wrongValue, "$.lines[0].unitPrice", 7, "plain digits"),
        Fault("3.50", "\"1e2\"", .wrongValue, "$.lines[0].unitPrice", 7, "plain digits"),
        Fault(
            "\"percent\": 10", "\"percent\": -10", .wrongValue, "$.lines[0].discounts[0].percent", 7, "from 0 to 100"),
        Fault(
            "\"percent\": 10", "\"amount\": \"-1\"", .wrongValue, "$.lines[0].discounts[0].amount", 7, "not below zero"),
        Fault("\"rate\": 19", "\"rate\": -19", .wrongValue, "$.taxRates.A.rate", 5, "not below zero"),
        Fault("\"4821\"", "\"48210\"", .wrongValue, "$.payments[0].card.lastFour", 8, "the last four digits"),
        Fault("\"4821\"", "\"٤٨٢١\"", .wrongValue, "$.payments[0].card.lastFour", 8, "the last four digits"),
        Fault("\"Visa\"", "\"Visa 48210\"", .wrongValue, "$.payments[0].card.brand", 8, "four digits at most"),
        Fault("Europe/Rome", "Europe//Rome", .wrongValue, "$.document.zoneName", 3, "IANA"),
        Fault("\"2026-07-31\"", "\"31.07.2026\"", .wrongValue, "$.document.dueDate", 2, "write it like 2026-07-01"),
        Fault("12:00:00+02:00", "12:00:00", .wrongValue, "$.document.issuedAt", 2, "offset from UTC"),
        Fault("12:00:00+02:00", "25:00:00+02:00", .wrongValue, "$.document.issuedAt", 2, "offset from UTC"),
        // What no schema can say.
        Fault("\"2026-07-31\"", "\"2026-02-30\"", .impossibleDate, "$.document.dueDate", 2, "does not have this day"),
        Fault("2026-07-01T", "2026-02-29T", .impossibleDate, "$.document.issuedAt", 2, "does not have this day"),
        Fault("2026-06-30", "2026-05-31", .impossibleDate, "$.document.supply", 3, "ends before it begins"),
        Fault(
            "3.50", "12345678901234567890123456789012345678901", .tooManyDigits, "$.lines[0].unitPrice", 7,
            "more than 38 digits and is not rounded"),
        Fault("3.50", "1e99", .tooManyDigits, "$.lines[0].unitPrice", 7, "38 digits"),
        Fault("[\"A\"]", "[\"B\"]", .unknownReference, "$.lines[0].taxes[0]", 7, "under `taxRates`"),
        Fault("\"V-1\"", "\"4111 1111 1111 1111\"", .cardNumber, "$.payments[0].reference", 8, "last four digits"),
    ]

    @Test(arguments: faults) func namesCodePathAndLine(_ fault: Fault) throws {
        try #require(fault.json != Self.good)
        let error = try #require(throws: OrderError.self) { try Order(json: fault.json.utf8) }
        let problem = try #require(error.problems.first)
        #expect(error.problems.count == 1)
        #expect(problem.code == fault.code)
        #expect(problem.path == fault.path)
        #expect(problem.line == fault.line)
        #expect(problem.message.contains(fault.says))
    }

    @Test func acceptsTheGoodOrder() throws {
        _ = try Order(json: Self.good.utf8)
    }

    @Test func listsAllProblemsInTheOrderOfTheInput() throws {
        let json = Self.good.replacing("\"EUR\"", with: "\"euro\"").replacing("\"quantity\"", with: "\"quantitty\"")
            .replacing("\"DE\"", with: "\"XX\"").replacing("\"number\": \"7\", ", with: "")
            .replacing("[\"Danke\"]", with: "[1, 2]")
        let error = try #require(throws: OrderError.self) { try Order(json: json.utf8) }
        #expect(
            error.problems.map(\.path) == [
                "$.currency", "$.document.number", "$.seller.address.country", "$.lines[0].quantitty", "$.notes[0]",
                "$.notes[1]",
            ])
        #expect(error.problems.map(\.line) == [1, 2, 4, 7, 9, 9])
    }

    @Test func aRefusedTaxIsNotRefusedAgainWhereItIsUsed() throws {
        let json = Self.good.replacing("\"vat\"", with: "\"VAT\"")
        let error = try #require(throws: OrderError.self) { try Order(json: json.utf8) }
        #expect(error.problems.map(\.path) == ["$.taxRates.A.scheme"])
    }

    @Test func brokenJSONIsOneProblemWithLineAndColumn() throws {
        let json = Self.good.replacing("\"EUR\",", with: "\"EUR\"")
        let error = try #require(throws: OrderError.self) { try Order(json: json.utf8) }
        #expect(
            error.problems == [
                OrderProblem(
                    code: .syntax, path: "$", line: 2,
                    message: "A comma or the closing } of the object belongs here. (column 2)")
            ])
    }

    @Test(arguments: [
        (JSONLimits(maximumBytes: 100), "longer than 100 bytes"), (JSONLimits(maximumDepth: 2), "More than 2 objects"),
    ])
    func limitsAreAProblemOfTheirOwn(_ limits: JSONLimits, _ says: String) throws {
        let error = try #require(throws: OrderError.self) { try Order(json: Self.good.utf8, limits: limits) }
        #expect(error.problems.map(\.code) == [.limit])
        #expect(error.problems[0].message.contains(says))
    }

    @Test func mentionsTheRestOfTooManyProblems() throws {
        let json = Self.good.replacing(
            "[\"Danke\"]", with: "[\(Array(repeating: "0", count: 500).joined(separator: ","))]")
        let error = try #require(throws: OrderError.self) { try Order(json: json.utf8) }
        #expect(error.problems.count == 101)
        #expect(error.problems.prefix(100).allSatisfy { $0.code == .wrongType })
        #expect(error.problems.last?.code == .limit)
    }

    @Test func messagesHoldNothingOfTheInput() throws {
        let secret = "Erika Mustermann 4111111111111111"
        let spoiled = try JSONTree(Array(OrderJSONTests.everything.utf8)).spoilt(with: secret)
        let error = try #require(throws: OrderError.self) {
            try Order(json: spoiled.text.utf8, limits: JSONLimits(maximumProblems: 10_000))
        }
        #expect(error.problems.count > 60)
        #expect(!error.description.contains("Erika"))
        #expect(!error.description.contains("4111"))
    }

    /// Source: the test number that American Express publishes; in Arabic digits where ASCII ones are refused anyway.
    @Test(arguments: [
        (#""label": "378282246310005""#, "label"), (#""label": {"de": "378282246310005"}"#, "label"),
        (#""reference": "378282246310005""#, "reference"),
        (#""card": {"brand": "٣٧٨٢٨٢٢٤٦٣١٠٠٠٥", "lastFour": "0005"}"#, "card.brand"),
        (#""card": {"brand": "A", "lastFour": "0005", "approvalCode": "378282246310005"}"#, "card.approvalCode"),
        (#""card": {"brand": "A", "lastFour": "0005", "terminal": "3782-822463-10005"}"#, "card.terminal"),
    ])
    func noTextOfAPaymentHoldsACardNumber(_ entry: String, _ path: String) throws {
        let json = Self.good.replacing("[{\"means\"", with: "[{\"means\": \"card\", \(entry)}, {\"means\"")
        let error = try #require(throws: OrderError.self) { try Order(json: json.utf8) }
        #expect(error.problems.map(\.code) == [.cardNumber])
        #expect(error.problems.map(\.path) == ["$.payments[0].\(path)"])
    }
}

extension JSONTree {
    /// Every text and number replaced by one text, and that text as another key of every object.
    fileprivate func spoilt(with secret: String) -> JSONTree {
        switch self {
        case .literal, .text: .text(secret)
        case .array(let elements): .array(elements.map { $0.spoilt(with: secret) })
        case .object(let members):
            .object(
                members.map { Member(key: $0.key, value: $0.value.spoilt(with: secret)) }
                    + [Member(key: secret, value: .text(secret))])
        }
    }
}
