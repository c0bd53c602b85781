/// What a message's argument is. Root's pattern declares it, and every translation must use it as that.
public enum ArgumentType: String, Hashable, Sendable {
    /// `{orderID}`: a text of the user's, printed as it is.
    case text
    /// `{kind, select, …}`: a keyword, never printed.
    case select
    /// `{count, plural, …}`, `{n, selectordinal, …}`, `{n, number}`: an exact number, with all its digits.
    case number
    /// `{page, number, integer}`: a whole number.
    case integer
    /// `{rate, percent}`: 19 prints as 19 %.
    case percent
    /// `{total, money}`: an amount and its currency.
    case money
    /// `{due, date, ::yMMMd}`: a day.
    case date
    /// `{issued, date, ::yMMMdjm}`: a day and a time.
    case dateTime
    /// `{names, list}`: texts, joined as the language does.
    case list
}

/// One way in which a pattern uses an argument.
public enum ArgumentUse: Hashable, Sendable {
    case text, select, plural, ordinal, number, integer, percent, money, date, dateTime, list
}

/// An argument of a message, as root's pattern has it.
public struct MessageArgument: Hashable, Sendable {
    public let name: String
    public let uses: Set<ArgumentUse>
    /// The keywords of its selects.
    public let keywords: Set<String>

    public init(_ name: String, _ uses: Set<ArgumentUse>, keywords: Set<String> = []) {
        self.name = name
        self.uses = uses
        self.keywords = keywords
    }
}

extension MessageArgument {
    func adding(_ use: ArgumentUse) -> MessageArgument {
        MessageArgument(name, uses.union([use]), keywords: keywords)
    }

    func adding(keyword: String) -> MessageArgument {
        MessageArgument(name, uses, keywords: keywords.union([keyword]))
    }

    /// Nil where the uses contradict each other.
    package var type: ArgumentType? { ArgumentType(uses) }
}

extension ArgumentType {
    /// The type that an argument has by all its uses; nil where they contradict each other.
    init?(_ uses: Set<ArgumentUse>) {
        let types = Set(uses.map(\.type))
        if types.count == 1, let type = types.first {
            self = type
        } else if types == [.text, .select] {
            self = .text
        } else if types == [.number, .integer] {
            self = .integer
        } else {
            return nil
        }
    }

    /// Whether an argument that root declares with `rootUses`, and so with this type, may be used like this.
    func accepts(_ use: ArgumentUse, rootUses: Set<ArgumentUse>) -> Bool {
        switch self {
        // A keyword that root never prints must not be printed, nor a text be compared with keywords.
        case .text, .select: rootUses.contains(use)
        case .integer: use.type == .number || use.type == .integer
        case .number, .percent, .money, .date, .dateTime, .list: use.type == self
        }
    }
}

extension ArgumentUse {
    package var type: ArgumentType {
        switch self {
        case .text: .text
        case .select: .select
        case .plural, .ordinal, .number: .number
        case .integer: .integer
        case .percent: .percent
        case .money: .money
        case .date: .date
        case .dateTime: .dateTime
        case .list: .list
        }
    }

    /// How a pattern writes it, for an argument of this name.
    package func syntax(_ name: String) -> String {
        switch self {
        case .text: "{\(name)}"
        case .select: "{\(name), select, …}"
        case .plural: "{\(name), plural, …}"
        case .ordinal: "{\(name), selectordinal, …}"
        case .number: "{\(name), number}"
        case .integer: "{\(name), number, integer}"
        case .percent: "{\(name), percent}"
        case .money: "{\(name), money}"
        case .date: "{\(name), date, ::yMMMd}"
        case .dateTime: "{\(name), date, ::yMMMdjm}"
        case .list: "{\(name), list}"
        }
    }
}
