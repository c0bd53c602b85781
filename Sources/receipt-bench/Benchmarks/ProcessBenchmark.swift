/// A whole process, from its start to its end.
struct ProcessBenchmark {
    let command: String
    let peer: String

    func run() throws {
        print("a whole process, median of 21 (wall, peak memory)")
        let table = Table(widths: [32])
        let sample = "Resources/Samples/supermarket.json"
        for (name, words) in [
            ("receipt render", [command, "render", sample, "--family", "consumer", "--locale", "de-DE"]),
            ("the bar, R10 cold", [peer, "cold", "de-DE"]),
        ] {
            var (times, memory): ([Double], [Double]) = ([], [])
            for _ in 0..<21 {
                let start = Clock.seconds()
                let usage = try ChildProgram(words).finish()
                times.append((Clock.seconds() - start) * 1e3)
                memory.append(Double(usage.peakKilobytes) / 1024)
            }
            print(
                table.row([
                    "\(name):",
                    "\(median(times).shown(decimals: 2)) ms, \(median(memory).shown(decimals: 1)) MB",
                ]))
        }
    }
}
