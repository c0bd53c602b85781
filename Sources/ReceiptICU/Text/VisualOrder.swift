import CReceiptICU

/// Text as the eye meets it.
package enum VisualOrder {
    /// One line as it is seen from left to right, bidi controls removed and brackets mirrored.
    ///
    /// Source: UAX #9, with `isRightToLeft` as the paragraph's direction.
    package static func text(of line: String, isRightToLeft: Bool) throws(ICUError) -> String {
        try icuText("visual order") { out, capacity, length in
            ricu_visual_order(line, Int32(line.utf8.count), isRightToLeft, out, capacity, length)
        }
    }
}
