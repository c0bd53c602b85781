import ReceiptContent
import ReceiptGraphics

/// What draws the lines that a printer cannot set.
enum PrinterRasterizer {
    #if Graphics
        static let system: (any Rasterizer)? = PangoRasterizer()
    #else
        static let system: (any Rasterizer)? = nil
    #endif
}
