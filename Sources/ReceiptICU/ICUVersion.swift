import CReceiptICU

/// The ICU that is loaded, and the CLDR data in it.
package enum ICUVersion {
    package static var library: String { String(cString: ricu_version()) }
    package static var data: String { String(cString: ricu_data_version()) }
}
