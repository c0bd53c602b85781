/// The order of root's keys and the headings between them, by which other locales are laid out.
package struct BundleOutline: Sendable {
    /// A run of keys below one heading.
    struct Section: Hashable {
        let number: Int
        let heading: [Substring]
    }

    private var places: [String: Int] = [:]
    private var sections: [String: Section] = [:]

    init(_ keys: [(key: String, heading: [Substring])]) {
        var section = Section(number: 0, heading: [])
        for (place, (key, heading)) in keys.enumerated() where places[key] == nil {
            if !heading.isEmpty { section = Section(number: place, heading: heading) }
            places[key] = place
            sections[key] = section
        }
    }

    func places(_ key: String, before other: String) -> Bool {
        guard let left = places[key], let right = places[other] else { return false }
        return left < right
    }

    func section(of key: String) -> Section? { sections[key] }
}
