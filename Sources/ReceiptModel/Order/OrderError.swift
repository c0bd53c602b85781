/// What is wrong with an order, each with its place. No personal data is in it.
public struct OrderError: Error, Hashable, Sendable {
    /// At least one; all that were found, in the order of the input.
    public let problems: [OrderProblem]

    public init(_ problems: [OrderProblem]) { self.problems = problems }
}

extension OrderError: CustomStringConvertible {
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One fault of an order.
public struct OrderProblem: Hashable, Sendable {
    public let code: Code
    /// Where, as a JSON path: `$.lines[2].taxes[0].rate`.
    public let path: String
    /// Line of the input, from 1; nil when the order did not come from JSON.
    public let line: Int?
    /// One sentence: what is wrong and what to do.
    public let message: String

    /// The kinds of fault, stable for machines.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        case syntax
        case limit
        case duplicateKey = "duplicate-key"
        case unknownKey = "unknown-key"
        case missingKey = "missing-key"
        case wrongType = "wrong-type"
        case wrongValue = "wrong-value"
        case tooManyDigits = "too-many-digits"
        /// A day or period that the calendar does not have: 30 February, from July to June.
        case impossibleDate = "impossible-date"
        /// A text that may be a card number.
        case cardNumber = "card-number"
        /// A name that the order does not define.
        case unknownReference = "unknown-reference"
        case totalsDiffer = "totals-differ"
        case mixedSigns = "mixed-signs"
        case overflow
    }

    public init(code: Code, path: String, line: Int? = nil, message: String) {
        self.code = code
        self.path = path
        self.line = line
        self.message = message
    }
}

extension OrderProblem: CustomStringConvertible {
    public var description: String {
        line.map { "\(path) (line \($0)): \(message)" } ?? "\(path): \(message)"
    }
}
