import FoundationEssentials
import ReceiptContent
import ReceiptModel
import ReceiptRendering
import Receipts
import TestSupport
import Testing

/// Pages and forms in a real Chromium.
@Suite(.enabled(if: FullTests.areWanted, FullTests.howToRun), .serialized)
struct BrowserFullTests {
    private func browse(_ arguments: [String]) throws -> [String] {
        let script = "\(PackageFolder.root)/Tests/ReceiptRenderingTests/Browser/browser.py"
        let run = try ChildProcess(["python3", script] + arguments)
        try #require(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Nothing is wider than a phone or a page, no amount is broken, and everything reads the way it should.
    @Test func everyPageFitsAndReadsRight() throws {
        let documents = try RealDocuments.coveringSet()
        #expect(try browse(["pages"] + documents.paths) == [])
    }

    private static let entries = [
        "card-number": "4242 4242 4242 4242", "expiry": "08/49", "postal-code": "SW1A 1AA", "tax-id": "DE123456789",
        "purchase-order": "PO-1", "email": "李@例え.example",
    ]

    @Test(arguments: ["consumer", "business"], ["en", "de", "ar", "he", "ja", "hi"])
    func aFormSaysWhatIsWrongInItsLanguageAndIsSent(family: String, locale: String) throws {
        let form = try RealDocuments.factory(family, locale).makeForm().document
        var documents = try RealDocuments()
        try documents.add(form.rendered(as: .html(HTMLFormOptions(action: "/pay"))).utf8, as: "form.html")
        let entries = Self.entries.filter { entry in form.fields.contains { $0.key == entry.key } }
        let json = "{" + entries.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ",") + "}"
        let lines = try browse(["form", documents.paths[0], json])

        let required = form.fields.filter { $0.requirement == .required }
        let missing = required.compactMap { $0.check.map { "missing: \($0.missingText.leading)" } }
        #expect(Array(lines.prefix(missing.count)) == missing)
        let mismatches = form.fields.compactMap { field in
            entries[field.key] == nil ? nil : field.check?.mismatchText.map { "mismatch: \($0.leading)" }
        }
        #expect(lines.filter { $0.hasPrefix("mismatch") } == mismatches)
        let sent = form.fields.map { "sent \($0.key)=\(entries[$0.key] ?? "")" }
        #expect(lines.filter { $0.hasPrefix("sent") } == sent)
    }

    @Test(arguments: ["en", "ar"])
    func readersAreToldOfProblems(locale: String) throws {
        let form = try RealDocuments.factory("business", locale).makeForm()
        let day = try #require(CalendarDay("2026-07-01"))
        let entries = ["tax-id": "?"]
        let problems = form.validate(entries, on: day)
        let state = FormState(entries: entries, problems: problems)
        var documents = try RealDocuments()
        try documents.add(form.document.rendered(as: .html(HTMLFormOptions(state: state))).utf8, as: "form.html")
        let lines = try browse(["fields", documents.paths[0]])
        try #require(lines.count == form.fields.count)
        for (field, line) in zip(form.fields, lines) {
            let parts = line.split(separator: "|").map { $0.trimming { $0 == " " } }
            let problem = problems.first { $0.key == field.key }
            #expect(parts[0].hasPrefix(field.label.leading))
            let description = [field.hint?.leading, problem.map(\.description)].compactMap { $0 }.joined(separator: " ")
            #expect(parts[1] == description)
            #expect(parts[2] == (problem == nil ? "false" : "true"))
            #expect(parts[3] == (field.requirement == .required ? "True" : "False"))
        }
    }
}

/// Long tests that `make test-full` runs.
enum FullTests {
    static let areWanted = ProcessInfo.processInfo.environment["RECEIPT_FULL_TESTS"] == "1"
    static let howToRun: Comment = "Set RECEIPT_FULL_TESTS=1, or run `make test-full`."
}

extension Substring {
    fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
        var text = drop(while: isDropped)
        while let last = text.last, isDropped(last) { text.removeLast() }
        return String(text)
    }
}
