/// The sums that a document prints, in minor units.
struct DocumentWholes {
    let net: Int128
    let tax: Int128
    /// net + tax
    let total: Int128

    static let zero = DocumentWholes(net: 0, tax: 0, total: 0)

    init(tax: Int128, total: Int128) throws(DecimalError) {
        net = try total.minus(tax)
        self.tax = tax
        self.total = total
    }

    private init(net: Int128, tax: Int128, total: Int128) {
        self.net = net
        self.tax = tax
        self.total = total
    }

    /// These sums with the declared ones in their place. One that was not declared follows from the others, so that
    /// net + tax = total holds unless the declared three contradict each other.
    func replaced(by declared: DeclaredTotals, _ scale: AmountScale, _ problems: inout ProblemList) -> DocumentWholes {
        func read(_ amount: ExactDecimal?, _ key: String) -> Int128? {
            amount.map { amount in
                problems.value(at: "$.declaredTotals.\(key)") { () throws(DecimalError) in
                    try scale.minorUnits(amount)
                }
            }
        }
        let (net, tax, total) = (read(declared.net, "net"), read(declared.tax, "tax"), read(declared.total, "total"))
        do throws(DecimalError) {
            switch (net, tax, total) {
            case (let net?, let tax?, let total?): return DocumentWholes(net: net, tax: tax, total: total)
            case (let net?, nil, let total?): return try DocumentWholes(tax: total.minus(net), total: total)
            case (nil, let tax, let total?): return try DocumentWholes(tax: tax ?? self.tax, total: total)
            case (let net?, let tax, nil):
                let tax = tax ?? self.tax
                return DocumentWholes(net: net, tax: tax, total: try net.plus(tax))
            case (nil, let tax, nil): return try DocumentWholes(tax: tax ?? self.tax, total: self.total)
            }
        } catch {
            problems.add(error, at: "$.declaredTotals")
            return self
        }
    }
}
