import CReceiptICU

extension String {
    /// Whether the text is in Unicode's normalization form C, in which letters with accents are one character.
    package var isComposed: Bool { ricu_is_composed(self, Int32(utf8.count)) }
}
