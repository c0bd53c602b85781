/// A small reader of command lines: `--name value`, `--name=value`, operands, and `--` before operands that begin with
/// a hyphen. A single `-` is an operand.
struct Arguments: Sendable {
    /// `--help` stands among the words, so that nothing else counts.
    let wantsHelp: Bool
    /// The word that is no option; empty where there is none.
    let operand: String
    private let values: [String: String]

    /// Reads the words behind a command's name; whatever the command does not know is an error.
    init(_ words: some Collection<String>, for command: Command) throws(UsageError) {
        var words = Array(words)[...]
        var operands: [String] = []
        var values: [String: String] = [:]
        var wantsHelp = false
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                break
            } else if word == "--help" || word == "-h" {
                wantsHelp = true
            } else if word.hasPrefix("-"), word != "-" {
                let name = String(word.prefix { $0 != "=" })
                guard let option = command.options.first(where: { $0.name == name }) else {
                    throw UsageError("`receipt \(command.name)` has no option \(name)", hint: command.optionsHint)
                }
                let value = try Self.value(of: option, word, &words)
                guard values.updateValue(value, forKey: name) == nil else {
                    throw UsageError("\(name) was given twice", hint: "Give it once.")
                }
            } else {
                operands.append(word)
            }
        }
        self.wantsHelp = wantsHelp
        self.values = values
        operand = operands.first ?? ""
        guard !wantsHelp else { return }
        if operands.count > (command.operand == nil ? 0 : 1), let extra = operands.last {
            throw UsageError("\"\(extra)\" is one argument too many", hint: command.helpHint)
        }
        if operands.isEmpty, let missing = command.operand, missing.isNeeded {
            throw UsageError("\(missing.name) is missing", hint: "Name \(missing.purpose).")
        }
    }

    private static func value(
        of option: Option, _ word: String, _ words: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        if option.isFlag {
            guard word == option.name else {
                throw UsageError("\(option.name) takes no value", hint: "Write just \(option.name).")
            }
            return ""
        }
        let value = option.name == word ? nextValue(&words) : String(word.dropFirst(option.name.count + 1))
        guard let value else {
            throw UsageError("\(option.name) needs a value", hint: "Write \(option.name) \(option.placeholder).")
        }
        return value
    }

    /// The next word, unless it is an option; a value that begins with two hyphens is written `--name=value`.
    private static func nextValue(_ words: inout ArraySlice<String>) -> String? {
        guard let next = words.first, !next.hasPrefix("--") else { return nil }
        return words.popFirst()
    }

    /// An option's value; nil when it was not given.
    func value(_ option: Option) -> String? { values[option.name] }

    /// Whether an option without a value is there.
    func has(_ flag: Option) -> Bool { values[flag.name] != nil }

    /// The value of an option that must be there.
    func required(_ option: Option) throws(UsageError) -> String {
        guard let value = value(option) else {
            throw UsageError("\(option.name) is missing", hint: "Add \(option.name) \(option.placeholder).")
        }
        return value
    }

    /// The value of an option that takes one of a closed set.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Option, default standard: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        value(option) == nil ? standard : try choice(option)
    }

    /// The value of an option that must be there and takes one of a closed set.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Option
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        let text = try required(option)
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\(option.name) does not take \"\(text)\"", hint: "Use one of: \(known).")
        }
        return choice
    }
}
