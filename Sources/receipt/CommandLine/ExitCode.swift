/// Exit codes of `sysexits.h`.
enum ExitCode: Int32 {
    case usage = 64
    case badData = 65
    case noInput = 66
    case unavailable = 69
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
}
