import CReceiptICU

/// The letters of Arabic as they are drawn beside their neighbours, for devices that cannot choose.
package enum ArabicShaping {
    /// `text` in logical order with presentation forms (U+FB50–FDFF, U+FE70–FEFC) in place of letters, and lam with alef
    /// as one. Marks stay behind their letters; digits and all other scripts stay as they are.
    ///
    /// Source: The Unicode Standard, section 9.2.
    package static func text(of text: String) throws(ICUError) -> String {
        try icuText("Arabic shaping") { out, capacity, length in
            ricu_shape_arabic(text, Int32(text.utf8.count), out, capacity, length)
        }
    }
}
