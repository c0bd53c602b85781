import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Testing

@Suite struct ThaiReceiptTests {
    @Test func padsByCellsNotByCharacters() throws {
        var draft = Draft("th-TH")
        draft.item("น้ำแข็ง", "฿15.00")  // 5 cells
        draft.item("กำไร", "฿9.00")  // 4 cells
        draft.block { .items($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .init(24))).lines
        #expect(
            lines == [
                "น้ำแข็ง" + String(repeating: " ", count: 13) + "฿15.00",
                "กำไร" + String(repeating: " ", count: 15) + "฿9.00",
                String(repeating: "-", count: 24),
            ])
    }

    @Test func wrapsBetweenWords() throws {
        // Fried rice | with | shrimp and so on: no space marks the words, the dictionary does.
        var draft = Draft("th-TH")
        draft.item("ข้าวผัดกุ้งใส่ไข่ดาวและผักรวม", "฿120.00")
        draft.block { .items($0) }
        let lines = try draft.finish().rendered(as: .text(columns: .init(24))).lines
        #expect(lines.first?.hasSuffix("฿120.00") == true)
        let names = lines.dropLast().map { line in
            line.replacing("฿120.00", with: "").split(separator: " ").joined()
        }
        #expect(names.joined() == "ข้าวผัดกุ้งใส่ไข่ดาวและผักรวม")
        let wordStarts = ["ข้าว", "ผัด", "กุ้ง", "ใส่", "ไข่", "ดาว", "และ", "ผัก", "รวม"]
        #expect(names.allSatisfy { name in wordStarts.contains { name.hasPrefix($0) } })
    }
}
