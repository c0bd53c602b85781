import Receipts
import Testing

@Suite struct ConsumerFormTests {
    let form = ConsumerCheckoutFactory().makeForm()
    let today = CalendarDay(year: 2026, month: 7, day: 1)

    private func codes(_ entries: [String: String]) throws -> [String: FieldProblem.Code] {
        let day = try #require(today)
        var all = ["card-number": "4242 4242 4242 4242", "postal-code": "93940"]
        all.merge(entries) { $1 }
        return Dictionary(uniqueKeysWithValues: form.validate(all, on: day).map { ($0.key, $0.code) })
    }

    @Test func requiresCardNumberAndPostalCode() {
        #expect(form.fields.filter { $0.requirement == .required }.map(\.key) == ["card-number", "postal-code"])
        #expect(form.requiredFields == ["Card number", "Postal code"])
    }

    @Test func asksForNoSecurityCode() {
        #expect(!form.fields.contains { $0.autocomplete == "cc-csc" })
    }

    @Test func reportsAllProblemsAtOnce() throws {
        let problems = form.validate(["expiry": "13/29", "x": "y"], on: try #require(today))
        #expect(problems.map(\.key) == ["card-number", "expiry", "postal-code", "x"])
        #expect(problems.map(\.code) == [.required, .expiryMonth, .required, .unknownField])
        #expect(problems[0].problem == "This field is empty.")
        #expect(problems[0].remedy == "Please fill it in.")
    }

    // Source: test numbers that the card schemes publish; the last is a full-width and an Arabic-Indic spelling.
    @Test(arguments: [
        "4242424242424242", "4242-4242-4242-4242", "378282246310005", "30569309025904", "6205500000000000004",
        "5555 5555 5555 4444", "4242\u{00A0}4242\u{202F}4242\u{2009}4242", "４２４２　４２４２　４２４２　４２４２",
        "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", "4242\u{2011}4242\u{2013}4242\u{2212}4242", "\u{202A}4242424242424242\u{202C}",
    ])
    func acceptsCardNumbersAsPeopleTypeThem(number: String) throws {
        #expect(try codes(["card-number": number]) == [:])
    }

    @Test(arguments: [
        ("4242424242424241", FieldProblem.Code.cardNumberChecksum), ("424242424242", .cardNumberLength),
        ("0000000000000000", .cardNumberChecksum), ("4242x42424242424", .invalidCharacter),
        ("37828224631000", .cardNumberLength), ("42424242424242424242", .cardNumberLength), ("   ", .required),
        (String(repeating: "4", count: 1000), .tooLong),
    ])
    func refusesWrongCardNumbers(number: String, code: FieldProblem.Code) throws {
        #expect(try codes(["card-number": number]) == ["card-number": code])
    }

    // Valid to the end of the month.
    @Test(
        arguments: [
            ("07/26", nil), ("06/26", FieldProblem.Code.expired), ("7/2026", nil), ("0726", nil), ("07 / 26", nil),
            ("٠٧/٢٦", nil), ("12/25", .expired), ("00/29", .expiryMonth), ("13/29", .expiryMonth),
            ("07", .expiryFormat),
            ("07/2", .expiryFormat), ("ab/cd", .expiryFormat), ("", nil),
        ] as [(String, FieldProblem.Code?)])
    func checksTheExpiryWhenItIsGiven(entry: String, code: FieldProblem.Code?) throws {
        #expect(try codes(["expiry": entry])["expiry"] == code)
    }

    // Source: postal authorities' formats; what one country's rule would refuse must pass without one.
    @Test(arguments: ["D6W XY00", "A65 F4E2", "A-6020", "LT-01100", "sw1a1aa", "k1a0b1", "1234ab", "１００−０００１", "02134"])
    func acceptsPostalCodesOfTheWorld(code: String) throws {
        #expect(try codes(["postal-code": code]) == [:])
    }

    @Test(
        arguments: [
            ("a@b.co", nil), ("dörte@exämple.de", nil), ("name@example", FieldProblem.Code.email), ("a b@c.de", .email),
            ("@c.de", .email), ("a@-c.de", .email),
        ] as [(String, FieldProblem.Code?)])
    func checksTheEmailAddress(entry: String, code: FieldProblem.Code?) throws {
        #expect(try codes(["email": entry])["email"] == code)
    }

    @Test func keepsOnlyBrandAndLastFourOfACard() throws {
        let entries = ["card-number": "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", "postal-code": "sw1a 1aa", "expiry": "07/29"]
        let submission = try form.submission(from: entries, on: #require(today))
        #expect(submission.card?.brand == "Visa")
        #expect(submission.card?.lastFour == "4242")
        #expect(submission.postalCode == "SW1A 1AA")
        #expect("\(submission)" == "FormSubmission(postal code, card)")
        var dumped = ""
        dump(submission, to: &dumped)
        #expect(!dumped.contains("4242"))
    }

    @Test func needsNoDayForWhatHasNone() throws {
        let entries = ["card-number": "4242424242424242", "postal-code": "93940", "expiry": "01/20"]
        #expect(try form.submission(from: entries).card?.lastFour == "4242")
        #expect(throws: FormError.self) { try form.submission(from: ["card-number": "1"]) }
    }

    @Test func throwsEveryProblemOfASubmission() throws {
        let day = try #require(today)
        let error = #expect(throws: FormError.self) { try form.submission(from: [:], on: day) }
        #expect(error?.problems.map(\.key) == ["card-number", "postal-code"])
    }
}
