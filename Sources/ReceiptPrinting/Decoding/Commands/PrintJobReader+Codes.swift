extension PrintJobReader {
    // MARK: Bar codes

    /// GS k: m and data up to a NUL, or m, a length and data. Source: Epson ESC/POS, GS k.
    mutating func readBarCode() {
        guard let kind = takeByte() else { return }
        let data: [UInt8]
        switch kind {
        case 0...6:
            guard let end = bytes[at...].firstIndex(of: 0) else {
                at = bytes.count
                return remark(.incomplete(command: "GS k", missingBytes: 1))
            }
            data = Array(bytes[at..<end])
            at = end + 1
        case 65...79:
            guard let length = takeByte(), let body = take(Int(length)) else { return }
            data = Array(body)
        default:
            return remarkUnknown(3)
        }
        let symbology = Self.barCodes[Int(kind < 65 ? kind : kind - 65)]
        guard isAtLineStart() else { return }
        guard Self.canHold(data, symbology, kind) else {
            return remark(.ineffective(command: "GS k", .outOfRange))
        }
        let payload = kind == 73 ? Code128Data.text(data) : Self.text(data)
        add(
            .code(
                PrintedCode(
                    symbology: symbology, payload: payload, moduleWidth: state.barWidth, height: state.barHeight,
                    label: state.barLabel, errorCorrection: "", alignment: state.alignment)))
    }

    private static let barCodes: [PrintedCode.Symbology] = [
        .upcA, .upcE, .ean13, .ean8, .code39, .interleaved2of5, .codabar, .code93, .code128, .gs1128, .gs1DataBar,
        .gs1DataBar, .gs1DataBar, .gs1DataBar, .code128,
    ]

    /// What the reference asks of the data; a printer prints no code otherwise.
    private static func canHold(_ data: [UInt8], _ symbology: PrintedCode.Symbology, _ kind: UInt8) -> Bool {
        let areDigits = data.allSatisfy { (0x30...0x39).contains($0) }
        return switch symbology {
        case .upcA: areDigits && (11...12).contains(data.count)
        case .upcE: areDigits && [6, 7, 8, 11, 12].contains(data.count)
        case .ean13: areDigits && (12...13).contains(data.count)
        case .ean8: areDigits && (7...8).contains(data.count)
        case .interleaved2of5: areDigits && data.count >= 2 && data.count % 2 == 0
        case .code39:
            !data.isEmpty && data.allSatisfy { "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./".utf8.contains($0) }
        case .codabar: data.count >= 2
        case .code128:
            kind == 79 ? !data.isEmpty : data.count >= 2 && data[0] == 0x7B && (0x41...0x43).contains(data[1])
        default: !data.isEmpty
        }
    }

    // MARK: Codes of squares

    /// - Parameter body: cn fn and what belongs to the function. Source: Epson ESC/POS, GS ( k.
    mutating func readSymbolFunction(_ body: ArraySlice<UInt8>) {
        let parameters = Array(body)
        guard parameters.count >= 2, let symbology = Self.symbols[parameters[0]] else {
            return remark(.unknownCommand(Array(bytes[start..<at].prefix(16))))
        }
        let kind = parameters[0]
        switch parameters[1] {
        case 80:
            guard parameters.count > 3, parameters[2] == 48 else {
                return remark(.ineffective(command: "GS ( k", .outOfRange))
            }
            symbols[kind].payload = Self.text(Array(parameters[3...]))
        case 81: printSymbol(kind, symbology)
        case 82: remark(.request("GS ( k"))
        default: setSymbol(kind, parameters)
        }
    }

    private static let symbols: [UInt8: PrintedCode.Symbology] = [
        48: .pdf417, 49: .qr, 50: .maxiCode, 51: .gs1DataBar, 52: .gs1Composite, 53: .aztec, 54: .dataMatrix,
    ]

    /// The functions below 80, of which size and error correction are kept.
    private mutating func setSymbol(_ kind: UInt8, _ parameters: [UInt8]) {
        guard parameters.count >= 3 else { return remark(.ineffective(command: "GS ( k", .outOfRange)) }
        let value = parameters[2]
        switch (kind, parameters[1]) {
        case (49, 69):
            guard (48...51).contains(value) else { return remark(.ineffective(command: "GS ( k", .outOfRange)) }
            symbols[kind].errorCorrection = ["L", "M", "Q", "H"][Int(value) - 48]
        case (48, 69): symbols[kind].errorCorrection = "\(Int(parameters.last ?? 0))"
        case (_, 67) where (1...16).contains(value): symbols[kind].moduleWidth = Int(value)
        case (48, 68) where (2...8).contains(value): symbols[kind].rowHeight = Int(value)
        case (_, 67), (48, 68): remark(.ineffective(command: "GS ( k", .outOfRange))
        default: break  // Models, columns and rows, which the printer may choose itself.
        }
    }

    private mutating func printSymbol(_ kind: UInt8, _ symbology: PrintedCode.Symbology) {
        let symbol = symbols[kind]
        guard !symbol.payload.isEmpty else { return remark(.ineffective(command: "GS ( k", .nothingStored)) }
        guard isAtLineStart(), mayRepeat(byteCount: symbol.payload.utf8.count) else { return }
        let height = symbology == .pdf417 ? symbol.moduleWidth * symbol.rowHeight : symbol.moduleWidth
        add(
            .code(
                PrintedCode(
                    symbology: symbology, payload: symbol.payload, moduleWidth: symbol.moduleWidth, height: height,
                    label: .none, errorCorrection: symbol.errorCorrection, alignment: state.alignment)))
    }

    /// The text that readers take bytes for: UTF-8, and otherwise Latin-1.
    private static func text(_ data: [UInt8]) -> String {
        if let text = String(validating: data, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    }
}
