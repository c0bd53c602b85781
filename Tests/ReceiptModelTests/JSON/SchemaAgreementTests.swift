import FoundationEssentials
import ReceiptModel
import TestSupport
import Testing

/// The decoder and `Resources/order.schema.json` say the same about the shape of an order.
@Suite struct SchemaAgreementTests {
    /// What a schema cannot say. Where it accepts an order that the decoder refuses, every problem is one of these.
    static let beyondSchema: Set<OrderProblem.Code> = [
        .duplicateKey, .tooManyDigits, .impossibleDate, .cardNumber, .unknownReference,
    ]

    @Test(.enabled(if: SchemaValidator.python != nil || SchemaValidator.isRequired, SchemaValidator.whatIsMissing))
    func validatorAndDecoderAgreeOnSamplesAndTheirMutations() throws {
        let trees = try Samples.names.map { try JSONTree(Samples.bytes(of: $0)) }
        // The long order says nothing new about shapes.
        let short = trees.filter { $0.count < 1000 }
        var generator = SeededGenerator(seed: 2026)
        let mutations = (0..<SampleSize.scaled(1000)).map { number in
            var tree = short[number % short.count]
            for _ in 0..<(1 + number % 3) { tree = tree.mutated(using: &generator) }
            return tree
        }
        let inputs = (trees + mutations).map(\.text)
        let verdicts = try SchemaValidator.verdicts(on: inputs)
        try #require(verdicts.count == inputs.count)

        #expect(verdicts.prefix(trees.count).allSatisfy { $0 })
        // Neither side may win by saying the same of everything.
        #expect(verdicts.count { $0 } > 150)
        #expect(verdicts.count { !$0 } > 300)
        let disagreements = zip(inputs, verdicts).compactMap { Self.disagreement(on: $0, schemaAccepts: $1) }
        #expect(disagreements.isEmpty, "\(disagreements.prefix(5).joined(separator: "\n\n"))")
    }

    @Test(.enabled(if: SchemaValidator.python != nil || SchemaValidator.isRequired, SchemaValidator.whatIsMissing))
    func schemaRefusesEveryFaultThatItCanSay() throws {
        let faults = OrderJSONProblemTests.faults
        let verdicts = try SchemaValidator.verdicts(on: faults.map { $0.json.replacing("\n", with: " ") })
        try #require(verdicts.count == faults.count)
        let surprises = zip(faults, verdicts).filter { $1 != Self.beyondSchema.contains($0.code) }.map(
            \.0.testDescription)
        #expect(surprises.isEmpty)
        #expect(Self.beyondSchema.isSubset(of: faults.map(\.code)))
    }

    /// What the decoder says otherwise than the schema; nil when they agree.
    private static func disagreement(on json: String, schemaAccepts: Bool) -> String? {
        do throws(OrderError) {
            _ = try Order(json: json.utf8)
            return schemaAccepts ? nil : "only the decoder accepts \(json)"
        } catch {
            // Of two equal keys Python sees the last and the decoder the first, so that their values cannot be compared.
            let isComparable = !error.problems.contains { $0.code == .duplicateKey }
            let unexplained = error.problems.contains { !beyondSchema.contains($0.code) }
            return schemaAccepts && isComparable && unexplained ? "\(error)\nonly the schema accepts \(json)" : nil
        }
    }
}

/// PyPI's `jsonschema` in a process of its own.
enum SchemaValidator {
    static let whatIsMissing: Comment =
        "python3 with jsonschema is missing: python3 -m venv .build/python && .build/python/bin/pip install jsonschema"

    /// In continuous integration nothing may be skipped.
    static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

    /// An interpreter that has `jsonschema`.
    static let python: String? =
        [Samples.packageRoot.appending(path: ".build/python/bin/python3").path, "python3"].first { python in
            (try? ChildProcess([python, "-c", "import jsonschema"]).status) == 0
        }

    /// Whether the schema accepts each of some JSON texts, every one on a single line.
    static func verdicts(on lines: [String]) throws -> [Bool] {
        let python = try #require(python, whatIsMissing)
        let script = Samples.packageRoot.appending(path: "Tests/Scripts/schema_agreement.py")
        let schema = Samples.packageRoot.appending(path: "Resources/order.schema.json")
        let run = try ChildProcess(
            [python, script.path, schema.path], input: .bytes(Array(lines.joined(separator: "\n").utf8)))
        try #require(run.status == 0)
        let answer = String(decoding: run.output, as: UTF8.self)
        return answer.split(separator: "\n").map { $0 == "1" }
    }
}
