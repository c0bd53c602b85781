/// A bar code or a code of squares that the printer draws itself.
public struct PrintedCode: Hashable, Sendable {
    public let symbology: Symbology
    /// What a reader will read: control characters of the command are taken out.
    public let payload: String
    /// The width of a bar or square, in dots.
    public let moduleWidth: Int
    /// The height of the bars, or of a row of squares, in dots.
    public let height: Int
    /// The text beside the bars.
    public let label: Label
    /// As the printer counts it: L, M, Q, H for QR; a number for PDF417.
    public let errorCorrection: String
    public let alignment: PrintAlignment

    public enum Label: String, Hashable, Sendable {
        case none
        case above
        case below
        case both
    }

    /// Source: Epson ESC/POS, GS k and GS ( k.
    public enum Symbology: String, Hashable, Sendable {
        case upcA = "UPC-A"
        case upcE = "UPC-E"
        case ean13 = "EAN-13"
        case ean8 = "EAN-8"
        case code39 = "Code 39"
        case interleaved2of5 = "ITF"
        case codabar = "Codabar"
        case code93 = "Code 93"
        case code128 = "Code 128"
        case gs1128 = "GS1-128"
        case gs1DataBar = "GS1 DataBar"
        case pdf417 = "PDF417"
        case qr = "QR"
        case maxiCode = "MaxiCode"
        case gs1Composite = "GS1 Composite"
        case aztec = "Aztec"
        case dataMatrix = "Data Matrix"
    }
}
