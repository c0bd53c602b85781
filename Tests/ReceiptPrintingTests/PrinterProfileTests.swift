import ReceiptPrinting
import Testing

@Suite struct PrinterProfileTests {}
