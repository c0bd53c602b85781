import ReceiptCatalogs
import ReceiptMessages
import ReceiptPrinting
import ReceiptRendering
import Receipts

#if Graphics
    import ReceiptGraphics
#endif

/// A command line that cannot be carried out, and how to write it.
struct UsageError: Error {
    let message: String
    let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}

/// What a person sees of an error: one block, what happened and what to do.
struct Failure {
    let code: ExitCode
    let text: String

    init(_ error: any Error) {
        switch error {
        case let error as UsageError:
            self.init(.usage, error.message, hint: error.hint)
        case let error as FileError:
            self.init(error.code, error.message, hint: error.hint)
        case let error as OrderError:
            let problems = error.problems.map { "\n  \($0)" }.joined()
            self.init(
                .badData, "the order cannot be printed:\(problems)",
                hint: "Correct the places above; Resources/order.schema.json describes the format.")
        case CatalogError.invalidOverrides(let issues):
            self.init(
                .badData, "the words of --localizations are wrong:\(issues.map { "\n  \($0)" }.joined())",
                hint: "`receipt catalog check DIR` lists everything that is wrong in a folder.")
        case let refusal as CatalogRefusal:
            self.init(
                .badData, "nothing was written, since words are wrong:\(refusal.issues.map { "\n  \($0)" }.joined())",
                hint: "Correct the places above.")
        case CheckoutError.secondLanguageNotShipped(let tag, _):
            self.init(
                .usage, "no words are shipped for the second locale \(tag)",
                hint: "`receipt locales` lists the locales; leave --second-locale out for one language.")
        case RenderingError.tooNarrow(let columns, let needed, let place):
            self.init(
                .badData, "an amount in \(place) does not fit into \(columns) columns",
                hint: "Write --columns \(needed) or more.")
        case PrintingError.layout(.tooNarrow(let columns, let needed, let place)):
            self.init(
                .badData, "an amount in \(place) needs \(needed) columns, and the paper has \(columns)",
                hint: "Take a printer with wider paper, or --font b.")
        case PrintingError.layout(let error):
            self.init(error)
        case let error as SendingError:
            self.init(.unavailable, error.fact, hint: error.advice.capitalizedSentence)
        default:
            #if Graphics
                if let error = error as? GraphicsError {
                    self.init(error)
                    return
                }
            #endif
            // Words, formats and line breaks come with the program and with ICU: whatever is missing of them is no fault
            // of the caller's.
            self.init(
                .internalError, "\(error)",
                hint: "The system's ICU may be incomplete (Debian: libicu72). If it is not, please report this.")
        }
    }

    init(_ code: ExitCode, _ message: String, hint: String) {
        self.code = code
        text = "receipt: \(message)\n  hint: \(hint)\n"
    }
}

extension String {
    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
