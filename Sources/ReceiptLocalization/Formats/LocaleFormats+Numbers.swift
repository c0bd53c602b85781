import ReceiptModel

extension LocaleFormats {
    /// The style for amounts of a currency.
    ///
    /// Symbol, spacing, separators and sign are CLDR's for the locale and currency; CLDR's number of decimals is not
    /// used, because it would print RSD 99.99 as 100.
    ///
    /// - Parameter decimals: How many decimals an amount has at least; an amount with more prints them all.
    package func money(_ currency: CurrencyCode, decimals: Int) throws(FormatError) -> NumberStyle {
        guard (0...ExactDecimal.maximumDigits).contains(decimals) else { throw .decimalsOutOfRange(decimals) }
        return try style(
            { cache in cache.money.first { $0.decimals == decimals && $0.currency == currency }?.style },
            { cache, made in cache.money.append((currency, decimals, made)) },
            { () throws(FormatError) in
                try NumberStyle(recipe(.money(currency, currencyDisplay)), minimumDecimals: decimals, locale: locale)
            })
    }

    /// The style for amounts of a currency with the decimals of ISO 4217, or CLDR's usual two for a currency that the
    /// standard gives none.
    package func money(_ currency: CurrencyCode) throws(FormatError) -> NumberStyle {
        try money(currency, decimals: currency.exponent ?? 2)
    }

    /// The style for plain numbers, with all the decimals they have: quantities, exchange rates.
    package func decimal() throws(FormatError) -> NumberStyle {
        // Without a recipe to compare: these two are asked for most often.
        try style({ $0.decimal }, { $0.decimal = $1 }) { () throws(FormatError) in try plain(recipe(.decimal)) }
    }

    /// The style for whole numbers that count something, with grouping separators.
    package func integer() throws(FormatError) -> NumberStyle {
        try decimal()
    }

    /// The style for numbers that only name something, such as a page: the locale's digits without grouping.
    package func ungrouped() throws(FormatError) -> NumberStyle {
        try plain(NumberRecipe(kind: .decimal, grouping: .none, locale: data.tag))
    }

    /// The style for rates in percent, with all the decimals they have: the value 9.975 is 9.975 %.
    package func percent() throws(FormatError) -> NumberStyle {
        try style({ $0.percent }, { $0.percent = $1 }) { () throws(FormatError) in try plain(recipe(.percent)) }
    }

    private func plain(_ recipe: NumberRecipe) throws(FormatError) -> NumberStyle {
        try style(
            { cache in cache.plain.first { $0.recipe == recipe }?.style },
            { cache, made in cache.plain.append((recipe, made)) },
            { () throws(FormatError) in try NumberStyle(recipe, minimumDecimals: 0, locale: locale) })
    }

    private func recipe(_ kind: NumberRecipe.Kind) -> NumberRecipe {
        NumberRecipe(kind: kind, grouping: .chosen(grouping), locale: data.tag)
    }
}
