import ReceiptICU
import ReceiptLocalization
import ReceiptModel

/// One bundle's words in one locale, opened: what a generated type of words holds.
///
/// Layers lie over each other: what the caller says differently, over what the bundle holds, each locale before its
/// parent. English is below everything, since it is every bundle's root; but English words of the caller replace only
/// English.
public final class WordsCatalog: Sendable {
    /// For each key of the bundle, the message that the uppermost layer has.
    package let messages: [Message]
    package let language: MessageLanguage
    package let bundle: EmbeddedBundle

    public var locale: LanguageTag { language.locale }

    /// English, which is part of the program and has nothing to open.
    public init(english bundle: EmbeddedBundle) {
        self.bundle = bundle
        messages = bundle.root
        language = .english
    }

    /// Opens the words of a locale.
    ///
    /// - Parameters:
    ///   - locale: One of `bundle.tags`, or a `PseudoLocale`; extensions are for the formats and do not count.
    ///   - formats: How the numbers and dates inside messages are written.
    ///   - overrides: What the caller says differently.
    /// - Throws: `CatalogError.unknownLocale`, `.invalidOverrides` with every problem, or `.unusableData`.
    public init(
        _ bundle: EmbeddedBundle, locale: LanguageTag, formats: LocaleFormats, overrides: WordOverrides = .none
    ) throws(CatalogError) {
        let pseudo = PseudoLocale(locale)
        let base = pseudo == nil ? locale.base : .english
        // Above a locale that the caller adds are the parents that the bundle has.
        let added = overrides.addedLocales.contains(base) ? LocaleAncestry.chain(from: base) : []
        guard
            let chain = bundle.chain(from: base)
                ?? (added.isEmpty ? nil : added.lazy.compactMap(bundle.chain(from:)).first ?? [])
        else {
            throw .unknownLocale(locale, bundle: bundle.name, available: bundle.tags)
        }
        var messages = bundle.root
        for ancestor in chain.reversed() { try bundle.read(ancestor, into: &messages) }
        if !overrides.isEmpty {
            let speaksEnglish = pseudo != nil || locale.base.language == "en"
            let tags = added + chain.map(\.tag) + (speaksEnglish ? [.english] : [])
            try overrides.apply(to: &messages, of: bundle, locales: tags.uniqued())
        }
        self.bundle = bundle
        self.messages = pseudo.map { pseudo in messages.map { $0.pseudo(pseudo) } } ?? messages
        language = MessageLanguage(locale: locale.base, formats: formats)
    }
}

extension EmbeddedBundle {
    /// Every locale that the bundle has words in, English first.
    public var tags: [LanguageTag] { [.english] + locales.map(\.tag) }

    /// The locale and those that it inherits from, the nearest first and without English; nil for one without words.
    fileprivate func chain(from tag: LanguageTag) -> [EmbeddedLocale]? {
        if tag == .english { return [] }
        guard var next = locales.first(where: { $0.tag == tag }) else { return nil }
        var chain = [next]
        while let parent = next.parent, let locale = locales.first(where: { $0.icuName == parent }),
            chain.count < locales.count
        {
            chain.append(locale)
            next = locale
        }
        return chain
    }

    /// Puts one locale's own messages over those of its parents.
    fileprivate func read(_ locale: EmbeddedLocale, into messages: inout [Message]) throws(CatalogError) {
        // Both lists are in the order of the keys' bytes.
        var index = -1
        var unknown: String?
        do {
            let data = UnsafeBufferPointer(start: locale.base64.utf8Start, count: locale.base64.utf8CodeUnitCount)
            let bundle = try ICUBundle(package: locale.package, locale: locale.icuName, base64: data)
            try bundle.forEach { key, value in
                guard unknown == nil else { return }
                repeat { index += 1 } while index < keys.count && !keys[index].hasBytes(key)
                if index < keys.count {
                    messages[index] = Message(translation: value, arguments: arguments[index])
                } else {
                    unknown = String(decoding: key, as: UTF8.self)
                }
            }
        } catch {
            throw .unusableData(locale.tag, bundle: name, status: error.name)
        }
        // The bundle compiler has checked every key: this is other data than it wrote.
        if let unknown {
            throw .unusableData(locale.tag, bundle: name, status: "unknown key \(unknown)")
        }
    }
}

extension String {
    fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Keys lie in native strings, whose bytes are at hand.
        utf8.withContiguousStorageIfAvailable { own in
            own.count == bytes.count && own.elementsEqual(bytes)
        } ?? utf8.elementsEqual(bytes)
    }
}

extension Message {
    /// A translation's message, its arguments numbered as root has them; nil where it has one that root does not.
    package convenience init?(pattern: ParsedPattern, arguments: [MessageArgument]) {
        guard let elements = pattern.elements(numberedBy: arguments) else { return nil }
        self.init(elements: elements)
    }
}

extension [LanguageTag] {
    fileprivate func uniqued() -> [LanguageTag] {
        reduce(into: []) { tags, tag in if !tags.contains(tag) { tags.append(tag) } }
    }
}
