import Testing

@testable import ReceiptICU

@Suite struct PatternPartTests {
    private func pieces(_ pattern: String) throws -> [String] {
        let bytes = Array(pattern.utf8)
        return try PatternPart.parse(pattern).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func findsThePartsOfAnArgument() throws {
        #expect(
            try pieces("{total, money}")
                == ["", "{", "total", "money", "}", ""])
        #expect(try PatternPart.parse("{total, money}")[1].limit == 4)
    }

    // Offsets are bytes of UTF-8, though ICU counts UTF-16.
    @Test func countsBytesBehindCharactersOfEverySize() throws {
        #expect(try pieces("é€😀{n}ü{m}") == ["", "{", "n", "}", "{", "m", "}", ""])
    }

    @Test func readsNumbersOfPlurals() throws {
        let numbers = try PatternPart.parse("{n, plural, offset:1 =0 {a} =1.5 {b} =-1 {c} other {d}}").compactMap {
            part in
            if case .number(let value) = part.kind { value ?? -1 } else { nil }
        }
        #expect(numbers == [1, 0, -1, -1])
    }

    @Test func growsForManyParts() throws {
        #expect(try PatternPart.parse(String(repeating: "{n}", count: 500)).count == 1502)
    }

    @Test(arguments: [
        ("{n", "U_UNMATCHED_BRACES"), ("{n, plural, one {a}}", "U_DEFAULT_KEYWORD_MISSING"),
        ("{n,", "U_UNMATCHED_BRACES"), ("é {n n}", "U_PATTERN_SYNTAX_ERROR"),
    ])
    func saysWhyAPatternIsNone(pattern: String, status: String) {
        let error = #expect(throws: PatternError.self) { try PatternPart.parse(pattern) }
        #expect(error?.status.name == status)
    }

    @Test func pointsIntoTheBytes() {
        let error = #expect(throws: PatternError.self) { try PatternPart.parse("é {n n}") }
        #expect(error?.offset == 4)
    }
}
