import Testing

@testable import ReceiptModel

@Suite struct LargestRemainderTests {
    @Test(
        arguments: [
            (1000, [1, 1, 1], [334, 333, 333]),
            (-1000, [1, 1, 1], [-334, -333, -333]),
            (92, [1595, 7398], [16, 76]),
            (-92, [1595, 7398], [-16, -76]),
            (92, [-1595, -7398], [16, 76]),
            (5, [0, 0], [5, 0]),
            (5, [0, 2, 0], [0, 5, 0]),
            (5, [100, -99], [5, 0]),
            (5, [-100, 99], [5, 0]),
            (3, [7, -7], [2, 1]),
            (0, [3, 4], [0, 0]),
            (7, [], []),
            (7, [0], [7]),
        ] as [(Int, [Int], [Int])])
    func splitsByWeights(_ total: Int, _ weights: [Int], _ parts: [Int]) throws {
        let shares = try LargestRemainder.shares(of: Int128(total), weights: weights.map { Int128($0) })
        #expect(shares == parts.map { Int128($0) })
    }

    @Test func keepsSharesMultiplesOfTheStep() throws {
        // 0.4, 0.4 and 0.2 of 25 in steps of 5: 10 + 10 + 5; of 20: 8, 8, 4 → 5 + 5 + 0, twice 5 left
        let exact = [Int128(8), 8, 4].map { ExactFraction($0) }
        #expect(try LargestRemainder.shares(of: 20, near: exact, step: 5) == [10, 5, 5])
    }

    @Test func neverGivesAnythingToAShareOfZero() throws {
        let exact = [ExactFraction.zero, ExactFraction(5, over: 3), ExactFraction(7, over: 3)]
        #expect(try LargestRemainder.shares(of: 6, near: exact) == [0, 3, 3])
        #expect(try LargestRemainder.shares(of: 2, near: exact) == [0, 1, 1])
    }

    @Test func reportsWhatDoesNotFit() {
        #expect(throws: DecimalError.overflow) {
            try LargestRemainder.shares(of: .max, weights: [2, 3])
        }
    }
}
