/// One value or key of a JSON text, as a range of its bytes. The nodes of a text stand in one array in the order of the
/// text, so that no tree has to be built, walked or freed by recursion.
package struct JSONNode: Sendable {
    package enum Kind: UInt8, Sendable {
        case null
        case `true`
        case `false`
        case number
        /// A text or key whose bytes are its characters.
        case text
        /// A text or key with at least one backslash.
        case escapedText
        case array
        /// Its children are keys and values in turn.
        case object
    }

    package let kind: Kind
    /// Offset of the first byte; of a text, the first behind the quotation mark.
    let start: UInt32
    /// Offset behind the last byte; of a text, that of the closing quotation mark.
    var end: UInt32
    /// Index of the node behind this one and everything inside it.
    var next: UInt32
}
