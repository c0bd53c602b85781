#if Graphics
    import CReceiptCodes
    import CReceiptPango

    /// The libraries that draw, as they are at run time.
    public enum GraphicsLibraries {
        public static var pango: String { String(cString: receipt_pango_version()) }
        public static var zint: Int { Int(receipt_codes_version()) }
    }
#endif
