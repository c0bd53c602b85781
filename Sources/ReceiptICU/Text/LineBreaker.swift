import CReceiptICU

/// Finds where a text may be broken, by the rules of one language.
///
/// ICU's iterator keeps a position, so that only one task may use it at a time: take it from a `LineBreakerPool`.
// Sendable: the handle moves between threads, which ICU allows; the pool lends it to one task at a time.
package final class LineBreaker: @unchecked Sendable {
    package enum Unit: Int32, Sendable {
        /// Where a line may end: after a space or hyphen, between Thai words and Japanese characters.
        case lines = 0
        /// Between grapheme clusters: what readers see as one character stays whole.
        case clusters = 1
    }

    package let unit: Unit
    package let language: String
    private let handle: OpaquePointer

    /// - Parameter language: A BCP 47 tag; an unknown language breaks by the rules of Unicode.
    package init(_ unit: Unit, language: String) throws(ICUError) {
        var opened: OpaquePointer?
        let status = ricu_breaker_open(unit.rawValue, language, &opened)
        try checkICU(status, "breaker of \(unit) for \(language)")
        guard let opened else { throw ICUError(status: status, call: "breaker of \(unit) for \(language)") }
        self.unit = unit
        self.language = language
        handle = opened
    }

    deinit { ricu_breaker_close(handle) }

    /// Replaces `boundaries` by the byte offsets in `text` where it may be broken; its end is the last of them.
    ///
    /// - Complexity: O(*n*) in the bytes of `text`.
    package func find(in text: ArraySlice<UInt8>, into boundaries: inout [Int32]) throws(ICUError) {
        // A boundary stands behind at least one byte, so that this many always suffice.
        let capacity = text.count
        if boundaries.count < capacity {
            boundaries.append(contentsOf: repeatElement(0, count: capacity - boundaries.count))
        }
        var found: Int32 = 0
        let status = text.withUnsafeBufferPointer { bytes in
            // Safety: ICU reads `bytes.count` bytes and writes at most `capacity` offsets, before this closure ends.
            bytes.withMemoryRebound(to: CChar.self) { characters in
                boundaries.withUnsafeMutableBufferPointer { out in
                    ricu_breaker_find(
                        handle, characters.baseAddress, Int32(capacity), out.baseAddress, Int32(capacity), &found)
                }
            }
        }
        try checkICU(status, "boundaries")
        boundaries.removeLast(boundaries.count - Int(found))
    }
}
