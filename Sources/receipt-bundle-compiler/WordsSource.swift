import ReceiptMessages

/// The Swift source of a bundle: its type, a function a message, and the data behind them.
///
/// It uses public API alone, because other packages generate it too.
struct WordsSource {
    private let check: BundleCheck
    private let locales: [CompiledLocale]

    init(check: BundleCheck, locales: [CompiledLocale]) {
        self.check = check
        self.locales = locales
    }

    private var type: String { FunctionName.type(of: check.bundle) }

    /// What all families share is for everybody; a family's own words are its package's.
    private var access: String { check.bundle == "common" ? "public" : "package" }

    var text: String {
        """
        // Generated from the bundle \(check.bundle). Edit its texts instead.
        import ReceiptMessages
        import ReceiptModel

        /// The words of the bundle `\(check.bundle)`, in one locale.
        \(access) struct \(type): BundleWords {
            \(access) let catalog: WordsCatalog

            \(access) init(catalog: WordsCatalog) { self.catalog = catalog }
        }

        extension \(type) {
        \(check.keys.enumerated().map { function($1, number: $0) }.joined(separator: "\n\n"))
        }

        // MARK: - Data

        extension \(type) {
            \(access) static let english = WordsCatalog(english: bundle)
            \(access) static let bundle = EmbeddedBundle(
                name: \(SwiftLiteral.string(check.bundle)), keys: keys, arguments: arguments, root: root,
                locales: embedded)

            private static let keys: [String] = [
        \(rows { SwiftLiteral.string($0.name) })
            ]

            private static let arguments: [[MessageArgument]] = [
        \(rows { SwiftLiteral.arguments($0.pattern.arguments) })
            ]

            private static let root: [Message] = [
        \(rows { SwiftLiteral.message($0.pattern) })
            ]

            private static let embedded: [EmbeddedLocale] = [
        \(locales.map { "        \(embedded($0))," }.joined(separator: "\n"))
            ]
        }

        """
    }

    private func rows(_ literal: (BundleCheck.Key) -> String) -> String {
        check.keys.map { "        \(literal($0))," }.joined(separator: "\n")
    }

    private func embedded(_ locale: CompiledLocale) -> String {
        let parent = locale.parent.map(SwiftLiteral.string) ?? "nil"
        return """
            EmbeddedLocale(
                        \(SwiftLiteral.string(locale.source.locale)), parent: \(parent),
                        package: \(SwiftLiteral.string(locale.blob.package)),
                        base64: "\(locale.blob.base64)")
            """
    }
}

// MARK: - Functions

extension WordsSource {
    private func function(_ key: BundleCheck.Key, number: Int) -> String {
        let arguments = key.pattern.arguments
        let name = FunctionName.escaped(FunctionName.function(of: key.name))
        let isPlain = arguments.allSatisfy { $0.type == .text || $0.type == .select }
        let parameters = arguments.map { "\($0.name): \(Self.swiftType($0.type))" }.joined(separator: ", ")
        let values = arguments.map { argument in
            let name = FunctionName.escaped(argument.name)
            return isPlain ? name : ".\(Self.valueCase(argument.type))(\(name))"
        }
        let list = values.count > 2 ? ["[\(values.joined(separator: ", "))]"] : values
        let call = (["catalog", "\(number)"] + list).joined(separator: ", ")
        let phrase = isPlain ? "PlainPhrase" : "Phrase"
        return """
            \(documentation(key))
                \(access) func \(name)(\(parameters)) -> \(phrase) { \(phrase)(\(call)) }
            """
    }

    /// Root's text, and its comment for translators.
    private func documentation(_ key: BundleCheck.Key) -> String {
        let english = key.entry.value.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
        let lines = ["`\(key.name)`: “\(SwiftLiteral.visible(english))”"] + (key.entry.comment.isEmpty ? [] : [""])
        return (lines + key.entry.comment.map(SwiftLiteral.visible))
            .map { $0.isEmpty ? "    ///" : "    /// \($0)" }.joined(separator: "\n")
    }

    private static func swiftType(_ type: ArgumentType?) -> String {
        switch type {
        case .text, .select, nil: "String"
        case .number, .percent: "ExactDecimal"
        case .integer: "Int"
        case .money: "Money"
        case .date: "CalendarDay"
        case .dateTime: "LocalDateTime"
        case .list: "[String]"
        }
    }

    private static func valueCase(_ type: ArgumentType?) -> String {
        switch type {
        case .text, .select, nil: "text"
        case .number: "number"
        case .integer: "integer"
        case .percent: "percent"
        case .money: "money"
        case .date: "date"
        case .dateTime: "dateTime"
        case .list: "list"
        }
    }
}
