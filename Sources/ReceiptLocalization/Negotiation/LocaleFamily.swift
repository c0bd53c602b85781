import ReceiptICU
import ReceiptModel
import Synchronization

/// The shipped locales of one language, and which of them is best for a request in it.
final class LocaleFamily: Sendable {
    /// As given, shorter tags first, so that of two equally good locales the more general is taken.
    private let members: [LanguageTag]
    /// Made when a request first asks for something else than a member: ICU takes a millisecond for its first matcher.
    private let matcher = Mutex<ICULocaleMatcher?>(nil)

    init(_ members: Set<LanguageTag>) {
        self.members = members.sorted {
            ($0.description.utf8.count, $0.description) < ($1.description.utf8.count, $1.description)
        }
    }

    /// The member that serves a request best; nil when none would be read (Serbian in another script).
    ///
    /// - Parameter request: Without extensions.
    func best(for request: LanguageTag) -> LanguageTag? {
        if members.contains(request) { return request }
        guard let index = try? openedMatcher().match(request.description) else { return nil }
        return members[index]
    }

    private func openedMatcher() throws(ICUError) -> ICULocaleMatcher {
        if let opened = matcher.withLock({ $0 }) { return opened }
        let opened = try ICULocaleMatcher(members.map(\.description))
        matcher.withLock { $0 = opened }
        return opened
    }
}
