/// A peer that was started once and answers each `CASE SECONDS` with `PIECES SECONDS`.
final class ServingPeer {
    private var program: ChildProgram?

    init(_ command: [String]) throws { program = try ChildProgram(command) }

    deinit { _ = program.take()?.finish() }

    /// How many pieces of a case the peer does in a second.
    ///
    /// - Throws: `CaseError` when it does not answer, which it says on standard error.
    func rate(of name: String, slice: Double) throws -> Double {
        let answer = program?.ask("\(name) \(slice)") ?? ""
        let numbers = answer.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2, numbers[1] > 0 else { throw CaseError.unusable("the answer of the peer to \(name)") }
        return numbers[0] / numbers[1]
    }
}
