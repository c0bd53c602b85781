import ReceiptICU
import ReceiptModel

/// Why a number, date or list could not be written in a locale.
public enum FormatError: Error, Hashable, Sendable {
    /// ICU could not make a style, or could not format with it.
    ///
    /// - Parameters:
    ///   - call: What was asked of ICU, such as `number style currency/CHF for de-CH`.
    ///   - status: ICU's name of the reason, such as `U_MISSING_RESOURCE_ERROR`.
    case unavailable(locale: LanguageTag, call: String, status: String)
    /// More decimals than an exact decimal holds, or fewer than none.
    case decimalsOutOfRange(Int)
    /// A date skeleton with other fields than those of an ordinary date and time.
    case unusableSkeleton(String)
}

extension FormatError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unavailable(let locale, let call, let status):
            """
            The formats of \(locale) are not available: ICU \(ICUVersion.library) could not make \(call) (\(status)). \
            Check that ICU's locale data is installed (libicu).
            """
        case .decimalsOutOfRange(let decimals):
            "\(decimals) decimals cannot be printed; ask for 0 to \(ExactDecimal.maximumDigits)."
        case .unusableSkeleton(let skeleton):
            """
            The date skeleton \(skeleton) cannot be printed on a document; use the fields G y M d E for a date and \
            j H h m s for a time, such as yMMMd or jm.
            """
        }
    }
}

extension FormatError {
    init(_ error: ICUError, locale: LanguageTag) {
        self = .unavailable(locale: locale, call: error.call, status: error.name)
    }
}
