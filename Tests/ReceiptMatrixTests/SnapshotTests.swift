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
        let reports = try Matrix.snapshotCells().compactMap { cell in
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
        #expect(try Matrix.snapshotCells().count <= 200)
    }

    @Test func noSnapshotIsLeftOver() throws {
        let orphans = try store().orphans(expected: Matrix.snapshotCells().map(\.snapshotPath))
        #expect(orphans.isEmpty, "no cell claims \(orphans.joined(separator: ", ")); delete them")
    }
}
