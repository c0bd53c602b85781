import CReceiptICU

/// The locale's list of things that all apply: `A, B and C`.
package final class ICUListFormatter: Sendable {
    // Sendable: ICU's ListFormatter is immutable, and `format` may run on several threads.
    private nonisolated(unsafe) let handle: OpaquePointer
    private let call: String

    /// - Parameter locale: A BCP 47 tag for which ICU has data.
    package init(locale: String) throws(ICUError) {
        call = "list style for \(locale)"
        handle = try icuHandle(call) { ricu_list_open(locale, &$0) }
    }

    deinit { ricu_list_close(handle) }

    /// The items as one text; empty for none.
    package func format(_ items: [String]) throws(ICUError) -> String {
        var joined = ""
        var ends: [Int32] = []
        for item in items {
            joined += item
            ends.append(Int32(joined.utf8.count))
        }
        return try icuText(call) { ricu_list_format(handle, joined, ends, Int32(items.count), $0, $1, $2) }
    }
}
