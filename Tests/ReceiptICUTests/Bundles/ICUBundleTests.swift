import Testing

@testable import ReceiptICU

@Suite struct ICUBundleTests {
    /// `de { common.b { "B" } common.a { "Ä" } }`, by genrb and gencmn of ICU 72.1 under the name below.
    private static let data = """
        kADaJxQAAAAAAAIAQ21uRAEAAAADAAAAIENvcHlyaWdodCAoQykgMjAxNiBhbmQgbGF0ZXI6IFVuaWNvZGUsIEluYy4gYW5kIG90\
        aGVycy4gTGljZW5zZSAmIHRlcm1zIG9mIHVzZTogaHR0cDovL3d3dy51bmljb2RlLm9yZy9jb3B5cmlnaHQuaHRtbCAAAQAAAAwA\
        AAAwAAAAcmVjZWlwdHNfY29tbW9uX2RlX3gvZGUucmVzAKqqqqqqqqqqIADaJxQAAAAAAAIAUmVzQgIAAAABBAAAAAAAAAAAAAAF\
        AABQBwAAAA0AAAASAAAAEgAAAAIAAAAAAAAAEgAAAGNvbW1vbi5iAGNvbW1vbi5hAKqqAABCAAAAxAAAAAIAKQAgAAMAAQCqqqqq\
        qqqqqg==
        """
    private static let name = "receipts_common_de_x"

    private func bundle(
        _ package: String = name, locale: String = "de", data: String = data
    ) throws -> ICUBundle {
        try Array(data.utf8).withUnsafeBufferPointer { try ICUBundle(package: package, locale: locale, base64: $0) }
    }

    @Test func readsTextsInTheOrderOfTheirKeys() throws {
        let strings = try bundle().strings()
        #expect(strings.map(\.key) == ["common.a", "common.b"])
        #expect(strings.map(\.value) == ["Ä", "B"])
    }

    @Test func registersDataOnce() throws {
        _ = try bundle()
        #expect(try bundle().strings().count == 2)
    }

    // ICU's ures_open would answer with the parent's words, or with those of the process's locale.
    @Test(arguments: ["de_CH", "root", "fr", "nb"])
    func answersForNoOtherLocale(locale: String) throws {
        let error = #expect(throws: ICUError.self) { try bundle(locale: locale).strings() }
        #expect(error?.name == "U_MISSING_RESOURCE_ERROR")
    }

    @Test(arguments: ["", "A", "AAA", "====", "AA=A", "Ä===", "AAAA", "AAAAAAAAAAAAAAAAAAAAAA=="])
    func refusesDataThatIsNone(data: String) throws {
        #expect(throws: ICUError.self) { try bundle("broken_\(data.utf8.count)_\(data.hashValue)", data: data) }
    }

    @Test func refusesDataUnderAnotherName() throws {
        #expect(throws: ICUError.self) { try bundle("receipts_other").strings() }
    }

    @Test func opensFromManyTasksAtOnce() async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { try (0..<50).reduce(0) { sum, _ in try sum + bundle().strings().count } } }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 100, count: 8))
    }
}
