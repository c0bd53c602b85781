import ReceiptContent

extension PrintJobReader {
    // MARK: Pictures in the line

    /// ESC * m nL nH: columns of 8 or 24 dots into the line. Source: Epson ESC/POS, ESC *.
    mutating func readColumnImage() {
        guard let mode = takeByte() else { return }
        let scales: (bytes: Int, width: Int, height: Int)
        switch mode {
        case 0: scales = (1, 2, 3)
        case 1: scales = (1, 1, 3)
        case 32: scales = (3, 2, 1)
        case 33: scales = (3, 1, 1)
        default: return remarkUnknown(3)
        }
        guard let count = takeWord(), let columns = take(count * scales.bytes) else { return }
        let room = min(state.areaWidth, printer.width - state.leftMargin) - line.position
        let image = DotImage(
            columns: columns, bytesPerColumn: scales.bytes, widthScale: scales.width, heightScale: scales.height,
            limit: max(room, 0))
        if let image, image.width > 0 { line.add(image) }
    }

    // MARK: Pictures on lines of their own

    /// GS v 0 m xL xH yL yH: x bytes, y rows. Source: Epson ESC/POS, GS v 0.
    mutating func readRasterImage() {
        guard let kind = takeByte(), let mode = takeByte() else { return }
        guard kind == UInt8(ascii: "0"), mode & ~0x30 < 4 else { return remarkUnknown(4) }
        guard let width = takeWord(), let height = takeWord(), let body = take(width * height) else { return }
        guard isAtLineStart() else { return }
        let image = DotImage(width: width * 8, height: height, bytes: Array(body))
        if let image { printPicture(image.scaled(width: mode & 1 == 0 ? 1 : 2, height: mode & 2 == 0 ? 1 : 2)) }
    }

    /// GS Q 0 m xL xH yL yH: x columns of y bytes. Source: Epson ESC/POS, GS Q 0.
    mutating func readVariableImage() {
        guard let kind = takeByte(), let mode = takeByte() else { return }
        guard kind == UInt8(ascii: "0"), mode & ~0x30 < 4 else { return remarkUnknown(4) }
        guard let count = takeWord(), let size = takeWord(), let columns = take(count * size) else { return }
        let image = DotImage(
            columns: columns, bytesPerColumn: max(size, 1), widthScale: mode & 1 == 0 ? 1 : 2,
            heightScale: mode & 2 == 0 ? 1 : 2)
        if let image { printPicture(image) }
    }

    /// GS * x y: 8 x columns of y bytes, for GS /.
    mutating func defineDownloadedImage() {
        guard let size = take(2) else { return }
        let (width, height) = (Int(size[size.startIndex]), Int(size[size.startIndex + 1]))
        guard let columns = take(width * height * 8) else { return }
        graphics.downloaded = DotImage(columns: columns, bytesPerColumn: max(height, 1)).map(StoredImage.init)
    }

    mutating func printDownloadedImage(_ mode: UInt8) {
        let image = graphics.downloaded?.scaled(width: mode & 1 == 0 ? 1 : 2, height: mode & 2 == 0 ? 1 : 2)
        guard let image else { return remark(.ineffective(command: "GS /", .nothingStored)) }
        if mayRepeat(byteCount: image.bytes.count) { printPicture(image) }
    }

    private mutating func printPicture(_ image: DotImage) {
        guard image.width > 0, image.height > 0 else { return }
        endLineBeforePicture()
        let room = max(min(state.areaWidth, printer.width - state.leftMargin) - image.width, 0)
        let shift =
            switch state.alignment {
            case .left: 0
            case .center: room / 2
            case .right: room
            }
        add(.image(PrintedImage(image: image, x: state.leftMargin + shift)))
    }

    // MARK: GS ( L

