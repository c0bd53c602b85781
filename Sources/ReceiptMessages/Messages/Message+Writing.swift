import ReceiptLocalization
import ReceiptModel

extension Message {
    /// Appends the message with its values.
    ///
    /// A value decides by itself how it is printed; a pattern whose arguments have other types is never compiled.
    ///
    /// - Parameter styles: Those of the language's formats, where they are at hand; else they are looked up.
    /// - Throws: `FormatError` where ICU cannot make a style for a value.
    package func write(
        _ arguments: MessageArguments, in language: MessageLanguage, styles: NumberStyles? = nil,
        to out: inout UTF8Writer
    ) throws(FormatError) {
        guard let compiled else { return writeText(to: &out) }
        try compiled.write(compiled.whole, arguments, MessageContext(language: language, styles: styles), &out)
    }

    /// Appends a message whose arguments are texts and keywords alone, which cannot fail.
    func writePlain(_ arguments: MessageArguments, isRightToLeft: Bool, to out: inout UTF8Writer) {
        guard let compiled else { return writeText(to: &out) }
        compiled.writePlain(compiled.whole, arguments, isRightToLeft, &out)
    }
}

extension CompiledMessage {
    /// Recursion is as deep as choices stand in each other: `ParsedPattern.maximumDepth` at most.
    fileprivate func write(
        _ range: Range<Int32>, _ arguments: MessageArguments, _ context: MessageContext, _ out: inout UTF8Writer
    ) throws(FormatError) {
        for index in range {
            switch steps[Int(index)] {
            case .literal(let start, let end): out.append(text, in: Int(start)..<Int(end))
            case .argument(let argument): try writeValue(argument, arguments, context, &out)
            case .date(let argument, let skeleton):
                try writeDate(argument, names[Int(skeleton)], arguments, context, &out)
            case .number(let argument, let offset):
                guard let value = arguments[Int(argument)]?.number else { continue }
                try context.decimal().write(value.lessened(by: offset), to: &out)
            case .plural(let argument, let kind, let offset, let choices):
                let value = arguments[Int(argument)]?.number
                try write(pluralBranch(value, kind, offset, choices, context.language), arguments, context, &out)
            case .select(let argument, let choices):
                try write(selectBranch(argument, choices, arguments), arguments, context, &out)
            }
        }
    }

    private func writeValue(
        _ argument: Int32, _ arguments: MessageArguments, _ context: MessageContext, _ out: inout UTF8Writer
    ) throws(FormatError) {
        switch arguments[Int(argument)] {
        case .text(let text): Isolation.write(text, isRightToLeft: context.language.isRightToLeft, to: &out)
        case .number(let value): try context.decimal().write(value, to: &out)
        case .integer(let value): try context.decimal().write(value, to: &out)
        case .percent(let value): try context.percent().write(value, to: &out)
        case .money(let money): try context.money(money.currency).write(money.amount, to: &out)
        case .list(let texts):
            let isolated = texts.map { text in
                var part = UTF8Writer(capacity: 64)
                Isolation.write(text, isRightToLeft: context.language.isRightToLeft, to: &part)
                return part.string()
            }
            try context.language.formats().list().write(isolated, to: &out)
        case .date, .dateTime: try writeDate(argument, "yMMMd", arguments, context, &out)
        case nil: writeMissing(argument, &out)
        }
    }

    private func writeDate(
        _ argument: Int32, _ skeleton: String, _ arguments: MessageArguments, _ context: MessageContext,
        _ out: inout UTF8Writer
    ) throws(FormatError) {
        switch arguments[Int(argument)] {
        case .date(let day): try context.language.formats().date(skeleton).write(day, to: &out)
        case .dateTime(let moment): try context.language.formats().date(skeleton).write(moment, to: &out)
        case .some: try writeValue(argument, arguments, context, &out)
        case nil: writeMissing(argument, &out)
        }
    }
}

// MARK: - Messages that need no formats

extension CompiledMessage {
    fileprivate func writePlain(
        _ range: Range<Int32>, _ arguments: MessageArguments, _ isRightToLeft: Bool, _ out: inout UTF8Writer
    ) {
        for index in range {
            switch steps[Int(index)] {
            case .literal(let start, let end): out.append(text, in: Int(start)..<Int(end))
            case .select(let argument, let choices):
                writePlain(selectBranch(argument, choices, arguments), arguments, isRightToLeft, &out)
            case .argument(let argument), .date(let argument, _), .number(let argument, _),
                .plural(let argument, _, _, _):
                if case .text(let text) = arguments[Int(argument)] {
                    Isolation.write(text, isRightToLeft: isRightToLeft, to: &out)
                } else {
                    writeMissing(argument, &out)
                }
            }
        }
    }

    /// A value that is not there shows as its number in braces: nothing vanishes in silence.
    private func writeMissing(_ argument: Int32, _ out: inout UTF8Writer) {
        out.append("{\(argument)}" as String)
    }
}

// MARK: - Choices

extension CompiledMessage {
    /// The steps of an explicit value, else those of the category of the value less the offset, else those of `other`.
    private func pluralBranch(
        _ value: ExactDecimal?, _ kind: PluralKind, _ offset: Int32, _ choices: Range<Int32>,
        _ language: MessageLanguage
    ) throws(FormatError) -> Range<Int32> {
        guard let value else { return pluralBranch(.other, choices) }
        for index in choices {
            let branch = branches[Int(index)]
            if case .exactly(let number) = branch.selector, ExactDecimal(number) == value { return branch.steps }
        }
        let category = try language.pluralRules(kind).category(of: value.lessened(by: offset))
        return pluralBranch(category, choices)
    }

    private func pluralBranch(_ category: PluralCategory, _ choices: Range<Int32>) -> Range<Int32> {
        var other: Range<Int32> = 0..<0
        for index in choices {
            guard case .category(let candidate) = branches[Int(index)].selector else { continue }
            if candidate == category { return branches[Int(index)].steps }
            if candidate == .other { other = branches[Int(index)].steps }
        }
        return other
    }

    private func selectBranch(
        _ argument: Int32, _ choices: Range<Int32>, _ arguments: MessageArguments
    ) -> Range<Int32> {
        var wanted = "other"
        if case .text(let keyword) = arguments[Int(argument)] { wanted = keyword }
        var other: Range<Int32> = 0..<0
        for index in choices {
            guard case .keyword(let candidate) = branches[Int(index)].selector else { continue }
            if names[Int(candidate)] == wanted { return branches[Int(index)].steps }
            if names[Int(candidate)] == "other" { other = branches[Int(index)].steps }
        }
        return other
    }
}

extension MessageValue {
    fileprivate var number: ExactDecimal? {
        switch self {
        case .number(let value), .percent(let value): value
        case .integer(let value): ExactDecimal(value)
        case .money(let money): money.amount
        case .text, .date, .dateTime, .list: nil
        }
    }
}

extension ExactDecimal {
    /// The number less an offset; itself where the difference has more digits than a number can, since no count has.
    fileprivate func lessened(by offset: Int32) -> ExactDecimal {
        if offset == 0 { return self }
        return (try? subtracting(ExactDecimal(Int(offset)))) ?? self
    }
}
