import TestSupport
import Testing

@testable import ReceiptPrinting

/// Whatever comes, the decoder ends, soon, and loses its way no further than it must.
@Suite struct HostileStreamTests {
    /// A stream with commands of every kind.
    private static let everything: [UInt8] =
        esc("@") + esc("t", 16) + esc("a", 1) + gs("!", 0x11) + text("Caf") + [0xE9] + lineFeed + gs("!", 0)
        + esc("a", 0)
        + esc("D", 10, 20, 0) + text("a\tb\n") + gs("v0", 0, 2, 0, 2, 0, 1, 2, 3, 4)
        + esc("*", 33, 2, 0, 1, 2, 3, 4, 5, 6)
        + lineFeed + gs("(L", 11, 0, 48, 112, 48, 1, 1, 49, 8, 0, 1, 0, 0xFF) + gs("(L", 2, 0, 48, 50)
        + gs("8L", 11, 0, 0, 0, 48, 112, 48, 1, 1, 49, 8, 0, 1, 0, 0xFF) + gs("k", 4) + text("ABC") + [0]
        + gs("k", 73, 4) + text("{BAB") + gs("(k", 5, 0, 49, 80, 48, 65, 66) + gs("(k", 3, 0, 49, 81, 48)
        + fs("(C", 2, 0, 48, 50) + text("€\n") + esc("L") + esc("W", 0, 0, 0, 0, 1, 1, 1, 1) + text("page") + [0x0C]
        + esc("p", 0, 25, 250) + [0x10, 0x14, 1, 0, 1] + gs("V", 66, 3)

    @Test func takesAStreamCutAtAnyByte() {
        let counts = Self.everything.indices.map { end in
            EscPosDecoder().decode(Array(Self.everything[..<end])).elements.count
        }
        #expect(counts.count == Self.everything.count)
        // Never less than before but for one remark on what is cut.
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 >= $0 - 2 })
    }

    @Test func takesAStreamWithAnyByteChanged() {
        var random = SeededGenerator(seed: 17)
        for index in Self.everything.indices {
            var bytes = Self.everything
            bytes[index] = UInt8.random(in: 0...255, using: &random)
            let paper = EscPosDecoder().decode(bytes)
            _ = paper.annotatedText
        }
    }

    @Test(arguments: 0..<20)
    func takesRandomBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Commands more often than chance has them.
        let starts: [UInt8] = [0x1B, 0x1C, 0x1D, 0x10, 0x0A]
        let bytes = (0..<2_000).map { index in
            index % 5 == 0 ? starts[Int.random(in: 0..<5, using: &random)] : UInt8.random(in: 0...255, using: &random)
        }
        let japanese = DecodedPrinter(width: 384, doubleByte: .japanese)
        let paper = EscPosDecoder(for: seed % 2 == 0 ? .standard : japanese).decode(bytes)
        #expect(paper == EscPosDecoder(for: seed % 2 == 0 ? .standard : japanese).decode(bytes))
        #expect(!paper.annotatedText.isEmpty)
    }

    @Test(arguments: [
        gs("8L", 255, 255, 255, 255, 48, 112), gs("(k", 255, 255, 49, 80, 48, 1), gs("v0", 0, 255, 255, 255, 255),
        esc("*", 33, 255, 255), fs("q", 255, 255, 255, 255, 255), gs("*", 255, 255), esc("&", 255, 32, 126, 255),
        gs("Q0", 0, 255, 255, 255, 255), fs("g1", 0, 0, 0, 0, 0, 255, 255),
    ])
    func believesNoLength(bytes: [UInt8]) {
        let paper = EscPosDecoder().decode(bytes)
        #expect(paper.elements.count == 1)
        #expect(
            paper.remarks.contains { remark in
                if case .incomplete = remark.kind { true } else { false }
            })
    }

    /// A stored picture or code is large, and printing it takes a few bytes.
    @Test(
        arguments: [
            (gs("*", 255, 255) + [UInt8](repeating: 0xAA, count: 255 * 255 * 8), gs("/", 3)),
            (gs("(k", 255, 255, 49, 80, 48) + [UInt8](repeating: 0x41, count: 65_532), gs("(k", 3, 0, 49, 81, 48)),
        ] as [([UInt8], [UInt8])])
    func stopsRepeatingWhatIsStored(store: [UInt8], print: [UInt8]) {
        let bytes = store + Array(repeatElement(print, count: 2_000).joined())
        let paper = EscPosDecoder().decode(bytes)
        #expect(paper.elements.count == 2_000)
        #expect(
            paper.remarks.last.map { remark in
                if case .ineffective(_, .tooOften) = remark.kind { true } else { false }
            } == true)
    }

    /// A quadratic step would take minutes.
    @Test(arguments: [
        text("a"), esc("@"), [0x1B], gs("(k", 3, 0, 49, 81, 48), gs("!", 0x77) + text("x"), [0x00], [0x82], esc("K", 1),
        esc("*", 0, 1, 0, 1), text("\t"), fs("(C", 2, 0, 48, 50) + [0xF0], gs("k", 4), esc("D", 1, 2, 3),
        gs("(L", 11, 0, 48, 112, 48, 2, 2, 49, 8, 0, 1, 0, 0xFF),
    ])
    func takesTimeInProportion(pattern: [UInt8]) {
        let bytes = Array(repeatElement(pattern, count: 60_000 / pattern.count).joined())
        let clock = ContinuousClock()
        let time = clock.measure { _ = EscPosDecoder().decode(bytes).elements.count }
        #expect(time < .seconds(10))
    }
}
