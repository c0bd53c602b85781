import ReceiptICU
import ReceiptModel

// Text, character by character in the way that is right for each.
extension EscPosStream {
    /// What is done about a character that the printer lacks.
    enum Gaps {
        /// Writing ends there.
        case stop
        /// Digits of other scripts become those of ASCII, so that amounts survive; all others leave their cells blank.
        case blank
    }

    /// Writes text of one line.
    ///
    /// - Returns: The characters that could not be printed; at most one for `.stop`, which leaves the line unfinished.
    mutating func write(
        _ text: [UInt8], _ range: Range<Int>, _ table: CharacterTable, gaps: Gaps
    ) -> [Unicode.Scalar] {
        var missing: [Unicode.Scalar] = []
        var at = range.lowerBound
        let end = range.upperBound
        while at < end {
            let start = at
            // What is ASCII and no control goes as it is.
            while at < end, text[at] &- 0x20 < 0x5F { at += 1 }
            if at > start { out.append(text, in: start..<at) }
            guard at < end else { break }
            let (scalar, length) = Self.decode(text, at, end)
            let next = at + length
            if !write(scalar, before: text, next..<end, table), !compose(scalar, text, range.lowerBound..<at, table) {
                missing.append(scalar)
                if gaps == .stop { return missing }
                writeBlank(for: scalar)
            }
            at = next
        }
        return missing
    }

    /// Writes one character that is not printable ASCII.
    ///
    /// - Parameter rest: What follows on the line, for the choice of a page.
    private mutating func write(
        _ scalar: Unicode.Scalar, before text: [UInt8], _ rest: Range<Int>, _ table: CharacterTable
    ) -> Bool {
        let holders = table.pagesHolding(scalar)
        if !isDoubleByte, holders & 1 << UInt64(page) != 0 {
            return writeByte(of: scalar, table)
        }
        if PrintedForm.isPreferred(for: scalar), let form = PrintedForm(of: scalar) { return write(form) }
        if holders != 0 {
            if holders & 1 << UInt64(page) != 0 {
                leaveDoubleByteMode()
            } else {
                let index = Self.bestPage(holders, text, rest, table)
                selectPage(index, number: table.pages[index].number)
            }
            return writeByte(of: scalar, table)
        }
        if let (first, second) = table.bytes(for: scalar) {
            enterDoubleByteMode()
            out.append(first)
            out.append(second)
            return true
        }
        if Self.isControl(scalar) {
            removed.append(scalar)
            return true
        }
        return PrintedForm(of: scalar).map { write($0) } ?? false
    }

    private mutating func writeByte(of scalar: Unicode.Scalar, _ table: CharacterTable) -> Bool {
        guard let byte = table.pages[page].codes.byte(for: scalar) else { return false }
        out.append(byte)
        return true
    }

    private mutating func write(_ form: PrintedForm) -> Bool {
        switch form {
        case .nothing: break
        case .spaces(let count): out.append(repeating: UInt8(ascii: " "), count: count)
        case .character(let byte): out.append(byte)
        }
        return true
    }

    private mutating func writeBlank(for scalar: Unicode.Scalar) {
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
            out.append(UInt8(ascii: "0") + UInt8(value))
        } else if scalar.value == 0x66B {
            out.append(UInt8(ascii: "."))
        } else if scalar.value == 0x66C {
            out.append(UInt8(ascii: ","))
        } else {
            out.append(repeating: UInt8(ascii: " "), count: ScalarShape(of: scalar.value).cells)
        }
    }

    /// Of the pages that hold a character, the one that also holds the most of what follows without another change.
    private static func bestPage(
        _ holders: UInt64, _ text: [UInt8], _ rest: Range<Int>, _ table: CharacterTable
    ) -> Int {
        var candidates = holders
        var at = rest.lowerBound
        while at < rest.upperBound, candidates & (candidates - 1) != 0 {
            if text[at] < 0x80 {
                at += 1
                continue
            }
            let (scalar, length) = decode(text, at, rest.upperBound)
            at += length
            let others = table.pagesHolding(scalar)
            // What no page holds is printed in another way; it does not matter for the choice.
            if others == 0 || PrintedForm.isPreferred(for: scalar) { continue }
            if candidates & others == 0 { break }
            candidates &= others
        }
        return candidates.trailingZeroBitCount
    }

    /// Puts a combining mark on the character before it, where the two together are one that the printer has.
    private mutating func compose(
        _ mark: Unicode.Scalar, _ text: [UInt8], _ before: Range<Int>, _ table: CharacterTable
    ) -> Bool {
        guard ScalarShape(of: mark.value).cells == 0, !before.isEmpty else { return false }
        let letter = String(decoding: text[before].suffix(12), as: UTF8.self).last
        // The letter was written as one byte, also with the marks that it already has.
        guard let letter, let base = letter.unicodeScalars.first, ScalarShape(of: base.value).cells == 1,
            let whole = PrecomposedLetters.scalar(for: letter, with: mark), table.pagesHolding(whole) != 0
        else { return false }
        out.truncate(to: out.count - 1)
        return write(whole, before: text, before.upperBound..<before.upperBound, table)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E: true
        default: false
        }
    }

    /// The scalar that begins at `at`, and its length; a broken sequence reads as U+FFFD of one byte.
    @inline(__always)
    static func decode(_ bytes: [UInt8], _ at: Int, _ end: Int) -> (Unicode.Scalar, Int) {
        let lead = UInt32(bytes[at])
        func tail(_ offset: Int) -> UInt32 { UInt32(bytes[at + offset] & 0x3F) }
        let (value, length): (UInt32, Int) =
            switch lead {
            case 0..<0x80: (lead, 1)
            case 0xC0..<0xE0 where at + 2 <= end: ((lead & 0x1F) << 6 | tail(1), 2)
            case 0xE0..<0xF0 where at + 3 <= end: ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
            case 0xF0... where at + 4 <= end: ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
            default: (0xFFFD, 1)
            }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
