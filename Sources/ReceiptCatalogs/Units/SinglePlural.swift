import ReceiptMessages

/// A message that is nothing but one plural by CLDR's categories: what other formats know as a plural.
///
/// Only a message that comes out of its branches to the letter is one, so that nothing is lost.
struct SinglePlural: Hashable {
    let argument: String
    let variants: [PluralVariant]

    /// - Parameter variants: In any order; tools sort them as they like.
    init(argument: String, variants: [PluralVariant]) {
        self.argument = argument
        self.variants = PluralCategory.allCases.flatMap { category in variants.filter { $0.category == category } }
    }

    init?(_ pattern: String) {
        let parsed = ParsedPattern(pattern)
        guard parsed.problems.isEmpty, parsed.elements.count == 1,
            case .plural(let index, .cardinal, offset: 0, let branches) = parsed.elements[0]
        else { return nil }
        let names = parsed.arguments.map(\.name)
        let variants = branches.compactMap { branch -> PluralVariant? in
            guard case .category(let category) = branch.selector else { return nil }
            return PluralVariant(
                category: category, text: MessageElement.branchSyntax(branch.elements, names: names))
        }
        self.init(argument: names[index], variants: variants)
        guard self.pattern == pattern else { return nil }
    }

    /// The ICU message.
    var pattern: String {
        let texts = variants.map { "\($0.category.rawValue) {\($0.text)}" }
        return "{\(argument), plural, \(texts.joined(separator: " "))}"
    }
}

/// One branch of a plural, as ICU has it between the braces.
package struct PluralVariant: Hashable, Sendable {
    package let category: PluralCategory
    package let text: String
}
