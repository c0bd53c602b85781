import ReceiptPrinting
import TestSupport
import Testing

@Suite struct SendingTests {
    private static let large = [UInt8](repeating: 0x41, count: 4_000_000)

    @Test(arguments: [1, 100, 300_000])
    func deliversAllBytes(count: Int) throws {
        let printer = try LoopbackPrinter()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let service = try printer.serve(.readsAll)
        try PrinterAddress.tcp(host: "127.0.0.1", port: printer.port).send(bytes, timeout: .seconds(10))
        #expect(service.received() == bytes)
    }

    @Test func findsNumericAndNamedHosts() throws {
        let printer = try LoopbackPrinter()
        let service = try printer.serve(.readsAll)
        // A name may have several addresses, of which not all answer.
        try PrinterAddress.tcp(host: "localhost", port: printer.port).send([1, 2, 3], timeout: .seconds(10))
        #expect(service.received() == [1, 2, 3])
    }

    @Test func saysThatNobodyListens() throws {
        let port = try LoopbackPrinter().port
        let address = PrinterAddress.tcp(host: "127.0.0.1", port: port)
        #expect { try address.send([1], timeout: .seconds(5)) } throws: { error in
            guard case SendingError.unreachable(address, _) = error else { return false }
            return "\(error)".contains("cannot be reached") && "\(error)".contains("127.0.0.1:\(port)")
        }
    }

    @Test func saysThatAHostIsUnknown() {
        let address = PrinterAddress.tcp(host: "no-such-printer.invalid", port: 9100)
        #expect { try address.send([1], timeout: .seconds(5)) } throws: { error in
            guard case SendingError.unknownHost(address, _) = error else { return false }
            return true
        }
    }

    @Test func givesUpOnAPrinterThatHangs() throws {
        let printer = try LoopbackPrinter()
        let address = PrinterAddress.tcp(host: "127.0.0.1", port: printer.port)
        let service = try printer.serve(.hangs)
        let clock = ContinuousClock()
        let start = clock.now
        #expect { try address.send(Self.large, timeout: .milliseconds(500)) } throws: { error in
            guard case SendingError.timedOut(address, let sent, of: 4_000_000) = error else { return false }
            return (0..<4_000_000).contains(sent)
        }
        #expect(start.duration(to: clock.now) >= .milliseconds(500))
        _ = service.received()
    }

    @Test func noticesThatAPrinterBreaksOff() throws {
        let printer = try LoopbackPrinter()
        let address = PrinterAddress.tcp(host: "127.0.0.1", port: printer.port)
        let service = try printer.serve(.breaksOff(after: 1000))
        #expect { try address.send(Self.large, timeout: .seconds(10)) } throws: { error in
            guard case SendingError.interrupted(address, let sent, of: 4_000_000, _) = error else { return false }
            return (0..<4_000_000).contains(sent)
        }
        #expect(service.received().count == 1000)
    }

    @Test func givesUpBeforeItBeginsWithoutTime() throws {
        let printer = try LoopbackPrinter()
        let address = PrinterAddress.tcp(host: "127.0.0.1", port: printer.port)
        #expect { try address.send(Self.large, timeout: .zero) } throws: { error in
            guard case SendingError.timedOut(address, _, _) = error else { return false }
            return true
        }
    }

    @Test func writesToADeviceFile() throws {
        try PrinterAddress.device(path: "/dev/null").send([1, 2, 3], timeout: .seconds(1))
    }

    @Test func saysThatADeviceIsFull() {
        #expect(
            throws: SendingError.interrupted(
                .device(path: "/dev/full"), sent: 0, of: 3, reason: "No space left on device")
        ) { try PrinterAddress.device(path: "/dev/full").send([1, 2, 3], timeout: .seconds(1)) }
    }

    @Test func saysThatADeviceIsMissing() {
        #expect(
            throws: SendingError.unreachable(
                .device(path: "/dev/usb/no-such-printer"), reason: "No such file or directory")
        ) { try PrinterAddress.device(path: "/dev/usb/no-such-printer").send([1], timeout: .seconds(1)) }
    }
}
