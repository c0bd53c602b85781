import ReceiptICU
import Testing

@Suite struct ScalarShapeTests {
    @Test func tablesAgreeWithICUForEveryCodePoint() {
        let wrong = (UInt32(0)...0x10FFFF).filter { ScalarShape(of: $0) != ScalarShape(askingICUFor: $0) }
        #expect(wrong.map { String($0, radix: 16) } == [])
    }
}
