/// Collects what is wrong with an order while its totals are computed, so that all of it is reported at once.
struct ProblemList {
    private(set) var problems: [OrderProblem] = []

    var isEmpty: Bool { problems.isEmpty }

    /// Notes a problem; the same again, met on the way to another sum, is noted once.
    mutating func add(_ code: OrderProblem.Code, at path: String, _ message: String) {
        let problem = OrderProblem(code: code, path: path, message: message)
        if problems.last != problem { problems.append(problem) }
    }

    /// The result of `calculation`, or zero after noting why there is none.
    mutating func value(
        at path: @autoclosure () -> String, _ calculation: () throws(DecimalError) -> Int128
    ) -> Int128 {
        do {
            return try calculation()
        } catch {
            add(error, at: path())
            return 0
        }
    }

    mutating func add(_ error: DecimalError, at path: String) {
        switch error {
        case .overflow: add(.overflow, at: path, "This leads to \(Self.tooLong); use smaller amounts.")
        case .inexact:
            add(.wrongValue, at: path, "This amount has more decimals than its currency; round it first.")
        case .divisionByZero, .malformed: add(.wrongValue, at: path, error.description)
        }
    }

    /// Throws when anything was found.
    func check() throws(OrderError) {
        if !problems.isEmpty { throw OrderError(problems) }
    }

    private static let tooLong = "a number of more than \(ExactDecimal.maximumDigits) digits"
}
