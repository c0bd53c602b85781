import ReceiptContent

extension FormState {
    /// What a checkout found: `FormState(entries: entries, problems: form.validate(entries, on: day))`.
    public init(entries: [String: String], problems: [FieldProblem]) {
        self.init(
            entries: entries,
            problems: problems.map { Problem(key: $0.key, text: FormText(saying: $0.problem, then: $0.remedy)) })
    }
}

extension FormText {
    /// Two sentences, one after the other in each language.
    init(saying first: FormText, then next: FormText) {
        let isAlike = first.second == nil && next.second == nil
        self.init(
            "\(first.leading) \(next.leading)",
            second: isAlike ? nil : "\(first.second ?? first.leading) \(next.second ?? next.leading)")
    }
}
