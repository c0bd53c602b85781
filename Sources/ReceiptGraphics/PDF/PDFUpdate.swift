#if Graphics
    import ReceiptModel

    /// What Cairo's PDF lacks, appended as an incremental update: the language, that a viewer shows the title, and the
    /// alternatives of figures.
    ///
    /// Source: ISO 32000-1, 7.5.6: changed objects, their cross-reference section and a trailer follow the old file.
    struct PDFUpdate {
        let language: LanguageTag
        /// Whether the date that the file carries is the caller's; another one is taken out.
        let statesDate: Bool
        /// What stands for each figure where it cannot be seen, in the order of the pages.
        let figures: [String]

        /// - Throws: `GraphicsError.drawing` when the file does not have the shape that Cairo gives it.
        func applied(to pdf: [UInt8]) throws(GraphicsError) -> [UInt8] {
            guard let file = PDFTrailer(of: pdf), let catalog = file.object(file.root, in: pdf) else {
                throw .drawing(reason: "the PDF has no catalog")
            }
            let entries = "   /Lang (\(language.base))\n   /ViewerPreferences << /DisplayDocTitle true >>\n"
            var changed = [(number: file.root, bytes: Self.adding(entries, to: catalog))]
            if !statesDate {
                guard let information = file.object(file.information, in: pdf) else {
                    throw .drawing(reason: "the PDF has no information")
                }
                changed.append((file.information, Self.withoutDate(information)))
            }
            let elements = figures.isEmpty ? [] : file.objects(beginningWith: Self.figure, in: pdf)
            for (element, alternative) in zip(elements, figures) where !alternative.isEmpty {
                guard let figure = file.object(element, in: pdf) else { continue }
                changed.append((element, Self.adding("   /Alt \(Self.string(alternative))\n", to: figure)))
            }
            return appended(changed, to: pdf, file)
        }

        /// How Cairo begins an element of the structure that is a figure.
        private static let figure = "<< /Type /StructElem\n   /S /Figure"

        /// A text string in UTF-16.
        ///
        /// Source: ISO 32000-1, 7.9.2.2: it begins with the byte order mark.
        private static func string(_ text: String) -> String {
            let units = text.utf16.map { String($0, radix: 16, uppercase: true) }
            return "<FEFF" + units.map { String(repeating: "0", count: 4 - $0.count) + $0 }.joined() + ">"
        }

        /// A dictionary with more entries before the brackets at its end.
        private static func adding(_ entries: String, to dictionary: ArraySlice<UInt8>) -> [UInt8] {
            guard let last = dictionary.lastIndex(of: UInt8(ascii: ">")), last > dictionary.startIndex else {
                return Array(dictionary)
            }
            return dictionary[..<(last - 1)] + Array(entries.utf8) + dictionary[(last - 1)...]
        }

        private static func withoutDate(_ information: ArraySlice<UInt8>) -> [UInt8] {
            let newline = UInt8(ascii: "\n")
            return Array(
                information.split(separator: newline, omittingEmptySubsequences: false)
                    .filter { $0.start(of: "/CreationDate") == nil }.joined(separator: [newline]))
        }

        private func appended(
            _ objects: [(number: Int, bytes: [UInt8])], to pdf: [UInt8], _ file: PDFTrailer
        ) -> [UInt8] {
            var out = UTF8Writer(capacity: pdf.count + 1024)
            out.append(pdf)
            if pdf.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
            var entries: [(number: Int, offset: Int)] = []
            for object in objects {
                entries.append((object.number, out.count))
                out.append("\(object.number) 0 obj\n")
                out.append(object.bytes)
                out.append("\nendobj\n")
            }
            let start = out.count
            out.append("xref\n")
            for entry in entries.sorted(by: { $0.number < $1.number }) {
                // An entry has twenty bytes; the last two end its line.
                let offset = String(entry.offset)
                out.append("\(entry.number) 1\n")
                out.append(repeating: UInt8(ascii: "0"), count: 10 - offset.utf8.count)
                out.append("\(offset) 00000 n \n")
            }
            out.append(
                """
                trailer
                << /Size \(file.size)
                   /Root \(file.root) 0 R
                   /Info \(file.information) 0 R
                   /Prev \(file.crossReferences)
                >>
                startxref
                \(start)
                %%EOF

                """)
            return out.bytes()
        }
    }
#endif
