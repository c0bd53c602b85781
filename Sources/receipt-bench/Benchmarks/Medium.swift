import ReceiptRendering
import Receipts

/// A medium that receipts are printed on, with its renderer kept between them.
struct Medium {
    let name: String
    let render: (ReceiptDocument) throws -> [UInt8]

    static func all() throws -> [Medium] {
        let text = TextRenderer()
        return [Medium(name: "text") { try text.render($0).utf8 }]
    }
}
