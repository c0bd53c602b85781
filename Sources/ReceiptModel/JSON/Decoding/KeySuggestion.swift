/// Finds the key that somebody meant.
enum KeySuggestion {
    /// The candidate that takes the fewest changes, if they are at most a third of its length, or else one that begins
    /// like the key.
    ///
    /// Capitals and the signs `_` and `-` do not count, so that `unit_price` finds `unitPrice`.
    static func nearest(to key: String, among candidates: [String]) -> String? {
        guard (1...40).contains(key.utf8.count) else { return nil }
        let written = folded(key)
        var best: (candidate: String, changes: Int)?
        for candidate in candidates {
            let wanted = folded(candidate)
            let changes = distance(written, wanted)
            let isNear = changes <= max(1, wanted.count / 3) || written.count >= 3 && wanted.starts(with: written)
            if isNear, changes < best?.changes ?? .max { best = (candidate, changes) }
        }
        return best?.candidate
    }

    private static func folded(_ key: String) -> [UInt8] {
        key.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    }

    /// Letters to add, drop, replace, or swap with their neighbour (the optimal string alignment distance).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var changes = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
                    changes = min(changes, beforeLast[j - 1] + 1)
                }
                row.append(changes)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
