import ReceiptContent
import ReceiptRendering

/// What is made once for a printer and its options, and serves every receipt.
final class PrinterSetup: Sendable {
    let profile: PrinterProfile
    let options: EscPosOptions
    let font: PrinterProfile.Font
    let columns: ColumnCount
    let characters: CharacterTable
    /// nil also for a printer that prints no images.
    let rasterizer: (any Rasterizer)?
    /// The commands that begin every receipt.
    let preamble: [UInt8]

    init(_ profile: PrinterProfile, _ rasterizer: (any Rasterizer)?, _ options: EscPosOptions) {
        self.profile = profile
        self.options = options
        self.rasterizer = profile.printsImages ? rasterizer : nil
        font = options.font == .b ? profile.fontB ?? profile.fontA : profile.fontA
        // A profile has at least as many columns as a layout needs.
        columns = (try? ColumnCount(font.columns)) ?? .narrow
        characters = CharacterTable(profile)
        preamble = EscPosStream.preamble(
            profile, options, firstPage: characters.pages.isEmpty ? 0 : characters.pages[characters.firstPage].number)
    }

    /// Dots of the cells of a line.
    var lineWidth: Int { font.columns * font.width }

    /// The bit of `ESC !` that selects the font.
    var fontBits: UInt8 { options.font == .b && profile.fontB != nil ? 1 : 0 }
}
