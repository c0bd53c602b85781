import ReceiptICU

/// Makes a tree of ICU's parts of a pattern, and notes what ICU lets pass.
struct PatternParser {
    private let bytes: [UInt8]
    private let parts: [PatternPart]
    private let quotes: PatternQuotes
    private(set) var arguments: [MessageArgument] = []
    private(set) var problems: [CatalogProblem] = []
    /// The plural whose `#` the present message prints.
    private var plural: (argument: Int, offset: Int)?

    static func parse(_ pattern: String) -> ParsedPattern {
        let bytes = Array(pattern.utf8)
        let quotes = PatternQuotes(bytes)
        // An argument and its branch each take a brace.
        guard bytes.count <= ParsedPattern.maximumLength, quotes.depth <= 2 * ParsedPattern.maximumDepth + 1 else {
            let limit = "\(ParsedPattern.maximumLength) bytes and \(ParsedPattern.maximumDepth) levels"
            return ParsedPattern(elements: [], arguments: [], problems: [.tooComplex(limit: limit)])
        }
        do {
            let parts = try PatternPart.parse(pattern)
            var parser = PatternParser(bytes: bytes, parts: parts, quotes: quotes)
            if let hiding = quotes.hiding {
                parser.problems.append(
                    .apostropheBeforeBrace(quoted: String(decoding: bytes[hiding], as: UTF8.self)))
            }
            let elements = parser.message(at: 0, depth: 0)
            return ParsedPattern(elements: elements, arguments: parser.arguments, problems: parser.problems)
        } catch {
            let column = String(decoding: bytes.prefix(error.offset), as: UTF8.self).count + 1
            return ParsedPattern(
                elements: [], arguments: [],
                problems: [.unparseablePattern(reason: reason(error), column: column)])
        }
    }

    private init(bytes: [UInt8], parts: [PatternPart], quotes: PatternQuotes) {
        self.bytes = bytes
        self.parts = parts
        self.quotes = quotes
    }

    private static func reason(_ error: PatternError) -> String {
        switch error.status.name {
        case "U_UNMATCHED_BRACES": "A { has no }. Close it"
        case "U_DEFAULT_KEYWORD_MISSING": "A plural or select has no text for all other cases. Add other {…}"
        case "U_ARGUMENT_TYPE_MISMATCH": "Arguments with names and with numbers are mixed. Give each a name"
        default: "ICU does not understand the message (\(error.status.name)). Check its braces, names and commas"
        }
    }

    private func text(_ part: PatternPart) -> String { String(decoding: bytes[part.range], as: UTF8.self) }
}

// MARK: - Messages

extension PatternParser {
    /// The elements of the message that starts with part `start`.
    private mutating func message(at start: Int, depth: Int) -> [MessageElement] {
        var elements: [MessageElement] = []
        var literal: [UInt8] = []
        var copied = parts[start].range.upperBound
        var index = start + 1
        let limit = parts[start].limit
        while index <= limit {
            let part = parts[index]
            appendLiteral(copied..<part.range.lowerBound, to: &literal, isTopLevel: depth == 0)
            copied = part.range.upperBound
            switch part.kind {
            case .replaceNumber:
                Self.flush(&literal, to: &elements)
                if let plural { elements.append(.pluralNumber(plural.argument, offset: plural.offset)) }
            case .argumentStart(let kind):
                Self.flush(&literal, to: &elements)
                if let element = argument(kind, at: index, depth: depth) { elements.append(element) }
                index = part.limit
                copied = parts[index].range.upperBound
            default: break
            }
            index += 1
        }
        Self.flush(&literal, to: &elements)
        return elements
    }

    private mutating func appendLiteral(_ range: Range<Int>, to literal: inout [UInt8], isTopLevel: Bool) {
        guard !range.isEmpty else { return }
        literal += bytes[range]
        guard isTopLevel, !problems.contains(.strayBrace) else { return }
        // ICU prints a } that closes nothing.
        for offset in range where bytes[offset] == UInt8(ascii: "}") && !quotes.contains(offset) {
            problems.append(.strayBrace)
            return
        }
    }

    private static func flush(_ literal: inout [UInt8], to elements: inout [MessageElement]) {
        guard !literal.isEmpty else { return }
        elements.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal.removeAll()
    }
}

// MARK: - Arguments

extension PatternParser {
    private mutating func argument(
        _ kind: PatternPart.ArgumentKind, at start: Int, depth: Int
    ) -> MessageElement? {
        let name = text(parts[start + 1])
        if case .argumentNumber = parts[start + 1].kind {
            problems.append(.numberedArgument(number: name))
            return nil
        }
        switch kind {
        case .none:
            return .argument(use(name, .text), .text)
        case .simple, .choice:
            let type = text(parts[start + 2])
            let style: String? = if case .argumentStyle = parts[start + 3].kind { text(parts[start + 3]) } else { nil }
            return simple(name, type: type, style: style?.trimmed)
        case .plural: return plural(name, .cardinal, at: start, depth: depth)
        case .selectOrdinal: return plural(name, .ordinal, at: start, depth: depth)
        case .select: return select(name, at: start, depth: depth)
        }
    }

