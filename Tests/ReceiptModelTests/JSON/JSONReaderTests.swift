import ReceiptModel
import Testing

@Suite struct JSONReaderTests {
    // MARK: - What is JSON

    /// Source: RFC 8259, sections 2 to 7.
    @Test(arguments: [
        ("null", "null"), (" true ", "true"), ("\tfalse\r\n", "false"), ("0", "0"), ("-0", "-0"), ("-1.50", "-1.50"),
        ("1e2", "1e2"), ("1E+2", "1E+2"), ("12.5e-10", "12.5e-10"), ("\"\"", "\"\""), ("[]", "[]"), ("{}", "{}"),
        ("[ 1 , [ ] , { } ]", "[1,[],{}]"), ("{\"a\" : {\"b\":[null]}}", "{\"a\":{\"b\":[null]}}"),
        ("\"\u{7F}\u{E9}\u{20AC}\u{1F9FE}\"", "\"\u{7F}\u{E9}\u{20AC}\u{1F9FE}\""),
        ("\"\u{FEFF}\"", "\"\u{FEFF}\""),
    ])
    func readsEveryKindOfValue(_ json: String, _ same: String) throws {
        #expect(try JSONTree(Array(json.utf8)).text == same)
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u20AC""#, "A\u{E9}\u{20AC}"),
        (#""\ud83e\uddfe""#, "\u{1F9FE}"),
        (#""a\u200Fb""#, "a\u{200F}b"),
        (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    ])
    func readsEscapes(_ json: String, _ text: String) throws {
        let document = try JSONReader.read(Array(json.utf8))
        #expect(document.text(of: JSONDocument.root) == text)
    }

    // MARK: - What is not

    @Test(
        arguments: [
            ("", .empty, 1, 1), (" \n ", .empty, 2, 2), ("\u{FEFF}{}", .byteOrderMark, 1, 1),
            ("{", .endsEarly, 1, 2), ("[1,", .endsEarly, 1, 4), ("[1", .endsEarly, 1, 3), ("{\"a\"", .endsEarly, 1, 5),
            ("{\"a\":", .endsEarly, 1, 6), ("\"abc", .endsEarly, 1, 5), ("\"a\\", .endsEarly, 1, 3),
            ("-", .endsEarly, 1, 2),
            ("1.", .endsEarly, 1, 3), ("1e", .endsEarly, 1, 3),
            ("[1,]", .valueExpected, 1, 4), ("[,1]", .valueExpected, 1, 2), ("nul", .valueExpected, 1, 1),
            ("True", .valueExpected, 1, 1), ("NaN", .valueExpected, 1, 1), ("'a'", .valueExpected, 1, 1),
            ("+1", .valueExpected, 1, 1), (".5", .valueExpected, 1, 1), ("// note\n{}", .valueExpected, 1, 1),
            ("{\"a\":1,}", .keyExpected, 1, 8), ("{a:1}", .keyExpected, 1, 2), ("{1:1}", .keyExpected, 1, 2),
            ("{\"a\" 1}", .colonExpected, 1, 6),
            ("{\"a\":1 \"b\":2}", .commaOrBraceExpected, 1, 8), ("{\"a\":1]", .commaOrBraceExpected, 1, 7),
            ("[1 2]", .commaOrBracketExpected, 1, 4), ("[1}", .commaOrBracketExpected, 1, 3),
            ("{} {}", .contentBehindValue, 1, 4), ("1 2", .contentBehindValue, 1, 3),
            ("[]\0", .contentBehindValue, 1, 3),
            ("01", .malformedNumber, 1, 2), ("-a", .malformedNumber, 1, 2), ("1.a", .malformedNumber, 1, 3),
            ("[1e+]", .malformedNumber, 1, 5), ("\"\\x\"", .malformedEscape, 1, 2),
            ("\"\\u12G4\"", .malformedEscape, 1, 2),
            ("\"\\u123\"", .malformedEscape, 1, 2),
            (#""\ud83e""#, .loneSurrogate, 1, 2), (#""\ud83e\u0041""#, .loneSurrogate, 1, 2),
            (#""\uddfe""#, .loneSurrogate, 1, 2), (#""\u0000""#, .nulCharacter, 1, 2), ("\"\0\"", .nulCharacter, 1, 2),
            ("\"a\nb\"", .controlCharacter, 1, 3), ("\"\t\"", .controlCharacter, 1, 2),
            ("[\n  1,\r\n  \"\u{E9}\u{1F9FE}\", x\n]", .valueExpected, 3, 9), ("[\r1,\r x]", .valueExpected, 3, 2),
        ] as [(String, JSONSyntaxError.Reason, Int, Int)])
    func refusesAtTheFirstWrongByte(
        _ json: String, _ reason: JSONSyntaxError.Reason, _ line: Int, _ column: Int
    ) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSONReader.read(Array(json.utf8)) }
        #expect(error.reason == reason)
        #expect([error.line, error.column] == [line, column])
    }

    /// Source: Unicode 15.0, table 3-7, and the bytes just outside its ranges.
    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x20], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x28, 0xA1], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF1, 0x80, 0x80], [0xFF], [0xFE],
        ] as [[UInt8]])
    func refusesWhatIsNotUTF8(_ bytes: [UInt8]) throws {
        let quotationMark = UInt8(ascii: "\"")
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSONReader.read([quotationMark] + bytes + [quotationMark])
        }
        #expect(error.reason == .invalidUTF8)
    }

    @Test func acceptsTheEndsOfEveryRangeOfUTF8() throws {
        let text = "\u{80}\u{7FF}\u{800}\u{FFF}\u{1000}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{3FFFF}\u{FFFFF}\u{10FFFF}"
        let document = try JSONReader.read(Array("\"\(text)\"".utf8))
        #expect(document.text(of: JSONDocument.root).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    // MARK: - Limits

    @Test func countsDepthFromTheOutermostContainer() throws {
        let limits = JSONLimits(maximumDepth: 2)
        _ = try JSONReader.read(Array("[{}, {\"a\": 1}, []]".utf8), limits: limits)
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSONReader.read(Array("[[\n[]]]".utf8), limits: limits)
        }
        #expect(error.reason == .tooDeep(maximumDepth: 2))
        #expect([error.line, error.column] == [2, 1])
    }

    @Test func allowsSixtyFourLevelsAndSixteenMebibytesUnlessTold() {
        #expect(JSONLimits.standard == JSONLimits(maximumBytes: 16_777_216, maximumDepth: 64, maximumProblems: 100))
    }

    @Test func refusesTheFirstByteTooMany() throws {
        let limits = JSONLimits(maximumBytes: 4)
        _ = try JSONReader.read(Array("null".utf8), limits: limits)
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSONReader.read(Array("null ".utf8), limits: limits)
        }
        #expect(error.reason == .tooLarge(maximumBytes: 4))
    }

    @Test(arguments: [false, true]) func needsNoStackHoweverDeepTheInputIs(isClosed: Bool) throws {
        let depth = 300_000
        let json =
            Array(String(repeating: "[", count: depth).utf8)
            + Array(String(repeating: "]", count: isClosed ? depth : 0).utf8)
        let limits = JSONLimits(maximumDepth: depth)
        if isClosed {
            #expect(try JSONReader.read(json, limits: limits).nodes.count == depth)
        } else {
            #expect(throws: JSONSyntaxError.self) { try JSONReader.read(json, limits: limits) }
        }
    }

    // MARK: - Keys and places

    @Test(arguments: [
        (#"{"a": 1, "b": 2, "a": 3}"#, 1), (#"{"a": 1, "\u0061": 2}"#, 1), (#"{"a": {"a": 1}, "b": [{"a": 1}]}"#, 0),
        (#"{"a": 1, "a": 1, "a": 1}"#, 2),
        // The same letter composed and decomposed: two texts.
        ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", 0),
    ])
    func notesEqualKeys(_ json: String, _ count: Int) throws {
        #expect(try JSONReader.read(Array(json.utf8)).duplicateKeys.count == count)
    }

    @Test func notesEqualKeysOfLargeObjects() throws {
        let keys = (0..<1000).map { "\"k\($0)\": \($0)" } + ["\"k17\": 0", "\"k\\u0034\": 1"]
        let document = try JSONReader.read(Array("{\(keys.joined(separator: ", "))}".utf8))
        #expect(document.duplicateKeys.map(document.text(of:)).sorted() == ["k17", "k4"])
    }

    @Test func namesPathsOfKeysAndValues() throws {
        let json = #"{"a": [0, {"b-c": [true]}], "Jane Q. Public": {"d": 1}, "4111111111111111": null, "": 2}"#
        let document = try JSONReader.read(Array(json.utf8))
        let paths = document.nodes.indices.map(document.path(to:))
        #expect(
            paths == [
                "$", "$.a", "$.a", "$.a[0]", "$.a[1]", "$.a[1]['b-c']", "$.a[1]['b-c']", "$.a[1]['b-c'][0]",
                "$['…']", "$['…']", "$['…'].d", "$['…'].d", "$['…']", "$['…']", "$['…']", "$['…']",
            ])
    }
}
