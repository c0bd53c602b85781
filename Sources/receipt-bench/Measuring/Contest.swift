/// Programs that do the same work, one after the other in short turns: the machine is never quiet, so that only the
/// median of turns that lie side by side can be compared.
struct Contest {
    /// One of them: does its work for at least so many seconds, and answers how often a second.
    typealias Contestant = (_ slice: Double) throws -> Double

    static let turns = 7

    let slice: Double

    /// The median of each, in the order of the contestants.
    func medians(_ contestants: [Contestant]) throws -> [Double] {
        var rates = contestants.map { _ in [Double]() }
        for _ in 0..<Self.turns {
            for (index, contestant) in contestants.enumerated() {
                rates[index].append(try contestant(slice))
            }
        }
        return rates.map(median)
    }
}
