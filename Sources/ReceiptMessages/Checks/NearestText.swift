extension Collection<String> {
    /// The text that differs least from a mistyped one, where it is near enough to be meant.
    package func nearest(to wanted: String) -> String? {
        let limit = Swift.max(2, wanted.utf8.count / 4)
        return map { (text: $0, distance: $0.editDistance(to: wanted)) }
            .filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.text
    }
}

extension String {
    /// How many letters must be put in, taken out or changed (Levenshtein).
    fileprivate func editDistance(to other: String) -> Int {
        let (left, right) = (Array(utf8), Array(other.utf8))
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, candidate) in right.enumerated() {
                let changed = diagonal + (byte == candidate ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(changed, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
