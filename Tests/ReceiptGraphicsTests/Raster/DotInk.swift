import ReceiptContent

/// What can be told of black dots without knowing which letters they are.
struct DotInk {
    let image: DotImage

    init(_ image: DotImage) { self.image = image }

    var count: Int { image.bytes.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The columns and rows from the first to the last black dot; nil: all is white.
    var columns: ClosedRange<Int>? { extent((0..<image.width).filter { column($0).contains(true) }) }
    var rows: ClosedRange<Int>? { extent((0..<image.height).filter { row($0).contains(true) }) }

    func column(_ x: Int) -> [Bool] { (0..<image.height).map { image.isBlack(x: x, y: $0) } }
    func row(_ y: Int) -> [Bool] { (0..<image.width).map { image.isBlack(x: $0, y: y) } }

    /// The strokes that a horizontal line crosses.
    func strokes(inRow y: Int) -> Int {
        let dots = row(y)
        return dots.indices.filter { dots[$0] && ($0 == 0 || !dots[$0 - 1]) }.count
    }

    /// How many pieces of black there are that touch nowhere, corners included.
    var partCount: Int {
        var seen = Set<Int>()
        var parts = 0
        for start in 0..<image.width * image.height {
            guard isBlack(start), seen.insert(start).inserted else { continue }
            parts += 1
            var open = [start]
            while let dot = open.popLast() {
                for neighbour in neighbours(of: dot) where isBlack(neighbour) && seen.insert(neighbour).inserted {
                    open.append(neighbour)
                }
            }
        }
        return parts
    }

    private func isBlack(_ dot: Int) -> Bool { image.isBlack(x: dot % image.width, y: dot / image.width) }

    private func neighbours(of dot: Int) -> [Int] {
        let (x, y) = (dot % image.width, dot / image.width)
        return (max(0, y - 1)...min(image.height - 1, y + 1)).flatMap { y in
            (max(0, x - 1)...min(image.width - 1, x + 1)).map { y * image.width + $0 }
        }
    }

    private func extent(_ places: [Int]) -> ClosedRange<Int>? {
        guard let first = places.first, let last = places.last else { return nil }
        return first...last
    }
}
