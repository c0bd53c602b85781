import TestSupport
import Testing

/// Two readers of codes that know nothing of the encoder.
enum CodeReader {
    struct Finding: Equatable {
        let format: String
        /// The level of error correction, as the code itself says.
        let level: String
        /// The first bytes of the message that a reader with ECI sends: `]Q1` for QR, `]Q2\\000026` with UTF-8 announced.
        let prefix: String
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// What zbarimg reads from a picture in any common format.
    static func zbar(_ picture: [UInt8]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(picture, as: "picture")
        let run = try ChildProcess(["zbarimg", "--quiet", "--raw", folder.path("picture")])
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// What zxing-cpp reads.
    static func zxing(_ picture: [UInt8]) throws -> [Finding] {
        let folder = try TemporaryFolder()
        try folder.write(picture, as: "picture")
        return try PythonTools.output(of: "read_codes.py", [folder.path("picture")]).split(separator: "\n").map {
            line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 4)
            return Finding(
                format: fields[0], level: fields[1],
                prefix: prefix(of: bytes(hexadecimal: fields[2]), content: bytes(hexadecimal: fields[3])),
                bytes: bytes(hexadecimal: fields[3]))
        }
    }

    private static func prefix(of message: [UInt8], content: [UInt8]) -> String {
        String(decoding: message.dropLast(content.count), as: UTF8.self)
    }

    private static func bytes(hexadecimal text: String) -> [UInt8] {
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
