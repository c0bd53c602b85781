import ReceiptCatalogs

/// An option of a command, as it is written and explained.
struct Option: Sendable {
    let name: String
    /// What stands for its value in the help.
    let placeholder: String
    let purpose: String
    /// The command does nothing without it.
    var isNeeded = false
    /// It takes no value.
    var isFlag = false

    static let family = Option(
        name: "--family", placeholder: "FAMILY", purpose: "consumer, business or gift", isNeeded: true)
    static let locale = Option(
        name: "--locale", placeholder: "LOCALE",
        purpose: "a language tag, or a list as in Accept-Language: de-CH, \"fr;q=0.9, en\"", isNeeded: true)
    static let secondLocale = Option(
        name: "--second-locale", placeholder: "LOCALE", purpose: "prints every label in this language too")
    static let format = Option(
        name: "--format", placeholder: "FORMAT", purpose: OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
    static let columns = Option(
        name: "--columns", placeholder: "N", purpose: "width of text, from 24 up; default 42")
    static let bidi = Option(
        name: "--bidi", placeholder: "ORDER",
        purpose: "of text: logical (default), or visual for devices that know no bidi, with Arabic shaped")
    static let digits = Option(
        name: "--digits", placeholder: "DIGITS", purpose: "locale (default), latin or native")
    static let output = Option(
        name: "--output", placeholder: "FILE", purpose: "instead of standard output; written whole or not at all")
    static let paper = Option(
        name: "--paper", placeholder: "SIZE", purpose: "of pdf, svg and png: a4 (default), letter, 58mm or 80mm")
    static let created = Option(
        name: "--created", placeholder: "MOMENT",
        purpose: "when a pdf was made, such as 2026-07-01T12:00:00Z; left out, it does not say")
    static let fontDirectory = Option(
        name: "--font-directory", placeholder: "DIR", purpose: "where fonts are looked for before the system's")
    static let printer = Option(
        name: "--printer", placeholder: "PRINTER", purpose: "one of `receipt printers`, or a file with its profile")
    static let printerFont = Option(name: "--font", placeholder: "FONT", purpose: "of the printer: a (default) or b")
    static let cut = Option(
        name: "--cut", placeholder: "CUT", purpose: "of the paper behind a receipt: automatic (default) or none")
    static let drawer = Option(
        name: "--drawer", placeholder: "DRAWER", purpose: "to open: closed (default: none), first or second")
    static let to = Option(
        name: "--to", placeholder: "ADDRESS", purpose: "tcp://192.168.1.50:9100, or a device such as /dev/usb/lp0",
        isNeeded: true)
    static let timeout = Option(
        name: "--timeout", placeholder: "SECONDS", purpose: "for connecting and sending together; default 10")
    static let png = Option(
        name: "--png", placeholder: "FILE", purpose: "to write a picture of the paper to as well")
    static let json = Option(name: "--json", placeholder: "", purpose: "for machines", isFlag: true)
    static let localizations = Option(
        name: "--localizations", placeholder: "DIR", purpose: "the folder of the bundles; default Localizations")
    static let preview = Option(
        name: "--localizations", placeholder: "DIR",
        purpose: "a folder of bundles whose words win over the program's, to see them without building")
    static let translation = Option(
        name: "--locale", placeholder: "LOCALE", purpose: "the language to translate into, such as de-CH",
        isNeeded: true)
    static let exchangeFormat = Option(
        name: "--format", placeholder: "FORMAT",
        purpose: ExchangeFormat.allCases.map(\.rawValue).joined(separator: ", "), isNeeded: true)
    static let bundle = Option(
        name: "--bundle", placeholder: "NAME", purpose: "only this one; left out, all of the folder")
    static let watch = Option(
        name: "--watch", placeholder: "", purpose: "prints again whenever the order or the words change", isFlag: true)
    static let orderID = Option(name: "--order-id", placeholder: "ID", purpose: "default 42")

    /// How pages and pictures are drawn.
    static let pages = [paper, created, fontDirectory]
    /// What a printer does besides printing.
    static let printing = [printerFont, cut, drawer]
    /// What every command about a family takes.
    static let shared = [family, locale, secondLocale, digits, preview]

    /// The same option for a command that does nothing without it.
    var needed: Option { Option(name: name, placeholder: placeholder, purpose: purpose, isNeeded: true) }
}

/// The one word of a command that is no option.
struct Operand: Sendable {
    let name: String
    let purpose: String
    var isNeeded = true
}
