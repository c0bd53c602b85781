import ReceiptContent
import ReceiptICU
import ReceiptRendering

/// Receipts as commands of ESC/POS for a thermal or impact printer.
///
/// Lines are those of the text renderer in the printer's width. Each is sent in the cheapest way that prints it right: in
/// the code page that is selected, in others, in the printer's characters of two bytes, or as an image that `rasterizer`
/// draws in the same place. Text from right to left, and scripts that a printer cannot set, are always images.
///
/// ```swift
/// let profile = PrinterProfile.named("generic-80mm")
/// let file = try document.rendered(as: .escpos(profile: profile, rasterizer: PangoRasterizer()))
/// ```
///
/// A receipt of equal document, profile and options is equal bytes. Every receipt begins by setting the printer's whole
/// state, so that it does not matter what was printed before.
public struct EscPosRenderer: ReceiptRenderer {
    public let profile: PrinterProfile
    public let options: EscPosOptions
    private let setup: PrinterSetup
    private let breakers = LineBreakerPool()

    /// - Parameter rasterizer: Draws what the printer lacks; nil: that is reported as an issue.
    public init(
        profile: PrinterProfile, rasterizer: (any Rasterizer)? = nil, options: EscPosOptions = EscPosOptions()
    ) {
        self.profile = profile
        self.options = options
        setup = PrinterSetup(profile, rasterizer, options)
    }

    /// - Throws: `PrintingError.layout` when an amount is wider than the paper; `.drawing` when the rasterizer fails;
    ///   `.unprintable` only if the options ask for it.
    public func render(_ document: ReceiptDocument) throws(PrintingError) -> RenderedFile {
        let codes = setup.codes(of: document)
        let file: RenderedFile
        if let printed = try printout(of: document, codes, .first) {
            file = printed
        } else {
            // The paper shows other characters than the document, which may be wider: it is laid out again with them.
            let printable = PrintableDocument(document, setup.characters).document
            file = try printout(of: printable, codes, .withCurrencyCodes) ?? RenderedFile(bytes: [])
        }
        guard setup.options.unprintable == .fail else { return file }
        let unprintable = file.issues.filter { $0.kind == .unsupportedCharacter }
        if !unprintable.isEmpty { throw .unprintable(unprintable) }
        return file
    }

    private func printout(
        of document: ReceiptDocument, _ codes: PrintedCodes, _ attempt: Printout.Attempt
    ) throws(PrintingError) -> RenderedFile? {
        let page: CellPage
        do {
            page = try CellLayout.page(
                of: document, options: TextOptions(columns: setup.columns), breakers: breakers,
                notes: CellNotes(drawnCodes: codes.blocks))
        } catch {
            throw .layout(error)
        }
        var printout = Printout(document.storage, page, codes, setup, attempt)
        return try printout.print()
    }
}

extension ReceiptRenderer where Self == EscPosRenderer {
    /// Commands of ESC/POS.
    public static func escpos(
        profile: PrinterProfile, rasterizer: (any Rasterizer)? = nil, options: EscPosOptions = EscPosOptions()
    ) -> EscPosRenderer {
        EscPosRenderer(profile: profile, rasterizer: rasterizer, options: options)
    }
}
