import ReceiptICU
import ReceiptModel

/// The plural rules of one language, read once from ICU's data and evaluated here: on exact numbers of any length, with
/// their visible zeros, and without an ICU object a call.
struct PluralRules: Sendable {
    private let rules: [(category: PluralCategory, condition: PluralCondition)]

    /// Every category that the language has, in CLDR's order; `other` always.
    let categories: [PluralCategory]

    /// - Throws: `ICUError` where ICU's data has no plural rules, or rules in a form that CLDR 42 does not know.
    init(_ locale: LanguageTag, _ kind: PluralKind) throws(ICUError) {
        let text = try ICUPluralRules.rules(locale: locale.icuName, isOrdinal: kind == .ordinal)
        guard let rules = PluralRules(parsing: text) else {
            throw ICUError(status: Self.invalidFormat, call: "the plural rules of \(locale)")
        }
        self = rules
    }

    // ICU: U_INVALID_FORMAT_ERROR.
    private static let invalidFormat: Int32 = 3

    /// Reads lines of `keyword: condition @samples`, as CLDR writes them.
    init?(parsing text: String) {
        var rules: [(category: PluralCategory, condition: PluralCondition)] = []
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(line[..<colon])),
                let condition = PluralCondition(parsing: line[line.index(after: colon)...].prefix { $0 != "@" })
            else { return nil }
            rules.append((category, condition))
        }
        self.rules = rules
        categories = PluralCategory.allCases.filter { category in
            category == .other || rules.contains { $0.category == category }
        }
    }

    /// The categories besides `other` that whole numbers have, in CLDR's order, each with its condition in C.
    var wholeNumberConditions: [(category: PluralCategory, condition: String)] {
        categories.compactMap { category in
            let rule = rules.first { $0.category == category }
            return rule?.condition.inCForWholeNumbers.map { (category: category, condition: $0) }
        }
    }

    /// The category of a number, by all digits that it shows: `1.0` is not `1`.
    func category(of number: ExactDecimal) -> PluralCategory {
        if rules.isEmpty { return .other }
        let operands = PluralOperands(number)
        for rule in rules where rule.condition.matches(operands) { return rule.category }
        return .other
    }
}
