extension OrderTotals {
    /// Notes every declared number that differs from ours.
    func check(_ declared: DeclaredTotals, _ problems: inout ProblemList) {
        for (key, declared, computed) in [
            ("net", declared.net, net), ("tax", declared.tax, tax), ("total", declared.total, total),
            ("due", declared.due, due),
        ] {
            guard let declared, declared != computed else { continue }
            problems.add(
                .totalsDiffer, at: "$.declaredTotals.\(key)",
                """
                The declared \(key) is \(declared), but the order adds up to \(computed); correct one of them, or ask \
                to trust what is declared.
                """)
        }
    }

    /// Notes a total whose sign contradicts the document's convention.
    ///
    /// A receipt in natural amounts may end below zero, when more is given back than bought; a document that only gives
    /// back may not.
    func check(_ document: DocumentDetails, _ problems: inout ProblemList) {
        let contradicts: Bool
        let direction: String
        switch document.signs {
        case .natural:
            contradicts = total.isNegative && (document.kind == .creditNote || document.kind == .void)
            direction = "below"
        case .negated:
            contradicts = total.signum > 0
            direction = "above"
        }
        guard contradicts else { return }
        problems.add(
            .mixedSigns, at: "$.document.signs",
            """
            The total is \(total), but amounts of this document are \(document.signs.rawValue) and it must not come out \
            \(direction) zero; turn the signs of the lines, or choose the other convention.
            """)
    }
}
