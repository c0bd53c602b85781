import CReceiptICU

/// ICU's own formatting of a message: the reference that our evaluation is tested against, never used for a receipt.
package enum ICUMessageFormat {
    package enum Value: Sendable {
        case text(String)
        /// Plain digits: `-12.5`.
        case number(String)
    }

    /// - Parameter locale: An ICU locale ID.
    package static func format(
        _ pattern: String, locale: String, _ arguments: [(name: String, value: Value)]
    ) throws(ICUError) -> String {
        // One buffer holds every name and value, each with its NUL; the arguments point into it.
        var text: [CChar] = []
        var places: [(name: Int, value: Int, isNumber: Bool)] = []
        for (name, value) in arguments {
            let nameStart = text.count
            text += name.utf8CString
            let valueStart = text.count
            switch value {
            case .text(let value):
                text += value.utf8CString
                places.append((nameStart, valueStart, false))
            case .number(let digits):
                text += digits.utf8CString
                places.append((nameStart, valueStart, true))
            }
        }
        return try icuText("the message \(pattern)") { out, capacity, length in
            text.withUnsafeBufferPointer { buffer in
                let native = places.map { place in
                    RICUMessageArgument(
                        name: buffer.baseAddress.map { $0 + place.name },
                        value: buffer.baseAddress.map { $0 + place.value }, isNumber: place.isNumber)
                }
                return ricu_message_format(locale, pattern, native, Int32(native.count), out, capacity, length)
            }
        }
    }
}
