extension PrinterAddress {
    /// Sends bytes to the printer, and returns when it has taken all of them.
    ///
    /// A printer in the network has taken them when its system has; whether paper came out, nobody says.
    ///
    /// ```swift
    /// try PrinterAddress.tcp(host: "192.168.1.50", port: 9100).send(file.bytes)
    /// ```
    ///
    /// - Parameter timeout: For connecting and sending together.
    /// - Throws: `SendingError`; a part of the bytes may then have been printed.
    public func send(_ bytes: [UInt8], timeout: Duration = .seconds(10)) throws(SendingError) {
        let connection = try PrinterConnection(to: self, before: Deadline(after: timeout))
        try connection.deliver(bytes)
    }
}
