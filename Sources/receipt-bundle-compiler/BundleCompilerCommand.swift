#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Turns the bundle text of one bundle into Swift at build time, after checking every message in it.
///
/// Problems go to standard output as compilers write them, `file:line: error: …`, so that build tools show the line.
@main
struct BundleCompilerCommand {
    static func main() {
        do {
            let arguments = try CompilerArguments(CommandLine.arguments.dropFirst())
            try BundleCompiler(arguments).run()
        } catch {
            print(error)
            exit(error is CompilerArguments.UsageError ? 64 : 1)
        }
    }
}
