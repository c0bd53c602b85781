extension PrintJobReader {
    /// Real-time commands. Source: Epson ESC/POS, DLE EOT, DLE ENQ, DLE DC4.
    mutating func readDLE() {
        guard let name = takeByte() else { return }
        switch name {
        case 0x04:
            guard let kind = takeByte() else { return }
            if [7, 8, 18].contains(kind) { guard takeByte() != nil else { return } }
            remark(.request("DLE EOT"))
        case 0x05:
            if takeByte() != nil { remark(.request("DLE ENQ")) }
        case 0x14:
            readRealTimeFunction()
        default:
            remarkUnknown()
        }
    }

    private mutating func readRealTimeFunction() {
        guard let function = takeByte() else { return }
        switch function {
        case 1:
            guard let values = take(2) else { return }
            let time = Int(values[values.startIndex + 1]) * 100
            pulse(connector: values[values.startIndex], on: time, off: time)
        case 2:
            if take(2) != nil { remark(.request("DLE DC4")) }
        case 3:
            if take(5) != nil { remark(.ineffective(command: "DLE DC4", .noEffectOnPaper)) }
        case 7:
            if take(1) != nil { remark(.request("DLE DC4")) }
        case 8:
            if take(7) != nil { remark(.ineffective(command: "DLE DC4", .noEffectOnPaper)) }
        default:
            remarkUnknown(3)
        }
    }

    /// Opens a drawer.
    ///
    /// - Parameter connector: 0 is pin 2, 1 is pin 5, as numbers or as digits.
    mutating func pulse(connector: UInt8, on: Int, off: Int) {
        switch connector {
        case 0, 1, 0x30, 0x31:
            add(
                .drawer(
                    PrintedPaper.DrawerPulse(pin: connector & 1 == 0 ? 2 : 5, onMilliseconds: on, offMilliseconds: off))
            )
        default:
            remark(.ineffective(command: commandName, .outOfRange))
        }
    }
}
