import ReceiptResources

extension PrinterProfile {
    /// The profiles that come with this package, in the order of their names.
    ///
    /// Each call reads them anew: to find one, `named(_:)` is cheaper.
    public static var standard: [PrinterProfile] { Printers.all.compactMap(read) }

    /// One of the profiles that come with this package; nil: none has this `id`.
    public static func named(_ id: String) -> PrinterProfile? {
        Printers.all.first { $0.name == "\(id).json" }.flatMap(read)
    }

    /// The names that `named(_:)` knows.
    public static var standardIDs: [String] {
        Printers.all.compactMap { $0.name.hasSuffix(".json") ? String($0.name.dropLast(5)) : nil }
    }

    private static func read(_ file: EmbeddedFile) -> PrinterProfile? {
        // A test reads each of them; on a machine without ICU's data there are none.
        try? PrinterProfile(json: Array(file.string.utf8))
    }
}
