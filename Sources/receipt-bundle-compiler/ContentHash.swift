/// FNV-1a in 64 bits: enough to tell versions of one bundle and locale apart.
struct ContentHash: CustomStringConvertible {
    private let value: UInt64

    init(_ bytes: [UInt8]) {
        value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    var description: String { String(value, radix: 16) }
}
