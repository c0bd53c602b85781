import ReceiptModel

/// A bundle's words as the bundle compiler writes them into the program.
public struct EmbeddedBundle: Sendable {
    public let name: String
    /// Every key, in the order of its bytes; a message is known by its place here.
    public let keys: [String]
    /// For each key, what its arguments are, in the order in which root names them.
    let arguments: [[MessageArgument]]
    /// Root's messages, English.
    let root: [Message]
    /// The locales besides English.
    let locales: [EmbeddedLocale]

    public init(
        name: String, keys: [String], arguments: [[MessageArgument]], root: [Message], locales: [EmbeddedLocale]
    ) {
        self.name = name
        self.keys = keys
        self.arguments = arguments
        self.root = root
        self.locales = locales
    }

    /// What the locales besides English add to a program, in bytes.
    package var embeddedByteCount: Int { locales.reduce(0) { $0 + $1.base64.utf8CodeUnitCount } }
}

/// One locale of a bundle: ICU's common data file with its resource bundle.
public struct EmbeddedLocale: Sendable {
    /// As ICU names it: `zh_Hant`.
    let icuName: String
    let tag: LanguageTag
    /// The nearest ancestor that has words, as ICU names it; nil for English.
    let parent: String?
    /// Unique to the content.
    let package: String
    let base64: StaticString

    public init(_ icuName: String, parent: String?, package: String, base64: StaticString) {
        self.icuName = icuName
        tag = LanguageTag(icuName) ?? .undetermined
        self.parent = parent
        self.package = package
        self.base64 = base64
    }
}
