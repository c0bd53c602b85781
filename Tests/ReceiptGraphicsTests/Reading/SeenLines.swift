// The tests' own Foundation: only it normalizes to compatibility forms.
import Foundation
import ReceiptContent
import ReceiptICU
import TestSupport

/// The lines of a PDF as they are seen from left to right, for comparison with the order that ICU puts texts in.
struct SeenLines {
    /// Without spaces.
    private let lines: [String]
    /// The characters of each word, sorted.
    private let words: Set<String>

    private init(_ lines: [String]) {
        self.lines = lines.map { $0.filter { $0 != " " } }
        words = Set(lines.flatMap { $0.split(separator: " ").map { Self.sorted($0) } })
    }

    /// What `Tests/Scripts/pdf_lines.py` reads from each file.
    static func read(_ files: [[UInt8]]) throws -> [SeenLines] {
        let folder = try TemporaryFolder()
        for (number, file) in files.enumerated() { try folder.write(file, as: "\(number).pdf") }
        var lines = files.map { _ in [String]() }
        let listing = try PythonTools.output(of: "pdf_lines.py", files.indices.map { folder.path("\($0).pdf") })
        for row in listing.split(separator: "\n") {
            let fields = row.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, let number = Int(fields[0]) else { continue }
            lines[number].append(folded(String(fields[1])))
        }
        return lines.map(SeenLines.init)
    }

    /// Whether all words of a text are there, each in whatever order of its characters. Those that a line's end breaks are
    /// not.
    func haveWords(of text: String) -> Bool {
        Self.folded(text).split(separator: " ").allSatisfy { words.contains(Self.sorted($0)) }
    }

    /// Whether a text stands on one line, in ICU's order.
    func show(_ text: String, _ direction: TextDirection) throws -> Bool {
        let wanted = try Self.seen(text, direction)
        return lines.contains { $0.contains(wanted) }
    }

    /// Whether a text goes on from line to line, each part in ICU's order.
    func showBroken(_ text: String, _ direction: TextDirection) throws -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        var start = 0
        var last: Int?
        while start < words.count {
            guard let part = try longestPart(of: words, from: start, direction, notOn: last) else { return false }
            (last, start) = (part.line, part.end)
        }
        return true
    }

    private func longestPart(
        of words: [Substring], from start: Int, _ direction: TextDirection, notOn last: Int?
    ) throws -> (line: Int, end: Int)? {
        for end in stride(from: words.count, to: start, by: -1) {
            let wanted = try Self.seen(words[start..<end], behind: words[..<start], direction)
            if let line = lines.indices.first(where: { $0 != last && lines[$0].contains(wanted) }) {
                return (line, end)
            }
        }
        return nil
    }

    /// Words in the order that the words before them make: digits behind Arabic letters are Arabic numbers.
    private static func seen(
        _ words: ArraySlice<Substring>, behind before: ArraySlice<Substring>, _ direction: TextDirection
    ) throws -> String {
        let all = try seen((before + words).joined(separator: " "), direction)
        let first = try seen(before.joined(separator: " "), direction)
        switch direction {
        case .leftToRight where all.hasPrefix(first): return String(all.dropFirst(first.count))
        case .rightToLeft where all.hasSuffix(first): return String(all.dropLast(first.count))
        case .leftToRight, .rightToLeft: return try seen(words.joined(separator: " "), direction)
        }
    }

    private static func seen(_ text: String, _ direction: TextDirection) throws -> String {
        try folded(VisualOrder.text(of: text, isRightToLeft: direction == .rightToLeft)).filter { $0 != " " }
    }

    private static func sorted(_ word: Substring) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.sorted()))
    }

    /// With one kind of space, without controls and the marks above and below letters, and with one kind of bracket: which
    /// of a pair is drawn is HarfBuzz's concern, and a PDF keeps the one that was written.
    private static func folded(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar {
            case _ where scalar.properties.isWhitespace: result.append(" ")
            case _ where [.format, .nonspacingMark].contains(scalar.properties.generalCategory): continue
            default: result.append(openings[scalar] ?? scalar)
            }
        }
        return String(result)
    }

    private static let openings: [Unicode.Scalar: Unicode.Scalar] = [
        ")": "(", "]": "[", "}": "{", "»": "«", "›": "‹", ">": "<",
    ]
}

extension ReceiptDocument {
    /// The texts whose words a PDF shows in another order than ICU.
    func misplacedTexts(in lines: SeenLines) throws -> [String] {
        try printedSpans.flatMap { $0 }.flatMap(languages(of:))
            .filter { try lines.haveWords(of: string(of: $0)) && !isSeen($0, in: lines) }.map(string(of:))
    }

    /// The runs of a text in one language on one line, one behind the other; or else each over as many lines as it takes.
    func isSeen(_ text: TextSpan, in lines: SeenLines) throws -> Bool {
        let runs = self[text]
        let whole = runs.map { run in
            "\(run.direction == .rightToLeft ? "\u{2067}" : "\u{2066}")\(string(of: run))\u{2069}"
        }.joined(separator: " ")
        if try lines.show(whole, direction) { return true }
        return try runs.allSatisfy { try lines.showBroken(string(of: $0), $0.direction) }
    }
}
