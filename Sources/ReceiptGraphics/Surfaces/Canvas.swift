#if Graphics
    import CReceiptPango

    /// What pages are drawn on: a PDF, a picture in SVG, or one in pixels.
    final class Canvas {
        private let handle: OpaquePointer

        private init(_ open: (inout OpaquePointer?) -> Int32) throws(GraphicsError) {
            var opened: OpaquePointer?
            let status = open(&opened)
            guard status == RPANGO_OK, let opened else { throw Self.failure(status) }
            handle = opened
        }

        deinit { rpango_canvas_close(handle) }

        static func pdf() throws(GraphicsError) -> Canvas {
            try Canvas { rpango_canvas_open_pdf(&$0) }
        }

        /// In points.
        static func svg(width: Double, height: Double) throws(GraphicsError) -> Canvas {
            try Canvas { rpango_canvas_open_svg(width, height, &$0) }
        }

        /// - Parameter scale: Pixels a point.
        static func image(
            widthInPixels: Int, heightInPixels: Int, scale: Double
        ) throws(GraphicsError) -> Canvas {
            try Canvas { rpango_canvas_open_image(Int32(widthInPixels), Int32(heightInPixels), scale, &$0) }
        }

        func setTitle(_ title: String) { rpango_canvas_set_title(handle, title) }

        /// - Parameter moment: RFC 3339.
        func setCreated(_ moment: String) { rpango_canvas_set_created(handle, moment) }

        func beginPage(width: Double, height: Double) { rpango_canvas_begin_page(handle, width, height) }
        func endPage() { rpango_canvas_end_page(handle) }
        func translate(x: Double, y: Double) { rpango_canvas_translate(handle, x, y) }

        func setColor(_ color: (red: Double, green: Double, blue: Double)) {
            rpango_canvas_set_color(handle, color.red, color.green, color.blue)
        }

        func fill(_ rectangle: Rectangle) {
            rpango_canvas_fill_rectangle(handle, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
        }

        func stroke(_ rectangle: Rectangle, thickness: Double) {
            rpango_canvas_stroke_rectangle(
                handle, rectangle.x, rectangle.y, rectangle.width, rectangle.height, thickness)
        }

        func draw(_ line: PlacedLine) {
            rpango_canvas_draw_line(handle, line.text.handle, Int32(line.line), line.x, line.baseline, line.stretch)
        }

        func draw(_ logo: LogoImage, in rectangle: Rectangle) {
            rpango_canvas_draw_image(
                handle, logo.handle, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
        }

        func begin(_ tag: StructureTag) { rpango_canvas_begin_tag(handle, tag.name, tag.attributes) }
        func end(_ tag: StructureTag) { rpango_canvas_end_tag(handle, tag.name) }

        /// Ends the drawing.
        ///
        /// - Returns: The finished file.
        /// - Throws: The first failure of any call, `GraphicsError.drawing`.
        func finish() throws(GraphicsError) -> [UInt8] {
            var bytes: UnsafePointer<UInt8>?
            var count: Int64 = 0
            let status = rpango_canvas_finish(handle, &bytes, &count)
            guard status == RPANGO_OK else { throw Self.failure(status) }
            // Safety: the bytes last until the canvas is closed, and are copied before.
            return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }

        private static func failure(_ status: Int32) -> GraphicsError {
            .drawing(reason: String(cString: rpango_status_text(status)))
        }
    }
#endif
