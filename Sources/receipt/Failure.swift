import ReceiptLocalization
import ReceiptMessages
import ReceiptRendering
import Receipts

/// Exit codes of `sysexits.h`.
enum ExitCode: Int32 {
    case usage = 64
    case badData = 65
    case noInput = 66
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
}

/// A command line that cannot be carried out, and how to write it.
struct UsageError: Error {
    let message: String
    let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}

/// A file that could not be read or written.
struct FileError: Error {
    let code: ExitCode
    let message: String
    let hint: String
}

/// What a person sees of an error: one block, what happened and what to do.
struct Failure {
    let code: ExitCode
    let text: String

    init(_ error: any Error) {
        switch error {
        case let error as UsageError:
            self.init(.usage, error.message, hint: error.hint)
        case let error as CheckoutError:
            self.init(.usage, error.description, hint: "`receipt families` lists the families.")
        case let error as FileError:
            self.init(error.code, error.message, hint: error.hint)
        case let error as OrderError:
            self.init(
                .badData, "the order cannot be printed:\n\(error)",
                hint: "Correct the places above; Resources/order.schema.json describes the format.")
        case let error as RenderingError:
            self.init(.badData, error.description, hint: "Choose another width or format.")
        case let error as CatalogError:
            self.init(.badData, error.description, hint: "Correct the overriding words.")
        case let error as FormatError:
            self.init(.internalError, error.description, hint: "Install the system's ICU (Debian: libicu72).")
        default:
            self.init(.internalError, "\(error)", hint: "This should not happen; please report it.")
        }
    }

    private init(_ code: ExitCode, _ message: String, hint: String) {
        self.code = code
        text = "receipt: \(message)\n  hint: \(hint)\n"
    }
}