    /// - Parameter body: m fn and what belongs to the function. Source: Epson ESC/POS, GS ( L / GS 8 L.
    mutating func readGraphicsFunction(_ body: ArraySlice<UInt8>) {
        let first = body.startIndex
        guard body.count >= 2, body[first] == 48 else { return remark(.unknownCommand(Array(body.prefix(8)))) }
        let parameters = body.dropFirst(2)
        switch body[first + 1] {
        case 2, 50:
            guard let image = graphics.takePending() else {
                return remark(.ineffective(command: commandName, .nothingStored))
            }
            printPicture(image)
        case 112: storePending(parameters, isRaster: true)
        case 113: storePending(parameters, isRaster: false)
        case 67, 83: storeNamed(parameters, isRaster: true, isNonVolatile: body[first + 1] == 67)
        case 68, 84: storeNamed(parameters, isRaster: false, isNonVolatile: body[first + 1] == 68)
        case 69, 85: printNamed(parameters, isNonVolatile: body[first + 1] == 69)
        case 0, 3, 4, 48, 51, 52, 64, 80: remark(.request(commandName))
        case 1, 49, 65, 66, 81, 82: remark(.ineffective(command: commandName, .noEffectOnPaper))
        default: remark(.unknownCommand(Array(bytes[start..<min(start + 8, at)])))
        }
    }

    /// Functions 112 and 113: a bx by c xL xH yL yH and the picture.
    private mutating func storePending(_ parameters: ArraySlice<UInt8>, isRaster: Bool) {
        let head = Array(parameters.prefix(8))
        guard head.count == 8, (1...2).contains(head[1]), (1...2).contains(head[2]),
            let image = Self.image(size: head[4...], parameters.dropFirst(8), isRaster: isRaster)
        else { return remark(.ineffective(command: commandName, .outOfRange)) }
        if !line.isEmpty { return remark(.ineffective(command: commandName, .notAtLineStart)) }
        graphics.pending.append(image.scaled(width: Int(head[1]), height: Int(head[2])))
    }

    /// Functions 67, 68, 83 and 84: a kc1 kc2 b xL xH yL yH, and for each of b colours c and the picture.
    private mutating func storeNamed(_ parameters: ArraySlice<UInt8>, isRaster: Bool, isNonVolatile: Bool) {
        let head = Array(parameters.prefix(8))
        guard head.count == 8, head[3] > 0,
            let image = Self.image(size: head[4...], parameters.dropFirst(9), isRaster: isRaster)
        else { return remark(.ineffective(command: commandName, .outOfRange)) }
        graphics.store(image, name: UInt16(head[1]) << 8 | UInt16(head[2]), isNonVolatile: isNonVolatile)
    }

    /// Functions 69 and 85: kc1 kc2 x y.
    private mutating func printNamed(_ parameters: ArraySlice<UInt8>, isNonVolatile: Bool) {
        let values = Array(parameters)
        guard values.count >= 4, (1...2).contains(values[2]), (1...2).contains(values[3]) else {
            return remark(.ineffective(command: commandName, .outOfRange))
        }
        let name = UInt16(values[0]) << 8 | UInt16(values[1])
        let (width, height) = (Int(values[2]), Int(values[3]))
        if let image = graphics.image(name: name, isNonVolatile: isNonVolatile, width: width, height: height) {
            if mayRepeat(byteCount: image.bytes.count) { printPicture(image) }
        } else {
            endLineBeforePicture()
            let shown = String(decoding: values[..<2].map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
            remark(.storedImage("\(isNonVolatile ? "NV" : "download") graphics \(shown)"))
        }
    }

    /// The first picture of `data`; nil where there is not enough of it.
    private static func image(size: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>, isRaster: Bool) -> DotImage? {
        let values = size.map(Int.init)
        let (width, height) = (values[0] | values[1] << 8, values[2] | values[3] << 8)
        let count = isRaster ? (width + 7) / 8 * height : width * ((height + 7) / 8)
        guard width > 0, height > 0, data.count >= count else { return nil }
        return isRaster
            ? DotImage(width: width, height: height, bytes: Array(data.prefix(count)))
            : DotImage(columns: data.prefix(count), bytesPerColumn: (height + 7) / 8)
    }
}
