// Whoever imports Receipts writes orders, reads documents and overrides words: the modules of those come along.
@_exported import ReceiptContent
@_exported import ReceiptLocalization
@_exported import ReceiptMessages
@_exported import ReceiptModel
