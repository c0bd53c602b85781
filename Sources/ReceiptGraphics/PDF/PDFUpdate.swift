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
            var changed = [(file.root, updated(catalog))]
            if !statesDate {
                guard let information = file.object(file.information, in: pdf) else {
                    throw .drawing(reason: "the PDF has no information")
                }
                changed.append((file.information, Self.withoutDate(information)))
            }
            let elements = figures.isEmpty ? [] : file.objects(beginningWith: Self.figure, in: pdf)
            for (element, alternative) in zip(elements, figures) where !alternative.isEmpty {
                guard let text = file.object(element, in: pdf), let end = text.lastRange(of: ">>") else { continue }
                let entry = "   /Alt \(Self.string(alternative))\n"
                changed.append((element, text[..<end.lowerBound] + entry + text[end.lowerBound...]))
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

        /// The catalog's dictionary with more entries.
        private func updated(_ catalog: String) -> String {
            let entries = "   /Lang (\(language.base))\n   /ViewerPreferences << /DisplayDocTitle true >>\n"
            guard let end = catalog.lastRange(of: ">>") else { return catalog }
            return catalog[..<end.lowerBound] + entries + catalog[end.lowerBound...]
        }

        private static func withoutDate(_ information: String) -> String {
            information.split(separator: "\n", omittingEmptySubsequences: false).filter {
                !$0.contains("/CreationDate")
            }
            .joined(separator: "\n")
        }

        private func appended(_ objects: [(number: Int, text: String)], to pdf: [UInt8], _ file: PDFTrailer) -> [UInt8]
        {
            var out = UTF8Writer(capacity: pdf.count + 1024)
            out.append(pdf)
            if pdf.last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
            var entries: [(number: Int, offset: Int)] = []
            for object in objects {
                entries.append((object.number, out.count))
                out.append("\(object.number) 0 obj\n\(object.text)\nendobj\n")
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
