import FoundationEssentials

/// Where this package and what was built of it are.
package enum PackageFolder {
    package static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

    /// The folder of the test bundle, which holds the executables and modules of the same build.
    package static let build: String = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return bundle.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    }()

    package static func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(root)/\(path)"), encoding: .utf8)
    }
}
