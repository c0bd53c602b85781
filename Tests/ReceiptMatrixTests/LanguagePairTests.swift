import FoundationEssentials
import ReceiptContent
import ReceiptRendering
import ReceiptTesting
import Receipts
import Testing

/// Two languages on one receipt: whatever the pair, each label stands in both, the first leading, and numbers once.
@Suite struct LanguagePairTests {
    /// Both directions, words without spaces, long words, other digits, and two forms of one language.
    static let languages = ["en", "de", "ar", "he", "ja", "th"]
    static let samples = ["supermarket", "reverse-charge"]

    static let pairs =
        languages.flatMap { first in languages.filter { $0 != first }.map { [first, $0] } }
        + [["en", "en-GB"], ["pt-BR", "fr-CA"], ["zh-Hans", "zh-Hant"], ["ar-EG", "hi"], ["es-419", "es"]]

    @Test(arguments: pairs)
    func holds(pair: [String]) throws {
        try PairOfLanguages(pair).check(samples: Self.samples, widths: [24, 42, 80])
    }
}

/// Each shipped locale with English, with Arabic and with its neighbour in the list, leading and second in turn, each with
/// every third sample in turn.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"))
struct LanguagePairFullTests {
    static let pairs: [[String]] = {
        let locales = ConsumerCheckoutFactory.locales.map(\.description)
        var pairs: [[String]] = []
        for (index, locale) in locales.enumerated() {
            let leads = index.isMultiple(of: 2)
            pairs += [leads ? [locale, "en"] : ["en", locale], leads ? ["ar", locale] : [locale, "ar"]]
            pairs.append([locale, locales[(index + 1) % locales.count]])
        }
        return Array(Set(pairs.filter { $0[0] != $0[1] })).sorted { $0.lexicographicallyPrecedes($1) }
    }()

    @Test(arguments: pairs)
    func holds(pair: [String]) throws {
        let turn = Self.pairs.firstIndex(of: pair) ?? 0
        let samples = Samples.names.enumerated().filter { ($0.offset + turn) % 3 == 0 }.map(\.element)
        try PairOfLanguages(pair).check(samples: samples, widths: [24, 42, 80])
    }
}

/// One ordered pair of languages.
private struct PairOfLanguages {
    let first: LanguageTag
    let second: LanguageTag

    init(_ tags: [String]) throws {
        first = try #require(LanguageTag(tags[0]))
        second = try #require(LanguageTag(tags[1]))
    }

    func check(samples: [String], widths: [Int]) throws {
        let families = CheckoutFactories.standard.kinds.map { kind in
            (both: MatrixFamily.standard(kind, beside: second), alone: MatrixFamily.standard(kind))
        }
        for family in families {
            let both = try family.both.make(first)
            let alone = try (family.alone.make(first), family.alone.make(second))
            for sample in try samples.map(Samples.sample) {
                let document = try both.makeReceiptFormatter().document(for: sample.order)
                try LanguagePairCheck.everything(
                    document, leading: alone.0.makeReceiptFormatter().document(for: sample.order),
                    second: alone.1.makeReceiptFormatter().document(for: sample.order))
                try DocumentCheck.everything(document, order: sample.order, locale: document.language)
                try draw(document, widths)
            }
            try checkForm(both.makeForm().document, alone.0.makeForm().document, alone.1.makeForm().document)
        }
    }

    private func draw(_ document: ReceiptDocument, _ widths: [Int]) throws {
        for width in widths {
            let text: String
            do {
                text = try document.rendered(as: .text(columns: ColumnCount(width))).string
            } catch RenderingError.tooNarrow {
                // An amount of this sample is wider than the paper, in one language as in two.
                continue
            }
            try RenderingCheck.everything(text, columns: width)
            try LanguagePairCheck.labelsAreDrawn(document, in: text)
            try LanguagePairCheck.labelsReadRight(document, in: text)
        }
    }

    private func checkForm(_ both: FormDocument, _ first: FormDocument, _ second: FormDocument) throws {
        #expect(both.second?.language == second.language)
        #expect(both.second?.direction == second.direction)
        let texts = [both, first, second].map(texts)
        #expect(texts[0].map(\.leading) == texts[1].map(\.leading))
        #expect(texts[0].map { $0.second ?? $0.leading } == texts[2].map(\.leading))
        for width in [24, 42, 80] {
            try RenderingCheck.everything(
                both.rendered(as: .text(columns: ColumnCount(width))).string, columns: width)
        }
    }

    private func texts(of form: FormDocument) -> [FormText] {
        let fields = form.fields.flatMap { field -> [FormText] in [field.label, field.shortLabel, field.hint ?? ""] }
        return [form.heading, form.submitLabel, form.requiredLabel, form.optionalLabel] + fields
    }
}
