import ReceiptResources
import Receipts
import Synchronization

/// Every receipt of a plan on every medium, with an index that opens without a server.
struct Gallery {
    let plan: GalleryPlan
    let folder: GalleryFolder

    /// What the threads give back.
    private struct Results {
        var entries: [GalleryEntry?]
        var issues: Set<String> = []
    }

    /// Writes all files, each whole or not at all; the index comes last, so that it links to nothing that is missing.
    ///
    /// - Returns: What could not be shown as it was, each once, in order.
    func write() throws -> [String] {
        let media = try GalleryMedia()
        let cells = plan.cells
        let progress = ProgressBar(total: cells.count)
        defer { progress.finish() }
        let results = Mutex(Results(entries: cells.map { _ in nil }))
        // A family in a locale is opened once, for all orders.
        let count = plan.orders.count
        try ParallelWork.run(pieces: count == 0 ? 0 : cells.count / count) { piece in
            let first = cells[piece * count]
            try folder.make("\(first.family)/\(first.locale)")
            let context = CheckoutContext(requested: [first.locale])
            let formatter = try CheckoutFactories.standard.factory(for: first.family, in: context)
                .makeReceiptFormatter()
            for (offset, order) in plan.orders.enumerated() {
                let index = piece * count + offset
                let document = try formatter.document(for: order.order)
                let written = try media.write(document, of: cells[index], into: folder)
                results.withLock { results in
                    results.entries[index] = written.entry
                    results.issues.formUnion(written.issues.map { "\(order.name): \($0)" })
                }
                progress.advance(cells[index].path)
            }
        }
        let finished = results.withLock { $0 }
        try writeIndex(finished.entries.compactMap { $0 })
        return finished.issues.sorted()
    }

    private func writeIndex(_ entries: [GalleryEntry]) throws {
        for file in ReceiptResources.Gallery.all {
            try folder.write(Array(file.string.utf8), as: file.name)
        }
        try folder.write(Array(GalleryIndex(plan: plan, entries: entries).page.utf8), as: "index.html")
    }
}
