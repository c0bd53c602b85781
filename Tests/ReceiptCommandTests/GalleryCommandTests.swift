import FoundationEssentials
import TestSupport
import Testing

/// `receipt gallery`: files that open by themselves, the same each time.
@Suite struct GalleryCommandTests {
    private static let few = ["--families", "consumer", "--locales", "ar-EG,de", "--samples", "cafe,zero-total"]

    private func names(in folder: TemporaryFolder) throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path("gallery")).filter { $0.contains(".") })
    }

    private func gallery(_ folder: TemporaryFolder, _ options: [String] = Self.few) throws -> CommandRun {
        try CommandRun(["gallery", "--output", folder.path("gallery")] + options)
    }

    @Test func everyReceiptIsThereAndTheIndexLeadsToIt() throws {
        let folder = try TemporaryFolder()
        let run = try gallery(folder)
        #expect(run.status == 0)
        // A progress bar is for terminals.
        #expect(run.errors == "")
        let names = try names(in: folder)
        let index = String(decoding: folder.bytes("gallery/index.html"), as: UTF8.self)
        for locale in ["ar-EG", "de"] {
            for order in ["cafe", "zero-total"] {
                let page = "consumer/\(locale)/\(order).html"
                #expect(names.contains(page))
                #expect(index.contains("href=\"\(page)\""))
            }
        }
        #expect(names.isSuperset(of: ["index.html", "gallery.css", "gallery.js"]))
        #expect(index.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(index.contains("<bdi lang=\"ar-EG\" dir=\"rtl\">إيصال</bdi>"))
        // Nothing comes from elsewhere.
        #expect(!index.contains("http"))
    }

    @Test func everyLinkOfTheIndexLeadsToAFile() throws {
        let folder = try TemporaryFolder()
        _ = try gallery(folder)
        let names = try names(in: folder)
        let index = String(decoding: folder.bytes("gallery/index.html"), as: UTF8.self)
        let targets = index.split(separator: "\"").enumerated().filter { offset, text in
            offset % 2 == 1 && [".html", ".pdf", ".png", ".css", ".js"].contains { text.hasSuffix($0) }
        }.map { String($0.element) }
        #expect(targets.count > 4)
        #expect(targets.allSatisfy { names.contains($0) })
    }

    @Test func equalInputGivesEqualFiles() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try gallery(first)
        _ = try gallery(second)
        let names = try names(in: first)
        #expect(try names == self.names(in: second))
        let differing = names.filter { first.bytes("gallery/\($0)") != second.bytes("gallery/\($0)") }
        #expect(differing.isEmpty)
    }

    @Test(arguments: [
        (["--locales", "d"], "--locales does not take \"d\""),
        (["--families", "staff"], "--families does not know \"staff\""),
        (["--samples", "lunch"], "--samples does not know \"lunch\""),
    ])
    func whatIsNotKnownIsRefused(options: [String], message: String) throws {
        let folder = try TemporaryFolder()
        try gallery(folder, options).expectFailure(64, saying: message)
        #expect(folder.bytes("gallery/index.html").isEmpty)
    }

    @Test func aFolderWithoutOrdersIsRefused() throws {
        let folder = try TemporaryFolder()
        try gallery(folder, ["--orders", folder.path("nowhere")]).expectFailure(66, saying: "cannot read the folder")
    }

    @Test func anOrderWithFaultsIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("{}".utf8), as: "broken.json")
        try gallery(folder, ["--orders", folder.path("")]).expectFailure(65, saying: "broken.json cannot be printed")
    }

    @Test func aFileInTheWayIsNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("mine".utf8), as: "gallery")
        try gallery(folder).expectFailure(73, saying: "gallery")
        #expect(folder.bytes("gallery") == Array("mine".utf8))
    }
}
