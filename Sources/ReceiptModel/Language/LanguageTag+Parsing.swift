extension LanguageTag {
    /// Reads a BCP 47 tag in any case, an ICU locale ID (`zh_Hant_HK`) or a POSIX name (`de_DE.UTF-8@euro`, `C`).
    ///
    /// `C` and `POSIX` are English, as the C library has it; ICU's `root` is `und`. The code set of a POSIX name says nothing and is dropped;
    /// so is its modifier, but for `@latin` and `@cyrillic`, which name a script.
    ///
    /// - Returns: nil for what is none of these.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 255, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
        if name == "C" || name == "POSIX" {
            self = .english
            return
        }
        let hyphenated = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
        if hyphenated == "root" {
            self = .undetermined
            return
        }
        let modern = Self.grandfathered[hyphenated] ?? hyphenated
        var subtags = modern.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let first = subtags.popFirst(), Self.isAlphabetic(first), (2...8).contains(first.utf8.count) else {
            return nil
        }
        var parsed = Parts(language: String(first))
        guard parsed.read(&subtags) else { return nil }
        if halves.count == 2, parsed.script == nil {
            switch halves[1].lowercased() {
            case "latin": parsed.script = "Latn"
            case "cyrillic": parsed.script = "Cyrl"
            default: break
            }
        }
        self.init(
            language: parsed.language, script: parsed.script, region: parsed.region, variants: parsed.variants,
            keywords: parsed.keywords, otherExtensions: parsed.otherExtensions)
    }

    private static func isAlphabetic(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (97...122).contains($0) }
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    }

    private static func isAlphanumeric(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }

    private struct Parts {
        var language: String
        var script: String?
        var region: String?
        var variants: [String] = []
        var keywords: [Keyword] = []
        var otherExtensions: [String] = []

        /// Takes everything behind the language; false where it is no tag.
        mutating func read(_ subtags: inout ArraySlice<Substring>) -> Bool {
            // Source: RFC 5646, 4.5: in canonical form an extended language stands alone, yue for zh-yue.
            if language.utf8.count <= 3, let next = subtags.first, next.utf8.count == 3, LanguageTag.isAlphabetic(next)
            {
                language = String(next)
                subtags.removeFirst()
            }
            if let next = subtags.first, next.utf8.count == 4, LanguageTag.isAlphabetic(next) {
                script = next.prefix(1).uppercased() + next.dropFirst()
                subtags.removeFirst()
            }
            if let next = subtags.first,
                next.utf8.count == 2 && LanguageTag.isAlphabetic(next)
                    || next.utf8.count == 3 && LanguageTag.isDigits(next)
            {
                region = next.uppercased()
                subtags.removeFirst()
            }
            while let next = subtags.first, next.utf8.count > 1 {
                let startsWithDigit = next.utf8.first.map { (48...57).contains($0) } ?? false
                guard LanguageTag.isAlphanumeric(next),
                    (5...8).contains(next.utf8.count) || next.utf8.count == 4 && startsWithDigit,
                    !variants.contains(String(next))
                else { return false }
                variants.append(String(next))
                subtags.removeFirst()
            }
            return readExtensions(&subtags)
        }

        private mutating func readExtensions(_ subtags: inout ArraySlice<Substring>) -> Bool {
            var seen: Set<Substring> = []
            while let singleton = subtags.popFirst() {
                guard singleton.utf8.count == 1, LanguageTag.isAlphanumeric(singleton), seen.insert(singleton).inserted
                else { return false }
                var values: [Substring] = []
                while let next = subtags.first, singleton == "x" || next.utf8.count > 1 {
                    guard LanguageTag.isAlphanumeric(next), next.utf8.count <= 8 else { return false }
                    values.append(next)
                    subtags.removeFirst()
                }
                guard !values.isEmpty else { return false }
                if singleton == "u" {
                    guard readKeywords(values) else { return false }
                } else {
                    otherExtensions.append(([singleton] + values).joined(separator: "-"))
                }
            }
            return true
        }

        private mutating func readKeywords(_ values: [Substring]) -> Bool {
            var key: Substring?
            var value: [Substring] = []
            // Source: RFC 6067. The first of two equal keys counts; attributes before the first key mean nothing to us.
            func finish(_ keywords: inout [Keyword]) {
                guard let key, !keywords.contains(where: { $0.key == key }) else { return }
                keywords.append(Keyword(key: String(key), value: value.joined(separator: "-")))
            }
            for part in values {
                if part.utf8.count == 2 {
                    finish(&keywords)
                    key = part
                    value = []
                } else if key != nil {
                    value.append(part)
                }
            }
            finish(&keywords)
            return true
        }
    }
}
