/// Words with letters of two alphabets, one of which was typed by mistake: A, Α and А look alike.
enum ScriptMixture {
    /// Scripts whose words stand between spaces, by their main blocks.
    ///
    /// Source: Unicode 15, Blocks.txt and Scripts.txt. Scripts without spaces set Latin abbreviations right beside their own
    /// letters, and are left out.
    private static let blocks: [(ClosedRange<UInt32>, String)] = [
        (0x41...0x5A, "Latn"), (0x61...0x7A, "Latn"), (0xC0...0x24F, "Latn"), (0x1E00...0x1EFF, "Latn"),
        (0x370...0x3FF, "Grek"), (0x1F00...0x1FFF, "Grek"), (0x400...0x52F, "Cyrl"), (0x531...0x58A, "Armn"),
        (0x5D0...0x5EA, "Hebr"), (0x620...0x64A, "Arab"), (0x66E...0x6D3, "Arab"), (0x750...0x77F, "Arab"),
        (0x900...0x97F, "Deva"), (0x980...0x9FF, "Beng"), (0xB80...0xBFF, "Taml"), (0xC00...0xC7F, "Telu"),
        (0x10A0...0x10FF, "Geor"),
    ]

    static func words(in text: String) -> [String] {
        var found: [String] = []
        var word = ""
        var scripts: Set<String> = []
        func end() {
            if scripts.count > 1 { found.append(word) }
            word = ""
            scripts = []
        }
        for scalar in text.unicodeScalars {
            guard scalar.properties.isAlphabetic else {
                end()
                continue
            }
            word.unicodeScalars.append(scalar)
            if let block = blocks.first(where: { $0.0.contains(scalar.value) }) { scripts.insert(block.1) }
        }
        end()
        return found
    }
}
