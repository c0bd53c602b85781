import CReceiptICU

/// One of ICU's converters, read as a table. It is open only while a code page is made from it.
package struct ICUConverter: ~Copyable {
    private let handle: OpaquePointer

    /// - Parameter name: ICU's canonical name, such as `ibm-437_P100-1995`.
    package init(_ name: String) throws(ICUError) {
        handle = try icuHandle("the converter \(name)") { ricu_converter_open(name, &$0) }
    }

    deinit { ricu_converter_close(handle) }

    /// What each of the bytes 0 … 255 stands for alone, or behind `lead`; nil for nothing.
    ///
    /// Fallbacks are left out: every scalar here is written as exactly these bytes.
    package func row(lead: UInt8? = nil) throws(ICUError) -> [Unicode.Scalar?] {
        var status: Int32 = 0
        // Safety: the C interface writes 256 numbers.
        let values = [Int32](unsafeUninitializedCapacity: 256) { buffer, count in
            status = ricu_converter_row(handle, lead.map(Int32.init) ?? -1, buffer.baseAddress)
            count = 256
        }
        try checkICU(status, "a row of a converter")
        return values.map { $0 < 0 ? nil : Unicode.Scalar(UInt32($0)) }
    }
}
