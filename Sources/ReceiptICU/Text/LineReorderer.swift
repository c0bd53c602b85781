import CReceiptICU

/// Puts lines into the order in which they are seen, for devices that print from left to right whatever they get.
///
/// ICU's object keeps a text, so that only one task may use it.
package final class LineReorderer {
    private let handle: OpaquePointer

    package init() throws(ICUError) {
        handle = try icuHandle("reordering") { ricu_reorderer_open(&$0) }
    }

    deinit { ricu_reorderer_close(handle) }

    /// One line as it is seen from left to right: brackets mirrored, each grapheme cluster in itself as it was, without
    /// bidi controls.
    ///
    /// Source: UAX #9, with `isRightToLeft` as the paragraph's direction.
    package func text(of line: String, isRightToLeft: Bool) throws(ICUError) -> String {
        try icuText("visual order of a line") { out, capacity, length in
            ricu_reorderer_line(handle, line, Int32(line.utf8.count), isRightToLeft, out, capacity, length)
        }
    }
}
