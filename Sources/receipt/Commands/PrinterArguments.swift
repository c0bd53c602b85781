import ReceiptContent
import ReceiptPrinting

extension Arguments {
    /// The renderer of the printer that `--printer` names, with the options of printing.
    func printerRenderer() throws -> EscPosRenderer {
        let options = EscPosOptions(
            font: try choice(.printerFont, default: .a), cut: try choice(.cut, default: .automatic),
            drawer: try choice(.drawer, default: .closed))
        return EscPosRenderer(profile: try printerProfile(), rasterizer: CommandRasterizer.shared, options: options)
    }

    /// A profile of this program, or a file with another one.
    func printerProfile() throws -> PrinterProfile {
        let name = try required(.printer)
        if name.contains("/") || name.hasSuffix(".json") {
            let json = try Input.read(name)
            do {
                return try PrinterProfile(json: json)
            } catch {
                throw FileError(.badData, "\(name) is no printer profile: \(error)", hint: "Correct the file.")
            }
        }
        guard let profile = PrinterProfile.named(name) else {
            throw UsageError(
                "--printer does not take \"\(name)\"",
                hint: "`receipt printers` lists the printers; for others, generic-80mm or generic-58mm will do.")
        }
        return profile
    }

    /// Where `--to` leads.
    func printerAddress() throws(UsageError) -> PrinterAddress {
        let text = try required(.to)
        guard let address = PrinterAddress(text) else {
            throw UsageError(
                "--to does not take \"\(text)\"",
                hint: "Write tcp://192.168.1.50:9100, or a device such as /dev/usb/lp0.")
        }
        return address
    }

    /// The time limit of `--timeout`, in seconds.
    func timeout() throws(UsageError) -> Duration {
        guard let text = value(.timeout) else { return .seconds(10) }
        guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
            throw UsageError("--timeout does not take \"\(text)\"", hint: "Give seconds, above 0 and up to 3600.")
        }
        return .milliseconds(Int64((seconds * 1000).rounded(.up)))
    }
}
