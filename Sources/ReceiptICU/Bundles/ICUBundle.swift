import CReceiptICU

/// One locale's resource bundle, from data that the program carries.
package struct ICUBundle: Sendable {
    /// Unique to the content: bundle, locale and a hash.
    package let package: String
    /// An ICU locale ID: `zh_Hant`.
    package let locale: String

    /// Registers the data, once a process; ICU then reads it in place.
    ///
    /// - Parameter base64: ICU's common data file with this one locale in it.
    package init(package: String, locale: String, base64: UnsafeBufferPointer<UInt8>) throws(ICUError) {
        self.package = package
        self.locale = locale
        let status = base64.withMemoryRebound(to: CChar.self) {
            ricu_bundle_register(package, $0.baseAddress, Int32($0.count))
        }
        try Self.check(status, package, locale)
    }

    /// Every string and its key, in the order of the keys' bytes.
    package func strings() throws(ICUError) -> [(key: String, value: String)] {
        var strings: [(key: String, value: String)] = []
        try forEach { key, value in
            strings.append((String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        return strings
    }

    /// Calls `body` with every key and its string in UTF-8, in the order of the keys' bytes. The bytes live only as long
    /// as the call.
    package func forEach(
        _ body: (_ key: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Void
    ) throws(ICUError) {
        var bundle: OpaquePointer?
        try Self.check(ricu_bundle_open(package, locale, &bundle), package, locale)
        defer { ricu_bundle_close(bundle) }
        let count = Int(ricu_bundle_count(bundle))
        for _ in 0..<count {
            var key: UnsafePointer<CChar>?
            var value: UnsafePointer<CChar>?
            var keyLength: Int32 = 0
            var length: Int32 = 0
            try Self.check(ricu_bundle_next(bundle, &key, &keyLength, &value, &length), package, locale)
            guard let key, let value else { continue }
            // Safety: both pointers live until the next call of `ricu_bundle_next`, and bytes have no alignment.
            body(
                UnsafeBufferPointer(
                    start: UnsafeRawPointer(key).assumingMemoryBound(to: UInt8.self), count: Int(keyLength)),
                UnsafeBufferPointer(
                    start: UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self), count: Int(length)))
        }
    }

    /// Unlike other data, words must be exactly those that were asked for: a warning is a failure too.
    private static func check(_ status: Int32, _ package: String, _ locale: String) throws(ICUError) {
        if status != 0 { throw ICUError(status: status, call: "words \(package)/\(locale)") }
    }
}
