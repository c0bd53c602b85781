#if Graphics
    import ReceiptModel

    /// What Cairo's PDF lacks, appended as an incremental update: the language, and that a viewer shows the title.
    ///
    /// Source: ISO 32000-1, 7.5.6: changed objects, their cross-reference section and a trailer follow the old file.
    struct PDFUpdate {
        let language: LanguageTag
        /// Whether the date that the file carries is the caller's; another one is taken out.
        let statesDate: Bool

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
            return appended(changed, to: pdf, file)
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
