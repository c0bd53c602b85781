import CReceiptICU

/// A status of ICU that is not plain success, with the call that gave it.
package struct ICUError: Error, Hashable, Sendable {
    /// ICU's `UErrorCode`: above zero a failure, below zero a warning that the caller does not accept.
    package let status: Int32
    /// What was asked of ICU, for example `number style currency/CHF for de-CH`.
    package let call: String

    package init(status: Int32, call: String) {
        self.status = status
        self.call = call
    }

    /// ICU's name of the status, such as `U_MISSING_RESOURCE_ERROR`.
    package var name: String { String(cString: ricu_status_name(status)) }
}

extension ICUError: CustomStringConvertible {
    package var description: String {
        "ICU \(ICUVersion.library) could not make \(call): \(name). Check that its locale data is installed (libicu)."
    }
}

/// Throws unless ICU succeeded. Warnings pass: ICU gives one for every locale that inherits.
package func checkICU(_ status: Int32, _ call: @autoclosure () -> String) throws(ICUError) {
    if status > 0 { throw ICUError(status: status, call: call()) }
}
