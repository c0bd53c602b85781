/// How much room a text takes on a line of cells, and which kinds of characters it holds.
package struct TextExtent: Hashable, Sendable {
    package var cells: Int { Int(count) }
    /// The union of what its characters are.
    package let shapes: ScalarShape

    private let count: Int32

    package static let empty = TextExtent(cells: 0, shapes: [])

    package init(cells: Int, shapes: ScalarShape) {
        count = Int32(clamping: cells)
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
        let end = range.upperBound
        var at = measuring.addCommon(bytes, from: range.lowerBound, to: end)
        while at < end {
            let (scalar, length) = Self.decode(bytes, at, end)
            if scalar == 0x20E3 {
                if Self.endsInKeycapBase(bytes, range.lowerBound, at) { measuring.addKeycap() }
            } else {
                measuring.add(scalar)
            }
            at = measuring.addCommon(bytes, from: at + length, to: end)
        }
        self.init(cells: measuring.cells, shapes: ScalarShape(rawValue: measuring.bits))
    }

    package init(of text: String) {
        let bytes = Array(text.utf8)
        self.init(of: bytes, in: bytes.indices)
    }

    /// The scalar that begins at `at`, and its length; a broken sequence reads as U+FFFD of one byte.
    private static func decode(_ bytes: [UInt8], _ at: Int, _ end: Int) -> (UInt32, Int) {
        let lead = UInt32(bytes[at])
        switch lead {
        case 0xC0..<0xE0 where at + 2 <= end:
            return ((lead & 0x1F) << 6 | tail(bytes[at + 1]), 2)
        case 0xE0..<0xF0 where at + 3 <= end:
            return ((lead & 0x0F) << 12 | tail(bytes[at + 1]) << 6 | tail(bytes[at + 2]), 3)
        case 0xF0... where at + 4 <= end:
            let high = (lead & 0x07) << 18 | tail(bytes[at + 1]) << 12
            return (high | tail(bytes[at + 2]) << 6 | tail(bytes[at + 3]), 4)
        default:
            return (0xFFFD, 1)
        }
    }

    private static func tail(_ byte: UInt8) -> UInt32 { UInt32(byte & 0x3F) }

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
        case picture
        /// After U+200D: the next picture takes no cells of its own.
        case joined
        case hangul
    }

    var cells = 0
    var bits: UInt8 = 0
    private var cluster = Cluster.other
    /// Of the picture that is open: 1 or 2.
    private var pictureCells = 0

    /// Takes what receipts mostly consist of, which joins with nothing, and returns where something else begins.
    mutating func addCommon(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        let alphabets = ScalarShape.alphabets
        var (cells, bits) = (0, UInt8(0))
        var at = start
        while at < end {
            let lead = bytes[at]
            let shape: ScalarShape
            let length: Int
            if lead < 0x80 {
                shape = alphabets[Int(lead)]
                length = 1
            } else if lead >= 0xC0, lead < 0xE0, at &+ 1 < end {
                shape = alphabets[Int(lead & 0x1F) << 6 | Int(bytes[at &+ 1] & 0x3F)]
                length = 2
            } else if lead >= 0xE0, lead < 0xF0, at &+ 2 < end {
                let low = UInt32(bytes[at &+ 1] & 0x3F) << 6 | UInt32(bytes[at &+ 2] & 0x3F)
                let value = UInt32(lead & 0x0F) << 12 | low
                // Hangul syllables may go on.
                guard !(0xAC00...0xD7A3).contains(value), let known = ScalarShape.common(value) else { break }
                shape = known
                length = 3
            } else {
                break
            }
            if shape.rawValue & ScalarShape.pictographic.rawValue != 0 { break }
            bits |= shape.rawValue
            cells &+= shape.cells
            at &+= length
        }
        // A mark goes with what stands before it and ends no cluster.
        if cells > 0 { cluster = .other }
        self.cells += cells
        self.bits |= bits
        return at
    }

    /// U+20E3 behind a digit, `#` or `*`.
    mutating func addKeycap() { cells += 1 }

    mutating func add(_ value: UInt32) {
        let shape = ScalarShape(of: value)
        bits |= shape.rawValue
        switch value {
        case 0x200D:
            if cluster == .picture { cluster = .joined }
        case 0xFE0F:
            if cluster == .picture { widenPicture() }
        case 0x1F3FB...0x1F3FF:
            if cluster == .other || cluster == .hangul { beginPicture(shape) }
        case 0x1160...0x11FF, 0xD7B0...0xD7FF:
            if cluster != .hangul { begin(.other, shape) }
        case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3:
            begin(.hangul, shape)
        default:
            addOther(shape)
        }
    }

    /// What begins a cluster by itself, or a mark on the one before.
    @inline(__always)
    mutating func addOther(_ shape: ScalarShape) {
        bits |= shape.rawValue
        if shape.cells == 0 { return }
        if shape.rawValue & ScalarShape.pictographic.rawValue == 0 { return begin(.other, shape) }
        if cluster == .joined {
            cluster = .picture
            widenPicture()
        } else {
            beginPicture(shape)
        }
    }

    @inline(__always)
    private mutating func begin(_ next: Cluster, _ shape: ScalarShape) {
        cells += shape.cells
        cluster = next
    }

    private mutating func beginPicture(_ shape: ScalarShape) {
        begin(.picture, shape)
        pictureCells = shape.cells
    }

    /// A picture that is shown as emoji takes two cells.
    private mutating func widenPicture() {
        guard pictureCells == 1 else { return }
        cells += 1
        pictureCells = 2
    }
}
