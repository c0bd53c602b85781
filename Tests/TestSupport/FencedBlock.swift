/// A fenced block of a Markdown text.
package struct FencedBlock {
    /// What stands behind the opening fence.
    package let language: String
    /// The HTML comment on the line above, without its marks.
    package let comment: String?
    package let text: String
    /// The line of the opening fence, from 1.
    package let line: Int

    /// All blocks, in order. Fences are three backticks at the beginning of a line.
    package static func all(in markdown: String) -> [FencedBlock] {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [FencedBlock] = []
        var opening: Int?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            guard let start = opening else {
                opening = index
                continue
            }
            blocks.append(
                FencedBlock(
                    language: String(lines[start].dropFirst(3)),
                    comment: start > 0 ? comment(of: lines[start - 1]) : nil,
                    text: lines[(start + 1)..<index].map { "\($0)\n" }.joined(), line: start + 1))
            opening = nil
        }
        return blocks
    }

    private static func comment(of line: Substring) -> String? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(5).dropLast(4))
    }
}
