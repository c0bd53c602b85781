import ReceiptModel
import Testing

@Suite struct RoundingModeTests {
    /// −7/2 … 7/2 in steps of a half, by each mode.
    @Test(
        arguments: [
            (RoundingMode.halfUp, [-4, -3, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 3, 4]),
            (.halfEven, [-4, -3, -2, -2, -2, -1, 0, 0, 0, 1, 2, 2, 2, 3, 4]),
            (.halfDown, [-3, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 3]),
            (.down, [-3, -3, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ])
    func isSymmetricAroundZero(_ mode: RoundingMode, _ halves: [Int]) {
        #expect((-7...7).map { mode.quotient(Int128($0), 2) } == halves.map { Int128($0) })
        #expect((-7...7).map { mode.quotient(Int128(-$0), -2) } == halves.map { Int128($0) })
    }

    @Test func copesWithTheLargestNumbers() {
        let largest = ExactDecimal.powerOfTen(38) - 1
        #expect(RoundingMode.halfUp.quotient(largest - 1, largest) == 1)
        #expect(RoundingMode.halfUp.quotient(largest, 1) == largest)
        #expect(RoundingMode.halfDown.quotient(-largest, largest) == -1)
    }
}
