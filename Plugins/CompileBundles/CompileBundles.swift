import Foundation
import PackagePlugin

/// Compiles every bundle of words inside the folder of the target that applies it: each directory with a `root.txt`.
/// Files of the folders that `embedded.txt` names are embedded as they are, and of `REVIEW.md` who looked at which words.
///
/// The files are named one by one, so that adding, editing and deleting a locale all rebuild.
@main
struct CompileBundles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let compiler = try context.tool(named: "receipt-bundle-compiler").url
        let directories = bundles(in: target.directoryURL)
        let names = directories.map(\.lastPathComponent)
        if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
            Diagnostics.error("\(target.name) has two bundles named \(twice). Rename one, and the keys in it.")
            return []
        }
        let words = try directories.map { directory in
            let name = directory.lastPathComponent
            let files = try contents(of: directory).filter { $0.pathExtension == "txt" }
            let work = context.pluginWorkDirectoryURL.appending(path: name)
            let output = context.pluginWorkDirectoryURL.appending(path: "\(typeName(name)).swift")
            return Command.buildCommand(
                displayName: "Compiling the words of \(name)", executable: compiler,
                arguments: ["--bundle", name, "--output", output.path, "--work", work.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
        let resources = try embeddedFolders(in: target.directoryURL).map { directory in
            let name = directory.lastPathComponent
            let files = try contents(of: directory)
            let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
            return Command.buildCommand(
                displayName: "Embedding \(name)", executable: compiler,
                arguments: ["--resources", name, "--output", output.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
        return words + resources + review(of: target.directoryURL, context, compiler)
    }

    private func review(of directory: URL, _ context: PluginContext, _ compiler: URL) -> [Command] {
        let record = directory.appending(path: "REVIEW.md")
        guard FileManager.default.fileExists(atPath: record.path) else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "WordsReview.swift")
        return [
            .buildCommand(
                displayName: "Reading who looked at the words", executable: compiler,
                arguments: ["--review", record.path, "--output", output.path],
                inputFiles: [record], outputFiles: [output])
        ]
    }

    private func bundles(in directory: URL) -> [URL] {
        guard
            let enumerator = FileManager.default.enumerator(
                at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        else { return [] }
        return enumerator.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "root.txt" }
            .map { $0.deletingLastPathComponent() }.sorted { $0.path < $1.path }
    }

    /// The folders that `embedded.txt` names, one a line.
    private func embeddedFolders(in directory: URL) throws -> [URL] {
        let list = directory.appending(path: "embedded.txt")
        guard FileManager.default.fileExists(atPath: list.path) else { return [] }
        return try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
            .map { directory.appending(path: String($0)) }
    }

    private func contents(of directory: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        ).sorted { $0.path < $1.path }
    }

    /// `GiftCardWords` for the bundle `gift-card`.
    private func typeName(_ bundle: String) -> String {
        bundle.split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined() + "Words"
    }
}
