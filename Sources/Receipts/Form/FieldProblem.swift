import ReceiptContent

/// One thing that is wrong with an entry of a payment form.
public struct FieldProblem: Hashable, Sendable {
    /// The field's key.
    public let key: String
    public let code: Code
    /// What is wrong, in the form's languages.
    public let problem: FormText
    /// What to do about it, in the form's languages.
    public let remedy: FormText

    /// The kinds of fault, stable for machines.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        case required
        case invalidCharacter = "invalid-character"
        case tooLong = "too-long"
        case tooShort = "too-short"
        case cardNumberLength = "card-number-length"
        case cardNumberChecksum = "card-number-checksum"
        case expiryFormat = "expiry-format"
        case expiryMonth = "expiry-month"
        case expired
        case postalCode = "postal-code"
        case email
        case taxID = "tax-id"
        case unknownField = "unknown-field"
    }

    public init(key: String, code: Code, problem: FormText, remedy: FormText) {
        self.key = key
        self.code = code
        self.problem = problem
        self.remedy = remedy
    }
}

extension FieldProblem: CustomStringConvertible {
    /// Both texts, as they are shown under the field; a form in two languages says them in one after the other.
    public var description: String {
        let leading = "\(problem.leading) \(remedy.leading)"
        guard problem.second != nil || remedy.second != nil else { return leading }
        return "\(leading) / \(problem.second ?? problem.leading) \(remedy.second ?? remedy.leading)"
    }
}

/// All problems of a form that cannot be sent.
public struct FormError: Error, Hashable, Sendable {
    public let problems: [FieldProblem]

    public init(_ problems: [FieldProblem]) { self.problems = problems }
}

extension FormError: CustomStringConvertible {
    public var description: String {
        problems.map { "\($0.key): \($0)" }.joined(separator: "\n")
    }
}
