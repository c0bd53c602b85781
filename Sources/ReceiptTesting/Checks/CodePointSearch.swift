extension String {
    /// Whether the same code points stand in this text one after the other.
    ///
    /// `contains` compares letters, and the last of one word and the first of the next may be one letter (Telugu).
    func containsCodePoints(of other: String) -> Bool {
        var (text, sought) = (self, other)
        return text.withUTF8 { text in
            sought.withUTF8 { sought in
                guard let first = sought.first else { return true }
                let end = text.count - sought.count
                var start = 0
                while start <= end {
                    if text[start] == first, text[start..<start + sought.count].elementsEqual(sought) { return true }
                    start += 1
                }
                return false
            }
        }
    }
}
