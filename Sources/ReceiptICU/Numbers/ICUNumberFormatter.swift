import CReceiptICU

/// One of ICU's number formatters: a skeleton and a locale.
package final class ICUNumberFormatter: Sendable {
    // Sendable: ICU's LocalizedNumberFormatter is immutable, and its `format` functions may run on several threads.
    private nonisolated(unsafe) let handle: OpaquePointer
    private let call: String

    /// - Parameters:
    ///   - skeleton: An ICU number skeleton, such as `currency/CHF .00`.
    ///   - locale: A BCP 47 tag for which ICU has data.
    package init(skeleton: String, locale: String) throws(ICUError) {
        call = "number style \(skeleton) for \(locale)"
        handle = try icuHandle(call) { ricu_number_open(locale, skeleton, &$0) }
    }

    deinit { ricu_number_close(handle) }

    /// Formats a plain decimal number such as `-1234.50`.
    package func format(_ decimal: String) throws(ICUError) -> FormattedNumber {
        var spans: [ricu_number_span] = []
        var spanCount: Int32 = 24
        var text = ""
        // A long number has more grouping separators than there is room for at first.
        while spanCount > spans.count {
            spans = Array(repeating: ricu_number_span(field: 0, begin: 0, end: 0), count: Int(spanCount))
            text = try icuText(call) { out, capacity, length in
                spans.withUnsafeMutableBufferPointer { spans in
                    ricu_number_format(
                        handle, decimal, Int32(decimal.utf8.count), out, capacity, length, spans.baseAddress,
                        Int32(spans.count), &spanCount)
                }
            }
        }
        let fields = spans.prefix(Int(spanCount)).compactMap { span in
            FormattedNumber.FieldKind(rawValue: span.field).map {
                FormattedNumber.Field(kind: $0, bytes: Int(span.begin)..<Int(span.end))
            }
        }
        return FormattedNumber(text: Array(text.utf8), fields: fields)
    }
}
