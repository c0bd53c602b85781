import ReceiptMessages

/// Has ICU's own tools make a resource bundle of each file, and a common data file of each bundle.
struct ResourceCompiler {
    private let genrb: String
    private let gencmn: String
    private let workDirectory: String

    init(workDirectory: String) throws {
        genrb = try ChildProcess.find("genrb", package: "icu-devtools")
        gencmn = try ChildProcess.find("gencmn", package: "icu-devtools")
        self.workDirectory = workDirectory
        try OutputFile.makeDirectory(workDirectory)
    }

    func compile(_ source: BundleSource, bundle: String) throws -> ResourceBlob {
        try ChildProcess.run(genrb, ["-q", "-e", "UTF-8", "-d", workDirectory, source.file])
        let resource = "\(source.locale).res"
        let bytes = try TextFile.bytes(of: "\(workDirectory)/\(resource)")
        // ICU knows data by its name alone, so the name says what is in it.
        let name = "receipts_\(bundle)_\(source.locale)_\(ContentHash(bytes))"
        try OutputFile.write(Array("\(resource)\n".utf8), to: "\(workDirectory)/\(source.locale).list")
        // The names inside the data are the paths of the list, so the tool runs where the files are.
        try ChildProcess.run(gencmn, ["-n", name, "0", "\(source.locale).list"], in: workDirectory)
        let data = try TextFile.bytes(of: "\(workDirectory)/\(name).dat")
        try OutputFile.remove("\(workDirectory)/\(name).dat")
        return ResourceBlob(package: name, base64: Base64.text(data))
    }
}

/// One locale's words as ICU compiled them.
struct ResourceBlob {
    /// The name that ICU knows them by.
    let package: String
    let base64: String
}
