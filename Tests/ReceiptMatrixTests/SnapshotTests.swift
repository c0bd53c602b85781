import ReceiptTesting
import Receipts
import Testing

/// Receipts as they were read and found right. See CONTRIBUTING for how they are recorded.
@Suite struct SnapshotTests {
    private func store() throws -> SnapshotStore {
        SnapshotStore(
            folder: "\(Samples.root)/Tests/ReceiptMatrixTests/Snapshots", mode: try SnapshotMode.requested())
    }

    @Test func everySnapshotIsWhatIsPrinted() throws {
        let store = try store()
        guard try store.matchesVersion() else {
            return print("Snapshots were made with another ICU than \(SnapshotStore.currentVersion)and are skipped.")
        }
        let reports = try SnapshotCells.all().compactMap { cell in
            do {
                try store.verify(ReceiptMatrix.verify(cell), at: cell.snapshotPath)
                return nil as String?
            } catch {
                return "\(error)"
            }
        }
        #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
    }

    @Test func thereAreFewEnoughToRead() throws {
        #expect(try SnapshotCells.all().count <= 400)
    }

    @Test func noSnapshotIsLeftOver() throws {
        let orphans = try store().orphans(expected: SnapshotCells.all().map(\.snapshotPath))
        #expect(orphans.isEmpty, "no cell claims \(orphans.joined(separator: ", ")); delete them")
    }
}
