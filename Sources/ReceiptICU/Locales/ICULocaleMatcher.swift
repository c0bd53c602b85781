import CReceiptICU

/// ICU's LocaleMatcher over a fixed list of locales.
package final class ICULocaleMatcher: Sendable {
    // Sendable: ICU's LocaleMatcher is immutable, and matching may run on several threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// - Parameter tags: BCP 47 tags; of two that match equally well, the earlier wins.
    package init(_ tags: [String]) throws(ICUError) {
        let list = tags.joined(separator: " ")
        handle = try icuHandle("locale matcher for \(list)") { ricu_locale_matcher_open(list, &$0) }
    }

    deinit { ricu_locale_matcher_close(handle) }

    /// The index of the locale that serves the tag's speakers best; nil when none would be understood.
    package func match(_ tag: String) throws(ICUError) -> Int? {
        var index: Int32 = -1
        try checkICU(ricu_locale_matcher_match(handle, tag, &index), "locale match of \(tag)")
        return index < 0 ? nil : Int(index)
    }
}
