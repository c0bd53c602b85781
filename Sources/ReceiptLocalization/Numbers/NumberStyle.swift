import ReceiptICU
import ReceiptModel
import Synchronization

/// One kind of number in one locale: amounts of a currency, plain numbers, percentages.
///
/// Made once and kept: making one asks ICU some twenty times, writing with it takes no allocation. What the style
/// prints is what ICU prints for the digits that the value has; nothing is ever rounded, and zero has no sign.
package final class NumberStyle: Sendable {
    /// Values with fewer decimals are filled with zeros; more are all written.
    package let minimumDecimals: Int
    private let locale: LanguageTag
    private let recipe: NumberRecipe
    /// nil: ICU is asked for each number.
    private let layout: NumberLayout?
    /// ICU's formatters by decimals, for a style without a layout.
    private let formatters = Mutex<[Int: ICUNumberFormatter]>([:])

    init(_ wanted: NumberRecipe, minimumDecimals: Int, locale: LanguageTag) throws(FormatError) {
        self.minimumDecimals = minimumDecimals
        self.locale = locale
        do {
            let (recipe, formatter) = try Self.resolve(wanted, minimumDecimals)
            self.recipe = recipe
            layout = try Self.proven(minimumDecimals) { (decimal) throws(ICUError) in
                recipe.finished(try formatter.format(decimal))
            }
        } catch {
            throw FormatError(error, locale: locale)
        }
    }

    /// CLDR's `¤` says nothing on a receipt: a currency that has no other symbol prints its code.
    private static func resolve(
        _ recipe: NumberRecipe, _ decimals: Int
    ) throws(ICUError) -> (NumberRecipe, ICUNumberFormatter) {
        let formatter = try open(recipe, decimals: decimals, orMore: true)
        let probe = try formatter.format("1")
        guard let currency = probe.range(of: .currency), probe.text[currency].elementsEqual("¤".utf8) else {
            return (recipe, formatter)
        }
        let named = recipe.withISOCode
        return (named, try open(named, decimals: decimals, orMore: true))
    }

    private static func open(
        _ recipe: NumberRecipe, decimals: Int, orMore: Bool
    ) throws(ICUError) -> ICUNumberFormatter {
        try ICUNumberFormatter(
            skeleton: recipe.skeleton(decimals: decimals, orMore: orMore), locale: recipe.locale)
    }

    /// The compiled layout, if it prints everything in `NumberLayout.proof` as ICU does.
    private static func proven(
        _ minimumDecimals: Int, _ format: (String) throws(ICUError) -> FormattedNumber
    ) throws(ICUError) -> NumberLayout? {
        guard let layout = try NumberLayout(format: format) else { return nil }
        var written = UTF8Writer(capacity: 128)
        for decimal in NumberLayout.proof {
            guard let value = ExactDecimal(decimal) else { return nil }
            written.removeAll()
            layout.write(value, minimumDecimals: minimumDecimals, to: &written)
            if written.bytes() != (try format(decimal)).text { return nil }
        }
        return layout
    }

    /// Whether numbers are written without asking ICU.
    package var isCompiled: Bool { layout != nil }

    /// Writes a value with all its digits.
    ///
    /// - Throws: `FormatError.unavailable` only where ICU has to be asked (`isCompiled` is false).
    package func write(_ value: ExactDecimal, to out: inout UTF8Writer) throws(FormatError) {
        if let layout {
            layout.write(value, minimumDecimals: minimumDecimals, to: &out)
        } else {
            out.append(try textByICU(value))
        }
    }

    /// Writes a whole number.
    package func write(_ value: Int, to out: inout UTF8Writer) throws(FormatError) {
        try write(ExactDecimal(value), to: &out)
    }

    package func text(_ value: ExactDecimal) throws(FormatError) -> String {
        var out = UTF8Writer(capacity: 64)
        try write(value, to: &out)
        return out.string()
    }

    /// What ICU itself prints for the value: the way without a layout, and the yardstick for tests of the layout.
    package func textByICU(_ value: ExactDecimal) throws(FormatError) -> [UInt8] {
        do {
            let formatter = try formatter(decimals: max(value.scale, minimumDecimals))
            return recipe.finished(try formatter.format(value.description)).text
        } catch {
            throw FormatError(error, locale: locale)
        }
    }

    private func formatter(decimals: Int) throws(ICUError) -> ICUNumberFormatter {
        if let known = formatters.withLock({ $0[decimals] }) { return known }
        let formatter = try Self.open(recipe, decimals: decimals, orMore: false)
        formatters.withLock { $0[decimals] = formatter }
        return formatter
    }
}
