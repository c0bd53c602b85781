/// The lines that the commands of a receipt print, as far as a check of all samples needs them.
struct StreamWalk {
    /// Cells of each line of text.
    private(set) var widths: [Int] = []
    /// Bytes that are text of one cell.
    private(set) var text: [UInt8] = []
    /// Rows of dots.
    private(set) var imageRows = 0

    struct Unknown: Error {
        let offset: Int
    }

    /// - Throws: At the first byte that begins no command that receipts have.
    init(_ bytes: [UInt8]) throws {
        var at = 0
        var cells = 0
        var isDoubleByte = false
        while at < bytes.count {
            switch bytes[at] {
            case 0x0A:
                widths.append(cells)
                cells = 0
                at += 1
            case 0x1B, 0x1C, 0x1D:
                let (length, rows) = try Self.command(bytes, at)
                if bytes[at] == 0x1C, bytes[at + 1] == 0x26 { isDoubleByte = true }
                if bytes[at] == 0x1C, bytes[at + 1] == 0x2E { isDoubleByte = false }
                imageRows += rows
                at += length
            case 0x80... where isDoubleByte:
                cells += 2
                at += 2
            case 0x20...0x7E, 0x80...:
                text.append(bytes[at])
                cells += 1
                at += 1
            default:
                throw Unknown(offset: at)
            }
        }
    }

    private static func command(_ bytes: [UInt8], _ at: Int) throws -> (length: Int, imageRows: Int) {
        func word(_ offset: Int) -> Int { Int(bytes[at + offset]) + Int(bytes[at + offset + 1]) * 256 }
        switch (bytes[at], Unicode.Scalar(bytes[at + 1])) {
        case (0x1B, "@"), (0x1B, "2"), (0x1C, "&"), (0x1C, "."): return (2, 0)
        case (0x1B, "R"), (0x1B, "t"), (0x1B, "!"), (0x1B, "E"), (0x1B, "a"), (0x1B, "d"), (0x1B, "J"), (0x1C, "C"),
            (0x1D, "!"), (0x1D, "H"), (0x1D, "w"), (0x1D, "h"):
            return (3, 0)
        case (0x1C, "S"), (0x1D, "V"): return (4, 0)
        case (0x1D, "v"): return (8 + word(4) * word(6), word(6))
        case (0x1D, "("): return (5 + word(3), 0)
        case (0x1D, "k"): return (4 + Int(bytes[at + 3]), 0)
        default: throw Unknown(offset: at)
        }
    }
}
