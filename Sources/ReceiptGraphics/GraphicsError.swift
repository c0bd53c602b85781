#if Graphics
    import ReceiptContent

    /// Why a document could not be drawn.
    public enum GraphicsError: Error, Hashable, Sendable {
        /// The fonts cannot be opened, or there are none.
        case fonts(directories: [String], reason: String)
        /// A directory that was given for fonts has none, or is none.
        case fontDirectory(String)
        /// No font has these characters, and `MissingCharacters.fail` was asked for.
        case missingCharacters([DocumentIssue])
        /// The logo is not a PNG that can be read.
        case logo(reason: String)
        /// A code cannot be drawn.
        case code(RasterizerError, place: String)
        /// Something that must not be broken, such as an amount, is far wider than its place on the paper.
        case tooNarrow(paper: PaperSize, place: String)
        /// A picture would have more pixels than can be drawn.
        case tooLarge(widthInPixels: Int, heightInPixels: Int)
        /// The resolution is outside of `Resolution.supported`.
        case unsupportedResolution(Int)
        /// A colour is not written as six hexadecimal digits.
        case unsupportedColor(String)
        /// The drawing library failed.
        case drawing(reason: String)
    }

    extension GraphicsError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .fonts(let directories, let reason):
                let places = directories.isEmpty ? "the system's directories" : directories.joined(separator: ", ")
                return
                    "The fonts of \(places) cannot be used (\(reason)); install the font packages that Resources/Fonts/families.txt names."
            case .fontDirectory(let directory):
                return "There are no fonts in the directory \(directory); name one that holds files in .ttf or .otf."
            case .missingCharacters(let issues):
                let characters = issues.map { "\($0.codePoint ?? "a character") in \($0.place)" }.joined(
                    separator: ", ")
                return "No font has \(characters); install one that has, or allow replacement characters."
            case .logo(let reason):
                return "The logo cannot be read (\(reason)); give a PNG file."
            case .code(let error, let place):
                return "The code in \(place) cannot be drawn. \(error)"
            case .tooNarrow(let paper, let place):
                return "A number in \(place) does not fit on paper of the size \(paper.rawValue); choose wider paper."
            case .tooLarge(let width, let height):
                return
                    "A picture of \(width) x \(height) pixels is too large; choose a lower resolution, or PDF, which has pages."
            case .unsupportedResolution(let dots):
                let supported = Resolution.supported
                return
                    "A resolution of \(dots) dots per inch is not supported; choose \(supported.lowerBound) to \(supported.upperBound)."
            case .unsupportedColor(let text):
                return "\"\(text)\" is not a colour; write six hexadecimal digits, such as 1F4E79."
            case .drawing(let reason):
                return "The document could not be drawn: \(reason)."
            }
        }
    }
#endif
