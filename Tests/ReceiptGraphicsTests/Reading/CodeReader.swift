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

    /// What zxing-cpp reads from each picture, all in one run.
    static func zxing(_ pictures: [[UInt8]]) throws -> [[Finding]] {
        let folder = try TemporaryFolder()
        for (number, picture) in pictures.enumerated() { try folder.write(picture, as: "picture-\(number)") }
        let paths = pictures.indices.map { folder.path("picture-\($0)") }
        var findings: [[Finding]] = Array(repeating: [], count: pictures.count)
        for line in try PythonTools.output(of: "read_codes.py", paths).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 5)
            let content = bytes(hexadecimal: fields[4])
            findings[try #require(Int(fields[0]))].append(
                Finding(
                    format: fields[1], level: fields[2],
                    prefix: prefix(of: bytes(hexadecimal: fields[3]), content: content), bytes: content))
        }
        return findings
    }

    private static func prefix(of message: [UInt8], content: [UInt8]) -> String {
        String(decoding: message.dropLast(content.count), as: UTF8.self)
    }

    private static func bytes(hexadecimal text: String) -> [UInt8] {
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
