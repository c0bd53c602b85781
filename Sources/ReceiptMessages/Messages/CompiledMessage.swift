import ReceiptModel

/// A message compiled for evaluation: flat steps over one buffer of literal text. Writing it parses nothing and makes no
/// object of ICU.
final class CompiledMessage: Sendable {
    /// The literal texts, one behind the other.
    let text: [UInt8]
    /// The steps of every branch, and last those of the message itself.
    let steps: [MessageStep]
    let branches: [MessageBranch]
    /// The steps of the message itself.
    let whole: Range<Int32>
    /// The skeletons of dates, and the keywords of selects.
    let names: [String]

    /// - Parameter elements: As `ParsedPattern` finds them, with the arguments numbered as root has them.
    convenience init(elements: [MessageElement]) {
        var compiler = MessageCompiler()
        let whole = compiler.compile(elements)
        self.init(
            text: compiler.text, steps: compiler.steps, branches: compiler.branches, whole: whole,
            names: compiler.names)
    }

    init(text: [UInt8], steps: [MessageStep], branches: [MessageBranch], whole: Range<Int32>, names: [String]) {
        self.text = text
        self.steps = steps
        self.branches = branches
        self.whole = whole
        self.names = names
    }

    /// What it says whatever its values; nil where it depends on them.
    var literal: [UInt8]? {
        var literal: [UInt8] = []
        for index in whole {
            guard case .literal(let start, let end) = steps[Int(index)] else { return nil }
            literal += text[Int(start)..<Int(end)]
        }
        return literal
    }
}

/// One step of a message.
enum MessageStep: Sendable {
    /// A range of the literal text.
    case literal(start: Int32, end: Int32)
    case argument(Int32)
    /// An argument that is a date, and the number of its skeleton among the message's names.
    case date(Int32, skeleton: Int32)
    /// The argument less an offset, as a number.
    case number(Int32, offset: Int32)
    case plural(Int32, PluralKind, offset: Int32, branches: Range<Int32>)
    case select(Int32, branches: Range<Int32>)
}

/// The steps that a plural or select chooses for a selector.
struct MessageBranch: Sendable {
    enum Selector: Sendable {
        case exactly(Int)
        case category(PluralCategory)
        /// By its number among the message's names.
        case keyword(Int32)
    }

    let selector: Selector
    let steps: Range<Int32>
}

/// Lays a tree of elements out flat. A branch's steps come before those of the message that it stands in.
private struct MessageCompiler {
    var text: [UInt8] = []
    var steps: [MessageStep] = []
    var branches: [MessageBranch] = []
    var names: [String] = []

    mutating func compile(_ elements: [MessageElement]) -> Range<Int32> {
        let own = elements.map { step($0) }
        let start = Int32(steps.count)
        steps += own
        return start..<Int32(steps.count)
    }

    private mutating func step(_ element: MessageElement) -> MessageStep {
        switch element {
        case .literal(let literal):
            let start = Int32(text.count)
            text += literal.utf8
            return .literal(start: start, end: Int32(text.count))
        case .argument(let index, .date(let skeleton)):
            return .date(Int32(index), skeleton: number(of: skeleton))
        case .argument(let index, _): return .argument(Int32(index))
        case .pluralNumber(let index, let offset): return .number(Int32(index), offset: Int32(clamping: offset))
        case .plural(let index, let kind, let offset, let choices):
            let compiled = choices.map { choice in
                let selector: MessageBranch.Selector =
                    switch choice.selector {
                    case .exactly(let value): .exactly(value)
                    case .category(let category): .category(category)
                    }
                return MessageBranch(selector: selector, steps: compile(choice.elements))
            }
            return .plural(Int32(index), kind, offset: Int32(clamping: offset), branches: add(compiled))
        case .select(let index, let choices):
            let compiled = choices.map {
                MessageBranch(selector: .keyword(number(of: $0.keyword)), steps: compile($0.elements))
            }
            return .select(Int32(index), branches: add(compiled))
        }
    }

    private mutating func number(of name: String) -> Int32 {
        if let known = names.firstIndex(of: name) { return Int32(known) }
        names.append(name)
        return Int32(names.count - 1)
    }

    private mutating func add(_ more: [MessageBranch]) -> Range<Int32> {
        let start = Int32(branches.count)
        branches += more
        return start..<Int32(branches.count)
    }
}
