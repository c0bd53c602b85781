#if Graphics
    /// The end of a PDF as Cairo writes it: where its objects are.
    ///
    /// Source: ISO 32000-1, 7.5.4 and 7.5.5.
    struct PDFTrailer {
        /// One more than the highest number of an object.
        let size: Int
        /// The number of the catalog.
        let root: Int
        let information: Int
        /// Where the table of cross references begins.
        let crossReferences: Int

        /// Longer than any trailer of Cairo's, which has three short entries.
        private static let tailLength = 256

        /// - Returns: nil unless all of it is there.
        init?(of pdf: [UInt8]) {
            let tail = pdf.suffix(Self.tailLength)
            guard let start = tail.start(of: "trailer") else { return nil }
            let trailer = tail[start...]
            guard let size = Self.number(after: "/Size", in: trailer),
                let root = Self.number(after: "/Root", in: trailer),
                let information = Self.number(after: "/Info", in: trailer),
                let crossReferences = Self.number(after: "startxref", in: trailer), crossReferences < pdf.count
            else { return nil }
            self.size = size
            self.root = root
            self.information = information
            self.crossReferences = crossReferences
        }

        /// The dictionary of an object, without the words around it.
        func object(_ number: Int, in pdf: [UInt8]) -> ArraySlice<UInt8>? {
            guard let offset = offset(of: number, in: pdf) else { return nil }
            let head = "\(number) 0 obj\n".utf8
            guard pdf[offset...].starts(with: head) else { return nil }
            let rest = pdf[(offset + head.count)...]
            return rest.start(of: "\nendobj").map { rest[..<$0] }
        }

        /// The numbers of the objects whose text begins like this, in the order of the numbers.
        func objects(beginningWith text: String, in pdf: [UInt8]) -> [Int] {
            (1..<size).filter { number in
                guard let offset = offset(of: number, in: pdf) else { return false }
                return pdf[offset...].starts(with: "\(number) 0 obj\n\(text)".utf8)
            }
        }

        /// Cairo writes one table of all objects from 0 on, with entries of twenty bytes.
        private func offset(of number: Int, in pdf: [UInt8]) -> Int? {
            let table = pdf[crossReferences...]
            guard number > 0, number < size, table.starts(with: "xref\n0 ".utf8),
                let headEnd = table.dropFirst(5).firstIndex(of: UInt8(ascii: "\n"))
            else { return nil }
            let entry = headEnd + 1 + number * 20
            guard entry + 10 <= pdf.count else { return nil }
            let offset = Int(String(decoding: pdf[entry..<entry + 10], as: UTF8.self))
            return offset.flatMap { $0 < pdf.count ? $0 : nil }
        }

        private static func number(after key: String, in trailer: ArraySlice<UInt8>) -> Int? {
            guard let start = trailer.start(of: key) else { return nil }
            let digits = trailer[(start + key.utf8.count)...].drop {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
            }
            .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            return Int(String(decoding: digits, as: UTF8.self))
        }
    }

    extension ArraySlice<UInt8> {
        /// Where a text stands for the first time.
        func start(of text: String) -> Int? {
            guard let first = text.utf8.first else { return startIndex }
            var rest = self
            while let index = rest.firstIndex(of: first) {
                rest = rest[index...]
                if rest.starts(with: text.utf8) { return index }
                rest = rest.dropFirst()
            }
            return nil
        }
    }
#endif
