import ReceiptTesting
import TestSupport
import Testing

@Suite struct SnapshotStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ mode: SnapshotMode) -> SnapshotStore { SnapshotStore(folder: folder.path("kept"), mode: mode) }

    private func report(_ mode: SnapshotMode, _ text: String) -> String? {
        do throws(CheckFailure) {
            try store(mode).verify(text, at: "text/a.txt")
            return nil
        } catch {
            return error.message
        }
    }

    @Test func recordsWhatIsMissingAndFailsTheRun() {
        #expect(report(.never, "a\n") == "text/a.txt does not exist; record it with RECEIPT_SNAPSHOTS=missing")
        #expect(
            report(.missing, "a\n")
                == "text/a.txt was recorded; look at it, and run again without RECEIPT_SNAPSHOTS")
        #expect(report(.never, "a\n") == nil)
        #expect(report(.missing, "a\n") == nil)
    }

    @Test func showsTheFirstDifference() {
        _ = report(.all, "1\n2\n3\n4\n5\n")
        #expect(
            report(.never, "1\n2\n3\nfour\u{202F}€\n5\n")
                == """
                text/a.txt differs:
                @@ line 4 @@
                 1
                 2
                 3
                -4
                -5
                -
                +four⟨U+202F⟩€
                +5
                +
                """)
        // Missing snapshots are written, others are not.
        #expect(report(.missing, "other\n")?.hasPrefix("text/a.txt differs") == true)
        #expect(report(.failed, "other\n")?.contains("was recorded") == true)
        #expect(report(.never, "other\n") == nil)
    }

    // At most five lines of each, so that a report of many cells can be read.
    @Test func showsWhereOneEndsBeforeTheOther() {
        _ = report(.all, "1\n2\n")
        let longer = (1...9).map { "\($0)\n" }.joined()
        #expect(
            report(.never, longer)
                == """
                text/a.txt differs:
                @@ line 3 @@
                 1
                 2
                -
                +3
                +4
                +5
                +6
                +7
                """)
    }

    @Test func recordsEvenWhatIsTheSameWhenAllIsAskedFor() {
        let recorded = "text/a.txt was recorded; look at it, and run again without RECEIPT_SNAPSHOTS"
        #expect(report(.all, "a\n") == recorded)
        #expect(report(.all, "a\n") == recorded)
        #expect(report(.failed, "a\n") == nil)
    }

    @Test func saysThatASnapshotCannotBeWritten() throws {
        try folder.write([], as: "kept")
        #expect(report(.all, "a\n")?.hasPrefix("text/a.txt cannot be written: ") == true)
    }

    @Test func findsWhatNoCellClaims() {
        #expect(store(.never).orphans(expected: []) == [])
        _ = report(.all, "a\n")
        #expect(store(.never).orphans(expected: ["text/a.txt"]) == [])
        #expect(store(.never).orphans(expected: ["text/b.txt"]) == ["text/a.txt"])
    }

    @Test func demandsTheRecordedVersionWhereCIIsSet() throws {
        let current = String(SnapshotStore.currentVersion.dropLast())
        #expect(throws: CheckFailure("the snapshots were made with an unknown ICU, and this is \(current)")) {
            try store(.never).matchesVersion(in: [:])
        }
        _ = report(.all, "a\n")
        #expect(try store(.never).matchesVersion(in: ["CI": "true"]))
        try folder.write(Array("ICU 1.0, CLDR 1.0\n".utf8), as: "kept/icu-version.txt")
        #expect(try !store(.never).matchesVersion(in: [:]))
        #expect(throws: CheckFailure("the snapshots were made with ICU 1.0, CLDR 1.0, and this is \(current)")) {
            try store(.never).matchesVersion(in: ["CI": "true"])
        }
        // What is recorded is made with the ICU in use.
        #expect(try store(.missing).matchesVersion(in: [:]))
    }

    @Test func modesAreNamedAndRecordingIsRefusedInCI() throws {
        #expect(try SnapshotMode.requested(in: [:]) == .never)
        #expect(try SnapshotMode.requested(in: ["RECEIPT_SNAPSHOTS": "failed"]) == .failed)
        #expect(
            throws: CheckFailure("RECEIPT_SNAPSHOTS does not know \"some\"; use one of never, missing, failed, all")
        ) {
            try SnapshotMode.requested(in: ["RECEIPT_SNAPSHOTS": "some"])
        }
        #expect(throws: CheckFailure("snapshots cannot be recorded where CI is set; record them on your own machine")) {
            try SnapshotMode.requested(in: ["RECEIPT_SNAPSHOTS": "all", "CI": "true"])
        }
    }
}
