import ReceiptModel

/// The files of a directory of bundle text: `<directory>/<bundle>/<locale>.txt`. Other files beside the bundles' folders,
/// and whatever begins with a dot, are passed over.
struct WordsFolder {
    struct File {
        let path: String
        let bundle: String
        let tag: LanguageTag
    }

    let files: [File]

    init(_ directory: String, _ issues: inout [CatalogIssue]) {
        var files: [File] = []
        for bundle in TextFile.names(in: directory, &issues) where TextFile.isDirectory("\(directory)/\(bundle)") {
            for name in TextFile.names(in: "\(directory)/\(bundle)", &issues) {
                let path = "\(directory)/\(bundle)/\(name)"
                files.append(File(path: path, bundle: bundle, tag: BundleSource.tag(of: path)))
            }
        }
        self.files = files
    }
}
