#if Graphics
    /// The identifiers of Cairo's SVG, numbered in each file from 1 on.
    ///
    /// Cairo counts surfaces and pictures through the whole process, so that the same document would have other bytes the
    /// second time.
    struct SVGNumbers {
        private var names: [ArraySlice<UInt8>: [UInt8]] = [:]
        private var counts: [ArraySlice<UInt8>: Int] = [:]

        /// What an identifier stands behind: its definition, a reference in an attribute, and one inside `url()`.
        private static let openings = ["id=\"", "href=\"#", "url(#"].map { Array($0.utf8) }

        static func renumbered(_ svg: [UInt8]) -> [UInt8] {
            var numbers = SVGNumbers()
            var out: [UInt8] = []
            out.reserveCapacity(svg.count)
            var copied = svg.startIndex
            var index = svg.startIndex
            while index < svg.endIndex {
                let byte = svg[index]
                guard let opening = openings.first(where: { $0[0] == byte && svg[index...].starts(with: $0) }) else {
                    index += 1
                    continue
                }
                let start = index + opening.count
                let end =
                    svg[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") } ?? svg.endIndex
                out += svg[copied..<start]
                out += numbers.name(for: svg[start..<end])
                copied = end
                index = end
            }
            return out + svg[copied...]
        }

        /// Letters and the number of their kind. Glyphs, with a dash in their names, are counted in the file already.
        private mutating func name(for old: ArraySlice<UInt8>) -> [UInt8] {
            if let known = names[old] { return known }
            let letters = old.prefix { !(0x30...0x39).contains($0) }
            guard old.dropFirst(letters.count).allSatisfy({ (0x30...0x39).contains($0) }) else { return Array(old) }
            let count = counts[letters, default: 0] + 1
            counts[letters] = count
            let new = letters + Array("\(count)".utf8)
            names[old] = Array(new)
            return Array(new)
        }
    }
#endif
