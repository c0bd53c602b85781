import Foundation
import PackagePlugin

/// Compiles every bundle of words inside the folder of the target that applies it: each directory with a `root.txt`.
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
        return try directories.map { directory in
            let name = directory.lastPathComponent
            let files = try textFiles(in: directory)
            let work = context.pluginWorkDirectoryURL.appending(path: name)
            let output = context.pluginWorkDirectoryURL.appending(path: "\(typeName(name)).swift")
            return .buildCommand(
                displayName: "Compiling the words of \(name)", executable: compiler,
                arguments: ["--bundle", name, "--output", output.path, "--work", work.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        }
    }

    private func bundles(in directory: URL) -> [URL] {
        guard
            let enumerator = FileManager.default.enumerator(
                at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        else { return [] }
        return enumerator.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "root.txt" }
            .map { $0.deletingLastPathComponent() }.sorted { $0.path < $1.path }
    }

    private func textFiles(in directory: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        ).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
    }

    /// `GiftCardWords` for the bundle `gift-card`.
    private func typeName(_ bundle: String) -> String {
        bundle.split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined() + "Words"
    }
}
