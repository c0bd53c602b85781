import ReceiptContent
import ReceiptGraphics

/// What draws codes, and the lines that a printer cannot set; nil in a program without graphics.
enum CommandRasterizer {
    #if Graphics
        static let shared: (any Rasterizer)? = PangoRasterizer()
    #else
        static let shared: (any Rasterizer)? = nil
    #endif
}
