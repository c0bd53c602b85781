#if Graphics
    import ReceiptGraphics

    extension Failure {
        /// What went wrong while pages were drawn.
        init(_ error: GraphicsError) {
            switch error {
            case .fontDirectory(let directory):
                self.init(
                    .noInput, "there are no fonts in \(directory)",
                    hint: "Name a directory that holds files in .ttf or .otf after --font-directory.")
            case .fonts(_, let reason):
                self.init(
                    .unavailable, "the system's fonts cannot be used (\(reason))",
                    hint: "Install font packages (Debian: fonts-noto-core), or name a directory after --font-directory."
                )
            case .tooNarrow(let paper, let place):
                self.init(
                    .badData, "a number in \(place) does not fit on paper of the size \(paper.rawValue)",
                    hint: "Write --paper a4, or another wider paper.")
            case .code(let error, let place):
                self.init(
                    .badData, "the code in \(place) cannot be drawn: \(error)",
                    hint: "Shorten its payload in the order, or choose another kind of code.")
            case .tooLarge(let width, let height):
                self.init(
                    .badData, "a picture of \(width) x \(height) pixels is too large",
                    hint: "Write --format pdf, which has pages.")
            case .missingCharacters, .logo, .unsupportedResolution, .unsupportedColor, .drawing:
                // The command asks for none of these; whatever it is, the library's sentence names place and remedy.
                self.init(.internalError, "\(error)", hint: "Please report this.")
            }
        }
    }
#endif
