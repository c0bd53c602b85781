/// The data of Code 128 as GS k takes it: code sets and functions are written with an opening brace.
///
/// Source: Epson ESC/POS, GS k, CODE128: {A {B {C choose a code set, {S shifts, {1 … {4 are functions, {{ is a brace; in
/// set C each byte is two digits.
enum Code128Data {
    /// What a reader reads; functions give nothing.
    static func text(_ data: [UInt8]) -> String {
        var text = ""
        var isPairs = false
        var at = 0
        while at < data.count {
            let byte = data[at]
            at += 1
            if byte == UInt8(ascii: "{"), at < data.count {
                let control = data[at]
                at += 1
                switch control {
                case UInt8(ascii: "A"), UInt8(ascii: "B"): isPairs = false
                case UInt8(ascii: "C"): isPairs = true
                case UInt8(ascii: "{"): text += "{"
                default: break
                }
            } else if isPairs {
                text += byte < 10 ? "0\(byte)" : "\(byte)"
            } else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text
    }
}
