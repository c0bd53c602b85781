/// Collects what is wrong with one JSON text while its values are decoded.
///
/// A class, because all values of a text report to one list. It lives as long as one decoding and is never shared.
final class JSONProblemLog {
    let document: JSONDocument
    private let maximumProblems: Int
    private var entries: [Entry] = []
    private var isFull: Bool { entries.count >= maximumProblems }
    private var hasMore = false

    private struct Entry {
        let code: OrderProblem.Code
        /// The value or key that the path leads to.
        let node: Int
        /// A key that is missing in `node`.
        let missingKey: String?
        let message: String
    }

    init(_ document: JSONDocument, maximumProblems: Int) {
        self.document = document
        self.maximumProblems = maximumProblems
        for key in document.duplicateKeys {
            add(.duplicateKey, at: key, "This key stands twice in the object; keep one of them.")
        }
    }

    /// - Parameters:
    ///   - node: the value, or key, that the problem is about.
    ///   - missingKey: the key that the object `node` lacks.
    func add(
        _ code: OrderProblem.Code, at node: Int, missing missingKey: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard !isFull else {
            hasMore = true
            return
        }
        entries.append(Entry(code: code, node: node, missingKey: missingKey, message: message()))
    }

    /// All problems in the order of the text; empty when there is none.
    func problems() -> [OrderProblem] {
        // Equal places keep the order in which they were found.
        let sorted = entries.enumerated().sorted { ($0.element.node, $0.offset) < ($1.element.node, $1.offset) }
            .map(\.element)
        let offsets = sorted.map { Int(document.nodes[$0.node].start) }
        var problems = zip(sorted, JSONPosition.locate(offsets, in: document.bytes)).map { entry, position in
            OrderProblem(
                code: entry.code,
                path: document.path(to: entry.node) + (entry.missingKey.map(JSONDocument.step) ?? ""),
                line: position.line, message: entry.message)
        }
        if hasMore {
            problems.append(
                OrderProblem(
                    code: .limit, path: "$",
                    message: "There are more than \(maximumProblems) problems; mend these first to see the others."))
        }
        return problems
    }
}
