import ReceiptGraphics
import Testing

@Suite struct GraphicsLibrariesTests {}
