/// A place in a text, as editors count it.
package struct JSONPosition: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// From 1, in Unicode scalars.
    package let column: Int

    /// The places of byte offsets that rise or stay, in one walk over the bytes.
    ///
    /// A line ends with LF, or with CR that no LF follows.
    static func locate(_ offsets: [Int], in bytes: [UInt8]) -> [JSONPosition] {
        var places: [JSONPosition] = []
        places.reserveCapacity(offsets.count)
        var (line, column, index) = (1, 1, 0)
        for offset in offsets {
            while index < min(offset, bytes.count) {
                switch bytes[index] {
                case 0x0A: (line, column) = (line + 1, 1)
                case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: (line, column) = (line + 1, 1)
                case 0x80...0xBF: break  // inside a scalar
                default: column += 1
                }
                index += 1
            }
            places.append(JSONPosition(line: line, column: column))
        }
        return places
    }
}
