import Receipts

/// What a gallery shows: every family x locale x order that was asked for.
struct GalleryPlan: Sendable {
    let families: [AccountKind]
    let locales: [LanguageTag]
    let orders: [(name: String, order: Order)]

    init(_ arguments: Arguments) throws {
        families = try Self.families(arguments.value(.families))
        locales = try Self.locales(arguments.value(.locales))
        orders = try GalleryOrders(
            folder: arguments.value(.orders) ?? "Resources/Samples", names: Self.list(arguments.value(.samples))
        ).orders
    }

    /// All cells, families outermost.
    var cells: [GalleryCell] {
        families.flatMap { family in
            locales.flatMap { locale in
                orders.map { GalleryCell(family: family, locale: locale, order: $0.name) }
            }
        }
    }

    private static func families(_ text: String?) throws(UsageError) -> [AccountKind] {
        let known = CheckoutFactories.standard.kinds
        guard let names = list(text) else { return known }
        let kinds = names.map { AccountKind(rawValue: $0) }
        if let unknown = kinds.first(where: { !known.contains($0) }) {
            throw UsageError(
                "--families does not know \"\(unknown)\"",
                hint: "Use some of: \(known.map(\.rawValue).joined(separator: ", ")).")
        }
        return kinds
    }

    /// Those that are shipped, unless others are asked for.
    private static func locales(_ text: String?) throws(UsageError) -> [LanguageTag] {
        guard let names = list(text) else {
            return ConsumerCheckoutFactory.locales.sorted { $0.description < $1.description }
        }
        return try names.map { name throws(UsageError) in
            guard let tag = LanguageTag(name) else {
                throw UsageError("--locales does not take \"\(name)\"", hint: "Write tags like de-CH,ar-EG.")
            }
            return tag
        }
    }

    /// The words between commas, each once; nil when nothing was given.
    private static func list(_ text: String?) -> [String]? {
        guard let text else { return nil }
        var words: [String] = []
        for word in text.split(separator: ",") {
            let word = String(word.drop { $0 == " " })
            if !words.contains(word) { words.append(word) }
        }
        return words
    }
}
