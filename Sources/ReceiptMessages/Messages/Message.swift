import ReceiptModel

/// A message of a bundle in one language.
///
/// A class, so that looking one up in a catalog counts one reference and not one for each of its parts.
public final class Message: Sendable {
    /// What is printed, of a message without arguments; else its pattern, where it came as one.
    private let text: [UInt8]
    /// Whether the message is printed as it is.
    private let isText: Bool
    /// As root has them, where the text is a pattern.
    private let arguments: [MessageArgument]
    /// Made when the message is first written: few of a bundle's ever are.
    private let kept = KeptMessage()

    private init(_ text: [UInt8], arguments: [MessageArgument]?) {
        self.text = text
        self.arguments = arguments ?? []
        isText = arguments == nil
    }

    /// A message without arguments.
    public convenience init(label: StaticString) {
        self.init(label.withUTF8Buffer { Array($0) }, arguments: nil)
    }

    /// - Parameter elements: As `ParsedPattern` finds them, with the arguments numbered as root has them.
    public convenience init(elements: [MessageElement]) {
        self.init(CompiledMessage(elements: elements))
    }

    convenience init(_ compiled: CompiledMessage) {
        if let text = compiled.literal {
            self.init(text, arguments: nil)
            return
        }
        self.init([], arguments: [])
        _ = kept.keep(compiled)
    }

    /// A translation in UTF-8, which the bundle compiler has checked.
    convenience init(translation: UnsafeBufferPointer<UInt8>, arguments: [MessageArgument]) {
        self.init(Array(translation), arguments: ParsedPattern.isLabel(translation) ? nil : arguments)
    }

    /// nil for a message that is printed as it is.
    @inline(__always)
    var compiled: CompiledMessage? {
        isText ? nil : kept.load() ?? compile()
    }

    private func compile() -> CompiledMessage {
        let pattern = String(decoding: text, as: UTF8.self)
        // An argument that root does not have is none of a checked translation; as text it would at least be seen.
        let elements = ParsedPattern(pattern).elements(numberedBy: arguments) ?? [.literal(pattern)]
        return kept.keep(CompiledMessage(elements: elements))
    }

    /// Appends a message that is printed as it is.
    @inline(__always)
    func writeText(to out: inout UTF8Writer) { out.append(text) }

    /// The text of a message that is printed as it is; nil for one with arguments.
    var label: [UInt8]? { isText ? text : nil }
}
