import ReceiptICU
import ReceiptMessages

/// Has ICU's own tools make a resource bundle of each file, and a common data file of each bundle.
struct ResourceCompiler {
    private let genrb: String
    private let gencmn: String
    private let workDirectory: String

    init(workDirectory: String) throws {
        genrb = try ChildProcess.find("genrb", package: "icu-devtools")
        gencmn = try ChildProcess.find("gencmn", package: "icu-devtools")
        self.workDirectory = workDirectory
        try OutputFile.makeDirectory(workDirectory)
    }

    func compile(_ source: BundleSource, bundle: String) throws -> ResourceBlob {
        try ChildProcess.run(genrb, ["-q", "-e", "UTF-8", "-d", workDirectory, source.file])
        let resource = "\(source.locale).res"
        let bytes = try TextFile.bytes(of: "\(workDirectory)/\(resource)")
        // ICU knows data by its name alone, so the name says what is in it.
        let name = "receipts_\(bundle)_\(source.locale)_\(ContentHash(bytes))"
        try OutputFile.write(Array("\(resource)\n".utf8), to: "\(workDirectory)/\(source.locale).list")
        // The names inside the data are the paths of the list, so the tool runs where the files are.
        try ChildProcess.run(gencmn, ["-n", name, "0", "\(source.locale).list"], in: workDirectory)
        let data = try TextFile.bytes(of: "\(workDirectory)/\(name).dat")
        try OutputFile.remove("\(workDirectory)/\(name).dat")
        return ResourceBlob(package: name, base64: Base64.text(data))
    }
}

/// One locale's words as ICU reads them.
struct ResourceBlob {
    let package: String
    let base64: String

    /// Where ICU reads another text than our reader.
    func differences(from source: BundleSource) throws -> [CatalogIssue] {
        let strings = try Array(base64.utf8).withUnsafeBufferPointer { bytes in
            try ICUBundle(package: package, locale: source.locale, base64: bytes).strings()
        }
        let byICU = Dictionary(strings.map { ($0.key, $0.value) }) { first, _ in first }
        return source.text.entries.filter { byICU[$0.key] != $0.value }.map {
            source.issue(.readDifferently(icu: byICU[$0.key]), $0)
        }
    }
}

/// FNV-1a in 64 bits: enough to tell versions of one bundle and locale apart.
struct ContentHash: CustomStringConvertible {
    private let value: UInt64

    init(_ bytes: [UInt8]) {
        value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    var description: String { String(value, radix: 16) }
}

/// RFC 4648, with padding.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let value = (0..<3).reduce(UInt32(0)) { value, offset in
                value << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0)
            }
            for digit in 0..<4 {
                let isPadding = digit > group.count
                text.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(value >> UInt32(18 - 6 * digit)) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
