/// Splits whole amounts so that the parts add up to the whole exactly: every part is cut off, and what is left goes,
/// one unit each, to those who lost most by that; among equals to the first.
///
/// A split is symmetric around zero: the parts of −10 are the parts of 10 with the other sign.
enum LargestRemainder {
    /// Parts of `total` in proportion to `weights`.
    ///
    /// Where weights have both signs (something is given back within a sale), only those with the sign of their sum
    /// count: a charge of 5 over 100 and −99 is 5 and 0, not 500 and −495. When they add up to zero their sizes count,
    /// and when all are zero the first one takes everything.
    ///
    /// - Returns: as many parts as there are weights; none for none.
    static func shares(of total: Int128, weights: [Int128]) throws(DecimalError) -> [Int128] {
        guard weights.count > 1 else { return weights.isEmpty ? [] : [total] }
        var sum: Int128 = 0
        for weight in weights { sum = try sum.plus(weight) }
        let effective = weights.map { weight in
            if sum == 0 { return weight < 0 ? -weight : weight }
            return sum > 0 ? max(weight, 0) : max(-weight, 0)
        }
        var whole: Int128 = 0
        for weight in effective { whole = try whole.plus(weight) }
        guard whole > 0 else { return [total] + Array(repeating: 0, count: weights.count - 1) }
        var exact: [ExactFraction] = []
        exact.reserveCapacity(weights.count)
        for weight in effective { exact.append(ExactFraction(try total.times(weight), over: whole)) }
        return try shares(of: total, near: exact)
    }

    /// Parts of `total`, each next to its exact share; exact shares of zero stay zero.
    ///
    /// - Parameters:
    ///   - total: the rounded sum of the exact shares, a multiple of `step`.
    ///   - step: every part is a multiple of it; above zero.
    static func shares(
        of total: Int128, near exact: [ExactFraction], step: Int128 = 1
    ) throws(DecimalError) -> [Int128] {
        // A negative total is split as its mirror image; without a total, the first share that is not zero decides.
        let leading = total != 0 ? total < 0 : exact.first { !$0.isZero }?.isNegative ?? false
        let mirrored = leading ? exact.map(\.negated) : exact
        var left = leading ? -total : total

        var parts = [Int128](repeating: 0, count: exact.count)
        var candidates: [(index: Int, rest: ExactFraction)] = []
        candidates.reserveCapacity(exact.count)
        for index in mirrored.indices where !mirrored[index].isZero {
            let (floor, rest) = try mirrored[index].floored(toMultipleOf: step)
            parts[index] = floor
            left = try left.minus(floor)
            candidates.append((index, rest))
        }
        if candidates.isEmpty, !parts.isEmpty {
            parts[0] = left
        } else if left != 0 {
            // A unit coarser than the step can leave more than one step for each, or take some back.
            let count = Int128(candidates.count)
            let (rounds, once) = (left / step).flooredQuotientAndRemainder(dividingBy: count)
            candidates.sort { $0.rest != $1.rest ? $0.rest > $1.rest : $0.index < $1.index }
            for (rank, candidate) in candidates.enumerated() {
                let steps = Int128(rank) < once ? rounds + 1 : rounds
                parts[candidate.index] = try parts[candidate.index].plus(steps.times(step))
            }
        }
        return leading ? parts.map { -$0 } : parts
    }
}
