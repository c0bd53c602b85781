/// Whether bidi controls that a text opens are closed in it, in the right order.
enum BidiBalance {
    static func check(_ text: String) throws(CheckFailure) {
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E:
                open.append(scalar)
            case 0x2069:
                guard let last = open.popLast(), (0x2066...0x2068).contains(last.value) else { throw failure(text) }
            case 0x202C:
                guard let last = open.popLast(), !(0x2066...0x2068).contains(last.value) else { throw failure(text) }
            default:
                continue
            }
        }
        if !open.isEmpty { throw failure(text) }
    }

    private static func failure(_ text: String) -> CheckFailure {
        CheckFailure("the bidi controls of \"\(text.showingInvisibles)\" are not balanced")
    }
}
