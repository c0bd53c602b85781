import ReceiptMessages

/// The Swift source of a folder of embedded files: an enum with a property a file, and a list of all.
struct ResourceSource {
    let folder: String
    /// Name and text, in order of name.
    private let files: [(name: String, text: String)]

    /// A file that is not text cannot be embedded.
    struct NotText: Error, CustomStringConvertible {
        let path: String

        var description: String { "\(path): error: cannot be read as UTF-8." }
    }

    init(folder: String, files paths: [String]) throws {
        self.folder = folder
        files = try paths.sorted().map { path in
            guard let text = String(validating: try TextFile.bytes(of: path), as: UTF8.self) else {
                throw NotText(path: path)
            }
            return (path.split(separator: "/").last.map(String.init) ?? path, text)
        }
    }

    func write(to output: String) throws { try OutputFile.write(Array(text.utf8), to: output) }

    private var text: String {
        """
        // Generated from the folder \(folder). Edit its files instead.

        package enum \(folder) {
        \(files.map(property).joined(separator: "\n"))

            package static let all: [EmbeddedFile] = [
                \(files.map { Self.propertyName($0.name) }.joined(separator: ", "))
            ]
        }

        """
    }

    private func property(_ file: (name: String, text: String)) -> String {
        """
            /// `\(file.name)`
            package static let \(FunctionName.escaped(Self.propertyName(file.name))) = EmbeddedFile(
                name: \(SwiftLiteral.string(file.name)), text: \(SwiftLiteral.string(file.text)))
        """
    }

    /// `receiptCss` for `receipt.css`.
    private static func propertyName(_ file: String) -> String {
        let words = file.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { index, word in
            index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        return joined.first?.isNumber == true ? "_\(joined)" : joined
    }
}
