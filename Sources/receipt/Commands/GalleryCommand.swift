/// `receipt gallery`
enum GalleryCommand {
    @Sendable
    static func run(_ arguments: Arguments) throws {
        let folder = GalleryFolder(path: try arguments.required(.folder))
        let gallery = Gallery(plan: try GalleryPlan(arguments), folder: folder)
        for issue in try gallery.write() { StandardError.write("receipt: \(issue)\n") }
    }
}
