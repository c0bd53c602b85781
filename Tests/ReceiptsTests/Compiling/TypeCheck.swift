import TestSupport

/// What the compiler says of a file of a user's module, which sees only what this package makes public.
struct TypeCheck {
    let succeeds: Bool
    /// The lines that say `error:`, without their place.
    let errors: [String]
    let report: String

    init(_ source: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(source.utf8, as: "Shop.swift")
        // Modules of C are found by their maps, as the build finds them.
        let maps = ["CReceiptICU", "CReceiptPango", "CReceiptCodes"].flatMap { module in
            ["-Xcc", "-fmodule-map-file=\(PackageFolder.build)/\(module).build/module.modulemap"]
        }
        let run = try ChildProcess(
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Shop", "-parse-as-library",
                "-I", "\(PackageFolder.build)/Modules",
            ] + maps + [folder.path("Shop.swift")])
        succeeds = run.status == 0
        report = String(decoding: run.output + run.errors, as: UTF8.self)
        errors = report.split(separator: "\n").compactMap { line in
            line.firstRange(of: ": error: ").map { String(line[$0.upperBound...]) }
        }
    }
}
