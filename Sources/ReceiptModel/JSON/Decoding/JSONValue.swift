/// One value of a JSON text that is being decoded, and the log that its problems go to.
struct JSONValue {
    let log: JSONProblemLog
    let node: Int

    var document: JSONDocument { log.document }
    var kind: JSONNode.Kind { log.document.nodes[node].kind }
    var isText: Bool { kind == .text || kind == .escapedText }

    /// The characters of a text, else nil.
    var text: String? { isText ? document.text(of: node) : nil }

    /// Notes a problem of this value.
    ///
    /// - Returns: nil, so that a decoding function ends with it.
    func refuse<Value>(_ code: OrderProblem.Code, _ message: @autoclosure () -> String) -> Value? {
        log.add(code, at: node, message())
        return nil
    }

    /// Notes that this value should be `wanted`, such as "a string".
    func refuseType<Value>(wanted: @autoclosure () -> String) -> Value? {
        refuse(.wrongType, "This is \(kindName); give \(wanted()).")
    }

    private var kindName: String {
        switch kind {
        case .null: "null"
        case .true, .false: "true or false"
        case .number: "a number"
        case .text, .escapedText: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
