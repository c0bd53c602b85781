import CReceiptICU
import Synchronization

/// A locale's date patterns by skeleton, from ICU's pattern generator.
package final class ICUDatePatterns: Sendable {
    // Sendable: ICU's DateTimePatternGenerator keeps the last skeleton in itself, so one thread at a time uses it.
    private let handle: Mutex<Handle>
    private let locale: String

    private struct Handle: ~Copyable {
        let pointer: OpaquePointer
        deinit { ricu_date_patterns_close(pointer) }
    }

    /// - Parameter locale: A BCP 47 tag for which ICU has data; `-u-ca-` and `-u-hc-` count.
    package init(locale: String) throws(ICUError) {
        self.locale = locale
        let opened = try icuHandle("date patterns for \(locale)") { ricu_date_patterns_open(locale, &$0) }
        handle = Mutex(Handle(pointer: opened))
    }

    /// The pattern that has the fields of a skeleton such as `yMMMdjm`, in the locale's order.
    package func pattern(skeleton: String) throws(ICUError) -> String {
        try handle.withLock { (handle) throws(ICUError) in
            try icuText("date skeleton \(skeleton) for \(locale)") {
                ricu_date_patterns_best(handle.pointer, skeleton, $0, $1, $2)
            }
        }
    }
}
