/// Writes JSON (RFC 8259) in a fixed order and layout, so that equal documents are equal bytes.
///
/// Members stand on lines of their own, or all on one line where a scope says so.
package struct JSONWriter: ~Copyable {
    package enum Layout { case lines, line }

    private struct Scope {
        let layout: Layout
        let close: Unicode.Scalar
        var isEmpty = true
    }

    private var out = UTF8Writer(capacity: 8192)
    private var scopes: [Scope] = []
    private var followsKey = false

    // MARK: Structure

    package init() {}

    package mutating func beginObject(_ layout: Layout = .lines) { begin("{", Scope(layout: layout, close: "}")) }

    package mutating func beginArray(_ layout: Layout = .lines) { begin("[", Scope(layout: layout, close: "]")) }

    private mutating func begin(_ open: Unicode.Scalar, _ scope: Scope) {
        prepareValue()
        out.append(open)
        // What lies in a line stays in that line.
        scopes.append(scopes.last?.layout == .line ? Scope(layout: .line, close: scope.close) : scope)
    }

    /// Ends the innermost object or array.
    package mutating func end() {
        guard let scope = scopes.popLast() else { return }
        if !scope.isEmpty, scope.layout == .lines { newLine() }
        out.append(scope.close)
    }

    package mutating func key(_ name: StaticString) {
        prepareValue()
        out.append("\"")
        out.append(name)
        out.append("\": ")
        followsKey = true
    }

    /// A name that comes with the data.
    package mutating func key(named name: String) {
        string(name)
        out.append(": ")
        followsKey = true
    }

    private mutating func prepareValue() {
        if followsKey {
            followsKey = false
            return
        }
        guard let index = scopes.indices.last else { return }
        let isFirst = scopes[index].isEmpty
        scopes[index].isEmpty = false
        if !isFirst { out.append(UInt8(ascii: ",")) }
        switch scopes[index].layout {
        case .lines: newLine()
        case .line: if !isFirst { out.append(UInt8(ascii: " ")) }
        }
    }

    private mutating func newLine() {
        out.append(UInt8(ascii: "\n"))
        out.append(repeating: UInt8(ascii: " "), count: 2 * scopes.count)
    }

    // MARK: Values

    package mutating func string(_ text: String) {
        prepareValue()
        out.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { append(scalar) }
        out.append(UInt8(ascii: "\""))
    }

    package mutating func number(_ value: Int) {
        prepareValue()
        out.append(String(value))
    }

    package mutating func flag(_ value: Bool) {
        prepareValue()
        out.append(value ? "true" : "false")
    }

    package mutating func member(_ name: StaticString, _ text: String) {
        key(name)
        string(text)
    }

    /// Nothing for nil.
    package mutating func member(_ name: StaticString, optional text: String?) {
        guard let text else { return }
        member(name, text)
    }

    package consuming func finish() -> [UInt8] {
        out.append(UInt8(ascii: "\n"))
        return out.bytes()
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": out.append("\\\"")
        case "\\": out.append("\\\\")
        case "\n": out.append("\\n")
        case "\r": out.append("\\r")
        case "\t": out.append("\\t")
        default:
            if Self.isInvisible(scalar.value) { appendEscape(UInt16(scalar.value)) } else { out.append(scalar) }
        }
    }

    /// Controls, line separators, and what reorders the text around it: a reader of the file must see that it is there.
    private static func isInvisible(_ value: UInt32) -> Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private mutating func appendEscape(_ value: UInt16) {
        out.append("\\u")
        for shift in [12, 8, 4, 0] {
            let digit = UInt8(value >> UInt16(shift) & 0xF)
            out.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
    }
}
