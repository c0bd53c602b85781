/// A file that could not be read or written.
struct FileError: Error {
    let code: ExitCode
    let message: String
    let hint: String

    init(_ code: ExitCode, _ message: String, hint: String) {
        self.code = code
        self.message = message
        self.hint = hint
    }
}
