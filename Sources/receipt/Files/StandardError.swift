/// Where a person reads what went wrong.
enum StandardError {
    static func write(_ text: String) {
        // Nothing is left to say when even this fails.
        try? Descriptor.standardError.writeAll(Array(text.utf8))
    }
}
