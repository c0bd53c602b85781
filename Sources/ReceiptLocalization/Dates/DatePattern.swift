/// A CLDR date pattern taken apart: `d. MMM y` is a day, a literal, a month, a literal and a year.
struct DatePattern: Sendable, Equatable {
    enum Part: Sendable, Equatable {
        case literal(String)
        /// A pattern letter, and how often it stands: `MMM` is M three times.
        case field(letter: UInt8, width: Int)
    }

    let parts: [Part]

    /// Source: UTS #35, part 4, "Date Format Patterns": letters are fields; text between apostrophes is literal, and two
    /// apostrophes are one.
    init(_ pattern: String) {
        var parts: [Part] = []
        var literal = ""
        var quoted = false
        var rest = pattern.unicodeScalars[...]
        func finishLiteral() {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
        }
        while let scalar = rest.popFirst() {
            if scalar == "'" {
                if rest.first == "'" {
                    literal.unicodeScalars.append("'")
                    rest.removeFirst()
                } else {
                    quoted.toggle()
                }
            } else if !quoted, scalar.isASCII, scalar.properties.isAlphabetic {
                finishLiteral()
                var width = 1
                while rest.first == scalar {
                    rest.removeFirst()
                    width += 1
                }
                parts.append(.field(letter: UInt8(truncatingIfNeeded: scalar.value), width: width))
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
        finishLiteral()
        self.parts = parts
    }
}
