#if Graphics
    import CReceiptCodes
    import ReceiptContent
    import ReceiptModel

    extension CodeMatrix {
        /// A text as a code.
        ///
        /// The code holds exactly the bytes of the text. One that is not all ASCII tells its reader that it is UTF-8
        /// (ECI 26), because readers otherwise guess, and take `é` for a Japanese or a Chinese character.
        ///
        /// - Throws: `RasterizerError.payload` when the text is empty or too long for one symbol, or when it is not ASCII
        ///   and the kind carries nothing else; `.drawing` when there is no memory.
        /// - Source: ISO/IEC 18004 (QR, here at level M), ISO/IEC 15417 (Code 128), ISO/IEC 15438 (PDF417).
        public init(encoding payload: String, as kind: CodeKind) throws(RasterizerError) {
            var payload = payload
            let bytes = payload.withUTF8 { Array($0) }
            guard !bytes.isEmpty else { throw .payload(kind, reason: "it is empty.") }
            let isASCII = bytes.allSatisfy { $0 < 0x80 }
            guard isASCII || kind.carriesUnicode else {
                throw .payload(kind, reason: "it holds characters beyond ASCII; use a QR code.")
            }
            guard bytes.count <= kind.longestPayload else { throw .tooLong(bytes.count, as: kind) }

            var opened: OpaquePointer?
            let status = receipt_code_open(kind.number, bytes, Int32(bytes.count), !isASCII, &opened)
            defer { receipt_code_close(opened) }
            guard let code = opened, status == RECEIPT_CODE_OK else {
                throw .encoding(status, bytes.count, as: kind)
            }
            let (width, height) = (receipt_code_width(code), receipt_code_rows(code))
            var modules: [Bool] = []
            modules.reserveCapacity(Int(width) * Int(height))
            for row in 0..<height {
                for column in 0..<width { modules.append(receipt_code_is_dark(code, column, row)) }
            }
            let matrix = CodeMatrix(
                kind: kind, width: Int(width), height: Int(height), rowHeight: kind.rowHeight(width: Int(width)),
                quietZone: kind.quietZone, modules: modules)
            guard let matrix else { throw .drawing(reason: "the code has no modules.") }
            self = matrix
        }
    }

    extension CodeKind {
        fileprivate var number: Int32 {
            switch self {
            case .qr: Int32(RECEIPT_CODE_QR)
            case .code128: Int32(RECEIPT_CODE_CODE128)
            case .pdf417: Int32(RECEIPT_CODE_PDF417)
            }
        }

        fileprivate var carriesUnicode: Bool {
            switch self {
            case .qr, .pdf417: true
            case .code128: false
            }
        }

        /// In bytes: the digits that the largest symbol holds, more than of any other text.
        ///
        /// Source: the capacities of ISO/IEC 18004 (version 40, level M) and ISO/IEC 15438. A Code 128 has no limit in its
        /// standard; Zint draws sixty symbol characters, and two digits are one.
        fileprivate var longestPayload: Int {
            switch self {
            case .qr: 5596
            case .code128: 120
            case .pdf417: 2710
            }
        }

        /// Source: the quiet zones of ISO/IEC 18004 (four modules), ISO/IEC 15417 (ten) and ISO/IEC 15438 (two).
        fileprivate var quietZone: CodeMatrix.QuietZone {
            switch self {
            case .qr: .init(horizontal: 4, vertical: 4)
            case .code128: .init(horizontal: 10, vertical: 0)
            case .pdf417: .init(horizontal: 2, vertical: 2)
            }
        }

        /// The heights that the standards recommend: the bars of a Code 128 at least 15 % of its width and 5 mm, which
        /// are 40 modules at the smallest that printers of 203 dpi draw; the rows of a PDF417 three modules.
        fileprivate func rowHeight(width: Int) -> Int {
            switch self {
            case .qr: 1
            case .code128: max(40, (width * 15 + 99) / 100)
            case .pdf417: 3
            }
        }
    }

    extension RasterizerError {
        fileprivate static func tooLong(_ count: Int, as kind: CodeKind) -> Self {
            .payload(kind, reason: "its \(count) bytes are more than one symbol holds; shorten it.")
        }

        fileprivate static func encoding(_ status: Int32, _ count: Int, as kind: CodeKind) -> Self {
            switch Int(status) {
            case RECEIPT_CODE_TOO_LONG: .tooLong(count, as: kind)
            case RECEIPT_CODE_UNENCODABLE:
                .payload(kind, reason: "it holds characters that this kind cannot carry.")
            case RECEIPT_CODE_OUT_OF_MEMORY: .drawing(reason: "there is no memory for the code.")
            default: .drawing(reason: "Zint gave no code.")
            }
        }
    }
#endif