    private mutating func use(_ name: String, _ use: ArgumentUse) -> Int {
        if let index = arguments.firstIndex(where: { $0.name == name }) {
            arguments[index] = arguments[index].adding(use)
            return index
        }
        arguments.append(MessageArgument(name, [use]))
        return arguments.count - 1
    }

    private mutating func simple(_ name: String, type: String, style: String?) -> MessageElement? {
        switch (type, style) {
        case ("number", nil): return .argument(use(name, .number), .number)
        case ("number", "integer"): return .argument(use(name, .integer), .integer)
        case ("number", let style?) where style == "currency" || style.hasPrefix("::currency"):
            problems.append(.currencyFromLocale(name: name))
        case ("currency", _): problems.append(.currencyFromLocale(name: name))
        case ("percent", nil): return .argument(use(name, .percent), .percent)
        case ("money", nil): return .argument(use(name, .money), .money)
        case ("list", nil): return .argument(use(name, .list), .list)
        case ("date", let style?) where style.hasPrefix("::"): return date(name, skeleton: String(style.dropFirst(2)))
        case ("date", _), ("time", _): problems.append(.skeletonMissing(name: name))
        case ("number", let style?), ("percent", let style?), ("money", let style?), ("list", let style?):
            problems.append(.unknownStyle(name: name, type: type, style: style))
        default: problems.append(.unknownType(name: name, type: type))
        }
        _ = use(name, .text)
        return nil
    }

    private mutating func date(_ name: String, skeleton: String) -> MessageElement? {
        let fields = skeleton.trimmed
        // The week's year (Y), the day of the year (D) and their like print a wrong date nearly every day.
        if let field = fields.first(where: { !"yMLdEGjJhHkKmsaB".contains($0) }) {
            problems.append(.unknownDateField(name: name, field: String(field)))
        } else if fields.isEmpty {
            problems.append(.skeletonMissing(name: name))
        }
        let hasTime = fields.contains { "jJhHkKms".contains($0) }
        return .argument(use(name, hasTime ? .dateTime : .date), .date(fields))
    }

    private mutating func plural(
        _ name: String, _ kind: PluralKind, at start: Int, depth: Int
    ) -> MessageElement {
        let argument = use(name, kind == .cardinal ? .plural : .ordinal)
        let enclosing = plural
        defer { plural = enclosing }
        var index = start + 2
        var offset = 0
        // `{n, plural, …}`: the name, then perhaps the type, then offset: and the branches.
        if case .argumentType = parts[index].kind { index += 1 }
        if case .number(let value) = parts[index].kind {
            offset = value ?? 0
            if value == nil {
                problems.append(.unusablePluralValue(name: name, value: "offset:\(text(parts[index]))"))
            }
            index += 1
        }
        plural = (argument, offset)
        var branches: [PluralBranch] = []
        while case .selector = parts[index].kind {
            let keyword = text(parts[index])
            index += 1
            var selector: PluralBranch.Selector?
            if case .number(let value) = parts[index].kind {
                index += 1
                if let value {
                    selector = .exactly(value)
                } else {
                    problems.append(.unusablePluralValue(name: name, value: keyword))
                }
            } else if let category = PluralCategory(rawValue: keyword) {
                selector = .category(category)
            } else {
                problems.append(.unknownPluralCategory(name: name, keyword: keyword))
            }
            let elements = message(at: index, depth: depth + 1)
            index = parts[index].limit + 1
            guard let selector else { continue }
            if branches.contains(where: { $0.selector == selector }) {
                problems.append(.duplicateBranch(name: name, selector: keyword))
            } else {
                branches.append(PluralBranch(selector, elements))
            }
        }
        return .plural(argument, kind, offset: offset, branches)
    }

    private mutating func select(_ name: String, at start: Int, depth: Int) -> MessageElement {
        let argument = use(name, .select)
        let enclosing = plural
        defer { plural = enclosing }
        plural = nil
        var index = start + 2
        if case .argumentType = parts[index].kind { index += 1 }
        var branches: [SelectBranch] = []
        while case .selector = parts[index].kind {
            let keyword = text(parts[index])
            arguments[argument] = arguments[argument].adding(keyword: keyword)
            let elements = message(at: index + 1, depth: depth + 1)
            index = parts[index + 1].limit + 1
            if branches.contains(where: { $0.keyword == keyword }) {
                problems.append(.duplicateBranch(name: name, selector: keyword))
            } else {
                branches.append(SelectBranch(keyword, elements))
            }
        }
        return .select(argument, branches)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
