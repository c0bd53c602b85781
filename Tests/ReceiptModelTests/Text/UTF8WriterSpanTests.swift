import ReceiptModel
import Testing

@Suite struct UTF8WriterSpanTests {
    @Test func letsBytesBeFilledFromTheEnd() {
        var out = UTF8Writer(capacity: 16)
        out.append("a")
        out.append(count: 3) { span in
            for index in stride(from: 2, through: 0, by: -1) { span[index] = UInt8(ascii: "x") + UInt8(index) }
        }
        out.append("b")
        #expect(out.string() == "axyzb")
    }

    @Test func beginsWithZeros() {
        var out = UTF8Writer()
        out.append(count: 2) { _ in }
        #expect(out.bytes() == [0, 0])
    }

    @Test func growsToHoldTheSpan() {
        var out = UTF8Writer(capacity: 16)
        out.append("0123456789")
        out.append(count: 1000) { span in
            for index in span.indices { span[index] = UInt8(ascii: ".") }
        }
        #expect(out.count == 1010)
        #expect(out.string().hasPrefix("0123456789..."))
    }

    @Test func appendsNothingForNoBytes() {
        var out = UTF8Writer()
        out.append(count: 0) { _ in Issue.record("nothing to fill") }
        #expect(out.count == 0)
    }

    @Test func appendsAPartOfABuffer() {
        var out = UTF8Writer()
        let bytes = Array("receipt".utf8)
        out.append(bytes.span.extracting(2..<5))
        #expect(out.string() == "cei")
    }
}
