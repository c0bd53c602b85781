import ReceiptContent

/// Where a picture is black, and a number that changes with any of its dots.
struct Ink: CustomStringConvertible {
    let description: String

    init(of image: DotImage) {
        var (left, right, top, bottom) = (image.width, -1, image.height, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image.isBlack(x: x, y: y) {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = y
            }
        }
        // FNV-1a, 32 bits.
        let hash = image.bytes.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        description =
            right < 0
            ? "blank"
            : "ink \(left)–\(right) x \(top)–\(bottom), #\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }
}
