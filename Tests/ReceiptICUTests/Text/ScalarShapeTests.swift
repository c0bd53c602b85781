import ReceiptICU
import Testing

@Suite struct ScalarShapeTests {
    @Test func tableAgreesWithICUForEveryCodePoint() {
        let wrong = (UInt32(0)...0x10FFFF).filter { value in
            guard let known = ScalarShape.common(value) else { return false }
            return known != ScalarShape(askingICUFor: value)
        }
        #expect(wrong.map { String($0, radix: 16) } == [])
    }
}
