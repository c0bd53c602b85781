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

        /// Far longer than any trailer.
        private static let tailLength = 2048

        /// - Returns: nil unless all of it is there.
        init?(of pdf: [UInt8]) {
            let tail = String(decoding: pdf.suffix(Self.tailLength), as: UTF8.self)
            guard let trailer = tail.lastRange(of: "trailer") else { return nil }
            let text = tail[trailer.upperBound...]
            guard let size = Self.number(after: "/Size", in: text), let root = Self.number(after: "/Root", in: text),
                let information = Self.number(after: "/Info", in: text),
                let start = Self.number(after: "startxref", in: text), start < pdf.count
            else { return nil }
            self.size = size
            self.root = root
            self.information = information
            crossReferences = start
        }

        /// The dictionary of an object, without the words around it.
        func object(_ number: Int, in pdf: [UInt8]) -> String? {
            guard let offset = offset(of: number, in: pdf) else { return nil }
            let head = Array("\(number) 0 obj\n".utf8)
            guard offset + head.count <= pdf.count, pdf[offset..<offset + head.count].elementsEqual(head) else {
                return nil
            }
            let start = offset + head.count
            guard let end = pdf[start...].firstRange(of: Array("\nendobj".utf8)) else { return nil }
            return String(decoding: pdf[start..<end.lowerBound], as: UTF8.self)
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
            guard number > 0, number < size, table.starts(with: Array("xref\n0 ".utf8)),
                let headEnd = table.dropFirst(5).firstIndex(of: UInt8(ascii: "\n"))
            else { return nil }
            let entry = headEnd + 1 + number * 20
            guard entry + 10 <= pdf.count else { return nil }
            let offset = Int(String(decoding: pdf[entry..<entry + 10], as: UTF8.self))
            return offset.flatMap { $0 < pdf.count ? $0 : nil }
        }

        private static func number(after key: String, in text: Substring) -> Int? {
            guard let range = text.firstRange(of: key) else { return nil }
            let digits = text[range.upperBound...].drop { $0 == " " || $0 == "\n" }.prefix { $0.isWholeNumber }
            return Int(digits)
        }
    }

    extension StringProtocol {
        /// Where a text stands for the last time.
        func lastRange(of text: String) -> Range<Index>? {
            ranges(of: text).last
        }
    }
#endif
