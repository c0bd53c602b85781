#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Turns the bundle text of one bundle into Swift at build time, after checking every message in it; or a folder of
/// other files, as they are.
///
/// Problems go to standard output as compilers write them, `file:line: error: …`, so that build tools show the line.
@main
struct BundleCompilerCommand {
    static func main() {
        do {
            let arguments = try CompilerArguments(CommandLine.arguments.dropFirst())
            switch arguments.task {
            case .bundle(let bundle): try BundleCompiler(bundle: bundle, arguments).run()
            case .resources(let folder):
                try ResourceSource(folder: folder, files: arguments.files).write(to: arguments.output)
            case .review(let record): try ReviewSource(file: record).write(to: arguments.output)
            }
        } catch {
            print(error)
            exit(error is CompilerArguments.UsageError ? 64 : 1)
        }
    }
}
