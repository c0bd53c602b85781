import Testing

extension CommandRun {
    /// Records what is missing of a failure as it must be: one block with a hint on standard error, an exit code of
    /// `sysexits.h`, and no output.
    func expectFailure(
        _ expected: Int32, saying message: String, hint: String = "", at location: SourceLocation = #_sourceLocation
    ) {
        #expect(status == expected, sourceLocation: location)
        #expect(output.isEmpty, sourceLocation: location)
        #expect(errors.hasPrefix("receipt: "), sourceLocation: location)
        #expect(errors.hasSuffix("\n"), sourceLocation: location)
        let parts = errors.split(separator: "\n  hint: ", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            Issue.record("not one block with one hint: \(errors)", sourceLocation: location)
            return
        }
        #expect(parts[0].contains(message), sourceLocation: location)
        #expect(parts[1].contains(hint), sourceLocation: location)
        #expect(parts[1].split(separator: "\n").count == 1, sourceLocation: location)
    }
}
