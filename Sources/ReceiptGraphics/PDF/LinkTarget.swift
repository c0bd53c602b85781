#if Graphics
    /// An address of the web or of mail that a text spells out, so that a reader can open it.
    ///
    /// Sellers' texts are hostile until shown otherwise: only `https`, `http` and `mailto` are opened, and only characters
    /// that mean nothing to the syntax of a PDF or of Cairo's attributes get through.
    struct LinkTarget: Hashable {
        let uri: String

        /// - Returns: nil unless the whole text is an address.
        init?(_ text: String) {
            guard !text.isEmpty, text.utf8.count <= 500, text.utf8.allSatisfy(Self.isHarmless) else { return nil }
            let lowercased = text.lowercased()
            if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") {
                guard text.utf8.count > 11, text.contains(".") else { return nil }
                uri = text
            } else if lowercased.hasPrefix("www."), text.dropFirst(4).contains(".") {
                uri = "https://\(text)"
            } else {
                let parts = text.split(separator: "@", omittingEmptySubsequences: false)
                guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix("."),
                    !parts[1].hasSuffix("."), !text.contains("/"), !text.contains(":"), !text.contains("?")
                else { return nil }
                uri = "mailto:\(text)"
            }
        }

        private static func isHarmless(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
            }
        }
    }
#endif
