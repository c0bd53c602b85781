import CReceiptICU

/// Calls a function of the C interface that writes text, with a buffer that grows until the text fits.
///
/// - Parameters:
///   - call: Names the call in an error.
///   - body: Gets the buffer, its capacity and where to put the length; returns ICU's status.
package func icuText(
    _ call: @autoclosure () -> String,
    _ body: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
) throws(ICUError) -> String {
    var capacity: Int32 = 128
    while true {
        var length: Int32 = 0
        var status: Int32 = 0
        let text = String(unsafeUninitializedCapacity: Int(capacity)) { buffer in
            status = buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress, capacity, &length) }
            return status > 0 ? 0 : Int(min(length, capacity))
        }
        // Safety: the C interface wrote exactly `length` bytes of UTF-8, at most `capacity`.
        if status == RICU_BUFFER_OVERFLOW, length > capacity {
            capacity = length
            continue
        }
        try checkICU(status, call())
        return text
    }
}
