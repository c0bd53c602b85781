import ReceiptModel
import Testing

@Suite struct DeclaredTotalsTests {
    /// 100.00 + 19.00 = 119.00
    static let lines = [OrderLine(at: "100", taxes: [.added("19")])]

    static func declared(
        net: String? = nil, tax: String? = nil, total: String? = nil, due: String? = nil
    ) -> DeclaredTotals {
        DeclaredTotals(
            net: net.map(decimal), tax: tax.map(decimal), total: total.map(decimal), due: due.map(decimal))
    }

    @Test(
        arguments: [
            declared(), declared(net: "100", tax: "19", total: "119", due: "119"), declared(total: "119.00"),
            declared(tax: "19.000"),
        ])
    func acceptsWhatAddsUp(_ declared: DeclaredTotals) throws {
        let totals = try OrderTotals(of: order(Self.lines, declared: declared))
        #expect(totals.total == 119)
        #expect(totals.deviation == nil)
    }

    @Test func namesBothNumbersOfEveryDifference() throws {
        let wrong = try order(Self.lines, declared: Self.declared(net: "100", tax: "19.01", total: "119.01", due: "0"))
        let found = problems(of: wrong)
        #expect(found.map(\.code) == [.totalsDiffer, .totalsDiffer, .totalsDiffer])
        #expect(found.map(\.path) == ["$.declaredTotals.tax", "$.declaredTotals.total", "$.declaredTotals.due"])
        #expect(
            found.first?.message
                == "The declared tax is 19.01, but the order adds up to 19.00; correct one of them, or ask to trust what is declared."
        )
    }

    /// What is declared, and the net, tax, total and deviation that come of it.
    @Test(
        arguments: [
            (declared(total: "119.01"), ["100.01", "19.00", "119.01", "0.01"]),
            (declared(tax: "19.01"), ["99.99", "19.01", "119.00", nil]),
            (declared(net: "99.99"), ["99.99", "19.00", "118.99", "-0.01"]),
            (declared(tax: "18.99", total: "118.99"), ["100.00", "18.99", "118.99", "-0.01"]),
            (declared(net: "99.00", total: "119"), ["99.00", "20.00", "119.00", nil]),
            (declared(net: "100", tax: "20"), ["100.00", "20.00", "120.00", "1.00"]),
            (declared(net: "1", tax: "2", total: "4"), ["1.00", "2.00", "4.00", "-115.00"]),
        ] as [(DeclaredTotals, [String?])])
    func trustTakesTheDeclaredNumbers(_ declared: DeclaredTotals, _ expected: [String?]) throws {
        let totals = try OrderTotals(of: order(Self.lines, payments: [.card()], declared: declared), declared: .trust)
        let wholes = [totals.net, totals.tax, totals.total, totals.deviation]
        #expect(wholes.map { $0?.description } == expected)
        // The parts still say what they come to, and what is paid is the declared total.
        #expect(totals.taxes.map(\.tax) == [19])
        #expect(totals.subtotal == 100)
        #expect(totals.payments.map(\.amount) == [totals.total])
        #expect(totals.due == 0)
    }

    @Test func trustTakesTheDeclaredDue() throws {
        let totals = try OrderTotals(of: order(Self.lines, declared: Self.declared(due: "19")), declared: .trust)
        #expect(totals.due == 19)
        #expect(totals.total == 119)
    }

    @Test(
        arguments: [
            (DocumentKind.creditNote, SignConvention.natural, "-1", true),
            (.void, .natural, "-1", true),
            (.creditNote, .negated, "1", true),
            (.receipt, .negated, "1", true),
            (.receipt, .natural, "-1", false),
            (.invoice, .natural, "-1", false),
            (.creditNote, .natural, "1", false),
            (.creditNote, .negated, "-1", false),
            (.creditNote, .natural, "0", false),
            (.creditNote, .negated, "0", false),
        ])
    func totalFollowsTheSignsOfItsDocument(
        _ kind: DocumentKind, _ signs: SignConvention, _ quantity: String, _ isWrong: Bool
    ) throws {
        let found = problems(of: try order(kind: kind, signs: signs, [OrderLine(quantity, at: "25.13")]))
        #expect(found.map(\.code) == (isWrong ? [.mixedSigns] : []))
        #expect(found.allSatisfy { $0.message.contains(signs.rawValue) && $0.message.contains("25.13") })
    }
}
