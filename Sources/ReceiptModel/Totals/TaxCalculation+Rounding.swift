extension TaxCalculation {
    /// Rounds all taxes of one kind, cell by cell.
    mutating func round(_ inclusion: TaxInclusion) throws(DecimalError) {
        guard entries.contains(where: { $0.inclusion == inclusion }) else { return }
        let roundsTax = roundsTaxItself(inclusion)
        assignCells(inclusion, roundsTax)
        for first in entries.indices where entries[first].inclusion == inclusion && !entries[first].isRounded {
            current = entries[first].amount
            guard let members = members(ofCellAt: first) else {
                let reference = roundsTax ? 0 : reference(of: first, inclusion)
                entries[first].tax = try rounded(entries[first].exact, inclusion, roundsTax, reference)
                entries[first].isRounded = true
                continue
            }
            var exact = ExactFraction.zero
            var reference: Int128 = 0
            var lastAmount = -1
            for member in members {
                exact = try exact.adding(entries[member].exact)
                // Entries of one amount follow each other.
                if entries[member].amount != lastAmount {
                    reference = try reference.plus(self.reference(of: member, inclusion))
                    lastAmount = entries[member].amount
                }
            }
            let isUntaxed = members.allSatisfy { entries[$0].exact.isZero }
            let tax = isUntaxed ? 0 : try rounded(exact, inclusion, roundsTax, reference)
            try distribute(tax, over: members)
        }
    }

    /// Whether the basis rounds the tax; else it rounds the net amount (contained) or the gross amount (added), and the
    /// tax is the difference.
    private func roundsTaxItself(_ inclusion: TaxInclusion) -> Bool {
        switch inclusion {
        case .contained: policy.basis == .gross
        case .added: policy.basis == .net
        case .informative, .withheld: true
        }
    }

    /// What the rounded tax is the difference to: the price that contains it, or the net amount that it is added to.
    private func reference(of entry: Int, _ inclusion: TaxInclusion) -> Int128 {
        let amount = entries[entry].amount
        return inclusion == .contained ? taxed.amounts[amount].priced : nets[amount]
    }

    private func rounded(
        _ exact: ExactFraction, _ inclusion: TaxInclusion, _ roundsTax: Bool, _ reference: Int128
    ) throws(DecimalError) -> Int128 {
        if exact.isZero { return 0 }
        if roundsTax { return try exact.rounded(toMultipleOf: unit, policy.mode) }
        let whole = ExactFraction(reference)
        if inclusion == .contained {
            return try reference.minus(whole.subtracting(exact).rounded(toMultipleOf: unit, policy.mode))
        }
        return try whole.adding(exact).rounded(toMultipleOf: unit, policy.mode).minus(reference)
    }

    // MARK: - Cells

    private mutating func assignCells(_ inclusion: TaxInclusion, _ roundsTax: Bool) {
        for index in entries.indices where entries[index].inclusion == inclusion {
            switch policy.place {
            case .line: entries[index].cell = roundsTax ? index : entries[index].amount
            case .rate:
                entries[index].cell =
                    roundsTax ? entries[index].row : firstAmountAlike(entries[index].amount, inclusion)
            // A tax that changes no total has no total to add up to.
            case .document: entries[index].cell = inclusion == .informative ? entries[index].row : 0
            }
        }
    }

    /// The first amount with the same taxes of this kind: such amounts have one net or gross amount to round.
    private func firstAmountAlike(_ index: Int, _ inclusion: TaxInclusion) -> Int {
        taxed.amounts[..<index].firstIndex { other in
            taxed.haveEqualTaxes(inclusion, other.combination, taxed.amounts[index].combination)
        } ?? index
    }

    /// - Returns: all entries of a cell; nil when the first is alone in it, as it is on most receipts.
    private func members(ofCellAt first: Int) -> [Int]? {
        let (cell, inclusion, amount) = (entries[first].cell, entries[first].inclusion, entries[first].amount)
        var others: [Int] = []
        for index in entries.index(after: first)..<entries.endIndex {
            // By line, a cell ends with its line.
            if policy.place == .line, entries[index].amount != amount { break }
            if entries[index].cell == cell, entries[index].inclusion == inclusion { others.append(index) }
        }
        return others.isEmpty ? nil : [first] + others
    }

    /// Gives the rounded tax of a cell first to its different taxes, so that the printed table adds up, then within each
    /// to its amounts.
    private mutating func distribute(_ tax: Int128, over members: [Int]) throws(DecimalError) {
        var rows: [Int] = []
        for member in members where !rows.contains(entries[member].row) { rows.append(entries[member].row) }
        var exact = [ExactFraction](repeating: .zero, count: rows.count)
        for (index, row) in rows.enumerated() {
            for member in members where entries[member].row == row {
                exact[index] = try exact[index].adding(entries[member].exact)
            }
        }
        let step = tax % unit == 0 ? unit : 1
        let parts = rows.count == 1 ? [tax] : try LargestRemainder.shares(of: tax, near: exact, step: step)
        for (row, part) in zip(rows, parts) {
            let own = members.filter { entries[$0].row == row }
            let shares = try LargestRemainder.shares(of: part, near: own.map { entries[$0].exact })
            for (member, share) in zip(own, shares) {
                entries[member].tax = share
                entries[member].isRounded = true
            }
        }
    }
}
