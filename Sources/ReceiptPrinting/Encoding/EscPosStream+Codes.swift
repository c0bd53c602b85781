import ReceiptContent

// Codes, in the middle of the paper.
extension EscPosStream {
    mutating func draw(_ code: PrintedCodes.Code) {
        set(.normal)
        leaveDoubleByteMode()
        if case .image(let image) = code { return draw(image) }
        align(1)
        switch code {
        case .qr(let payload, let dotsPerModule): drawQR(payload, dotsPerModule)
        case .code128(let payload): drawCode128(payload)
        case .pdf417(let payload): drawPDF417(payload)
        case .image: break
        }
        align(0)
    }

    private mutating func drawQR(_ payload: [UInt8], _ dotsPerModule: Int) {
        let quiet = QRSize.quietZone * dotsPerModule
        feed(dots: quiet)
        // Model 2, the size of a module, error correction M.
        symbol(0x31, 0x41, [0x32, 0])
        symbol(0x31, 0x43, [UInt8(dotsPerModule)])
        symbol(0x31, 0x45, [0x31])
        symbol(0x31, 0x50, [0x30] + payload)
        symbol(0x31, 0x51, [0x30])
        feed(dots: quiet)
    }

    private mutating func drawPDF417(_ payload: [UInt8]) {
        feed(dots: 4)
        // Columns and rows by themselves, modules of two dots, rows of three modules, error correction of 10 %.
        symbol(0x30, 0x41, [0])
        symbol(0x30, 0x42, [0])
        symbol(0x30, 0x43, [2])
        symbol(0x30, 0x44, [3])
        symbol(0x30, 0x45, [0x31, 1])
        symbol(0x30, 0x50, [0x30] + payload)
        symbol(0x30, 0x51, [0x30])
        feed(dots: 4)
    }

    /// `GS ( k`: a function of a kind of symbol.
    private mutating func symbol(_ kind: UInt8, _ function: UInt8, _ parameters: [UInt8]) {
        command(Code.gs, UInt8(ascii: "("), UInt8(ascii: "k"))
        word(parameters.count + 2)
        out.append(kind)
        out.append(function)
        out.append(parameters)
    }

    private mutating func drawCode128(_ payload: [UInt8]) {
        // Without text of the printer's, modules of two dots, ten millimetres high.
        command(Code.gs, UInt8(ascii: "H"), 0)
        command(Code.gs, UInt8(ascii: "w"), 2)
        command(Code.gs, UInt8(ascii: "h"), 80)
        // Code set B; a brace is written twice.
        var data: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "B")]
        for byte in payload { data += byte == UInt8(ascii: "{") ? [byte, byte] : [byte] }
        command(Code.gs, UInt8(ascii: "k"), 73, UInt8(truncatingIfNeeded: data.count))
        out.append(data)
    }
}
