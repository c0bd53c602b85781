import ReceiptContent
import ReceiptPrinting

/// Paper on which the pictures of a `LegibleRasterizer` are read.
struct LegiblePaper {
    private let paper: PrintedPaper

    init(_ paper: PrintedPaper) { self.paper = paper }

    /// What stands on it, line by line, whether as characters or as pictures.
    var texts: [String] {
        paper.elements.flatMap { element -> [String] in
            switch element {
            case .line(let line): [line.text] + line.pictures.compactMap { Self.text(in: $0) }
            case .image(let printed): [Self.text(in: printed.image)].compactMap { $0 }
            case .code, .feed, .cut, .drawer, .remark: []
            }
        }
    }

    /// The decoder's account of it, with the words of each picture under its line.
    var annotatedText: String {
        let lines = paper.annotatedText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count == paper.elements.count else { return paper.annotatedText }
        return zip(lines, paper.elements).map { line, element in
            let words = Self.pictures(of: element).compactMap { LegibleRasterizer.text(in: $0) }.map { text in
                "    " + text.replacing("\t", with: " | ") + "\n"
            }
            return "\(line)\n" + words.joined()
        }.joined()
    }

    private static func pictures(of element: PrintedPaper.Element) -> [DotImage] {
        switch element {
        case .line(let line): line.pictures
        case .image(let printed): [printed.image]
        case .code, .feed, .cut, .drawer, .remark: []
        }
    }

    /// The pieces of a picture without their places.
    private static func text(in image: DotImage) -> String? {
        LegibleRasterizer.text(in: image)?.split(separator: "\t").map { piece in
            String(piece.drop { $0 != " " }.dropFirst())
        }.joined(separator: " ")
    }
}

extension PrintedLine {
    fileprivate var pictures: [DotImage] {
        spans.compactMap { span in
            guard case .image(let image) = span.content else { return nil }
            return image
        }
    }
}
