import ReceiptModel

/// Cleans what sellers and buyers wrote, so that it can neither reorder printed text nor send commands to a printer.
///
/// Out go C0 and C1 controls, U+202A–202E and isolates without a partner; line breaks and tabs become one space, and
/// spaces at either end are dropped. Joiners (U+200C, U+200D) and marks (U+200E, U+200F, U+061C) stay: Persian, Indic and
/// emoji names need them.
///
/// Source: UAX #9 for the controls; UTR #36 for the attack by overrides.
package enum UserText {
    package typealias Report = (DocumentIssue.Kind, Unicode.Scalar) -> Void

    /// Appends the clean text and returns the direction of its first strong character, nil when it has none.
    package static func append(_ text: String, to writer: inout UTF8Writer, report: Report) -> TextDirection? {
        var text = text
        let reading = text.withUTF8 { bytes -> Reading in
            let reading = read(bytes)
            if reading != .unclean { writer.append(bytes) }
            return reading
        }
        switch reading {
        case .plainWithLetters: return .leftToRight
        case .plain: return nil
        case .clean: return TextDirection.ofFirstStrong(in: text)
        case .unclean:
            appendCleaned(text, to: &writer, report: report)
            return TextDirection.ofFirstStrong(in: text)
        }
    }

    private enum Reading {
        /// ASCII without a letter, and with one.
        case plain, plainWithLetters
        /// Nothing has to be taken out.
        case clean
        /// Something may have to be.
        case unclean
    }

    /// Looks at the bytes alone: nearly every text is clean, and goes in as it is.
    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
        let space = UInt8(ascii: " ")
        if bytes.first == space || bytes.last == space { return .unclean }
        // Without a branch for each byte, so that many are looked at in one step.
        var all: UInt8 = 0
        var controls: UInt8 = 0
        var letters: UInt8 = 0
        for byte in bytes {
            all |= byte
            // C0 and DEL
            controls |= byte < 0x20 ? 1 : 0
            controls |= byte == 0x7F ? 1 : 0
            letters |= (byte | 0x20) &- UInt8(ascii: "a") < 26 ? 1 : 0
        }
        if controls != 0 { return .unclean }
        if all >= 0x80 { return mayHoldControls(bytes) ? .unclean : .clean }
        return letters != 0 ? .plainWithLetters : .plain
    }

    /// C2 begins the C1 controls, and E2 80 and E2 81 the separators, overrides and isolates.
    private static func mayHoldControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var found: UInt8 = 0
        for index in 1..<max(bytes.count, 1) {
            let (lead, next) = (bytes[index - 1], bytes[index])
            found |= (lead == 0xC2 ? 1 : 0) & (next < 0xA0 ? 1 : 0)
            found |= (lead == 0xE2 ? 1 : 0) & (next | 1 == 0x81 ? 1 : 0)
        }
        return found != 0
    }

    private static func appendCleaned(_ text: String, to writer: inout UTF8Writer, report: Report) {
        let unmatched = unmatchedIsolates(text)
        var position = 0
        var pendingSpaces = 0
        let start = writer.count
        for scalar in text.unicodeScalars {
            defer { position += 1 }
            switch scalar.value {
            case 0x20:
                pendingSpaces += 1
            case 0x09...0x0D, 0x85, 0x2028, 0x2029:
                report(.replacedBySpace, scalar)
                pendingSpaces = max(pendingSpaces, 1)
            case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E:
                report(.removedCharacter, scalar)
            case 0x2066...0x2069 where unmatched.contains(position):
                report(.removedCharacter, scalar)
            default:
                // Spaces are written only between characters, so that a forged line break leaves none at the ends.
                if writer.count > start {
                    writer.append(repeating: UInt8(ascii: " "), count: pendingSpaces)
                }
                pendingSpaces = 0
                writer.append(scalar)
            }
        }
    }

    /// Positions, in scalars, of isolate initiators and terminators that have no partner.
    private static func unmatchedIsolates(_ text: String) -> Set<Int> {
        var open: [Int] = []
        var alone: Set<Int> = []
        for (position, scalar) in text.unicodeScalars.enumerated() {
            switch scalar.value {
            case 0x2066...0x2068: open.append(position)
            case 0x2069: if open.popLast() == nil { alone.insert(position) }
            default: break
            }
        }
        return alone.union(open)
    }
}

extension TextDirection {
    /// The direction of the first letter; nil for a text without letters.
    ///
    /// Source: UAX #9 (P2) and the ranges that Unicode keeps for right-to-left scripts (DerivedBidiClass).
    package static func ofFirstStrong(in text: String) -> TextDirection? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // Common letters first, which need no look at their properties: Latin, Devanagari, Kana, Han; Hebrew, Arabic.
            case 0x41...0x5A, 0x61...0x7A, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
                return .leftToRight
            case 0x5D0...0x5EA, 0x620...0x64A:
                return .rightToLeft
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                // Digits and marks inside these ranges are not strong.
                if scalar.value == 0x200F || scalar.value == 0x61C
                    || scalar.properties.isAlphabetic && !scalar.isNonspacingMark
                {
                    return .rightToLeft
                }
            case 0x200E:
                return .leftToRight
            default:
                if scalar.properties.isAlphabetic { return .leftToRight }
            }
        }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isNonspacingMark: Bool { properties.generalCategory == .nonspacingMark }
}
