#if Graphics
    import CReceiptPango

    /// Opened fonts.
    // Sendable: the handle is immutable once open, and its reference count is atomic.
    final class FontCollection: @unchecked Sendable {
        let table: FontTable
        let handle: OpaquePointer

        /// - Throws: `GraphicsError.fonts`, `.fontDirectory`.
        init(directories: [String], table: FontTable) throws(GraphicsError) {
            let configuration = FontConfiguration(directories: directories, emojiFamilies: table.emojiFamilies)
            var opened: OpaquePointer?
            let status = rpango_fonts_open(configuration.xml, table.families.joined(separator: "\n"), &opened)
            guard status == RPANGO_OK, let opened else {
                throw .fonts(directories: directories, reason: String(cString: rpango_status_text(status)))
            }
            self.table = table
            handle = opened
            // A directory that is misspelt would go unnoticed until a letter is missing.
            for directory in directories where !rpango_fonts_has_directory(opened, directory) {
                throw .fontDirectory(directory)
            }
        }

        deinit { rpango_fonts_close(handle) }

        /// The families of the table that are not installed.
        var absentFamilies: [String] {
            table.families.indices.filter { !rpango_fonts_has_family(handle, Int32($0)) }.map { table.families[$0] }
        }
    }
#endif
