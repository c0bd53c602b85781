import CReceiptICU

/// One part of a message pattern, as ICU's `MessagePattern` finds it.
package struct PatternPart: Sendable {
    package enum Kind: Sendable {
        case messageStart, messageLimit
        /// Syntax that is not printed: an apostrophe that quotes.
        case skipSyntax
        /// An apostrophe that ICU adds where a quotation has no end.
        case insertCharacter
        /// The `#` of a plural.
        case replaceNumber
        case argumentStart(ArgumentKind)
        case argumentLimit
        case argumentNumber, argumentName, argumentType, argumentStyle
        case selector
        /// The number behind `offset:` or `=`; nil where it is not a whole number of zero or more.
        case number(Int?)
    }

    package enum ArgumentKind: Int32, Sendable {
        case none, simple, choice, plural, select, selectOrdinal
    }

    package let kind: Kind
    /// Bytes of the pattern's UTF-8.
    package let range: Range<Int>
    /// For a start: the index of the part that ends it; else the part's own index.
    package let limit: Int
}

/// Why ICU does not accept a pattern.
package struct PatternError: Error, Hashable, Sendable {
    package let status: ICUError
    /// The byte of the pattern where ICU gave up.
    package let offset: Int
}

extension PatternPart {
    /// The parts of a pattern, in order.
    package static func parse(_ pattern: String) throws(PatternError) -> [PatternPart] {
        var pattern = pattern
        var capacity = 32
        while true {
            var count: Int32 = 0
            var offset: Int32 = 0
            var status: Int32 = 0
            let parts = [RICUMessagePart](unsafeUninitializedCapacity: capacity) { buffer, filled in
                status = pattern.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        ricu_message_parse(
                            $0.baseAddress, Int32($0.count), buffer.baseAddress, Int32(capacity), &count, &offset)
                    }
                }
                // Safety: on success the C interface filled exactly `count` parts, at most `capacity`.
                filled = status > 0 ? 0 : Int(count)
            }
            if status == RICU_BUFFER_OVERFLOW, Int(count) > capacity {
                capacity = Int(count)
                continue
            }
            if status > 0 {
                throw PatternError(status: ICUError(status: status, call: "a message"), offset: Int(offset))
            }
            return parts.compactMap(PatternPart.init)
        }
    }

    private init?(_ part: RICUMessagePart) {
        guard let kind = Kind(part) else { return nil }
        self.kind = kind
        range = Int(part.start)..<Int(part.start + part.length)
        limit = Int(part.limit)
    }
}

extension PatternPart.Kind {
    fileprivate init?(_ part: RICUMessagePart) {
        switch Int(part.kind) {
        case RICU_PART_MESSAGE_START: self = .messageStart
        case RICU_PART_MESSAGE_LIMIT: self = .messageLimit
        case RICU_PART_SKIP_SYNTAX: self = .skipSyntax
        case RICU_PART_INSERT_CHARACTER: self = .insertCharacter
        case RICU_PART_REPLACE_NUMBER: self = .replaceNumber
        case RICU_PART_ARGUMENT_START:
            guard let kind = PatternPart.ArgumentKind(rawValue: part.argumentKind) else { return nil }
            self = .argumentStart(kind)
        case RICU_PART_ARGUMENT_LIMIT: self = .argumentLimit
        case RICU_PART_ARGUMENT_NUMBER: self = .argumentNumber
        case RICU_PART_ARGUMENT_NAME: self = .argumentName
        case RICU_PART_ARGUMENT_TYPE: self = .argumentType
        case RICU_PART_ARGUMENT_STYLE: self = .argumentStyle
        case RICU_PART_SELECTOR: self = .selector
        case RICU_PART_INTEGER, RICU_PART_DOUBLE: self = .number(part.value < 0 ? nil : Int(part.value))
        default: return nil
        }
    }
}
