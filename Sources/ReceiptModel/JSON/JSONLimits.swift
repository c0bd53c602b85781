/// How much of a JSON input is read before it is refused.
public struct JSONLimits: Hashable, Sendable {
    /// The longest input, in bytes: 1 … 2³¹ − 1.
    public let maximumBytes: Int
    /// How many objects and arrays may stand inside each other: 1 for `{}`.
    public let maximumDepth: Int
    /// How many problems are reported before the rest is only mentioned: at least 1.
    public let maximumProblems: Int

    /// 16 MiB, 64 levels, 100 problems.
    public static let standard = JSONLimits()

    /// Numbers beyond their range are brought to its nearest end.
    public init(maximumBytes: Int = 16 << 20, maximumDepth: Int = 64, maximumProblems: Int = 100) {
        self.maximumBytes = min(max(maximumBytes, 1), Int(Int32.max))
        self.maximumDepth = max(maximumDepth, 1)
        self.maximumProblems = max(maximumProblems, 1)
    }
}
