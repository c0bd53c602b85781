/// What GS ( k set and stored for each kind of two-dimensional code.
struct SymbolMemory {
    struct Symbol {
        /// What readers will read; kept as text so that printing it often costs nothing.
        var payload = ""
        var moduleWidth = 3
        var rowHeight = 3
        var errorCorrection = ""
    }

    private var symbols: [UInt8: Symbol] = [:]

    subscript(kind: UInt8) -> Symbol {
        get { symbols[kind] ?? Symbol() }
        set { symbols[kind] = newValue }
    }
}
