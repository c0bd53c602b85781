import ReceiptRendering
import Receipts
import Testing

/// One factory serves many tasks at once; under the thread sanitizer this is where a race would show.
@Suite struct ConcurrencyTests {
    @Test(arguments: ["de-CH", "ar-EG", "ja-JP"])
    func eightTasksGetTheSameBytes(tag: String) async throws {
        let factory = try BusinessCheckoutFactory(locale: #require(LanguageTag(tag)))
        let order = try SmallOrder().made()
        let results = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var last: [UInt8] = []
                    for _ in 0..<20 {
                        let document = try factory.makeReceiptFormatter().document(for: order)
                        last = try document.rendered(as: .text()).utf8
                        _ = factory.makeForm().document
                    }
                    return last
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 8)
        #expect(Set(results).count == 1)
    }

    @Test func tasksOpenOneLocaleAtTheSameTime() async throws {
        let locale = try #require(LanguageTag("fr-CA"))
        let titles = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try ConsumerCheckoutFactory(locale: locale).makeReceiptFormatter().title(for: "42")
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(titles.count == 1)
    }
}
