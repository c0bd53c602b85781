import FoundationEssentials
import ReceiptModel
import Testing

/// The lists of words in `Resources/order.schema.json` are those of the Swift types.
@Suite struct SchemaTests {
    private static func words(_ type: (some RawRepresentable<String> & CaseIterable).Type) -> [String] {
        type.allCases.map(\.rawValue)
    }

    private static let enumerations: [(path: String, words: [String])] = [
        ("document.kind", words(DocumentKind.self)), ("document.signs", words(SignConvention.self)),
        ("party.kind", words(PartyKind.self)), ("identifier.role", words(IdentifierRole.self)),
        ("contact.kind", words(ContactKind.self)), ("tax.scheme", words(TaxScheme.self)),
        ("tax.category", words(TaxCategory.self)), ("tax.inclusion", words(TaxInclusion.self)),
        ("deposit.taxation", words(DepositTaxation.self)), ("adjustment.kind", words(AdjustmentKind.self)),
        ("payment.means", words(PaymentMeans.self)), ("payment.slip", words(SlipRequest.self)),
        ("card.entryMode", words(CardEntryMode.self)), ("taxPolicy.place", words(RoundingPlace.self)),
        ("taxPolicy.mode", words(RoundingMode.self)), ("taxPolicy.basis", words(TaxBasis.self)),
        ("cashRounding.mode", words(RoundingMode.self)), ("mention.key", words(MentionKey.self)),
        ("code.kind", words(CodeKind.self)),
    ]

    private static func schema() throws -> JSONTree {
        let file = Samples.packageRoot.appending(path: "Resources/order.schema.json")
        return try JSONTree(Array(Data(contentsOf: file)))
    }

    @Test(arguments: enumerations) func listsTheWordsOfTheType(_ path: String, _ words: [String]) throws {
        let steps = path.split(separator: ".").map(String.init)
        let list = try #require(try Self.schema()["$defs"]?[steps[0]]?["properties"]?[steps[1]]?["enum"])
        #expect(list == .array(words.map { .text($0) }))
    }

    @Test func listsTheCountriesThatTheTypeAccepts() throws {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
        let codes = letters.flatMap { first in letters.map { first + $0 } }.filter { CountryCode($0) != nil }
        let list = try #require(try Self.schema()["$defs"]?["country"]?["enum"])
        #expect(list == .array(codes.map { .text($0) }))
        // Source: ISO 3166-1 assigns 249 codes; XK is the one that trade adds.
        #expect(codes.count == 250)
    }

    @Test func everyKeyIsTriedByTheDecodersTests() throws {
        let schema = try Self.schema()
        let tried = try JSONTree(Array(OrderJSONTests.everything.utf8)).allKeys
        #expect(schema.namedProperties.subtracting(tried).isEmpty)
    }
}

extension JSONTree {
    /// The value of a key; nil for a key that is not there, or what is no object.
    fileprivate subscript(key: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    private var children: [JSONTree] {
        switch self {
        case .literal, .text: []
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        }
    }

    private var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.key)
    }

    fileprivate var allKeys: Set<String> {
        children.reduce(into: Set(keys)) { $0.formUnion($1.allKeys) }
    }

    /// The keys of every `properties` of a schema.
    fileprivate var namedProperties: Set<String> {
        children.reduce(into: Set(self["properties"]?.keys ?? [])) { $0.formUnion($1.namedProperties) }
    }
}
