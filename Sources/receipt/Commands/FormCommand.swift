import ReceiptRendering
import Receipts

/// `receipt form`
enum FormCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        try Watch.run(arguments) { try render(arguments) }
    }

    private static func render(_ arguments: Arguments) throws {
        let form = try FamilyContext(arguments).factory.makeForm().document
        let format: OutputFormat = try arguments.choice(.format, default: .text)
        let columns = try arguments.columns()
        let bidi = try arguments.bidi()
        let output = Output(arguments.value(.output))

        switch format {
        case .text: try output.write(form.rendered(as: .text(columns: columns, bidi: bidi)).utf8)
        case .markdown: try output.write(form.rendered(as: .markdown).utf8)
        case .json: try output.write(form.rendered(as: .json).utf8)
        case .html: try output.write(form.rendered(as: .html()).utf8)
        case .htmlMail:
            throw UsageError("a mail cannot hold a form", hint: "Use --format html.")
        case .pdf, .svg, .png, .escpos:
            throw UsageError("\(format.rawValue) cannot hold a form", hint: "Use --format html, text or json.")
        }
    }
}
