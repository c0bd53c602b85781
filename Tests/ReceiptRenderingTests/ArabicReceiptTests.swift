import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct ArabicReceiptTests {
    private func document() -> ReceiptDocument {
        var draft = Draft("ar-EG", .rightToLeft)
        draft.title("إيصال")
        draft.entry("رقم", value: "2024-001", .identifier)
        draft.entry("الهاتف", value: "+20 2 2735 0000", .identifier)
        draft.block { .facts($0) }
        draft.item("قهوة", "\u{200F}٤٥٫٠٠\u{A0}ج.م.\u{200F}")
        draft.item("Latte 250", "\u{200F}١٬٢٥٠٫٠٠\u{A0}ج.م.\u{200F}")
        draft.row(.quantity, [(.description, "٢ × \u{200F}٦٢٥٫٠٠\u{A0}ج.م.\u{200F}")])
        draft.block { .items($0) }
        draft.row(.total, [(.description, "الإجمالي"), (.amount, "\u{200F}١٬٢٩٥٫٠٠\u{A0}ج.م.\u{200F}")], .strong)
        draft.block { .totals($0) }
        draft.text(.entry, "شكراً")
        draft.block("", .center) { .paragraphs($0) }
        return draft.finish()
    }

    @Test func writesLogicalOrderWithIsolatesAroundWhatReadsTheOtherWay() throws {
        let lines = try document().rendered(as: .text(columns: .narrow)).lines
        #expect(lines.contains("رقم                     \u{2066}2024-001\u{2069}"))
        #expect(
            lines.contains(
                "\u{200F}\u{2066}Latte 250\u{2069}          \u{2067}\u{200F}١٬٢٥٠٫٠٠\u{A0}ج.م.\u{200F}\u{2069}"))
    }

    // Source: UAX #9. On the right edge the label, on the left the amount, each in its own order.
    @Test(arguments: [
        (2, "2024-001                     مقر"),
        (3, "+20 2 2735 0000           فتاهلا"),
        (5, ".م.ج ٤٥٫٠٠                  ةوهق"),
        (6, ".م.ج ١٬٢٥٠٫٠٠          Latte 250"),
        (7, ".م.ج ٦٢٥٫٠٠ × ٢  "),
        (9, ".م.ج ١٬٢٩٥٫٠٠           يلامجإلا"),
    ])
    func isSeenMirrored(line: Int, seen: String) throws {
        let lines = try document().rendered(as: .text(columns: .narrow)).lines
        #expect(try lines[line].seenRightToLeft().plainSpaces == seen)
    }

    @Test func beginsEveryLineOfTextRightToLeft() throws {
        // A terminal may take the direction of a line from its first strong letter outside of isolates (UAX #9, P2).
        let lines = try document().rendered(as: .text(columns: .narrow)).lines
        let directions = lines.filter { !$0.allSatisfy { "-= ".contains($0) } }.map(\.firstStrongDirection)
        #expect(directions.allSatisfy { $0 == .rightToLeft })
    }

    @Test func wrapsForeignTextWithinIsolatesOfItsOwn() throws {
        var draft = Draft("ar-EG", .rightToLeft)
        draft.item("Decaffeinated Ethiopian Yirgacheffe filter coffee", "\u{200F}٤٥٫٠٠\u{A0}ج.م.\u{200F}")
        draft.block { .items($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .narrow)).lines
        let seen = try lines.dropLast().map { try $0.seenRightToLeft().plainSpaces }
        #expect(seen == [".م.ج ٤٥٫٠٠         Decaffeinated", "Ethiopian Yirgacheffe", "filter coffee"])
        #expect(lines.allSatisfy { $0.hasBalancedControls })
    }

    @Test func closesAndReopensIsolatesOfASentenceThatWraps() throws {
        var draft = Draft("ar-EG", .rightToLeft)
        draft.text(.entry, "شكراً لزيارتكم \u{2068}The Long English Name of a Coffee House\u{2069} في القاهرة")
        draft.block { .paragraphs($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .init(24))).lines
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.hasBalancedControls })
        let middle = try #require(lines.first { $0.contains("English") })
        #expect(try middle.seenRightToLeft().contains("English"))
        #expect(lines.allSatisfy { $0.cells <= 24 })
    }

    // The lines in the middle hold no control of their own; without an isolate their points and brackets would move.
    @Test func keepsTheDirectionOfAnIsolateThatFillsWholeLines() throws {
        let payload = "(alpha);.beta_0.00^16.43:;gamma-2026-02-06T17:22;(delta)/.epsilon+zeta=;.eta-theta!"
        var draft = Draft("ar-EG", .rightToLeft)
        draft.text(.entry, "رمز \u{2068}\(payload)\u{2069}")
        draft.block { .paragraphs($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .init(24))).lines
        #expect(lines.count >= 4)
        let seen = try lines.map { try $0.seenRightToLeft().filter { $0.isASCII && $0 != " " } }
        #expect(seen.joined() == payload)
        #expect(lines.allSatisfy { $0.hasBalancedControls })
    }
}

extension String {
    /// Source: UAX #9, P2: the first strong character, leaving out what stands in isolates.
    var firstStrongDirection: TextDirection? {
        var depth = 0
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth -= 1
            default:
                if depth == 0, let direction = TextDirection.ofFirstStrong(in: String(scalar)) { return direction }
            }
        }
        return nil
    }
}
