/// A piece of a message, as a tree. Arguments are numbered in the order in which root's pattern names them first.
public indirect enum MessageElement: Hashable, Sendable {
    case literal(String)
    case argument(Int, ArgumentStyle)
    /// The `#` of a plural: the argument less the offset, as a number.
    case pluralNumber(Int, offset: Int)
    case plural(Int, PluralKind, offset: Int, [PluralBranch])
    case select(Int, [SelectBranch])
}

/// How an argument is printed.
public enum ArgumentStyle: Hashable, Sendable {
    case text, number, integer, percent, money, list
    /// A CLDR skeleton: `yMMMd`.
    case date(String)
}

/// What a plural prints for one value or for one category.
public struct PluralBranch: Hashable, Sendable {
    public enum Selector: Hashable, Sendable {
        /// `=1`: this value of the argument itself, before the offset is taken off.
        case exactly(Int)
        case category(PluralCategory)
    }

    public let selector: Selector
    public let elements: [MessageElement]

    public init(_ selector: Selector, _ elements: [MessageElement]) {
        self.selector = selector
        self.elements = elements
    }
}

/// What a select prints for one keyword; `other` for all that have no branch.
public struct SelectBranch: Hashable, Sendable {
    public let keyword: String
    public let elements: [MessageElement]

    public init(_ keyword: String, _ elements: [MessageElement]) {
        self.keyword = keyword
        self.elements = elements
    }
}

extension MessageElement {
    /// The same tree with other argument numbers.
    func renumbered(_ number: (Int) -> Int) -> MessageElement {
        switch self {
        case .literal: self
        case .argument(let index, let style): .argument(number(index), style)
        case .pluralNumber(let index, let offset): .pluralNumber(number(index), offset: offset)
        case .plural(let index, let kind, let offset, let branches):
            .plural(
                number(index), kind, offset: offset,
                branches.map { PluralBranch($0.selector, $0.elements.map { $0.renumbered(number) }) })
        case .select(let index, let branches):
            .select(
                number(index),
                branches.map { SelectBranch($0.keyword, $0.elements.map { $0.renumbered(number) }) })
        }
    }
}
