import TestSupport
import Testing

/// Every Swift snippet of README compiles as it stands, in a user's module.
@Suite struct ReadmeSnippetTests {
    private static let snippets: [FencedBlock] = {
        let blocks = (try? FencedBlock.all(in: PackageFolder.text("README.md"))) ?? []
        return blocks.filter { $0.language == "swift" }
    }()

    @Test func showsHowThePackageIsUsed() {
        #expect(Self.snippets.contains { $0.text.contains("CheckoutFactories") })
        #expect(Self.snippets.contains { $0.text.contains(": CheckoutComponentFactory {") })
    }

    @Test(arguments: snippets.map { "line \($0.line)" })
    func compiles(place: String) throws {
        let snippet = try #require(Self.snippets.first { "line \($0.line)" == place })
        let check = try TypeCheck(snippet.text)
        #expect(check.succeeds, "\(check.report)")
    }
}
