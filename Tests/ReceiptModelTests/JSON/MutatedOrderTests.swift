import ReceiptModel
import TestSupport
import Testing

/// Broken input ends in an order or an `OrderError`: never in a crash, and always soon.
@Suite struct MutatedOrderTests {
    private static let shortSamples = Samples.names.filter { $0 != "long-order.json" }

    /// 400 for each of the fourteen short samples.
    @Test(.timeLimit(.minutes(5)), arguments: shortSamples) func anyBytesAreReadOrRefused(_ name: String) throws {
        let original = try Samples.bytes(of: name)
        var generator = SeededGenerator(seed: UInt64(original.count))
        let refused = (0..<SampleSize.scaled(400)).count { _ in
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) { bytes.mutate(using: &generator) }
            return Self.isRefused(bytes)
        }
        #expect(refused > 100)
    }

    /// 400 for each of the fourteen short samples.
    @Test(.timeLimit(.minutes(5)), arguments: shortSamples) func anyTreeIsReadOrRefused(_ name: String) throws {
        let original = try JSONTree(Samples.bytes(of: name))
        var generator = SeededGenerator(seed: UInt64(original.count))
        let refused = (0..<SampleSize.scaled(400)).count { _ in
            var tree = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) { tree = tree.mutated(using: &generator) }
            return Self.isRefused(Array(tree.text.utf8))
        }
        #expect(refused > 100)
    }

    @Test(.timeLimit(.minutes(5)), arguments: shortSamples) func everyBeginningIsRefused(_ name: String) throws {
        let bytes = try Samples.bytes(of: name)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
        let accepted = stride(from: 0, to: end, by: 7).filter { length in !Self.isRefused(Array(bytes[..<length])) }
        #expect(accepted.isEmpty)
    }

    /// An error has at least one problem, and every problem a place and a sentence; anything else would be found here.
    private static func isRefused(_ bytes: [UInt8]) -> Bool {
        do throws(OrderError) {
            let order = try Order(json: bytes)
            _ = try? OrderTotals(of: order)
            return false
        } catch {
            return !error.problems.isEmpty
                && error.problems.allSatisfy { $0.path.hasPrefix("$") && !$0.message.isEmpty }
        }
    }
}

extension [UInt8] {
    /// One change as transmission, editors and attackers make them.
    fileprivate mutating func mutate(using generator: inout SeededGenerator) {
        guard let index = indices.randomElement(using: &generator) else { return }
        let end = Swift.min(count, index + Int.random(in: 1...64, using: &generator))
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: self[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: self[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: removeSubrange(index..<end)
        case 3: insert(contentsOf: self[index..<end], at: indices.randomElement(using: &generator) ?? 0)
        case 4: removeSubrange(index...)
        case 5: insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: 200), at: index)
        case 6: insert(contentsOf: Self.tokens.randomElement(using: &generator).map { Array($0.utf8) } ?? [], at: index)
        default: swapAt(index, end - 1)
        }
    }

    private static let tokens = [
        "\"", "\\", "{", "}", "]", ",", ":", "\\u0000", "\\ud800", "1e999999999", "-", ".", "null", "\u{FEFF}", "\0",
        "\u{202E}", "\"a\":1,", "99999999999999999999999999999999999999999",
    ]
}
