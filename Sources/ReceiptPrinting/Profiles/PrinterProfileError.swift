/// Why a printer profile cannot be used.
public enum PrinterProfileError: Error, Hashable, Sendable {
    /// The text is no JSON.
    case syntax(line: Int, reason: String)
    case duplicateKey(String)
    case missingKey(String)
    case unknownKey(String)
    case value(path: String, wanted: String)
    /// No table of characters of this name is known, or ICU's data for it cannot be had.
    case unknownCodePage(String)
}

extension PrinterProfileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .syntax(let line, let reason): "The profile is no JSON in line \(line): \(reason)"
        case .duplicateKey(let key): "The profile's key `\(key)` stands there twice; keep one of them."
        case .missingKey(let path): "The profile lacks `\(path)`; add it."
        case .unknownKey(let path): "The profile's key `\(path)` is not known; remove it."
        case .value(let path, let wanted): "The profile's value `\(path)` does not fit; give \(wanted)."
        case .unknownCodePage(let name): "The profile's code page \(name) is not known; leave it out."
        }
    }
}
