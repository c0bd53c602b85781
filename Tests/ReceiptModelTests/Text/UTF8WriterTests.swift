import ReceiptModel
import Testing

@Suite struct UTF8WriterTests {
    @Test func growsAsFarAsItIsWritten() {
        var writer = UTF8Writer(capacity: 0)
        for number in 0..<10_000 { writer.append(UInt8(truncatingIfNeeded: number)) }
        #expect(writer.count == 10_000)
        #expect(writer.bytes() == (0..<10_000).map { UInt8(truncatingIfNeeded: $0) })
    }

    @Test func growsForOnePieceLargerThanTwiceItsRoom() {
        var writer = UTF8Writer(capacity: 16)
        writer.append(UInt8(ascii: "<"))
        writer.append([UInt8](repeating: UInt8(ascii: "x"), count: 100_000))
        #expect(writer.count == 100_001)
        #expect(writer.string(from: 99_999) == "xx")
    }

    @Test func takesTextInEveryForm() {
        var writer = UTF8Writer(capacity: 16)
        let text = "naïve 日本"
        writer.append("static ")
        writer.append(text)
        writer.append(text.prefix(2))
        writer.append(Array("[é]".utf8))
        writer.append(Array("0123456".utf8)[2...4])
        writer.append(repeating: UInt8(ascii: "-"), count: 3)
        #expect(writer.string() == "static naïve 日本na[é]234---")
    }

    @Test func emptyPiecesWriteNothing() {
        var writer = UTF8Writer()
        writer.append("")
        writer.append(String())
        writer.append([UInt8]())
        writer.append(UnsafeBufferPointer<UInt8>(start: nil, count: 0))
        writer.append(repeating: 0, count: 0)
        writer.append(repeating: 0, count: -1)
        #expect(writer.count == 0)
        #expect(writer.string() == "")
        #expect(writer.bytes() == [])
    }

    @Test func writesEveryScalarAsUTF8() {
        var writer = UTF8Writer()
        var expected = String.UnicodeScalarView()
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            writer.append(scalar)
            expected.append(scalar)
        }
        #expect(writer.bytes() == Array(String(expected).utf8))
    }

    @Test func forgetsWhatIsCutOff() {
        var writer = UTF8Writer()
        writer.append("Zürich")
        let mark = writer.count
        writer.append(" Genève")
        writer.truncate(to: mark)
        #expect(writer.string() == "Zürich")
        writer.append("!")
        #expect(writer.string(from: mark) == "!")
        writer.removeAll()
        #expect(writer.count == 0)
        writer.append("again")
        #expect(writer.string() == "again")
    }

    @Test func lendsItsBytes() {
        var writer = UTF8Writer()
        writer.append("sum")
        #expect(writer.withBytes { $0.count } == 3)
        #expect(writer.withBytes { $0.first } == UInt8(ascii: "s"))
        #expect(writer.bytes(from: 1) == Array("um".utf8))
    }

    // Short texts are copied by other means than long ones.
    @Test(arguments: 0...70)
    func copiesTextsOfEveryLength(length: Int) {
        let bytes = (0..<length).map { UInt8(33 + $0) }
        var writer = UTF8Writer(capacity: 16)
        writer.append("<")
        writer.append(bytes)
        writer.append(">")
        writer.append([0] + bytes + [0], in: 1..<(length + 1))
        #expect(writer.bytes() == Array("<".utf8) + bytes + Array(">".utf8) + bytes)
    }

    @Test(arguments: 0...8)
    func takesTheFirstBytesOfAWord(count: Int) {
        var writer = UTF8Writer(capacity: 16)
        for _ in 0..<3 { writer.append(word: 0x6867_6665_6463_6261, count: count) }
        #expect(writer.string() == String(repeating: String("abcdefgh".prefix(count)), count: 3))
    }

    @Test(arguments: 0..<20)
    func findsWhatIsNotASCIIWhereverItStands(position: Int) {
        var writer = UTF8Writer()
        writer.append("é")
        let start = writer.count
        writer.append(repeating: UInt8(ascii: "x"), count: position)
        let before = writer.isASCII(from: start)
        writer.append("é")
        let end = writer.count
        writer.append(repeating: UInt8(ascii: "x"), count: 20)
        let (after, whole, rest) = (writer.isASCII(from: start), writer.isASCII(from: 0), writer.isASCII(from: end))
        #expect(before && rest)
        #expect(!after && !whole)
    }
}
