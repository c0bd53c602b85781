import ReceiptLocalization
import ReceiptModel

/// A message with its values, not yet written: what a generated function returns.
///
/// ```swift
/// let words = CommonWords()
/// try words.totalsItemCount(count: 3).text()  // 3 items
/// ```
public struct Phrase: Sendable {
    private let words: WordsCatalog
    private let key: Int
    private let arguments: MessageArguments

    /// For generated functions: the message of the key with this number, and its values in root's order.
    public init(_ words: WordsCatalog, _ key: Int, _ value: MessageValue) {
        self.init(words, key, .one(value))
    }

    public init(_ words: WordsCatalog, _ key: Int, _ first: MessageValue, _ second: MessageValue) {
        self.init(words, key, .two(first, second))
    }

    public init(_ words: WordsCatalog, _ key: Int, _ values: [MessageValue]) {
        self.init(words, key, .many(values))
    }

    private init(_ words: WordsCatalog, _ key: Int, _ arguments: MessageArguments) {
        self.words = words
        self.key = key
        self.arguments = arguments
    }

    /// The same message in other words of its bundle; nil for words of another bundle.
    package func translated(by words: WordsCatalog) -> Phrase? {
        words.bundle.name == self.words.bundle.name ? Phrase(words, key, arguments) : nil
    }

    /// Appends the text.
    ///
    /// - Parameter styles: Used where they are those of the words' own formats.
    package func write(styles: NumberStyles? = nil, to out: inout UTF8Writer) throws(FormatError) {
        try words.messages[key].write(arguments, in: words.language, styles: styles, to: &out)
    }

    /// The text, with numbers and dates as the language writes them.
    ///
    /// - Throws: `FormatError` where ICU cannot make a style for a value.
    public func text() throws(FormatError) -> String {
        var out = UTF8Writer(capacity: 128)
        try write(to: &out)
        return out.string()
    }
}

/// A message whose values are texts alone, or that has none: it needs no formats, so writing it cannot fail.
public struct PlainPhrase: Sendable {
    private let words: WordsCatalog
    private let key: Int
    private let arguments: MessageArguments

    /// For generated functions: the message of the key with this number, and its values in root's order.
    public init(_ words: WordsCatalog, _ key: Int) {
        self.init(words, key, .none)
    }

    public init(_ words: WordsCatalog, _ key: Int, _ value: String) {
        self.init(words, key, .one(.text(value)))
    }

    public init(_ words: WordsCatalog, _ key: Int, _ first: String, _ second: String) {
        self.init(words, key, .two(.text(first), .text(second)))
    }

    public init(_ words: WordsCatalog, _ key: Int, _ values: [String]) {
        self.init(words, key, .many(values.map { .text($0) }))
    }

    private init(_ words: WordsCatalog, _ key: Int, _ arguments: MessageArguments) {
        self.words = words
        self.key = key
        self.arguments = arguments
    }

    /// The same message in other words of its bundle; nil for words of another bundle.
    package func translated(by words: WordsCatalog) -> PlainPhrase? {
        words.bundle.name == self.words.bundle.name ? PlainPhrase(words, key, arguments) : nil
    }

    /// Appends the text.
    package func write(to out: inout UTF8Writer) {
        words.messages[key].writePlain(arguments, isRightToLeft: words.language.isRightToLeft, to: &out)
    }

    public var text: String {
        var out = UTF8Writer(capacity: 64)
        write(to: &out)
        return out.string()
    }
}

extension PlainPhrase: CustomStringConvertible {
    public var description: String { text }
}
