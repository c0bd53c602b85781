import ReceiptModel
import Synchronization

/// The shipped locales by language. A language's are put together when it is first asked for: most programs serve few.
final class LocaleFamilies: Sendable {
    private let available: [LanguageTag]
    private let known = Mutex<[String: LocaleFamily]>([:])

    init(_ available: [LanguageTag]) { self.available = available }

    /// nil where none is shipped in the language of `tag`.
    func family(of tag: LanguageTag) -> LocaleFamily? {
        let language = Self.language(of: tag)
        return known.withLock { known in
            if let family = known[language] { return family }
            let members = Set(available.lazy.filter { Self.language(of: $0) == language }.map(\.base))
            let family = members.isEmpty ? nil : LocaleFamily(members)
            // Requests come from outside: invented languages are not kept.
            if let family { known[language] = family }
            return family
        }
    }

    /// Nynorsk and Bokmål are two ways to write one language; whoever reads one reads the other.
    private static func language(of tag: LanguageTag) -> String {
        ["nn", "no"].contains(tag.language) ? "nb" : tag.language
    }
}
