import ReceiptContent
import ReceiptModel

/// Checks the entries of a form against its fields, all at once.
struct FormCheck {
    let fields: [FormDocument.Field]
    /// By field key; a field without one is free text.
    let rules: [String: FieldRule]
    let words: FormWords

    func problems(in entries: [String: String], on day: CalendarDay) -> [FieldProblem] {
        var problems = fields.compactMap { field in
            fault(of: field, entry: entries[field.key] ?? "", on: day).map { words.problem(key: field.key, fault: $0) }
        }
        let known = Set(fields.map(\.key))
        for key in entries.keys.sorted() where !known.contains(key) {
            problems.append(words.problem(key: key, fault: .unknownField))
        }
        return problems
    }

    private func fault(of field: FormDocument.Field, entry: String, on day: CalendarDay) -> FieldFault? {
        let typed = TypedText(entry)
        guard !typed.folded.isEmpty else { return field.requirement == .required ? .required : nil }
        guard typed.folded.count <= field.maximumLength else { return .tooLong(maximum: field.maximumLength) }
        return (rules[field.key] ?? .text).fault(of: typed, on: day)
    }
}
