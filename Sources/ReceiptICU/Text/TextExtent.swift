/// How much room a text takes on a line of cells, and which kinds of characters it holds.
package struct TextExtent: Hashable, Sendable {
    package private(set) var cells: Int
    /// The union of what its characters are.
    package private(set) var shapes: ScalarShape

    package static let empty = TextExtent(cells: 0, shapes: [])

    package init(cells: Int, shapes: ScalarShape) {
        self.cells = cells
        self.shapes = shapes
    }

    /// Measures a range of UTF-8.
    ///
    /// The sum of the code points' cells, but an emoji sequence (joined pictures, a flag, a keycap, a skin tone, the
    /// variation selector U+FE0F) takes two cells, and a Hangul syllable the two of its first letter.
    /// Source: UAX #11, UTS #51.
    ///
    /// - Complexity: O(*n*) in the bytes.
    package init(of bytes: [UInt8], in range: Range<Int>) {
        var measuring = Measuring()
        var at = range.lowerBound
        let end = range.upperBound
        while at < end {
            let byte = bytes[at]
            if byte < 0x80 {
                measuring.addASCII(byte)
                at += 1
            } else {
                let (scalar, length) = Self.decode(bytes, at, end)
                measuring.add(scalar, precededByKeycapBase: Self.endsInKeycapBase(bytes, range.lowerBound, at))
                at += length
            }
        }
        self.init(cells: measuring.cells, shapes: measuring.shapes)
    }

    package init(of text: String) {
        let bytes = Array(text.utf8)
        self.init(of: bytes, in: bytes.indices)
    }

    /// The scalar that begins at `at`, and its length; a broken sequence reads as U+FFFD of one byte.
    private static func decode(_ bytes: [UInt8], _ at: Int, _ end: Int) -> (UInt32, Int) {
        let lead = UInt32(bytes[at])
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC0, at + length <= end else { return (0xFFFD, 1) }
        var value = lead & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[at + offset] & 0x3F) }
        return (value, length)
    }

    /// Whether `[0-9#*]`, perhaps with U+FE0F behind it, stands before `at`.
    private static func endsInKeycapBase(_ bytes: [UInt8], _ start: Int, _ at: Int) -> Bool {
        var last = at - 1
        if last - 3 >= start, bytes[last] == 0x8F, bytes[last - 1] == 0xB8, bytes[last - 2] == 0xEF { last -= 3 }
        guard last >= start else { return false }
        let byte = bytes[last]
        return (0x30...0x39).contains(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "*")
    }
}

/// The running sum, with the cluster that is open.
private struct Measuring {
    enum Cluster {
        case other
        case picture(cells: Int)
        /// After U+200D: the next picture takes no cells of its own.
        case joined(cells: Int)
        case hangul
    }

    var cells = 0
    var shapes: ScalarShape = []
    private var cluster = Cluster.other

    @inline(__always)
    mutating func addASCII(_ byte: UInt8) {
        cells += 1
        cluster = .other
        if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
            shapes.formUnion(.leftToRight)
        } else if byte &- UInt8(ascii: "0") < 10 {
            shapes.formUnion(.europeanDigit)
        }
    }

    mutating func add(_ value: UInt32, precededByKeycapBase isKeycap: @autoclosure () -> Bool) {
        let shape = ScalarShape.common(value) ?? ScalarShape(askingICUFor: value)
        shapes.formUnion(shape)
        switch value {
        case 0x200D:
            if case .picture(let cells) = cluster { cluster = .joined(cells: cells) }
        case 0xFE0F:
            widenPicture()
        case 0x20E3:
            if isKeycap() { cells += 1 }
        case 0x1F3FB...0x1F3FF:
            if case .other = cluster { begin(.picture(cells: shape.cells), shape) }
            if case .hangul = cluster { begin(.picture(cells: shape.cells), shape) }
        case 0x1160...0x11FF, 0xD7B0...0xD7FF:
            if case .hangul = cluster { return }
            begin(.other, shape)
        case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3:
            begin(.hangul, shape)
        default:
            addOther(shape)
        }
    }

    private mutating func addOther(_ shape: ScalarShape) {
        if shape.cells == 0 { return }
        guard shape.contains(.pictographic) else { return begin(.other, shape) }
        if case .joined(let width) = cluster {
            cluster = .picture(cells: width)
            widenPicture()
        } else {
            begin(.picture(cells: shape.cells), shape)
        }
    }

    private mutating func begin(_ next: Cluster, _ shape: ScalarShape) {
        cells += shape.cells
        cluster = next
    }

    /// A picture that is shown as emoji takes two cells.
    private mutating func widenPicture() {
        guard case .picture(let width) = cluster, width == 1 else { return }
        cells += 1
        cluster = .picture(cells: 2)
    }
}
