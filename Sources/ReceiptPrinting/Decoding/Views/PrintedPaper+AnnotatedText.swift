extension PrintedPaper {
    /// The paper in readable lines: print as it stands between its edges, and beside it what text cannot show.
    ///
    ///     │Total                                       12,80│ bold, 1 x 2, CP858
    ///       QR "https://example.com/r/42", M, 6 dots, center
    ///       cut partial
    ///     ! 291: unknown command 1B 99
    ///
    /// A line that begins with `!` is a remark and the byte it stands at. Invisible characters are written `⟨U+200E⟩`.
    /// Equal paper gives equal text.
    public var annotatedText: String {
        var text = ""
        for element in elements {
            text += description(of: element)
            text += "\n"
        }
        return text
    }

    private func description(of element: Element) -> String {
        switch element {
        case .line(let line):
            AnnotatedLine(line, paperWidth: width).text
        case .image(let printed):
            "  image \(printed.image.width) x \(printed.image.height) at \(printed.x), \(Ink(of: printed.image))"
        case .code(let code):
            "  " + Self.description(of: code)
        case .feed(let dots):
            "  feed \(dots)"
        case .cut(let cut):
            "  cut \(cut.rawValue)"
        case .drawer(let pulse):
            "  drawer pin \(pulse.pin), \(pulse.onMilliseconds) ms on, \(pulse.offMilliseconds) ms off"
        case .remark(let remark):
            "! \(remark.offset): \(VisibleText.escaped(remark.description))"
        }
    }

    private static func description(of code: PrintedCode) -> String {
        var facts = ["\(code.symbology.rawValue) \"\(VisibleText.escaped(code.payload))\""]
        if !code.errorCorrection.isEmpty { facts.append(code.errorCorrection) }
        facts.append(
            code.height == code.moduleWidth ? "\(code.height) dots" : "\(code.moduleWidth) x \(code.height) dots")
        if code.label != .none { facts.append("text \(code.label.rawValue)") }
        if code.alignment != .left { facts.append(code.alignment.rawValue) }
        return facts.joined(separator: ", ")
    }
}
