/// What the command line asks for.
struct CompilerArguments {
    let bundle: String
    /// The Swift file to write.
    let output: String
    /// Where files may be put on the way.
    let workDirectory: String
    /// The bundle's text files, root.txt among them.
    let files: [String]

    struct UsageError: Error, CustomStringConvertible {
        let problem: String

        var description: String {
            """
            error: \(problem)
            usage: receipt-bundle-compiler --bundle NAME --output FILE.swift --work DIRECTORY FILE.txt...
            """
        }
    }

    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        var options: [String: String] = [:]
        var files: [String] = []
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--bundle", "--output", "--work":
                guard let value = rest.popFirst() else { throw UsageError(problem: "\(argument) has no value.") }
                options[argument] = value
            case _ where argument.hasPrefix("--"): throw UsageError(problem: "There is no option \(argument).")
            default: files.append(argument)
            }
        }
        guard let bundle = options["--bundle"], let output = options["--output"], let work = options["--work"] else {
            throw UsageError(problem: "Name the bundle, the output and the work directory.")
        }
        guard files.contains(where: { $0.hasSuffix("/root.txt") || $0 == "root.txt" }) else {
            throw UsageError(
                problem: "The bundle \(bundle) has no root.txt, which holds its keys and its English words.")
        }
        self.bundle = bundle
        self.output = output
        workDirectory = work
        self.files = files
    }
}
