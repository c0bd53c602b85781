#if Graphics
    import ReceiptModel

    /// What fontconfig is told instead of its own files: nothing of it depends on the user or the environment.
    struct FontConfiguration {
        /// Where Linux distributions keep fonts.
        static let systemDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]
        private static let cacheDirectory = "/var/cache/fontconfig"

        /// A document in fontconfig's XML.
        let xml: String

        /// - Parameter directories: Are searched before those of the system.
        init(directories: [String], emojiFamilies: [String]) {
            let places = directories + Self.systemDirectories
            let emoji = emojiFamilies.map { "<string>\(Self.escaped($0))</string>" }.joined()
            // Pango asks for the family "emoji" wherever a text shows one.
            let rule =
                emoji.isEmpty
                ? ""
                : """
                <match target="pattern"><test name="family"><string>emoji</string></test>\
                <edit name="family" mode="assign" binding="strong">\(emoji)</edit></match>
                """
            xml = """
                <?xml version="1.0"?>
                <fontconfig>
                \(places.map { "<dir>\(Self.escaped($0))</dir>" }.joined(separator: "\n"))
                <cachedir>\(Self.cacheDirectory)</cachedir>
                \(rule)
                </fontconfig>
                """
        }

        private static func escaped(_ text: String) -> String {
            var result = ""
            for character in text.unicodeScalars {
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                default: result.unicodeScalars.append(character)
                }
            }
            return result
        }
    }
#endif
