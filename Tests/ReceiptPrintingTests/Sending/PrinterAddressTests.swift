import ReceiptPrinting
import Testing

@Suite struct PrinterAddressTests {
    @Test(arguments: [
        ("tcp://192.168.1.50:9100", PrinterAddress.tcp(host: "192.168.1.50", port: 9100)),
        ("tcp://printer.local", .tcp(host: "printer.local", port: 9100)),
        ("TCP://printer:515", .tcp(host: "printer", port: 515)),
        ("tcp://[::1]:9101", .tcp(host: "::1", port: 9101)), ("tcp://[fe80::1]", .tcp(host: "fe80::1", port: 9100)),
        ("/dev/usb/lp0", .device(path: "/dev/usb/lp0")), ("lp0", .device(path: "lp0")),
    ])
    func reads(text: String, expected: PrinterAddress) {
        #expect(PrinterAddress(text) == expected)
    }

    @Test(arguments: [
        "", "tcp://", "tcp://:9100", "tcp://host:", "tcp://host:0", "tcp://host:65536", "tcp://host:http",
        "tcp://ho st",
        "tcp://host/path", "tcp://[::1", "tcp://[::1]9100", "http://host", "usb://1", "a\0b",
    ])
    func refuses(text: String) {
        #expect(PrinterAddress(text) == nil)
    }

    @Test(arguments: ["tcp://host:9100", "tcp://[::1]:9100", "/dev/usb/lp0"])
    func writesWhatItReads(text: String) {
        #expect(PrinterAddress(text)?.description == text)
    }
}
