import FoundationEssentials
import ReceiptTesting
import Receipts

/// The orders of `Resources/Samples`, by file name.
enum Samples {
    static let folder = "\(root)/Resources/Samples"

    /// The package's own folder.
    static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

    static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

    static func sample(_ name: String) throws -> MatrixSample {
        MatrixSample(name: name, order: try Order(json: text(name).utf8))
    }

    /// A sample as its seller wrote it.
    static func text(_ name: String) throws(CheckFailure) -> String {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).json") else {
            throw CheckFailure("there is no sample \(name) in Resources/Samples")
        }
        return String(decoding: data, as: UTF8.self)
    }

    static func all() throws -> [MatrixSample] { try names.map(sample) }
}
