/// An invoice whose sums are easily worked out by hand: lines that cost the same, without tax.
struct InvoiceOrder {
    var descriptions: [String]
    var unitPrice = "10.00"
    var currency = "EUR"
    var notes: [String] = []
    /// Codes, as the order's JSON has them.
    var codes = ""

    /// `Item 001` … with a height of one line each.
    init(lineCount: Int) { descriptions = (0..<lineCount).map { "Item \(Self.number($0))" } }

    init(descriptions: [String]) { self.descriptions = descriptions }

    static func number(_ index: Int) -> String {
        let digits = String(index + 1)
        return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }

    var json: String {
        let lines = descriptions.map {
            #"{"description": \#(Self.quoted($0)), "unitPrice": \#(unitPrice)}"#
        }
        return """
            {
              "version": 1,
              "document": {"kind": "invoice", "number": "2026-0057", "issuedAt": "2026-07-01T12:00:00+02:00"},
              "currency": "\(currency)",
              "seller": {"legalName": "Mill Street Trading Ltd."},
              "buyer": {"legalName": "Harbour Stores"},
              "notes": [\(notes.map(Self.quoted).joined(separator: ", "))],
              "fiscal": {"codes": [\(codes)]},
              "lines": [\(lines.joined(separator: ",\n"))]
            }
            """
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
