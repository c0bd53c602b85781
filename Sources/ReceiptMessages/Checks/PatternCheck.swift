import ReceiptModel

/// Checks one message against the language that it is in and the arguments that root declares.
package struct PatternCheck {
    private let locale: LanguageTag
    private let arguments: [MessageArgument]
    private let cardinal: PluralRules?
    private let ordinal: PluralRules?

    /// - Parameter arguments: Root's. For root itself, its own.
    package init(locale: LanguageTag, arguments: [MessageArgument]) {
        self.init(
            locale: locale, arguments: arguments, cardinal: try? PluralRules(locale, .cardinal),
            ordinal: try? PluralRules(locale, .ordinal))
    }

    private init(
        locale: LanguageTag, arguments: [MessageArgument], cardinal: PluralRules?, ordinal: PluralRules?
    ) {
        self.locale = locale
        self.arguments = arguments
        self.cardinal = cardinal
        self.ordinal = ordinal
    }

    /// The same language with the arguments of another message.
    package func with(_ arguments: [MessageArgument]) -> PatternCheck {
        PatternCheck(locale: locale, arguments: arguments, cardinal: cardinal, ordinal: ordinal)
    }

    /// Everything that is wrong.
    ///
    /// - Parameter limit: The most columns that the text may fill, where root gives one.
    package func problems(_ pattern: ParsedPattern, limit: Int? = nil) -> [CatalogProblem] {
        var problems = pattern.problems
        // Without a tree there is nothing to compare.
        let isUnreadable = problems.contains { problem in
            switch problem {
            case .unparseablePattern, .tooComplex: true
            default: false
            }
        }
        if isUnreadable { return problems }
        let hidesArguments = problems.contains { if case .apostropheBeforeBrace = $0 { true } else { false } }
        problems += argumentProblems(pattern, hidesArguments: hidesArguments)
        problems += choiceProblems(pattern.elements, pattern.arguments)
        problems += LiteralCheck.problems(pattern.elements)
        if let limit {
            let columns = LiteralCheck.columns(pattern.elements)
            if columns > limit { problems.append(.tooWide(columns: columns, limit: limit)) }
        }
        return problems
    }

    private func argumentProblems(_ pattern: ParsedPattern, hidesArguments: Bool) -> [CatalogProblem] {
        var problems: [CatalogProblem] = []
        for argument in pattern.arguments {
            guard argument.type != nil else {
                problems.append(.contradictoryUses(name: argument.name))
                continue
            }
            guard let declared = arguments.first(where: { $0.name == argument.name }) else {
                problems.append(.unknownArgument(name: argument.name, available: arguments.map(\.name)))
                continue
            }
            guard let type = declared.type else { continue }
            for use in argument.uses.sorted() where !type.accepts(use, rootUses: declared.uses) {
                problems.append(
                    .differentType(
                        name: argument.name, found: use.syntax(argument.name),
                        expected: declared.firstUse.syntax(argument.name)))
            }
        }
        if !hidesArguments {
            for declared in arguments where !pattern.arguments.contains(where: { $0.name == declared.name }) {
                problems.append(.missingArgument(use: declared.firstUse.syntax(declared.name)))
            }
        }
        return problems
    }

    private func choiceProblems(
        _ elements: [MessageElement], _ names: [MessageArgument]
    ) -> [CatalogProblem] {
        elements.flatMap { element -> [CatalogProblem] in
            switch element {
            case .literal, .argument, .pluralNumber: return []
            case .plural(let index, let kind, _, let branches):
                return pluralProblems(names[index].name, kind, branches)
                    + branches.flatMap { choiceProblems($0.elements, names) }
            case .select(let index, let branches):
                return selectProblems(names[index].name, branches)
                    + branches.flatMap { choiceProblems($0.elements, names) }
            }
        }
    }

    private func pluralProblems(_ name: String, _ kind: PluralKind, _ branches: [PluralBranch]) -> [CatalogProblem] {
        guard let rules = kind == .cardinal ? cardinal : ordinal else { return [] }
        let present = branches.compactMap { branch in
            if case .category(let category) = branch.selector { category } else { nil }
        }
        let missing = rules.categories.filter { !present.contains($0) }
        let unused = present.filter { !rules.categories.contains($0) }
        return
            (missing.isEmpty
            ? [] : [.missingPluralCategories(name: name, categories: missing, language: locale.description)])
            + unused.map { .unusedPluralCategory(name: name, category: $0, language: locale.description) }
    }

    private func selectProblems(_ name: String, _ branches: [SelectBranch]) -> [CatalogProblem] {
        guard let declared = arguments.first(where: { $0.name == name }), !declared.keywords.isEmpty else { return [] }
        return branches.map(\.keyword).filter { !declared.keywords.contains($0) }.map {
            .unknownSelectKeyword(name: name, keyword: $0, available: declared.keywords.sorted())
        }
    }
}

extension MessageArgument {
    /// One use that shows the argument's type; a printed one before a choice.
    fileprivate var firstUse: ArgumentUse { uses.sorted().first ?? .text }
}

extension ArgumentUse: Comparable {
    /// By name, so that problems come in one order.
    public static func < (left: ArgumentUse, right: ArgumentUse) -> Bool { left.syntax("") < right.syntax("") }
}
