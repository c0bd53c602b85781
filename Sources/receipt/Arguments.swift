/// A small reader of command lines: `--name value`, `--name=value`, flags, operands, and `--` before operands that begin
/// with a hyphen. A single `-` is an operand.
struct Arguments {
    private var options: [(name: String, value: String?)] = []
    private var operands: [String] = []

    /// Options that stand alone; every other one takes the next word.
    private static let flags: Set<String> = ["--help", "-h", "--version"]

    init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
                options.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
            } else if Self.flags.contains(word) {
                options.append((word, nil))
            } else {
                options.append((word, rest.popFirst()))
            }
        }
    }

    /// Takes a flag; true when it was given.
    mutating func flag(_ name: String) throws(UsageError) -> Bool {
        guard let index = options.firstIndex(where: { $0.name == name }) else { return false }
        let option = options.remove(at: index)
        if option.value != nil { throw UsageError("\(name) takes no value", hint: "Write just \(name).") }
        return true
    }

    /// Takes an option's value; nil when it was not given.
    mutating func value(_ name: String) throws(UsageError) -> String? {
        guard let index = options.firstIndex(where: { $0.name == name }) else { return nil }
        let option = options.remove(at: index)
        guard let value = option.value else {
            throw UsageError("\(name) needs a value", hint: "Write it behind the option: \(name) VALUE.")
        }
        if options.contains(where: { $0.name == name }) {
            throw UsageError("\(name) was given twice", hint: "Give it once.")
        }
        return value
    }

    /// Takes an option that must be there.
    mutating func required(_ name: String, example: String) throws(UsageError) -> String {
        guard let value = try value(name) else {
            throw UsageError("\(name) is missing", hint: "Add it, for example \(name) \(example).")
        }
        return value
    }

    /// Takes an option whose value is one of a closed set.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, default standard: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let text = try value(name) else { return standard }
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\(name) does not know \"\(text)\"", hint: "Use one of: \(known).")
        }
        return choice
    }

    mutating func nextOperand() -> String? {
        operands.isEmpty ? nil : operands.removeFirst()
    }

    /// Fails when something is left that no command asked for.
    func finish() throws(UsageError) {
        if let option = options.first {
            throw UsageError("there is no option \(option.name) here", hint: Help.hint)
        }
        if let operand = operands.first {
            throw UsageError("\"\(operand)\" is one argument too many", hint: Help.hint)
        }
    }
}
