/// What the command line asks for.
struct CompilerArguments {
    let task: Task
    /// The Swift file to write.
    let output: String
    /// Where files may be put on the way.
    let workDirectory: String
    /// The bundle's text files, root.txt among them; or the files of the folder.
    let files: [String]

    enum Task {
        /// The words of a bundle, by its name.
        case bundle(String)
        /// The files of a folder, by its name, embedded as they are.
        case resources(String)
        /// The file that says who looked at which words.
        case review(String)
    }

    struct UsageError: Error, CustomStringConvertible {
        let problem: String

        var description: String {
            """
            error: \(problem)
            usage: receipt-bundle-compiler --bundle NAME --output FILE.swift --work DIRECTORY FILE.txt...
                   receipt-bundle-compiler --resources FOLDER --output FILE.swift FILE...
                   receipt-bundle-compiler --review REVIEW.md --output FILE.swift
            """
        }
    }

    init(_ arguments: ArraySlice<String>) throws(UsageError) {
        var options: [String: String] = [:]
        var files: [String] = []
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--bundle", "--resources", "--review", "--output", "--work":
                guard let value = rest.popFirst() else { throw UsageError(problem: "\(argument) has no value.") }
                options[argument] = value
            case _ where argument.hasPrefix("--"): throw UsageError(problem: "There is no option \(argument).")
            default: files.append(argument)
            }
        }
        guard let output = options["--output"] else { throw UsageError(problem: "Name the output.") }
        self.output = output
        self.files = files
        workDirectory = options["--work"] ?? ""
        if let folder = options["--resources"] {
            task = .resources(folder)
            return
        }
        if let record = options["--review"] {
            task = .review(record)
            return
        }
        guard let bundle = options["--bundle"], !workDirectory.isEmpty else {
            throw UsageError(problem: "Name the bundle, the output and the work directory.")
        }
        guard files.contains(where: { $0.hasSuffix("/root.txt") || $0 == "root.txt" }) else {
            throw UsageError(
                problem: "The bundle \(bundle) has no root.txt, which holds its keys and its English words.")
        }
        task = .bundle(bundle)
    }
}
