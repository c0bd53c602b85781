#if Graphics
    import ReceiptModel
    import ReceiptResources

    /// Which families draw the texts of a language, and in which order: `Resources/Fonts/families.txt`, read.
    struct FontTable: Sendable {
        /// Every family that a text may name, each once. Chains hold indices of it.
        let families: [String]
        /// The families that draw pictures of emoji, the best first.
        let emojiFamilies: [String]
        private let chains: [String: [Int32]]

        /// The table that is embedded in the module.
        static var embedded: FontTable { FontTable(Fonts.familiesTxt.string) }

        /// Reads lines of `language: family, family`; a key may have several lines.
        init(_ text: String) {
            var lines: [String: [String]] = [:]
            for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
                guard let colon = line.firstIndex(of: ":") else { continue }
                let names = line[line.index(after: colon)...].split(separator: ",").map(Self.trimmed)
                lines[Self.trimmed(line[..<colon]), default: []] += names.filter { !$0.isEmpty }
            }
            emojiFamilies = lines.removeValue(forKey: Self.emojiKey) ?? []
            let common = lines.removeValue(forKey: Self.commonKey) ?? []
            var indices: [String: Int32] = [:]
            var families: [String] = []
            func index(_ name: String) -> Int32 {
                if let known = indices[name] { return known }
                families.append(name)
                indices[name] = Int32(families.count - 1)
                return Int32(families.count - 1)
            }
            var chains: [String: [Int32]] = [:]
            // In the order of keys, so that equal tables number their families alike.
            for (key, names) in lines.sorted(by: { $0.key < $1.key }) {
                chains[key] = Self.withoutRepeats((names + common).map(index))
            }
            if chains[Self.otherKey] == nil { chains[Self.otherKey] = Self.withoutRepeats(common.map(index)) }
            self.chains = chains
            self.families = families
        }

        /// The families for a language, the first to be asked first.
        func chain(for tag: LanguageTag) -> [Int32] {
            let keys = [
                [tag.language, tag.script, tag.region], [tag.language, tag.script], [tag.language, tag.region],
                [tag.language],
            ].map { $0.compactMap { $0 }.joined(separator: "-") }
            return keys.lazy.compactMap { chains[$0] }.first ?? chains[Self.otherKey] ?? []
        }

        private static let otherKey = "und"
        private static let commonKey = "*"
        private static let emojiKey = "emoji"

        private static func trimmed(_ text: Substring) -> String {
            String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }

        private static func withoutRepeats(_ chain: [Int32]) -> [Int32] {
            var seen: Set<Int32> = []
            return chain.filter { seen.insert($0).inserted }
        }
    }
#endif
