#if Graphics
    import ReceiptGraphics
    import ReceiptModel

    extension Arguments {
        /// How pages are drawn, by `--paper`, `--created` and `--font-directory`.
        func pageOptions() throws(UsageError) -> PageOptions {
            var createdAt: LocalDateTime?
            if let text = value(.created) {
                guard let moment = LocalDateTime(text) else {
                    throw UsageError(
                        "--created does not take \"\(text)\"", hint: "Write a moment like 2026-07-01T12:00:00Z.")
                }
                createdAt = moment
            }
            return PageOptions(
                paper: try choice(.paper, default: .a4),
                fonts: GraphicsFonts(directories: value(.fontDirectory).map { [$0] } ?? []), createdAt: createdAt)
        }
    }
#endif
