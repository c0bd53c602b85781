import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct JapaneseReceiptTests {
    @Test func fillsALineOfWideCharactersExactly() throws {
        // 24 cells of name, one space, 7 cells of amount.
        var draft = Draft("ja-JP")
        draft.item("鶏の唐揚げ弁当・味噌汁付", "￥1,990")
        draft.block { .items($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .narrow)).lines
        #expect(lines == ["鶏の唐揚げ弁当・味噌汁付 ￥1,990", String(repeating: "-", count: 32)])
    }

    @Test func breaksBetweenCharactersButNotBeforePunctuation() throws {
        // 14 cells for the name beside 9 of the amount; the full stop may not begin a line (UAX #14, class CL).
        var draft = Draft("ja-JP")
        draft.item("北海道牛乳入り。プリン大盛り", "￥123,456")
        draft.block { .items($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .init(24))).lines
        #expect(lines == ["北海道牛乳入   ￥123,456", "り。プリン大盛", "り", String(repeating: "-", count: 24)])
    }

    // Descriptions have what two columns of 8 and 7 cells and two gaps leave: 13 of 32 cells.
    @Test func setsARateTableInColumns() throws {
        var draft = Draft("ja-JP")
        draft.row(.heading, [(.description, "税率"), (.net, "税抜"), (.tax, "消費税")])
        draft.row(.entry, [(.description, "8%対象※"), (.net, "￥1,000"), (.tax, "￥80")])
        draft.row(.entry, [(.description, "10%対象"), (.net, "￥12,000"), (.tax, "￥1,200")])
        draft.block { .taxes($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .narrow)).lines
        #expect(
            lines == [
                "税率               税抜   消費税",
                "8%対象※         ￥1,000     ￥80",
                "10%対象        ￥12,000  ￥1,200",
            ])
    }
}
