/// A reader of HTML as renderers should write it: every element closed, every attribute quoted, every `<` and `&` of a
/// text escaped. It repairs nothing, so that what a browser would repair is found.
struct HTMLReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Reads a whole page.
    ///
    /// - Returns: Its root.
    /// - Throws: `CheckFailure` at the first place that is not as it should be.
    static func read(_ bytes: [UInt8]) throws(CheckFailure) -> HTMLElement {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw CheckFailure("the page is not UTF-8") }
        var reader = HTMLReader(bytes: bytes)
        guard reader.takes("<!DOCTYPE html>\n") else { throw reader.failure("no doctype") }
        guard reader.takes("<") else { throw reader.failure("no root element") }
        let root = try reader.element()
        while reader.position < bytes.count, reader.isSpace(bytes[reader.position]) { reader.position += 1 }
        guard reader.position == bytes.count else { throw reader.failure("something stands behind the root element") }
        return root
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// An element whose `<` has been taken, up to the end of its end tag.
    private mutating func element() throws(CheckFailure) -> HTMLElement {
        let name = takeName()
        guard !name.isEmpty else { throw failure("a < that begins no tag") }
        var attributes: [(name: String, value: String)] = []
        while takeSpaces() {
            let attribute = takeName()
            guard !attribute.isEmpty else { break }
            guard !attributes.contains(where: { $0.name == attribute }) else {
                throw failure("the attribute \(attribute) twice")
            }
            attributes.append((attribute, takes("=") ? try quotedValue() : ""))
        }
        if takes("/>") { return HTMLElement(name: name, attributes: attributes) }
        guard takes(">") else { throw failure("no end of the tag <\(name)") }
        var element = HTMLElement(name: name, attributes: attributes)
        guard !element.isVoid else { return element }
        try readChildren(of: &element)
        return element
    }

    private mutating func readChildren(of element: inout HTMLElement) throws(CheckFailure) {
        let isRaw = element.name == "style" || element.name == "script"
        while true {
            let text = try takeText(isRaw: isRaw)
            if !text.isEmpty { element.children.append(.text(text)) }
            if takes("</") {
                let name = takeName()
                guard name == element.name, takes(">") else {
                    throw failure("</\(name)> where </\(element.name)> was meant")
                }
                return
            }
            guard takes("<") else { throw failure("no </\(element.name)>") }
            element.children.append(.element(try self.element()))
        }
    }

    private mutating func quotedValue() throws(CheckFailure) -> String {
        guard takes("\"") else { throw failure("a value without quotes") }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] != UInt8(ascii: "<") else { throw failure("a < in a value") }
            position += 1
        }
        let value = try unescaped(start..<position)
        guard takes("\"") else { throw failure("a value without an end") }
        return value
    }

    private mutating func takeText(isRaw: Bool) throws(CheckFailure) -> String {
        let start = position
        while position < bytes.count {
            let isEnd = isRaw ? bytes[position...].starts(with: "</".utf8) : bytes[position] == UInt8(ascii: "<")
            if isEnd { break }
            guard isRaw || bytes[position] != UInt8(ascii: ">") else { throw failure("a > in a text") }
            position += 1
        }
        return isRaw ? String(decoding: bytes[start..<position], as: UTF8.self) : try unescaped(start..<position)
    }

    /// A stretch with its references as the characters that they stand for.
    private func unescaped(_ range: Range<Int>) throws(CheckFailure) -> String {
        var rest = bytes[range]
        guard rest.contains(UInt8(ascii: "&")) else { return String(decoding: rest, as: UTF8.self) }
        var plain: [UInt8] = []
        while let at = rest.firstIndex(of: UInt8(ascii: "&")) {
            plain += rest[..<at]
            guard let end = rest[at...].firstIndex(of: UInt8(ascii: ";")) else {
                throw failure("an & that is not escaped")
            }
            let name = String(decoding: rest[(at + 1)..<end], as: UTF8.self)
            guard let scalar = Self.references[name] else { throw failure("the reference &\(name);") }
            plain += Array(String(scalar).utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: plain + rest, as: UTF8.self)
    }

    // MARK: Bytes

    private mutating func takes(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard bytes.count - position >= wanted.count else { return false }
            for offset in 0..<wanted.count where bytes[position + offset] != wanted[offset] { return false }
            position += wanted.count
            return true
        }
    }

    private mutating func takeName() -> String {
        let start = position
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func takeSpaces() -> Bool {
        let start = position
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private func failure(_ what: String) -> CheckFailure {
        let context = bytes[max(0, position - 40)..<min(bytes.count, position + 20)]
        return CheckFailure("\(what) near \"\(String(decoding: context, as: UTF8.self).showingInvisibles)\"")
    }

    private static let references: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "nbsp": "\u{A0}",
    ]
}
