import TestSupport
import Testing

/// README prints what the command prints.
@Suite struct ReadmeTests {
    private static let outputs: [(arguments: [String], text: String)] = {
        let blocks = (try? FencedBlock.all(in: PackageFolder.text("README.md"))) ?? []
        return blocks.compactMap { block in
            guard let comment = block.comment, comment.hasPrefix("output: ") else { return nil }
            return (comment.dropFirst("output: ".count).split(separator: " ").map(String.init), block.text)
        }
    }()

    @Test func showsOutput() {
        #expect(Self.outputs.count >= 2)
    }

    @Test(arguments: outputs)
    func showsWhatIsPrinted(arguments: [String], text: String) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 0)
        #expect(run.text == text)
    }
}
