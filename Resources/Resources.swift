// The folders that `embedded.txt` names are compiled into this module, one enum a folder: `Styles.receiptCss` is
// `Styles/receipt.css`. So nothing needs to lie beside an executable.

/// A file that was embedded when the package was built.
package struct EmbeddedFile: Sendable {
    /// Without its folder: `receipt.css`.
    package let name: String
    /// Its text, in UTF-8.
    package let text: StaticString

    package init(name: String, text: StaticString) {
        self.name = name
        self.text = text
    }

    package var string: String { "\(text)" }
}
