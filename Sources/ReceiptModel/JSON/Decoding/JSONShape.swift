/// What a JSON value must look like, and the Swift value that it then is.
///
/// Shapes are put together like the schema that describes the same: `.list(of: .text)`. Whatever does not fit is noted
/// in the value's log, all of it and not only the first.
struct JSONShape<Value> {
    /// nil when the value does not fit; then at least one problem was noted.
    let decode: (JSONValue) -> Value?
}

extension JSONShape {
    /// An object whose keys `body` takes one by one; keys that it did not ask for are refused.
    ///
    /// `body` has to ask for all of its keys before it gives up on a missing one.
    static func object(_ body: @escaping (inout JSONObjectDecoder) -> Value?) -> JSONShape {
        JSONShape { value in
            guard value.kind == .object else { return value.refuseType(wanted: "an object in {…}") }
            var object = JSONObjectDecoder(value)
            let decoded = body(&object)
            object.refuseUnknownKeys()
            return decoded
        }
    }

    /// An array whose elements have the shape `element`; those that do not fit are noted and left out.
    static func list<Element>(of element: JSONShape<Element>) -> JSONShape where Value == [Element] {
        JSONShape { value in
            guard value.kind == .array else { return value.refuseType(wanted: "an array in […]") }
            return value.document.elements(of: value.node).compactMap { node in
                element.decode(JSONValue(log: value.log, node: node))
            }
        }
    }

    /// The same shape as another value.
    func map<Other>(_ transform: @escaping (Value) -> Other) -> JSONShape<Other> {
        JSONShape<Other> { value in decode(value).map(transform) }
    }
}
