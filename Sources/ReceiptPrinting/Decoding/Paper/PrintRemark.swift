/// Something in a print job that leaves nothing on paper, or not what was meant.
public struct PrintRemark: Hashable, Sendable {
    /// Where it begins in the stream, in bytes.
    public let offset: Int
    public let kind: Kind

    public enum Kind: Hashable, Sendable {
        /// Bytes that are no command; those behind are read as text.
        case unknownCommand([UInt8])
        /// The stream ends inside a command.
        case incomplete(command: String, missingBytes: Int)
        /// A command that does nothing at this place.
        case ineffective(command: String, Reason)
        /// A code page that the printer does not have.
        case unknownPage(UInt8)
        /// Bytes of text of which nobody knows what they print.
        case unknownCharacters([UInt8], encoding: String)
        /// Control characters that printers skip.
        case controlCharacters([UInt8])
        /// A picture that is kept in the printer, and not in the stream.
        case storedImage(String)
        /// Text that was not followed by a command that prints it.
        case lostText(String)
        /// The host asks the printer something.
        case request(String)
        /// Page mode begins or ends; its places on the page are not drawn.
        case pageMode(PageMode)
        /// Bytes for the customer display.
        case otherDevice(byteCount: Int)
    }

    public enum Reason: String, Hashable, Sendable {
        case notAtLineStart = "it only works at the beginning of a line"
        case outOfRange = "its value is out of range"
        case nothingStored = "nothing was stored for it"
        case tooOften = "it was printed too often to be shown"
        case noEffectOnPaper = "its effect on paper is not shown"
    }

    public enum PageMode: String, Hashable, Sendable {
        case begins
        case ends
        case discarded
    }
}

extension PrintRemark: CustomStringConvertible {
    /// One line, without the offset.
    public var description: String {
        switch kind {
        case .unknownCommand(let bytes): "unknown command \(Self.hexadecimal(bytes))"
        case .incomplete(let command, let missing): "\(command) ends \(missing) bytes too early"
        case .ineffective(let command, let reason): "\(command) does nothing: \(reason.rawValue)"
        case .unknownPage(let page): "the printer has no code page \(page)"
        case .unknownCharacters(let bytes, let encoding): "no characters in \(encoding): \(Self.hexadecimal(bytes))"
        case .controlCharacters(let bytes): "skipped control characters \(Self.hexadecimal(bytes))"
        case .storedImage(let name): "prints \(name), which is stored in the printer"
        case .lostText(let text): "never printed: \(text)"
        case .request(let command): "asks the printer by \(command)"
        case .pageMode(.begins): "page mode begins; places on the page are not drawn"
        case .pageMode(.ends): "page mode ends"
        case .pageMode(.discarded): "page mode ends without printing"
        case .otherDevice(let count): "\(count) bytes for another device"
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let shown = bytes.prefix(16).map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0\(digits)" : digits
        }
        return shown.joined(separator: " ") + (bytes.count > 16 ? " and \(bytes.count - 16) more" : "")
    }
}
