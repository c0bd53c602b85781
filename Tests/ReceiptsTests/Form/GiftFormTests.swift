import Receipts
import Testing

@Suite struct GiftFormTests {
    let form = GiftCheckoutFactory().makeForm()
    let today = CalendarDay(year: 2026, month: 7, day: 1)

    @Test func requiresRecipientAndMessage() {
        #expect(form.requiredFields == ["Recipient’s name", "Gift message"])
        #expect(form.fields.map(\.key) == ["recipient", "message", "giver"])
    }

    @Test func asksForNothingThatPays() {
        #expect(form.fields.allSatisfy { $0.autocomplete == nil })
    }

    @Test func takesAMessageOfThreeHundredCharacters() throws {
        let day = try #require(today)
        let fitting = ["recipient": "Noé", "message": String(repeating: "é", count: 300)]
        #expect(form.validate(fitting, on: day).isEmpty)
        let long = ["recipient": "Noé", "message": String(repeating: "é", count: 301)]
        #expect(form.validate(long, on: day).map(\.code) == [.tooLong])
    }

    @Test func givesTheTypedResult() throws {
        let submission = try form.submission(
            from: ["recipient": " Noé ", "message": "Joyeux Noël", "giver": ""], on: #require(today))
        #expect(submission == FormSubmission(gift: GiftDetails(recipient: "Noé", message: "Joyeux Noël")))
    }
}
