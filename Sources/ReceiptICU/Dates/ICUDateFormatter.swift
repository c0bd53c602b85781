import CReceiptICU
import Synchronization

/// One of ICU's date formatters: a pattern and a locale with its calendar, at UTC.
package final class ICUDateFormatter: Sendable {
    // Sendable: ICU's SimpleDateFormat works on one calendar object, so one thread at a time uses it.
    private let handle: Mutex<Handle>
    private let call: String

    private struct Handle: ~Copyable {
        let pointer: OpaquePointer
        deinit { ricu_date_close(pointer) }
    }

    /// - Parameters:
    ///   - pattern: A date pattern such as `d. MMM y`.
    ///   - locale: A BCP 47 tag for which ICU has data, with the calendar as `-u-ca-`.
    package init(pattern: String, locale: String) throws(ICUError) {
        call = "date pattern \(pattern) for \(locale)"
        let opened = try icuHandle(call) { ricu_date_open(locale, pattern, &$0) }
        handle = Mutex(Handle(pointer: opened))
    }

    /// - Parameter seconds: Since 1970-01-01T00:00 of the proleptic Gregorian calendar, as if the clock stood at UTC.
    package func format(seconds: Int) throws(ICUError) -> String {
        try handle.withLock { (handle) throws(ICUError) in
            try icuText(call) { ricu_date_format(handle.pointer, Int64(seconds), $0, $1, $2) }
        }
    }
}
