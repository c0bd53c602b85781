/// What stands above one entry of a bundle file, from the end of the entry before: perhaps the heading of a section, and
/// remarks about the entry.
struct EntryLead: Hashable, Sendable {
    /// The rest of the line on which the entry above ends; nil where this one begins on that line.
    private var rest: Substring?
    /// Whole lines that belong to no entry alone: blank ones, and comments below them.
    private(set) var section: [Substring]
    /// Whole lines directly above the entry.
    private var own: [Substring]
    /// What stands before the key in its line.
    private var indentation: Substring

    /// - Parameter isFirst: Above it stands the beginning of the table.
    init(_ text: Substring, isFirst: Bool) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // A comment of several lines that begins behind an entry is left whole, with all that follows.
        guard lines.count > 1, let last = lines.last, !lines[0].contains("/*") else {
            (rest, section, own, indentation) = (nil, [], [], text)
            return
        }
        let between = lines.dropFirst().dropLast()
        // A comment of several lines may hold blank ones.
        let plain = between.prefix { !$0.contains("/*") }
        section = plain.lastIndex(where: \.isBlank).map { Array(plain[...$0]) } ?? []
        // The first comment below a blank line speaks of all that follow, up to a remark that the catalog check reads.
        if isFirst || !section.isEmpty {
            section += plain.dropFirst(section.count).prefix { $0.isLineComment && !$0.isRemark }
        }
        own = Array(between.dropFirst(section.count))
        (rest, indentation) = (lines.first, last)
    }

    /// The lead of an entry that is put in.
    init(section: [Substring]) {
        (rest, self.section, own, indentation) = ("", section, [], "    ")
    }

    var text: String {
        guard let rest else { return String(indentation) }
        return ([rest] + section + own + [indentation]).joined(separator: "\n")
    }

    /// The comments of the section, without the blank lines around them.
    var heading: [Substring] { section.filter { !$0.isBlank } }

    /// Those of them that a blank line parts from the entry.
    var headingApart: [Substring] {
        section.lastIndex(where: \.isBlank).map { section[...$0].filter { !$0.isBlank } } ?? []
    }

    /// The remarks on the entry, without comment marks; nil where something else than comments of lines stands there.
    var remarks: [String]? {
        guard own.allSatisfy(\.isLineComment), rest != nil || indentation.isBlank else { return nil }
        return own.map { line in String(line.drop { $0.isWhitespace || $0 == "/" }) }
    }

    /// - Parameter remarks: No line of them can end the comment that it stands in. Where a tool has only wrapped the lines
    ///   otherwise, they stay as they are.
    mutating func setRemarks(_ remarks: [String]) {
        let lines = remarks.flatMap { $0.split(whereSeparator: \.isNewline) }
        func words(_ lines: [some StringProtocol]) -> [Substring] {
            lines.flatMap { Substring($0).split(separator: " ") }
        }
        guard let present = self.remarks, words(present) != words(lines) else { return }
        if rest == nil { (rest, indentation) = ("", "    ") }
        own = lines.map { "    // \($0)" }
    }

    /// Gives the section to an entry that is put in above this one.
    mutating func giveSection() -> [Substring] {
        defer { section = [] }
        return section
    }

    /// Takes the place of an entry that is taken out: its remarks go, the section that it headed stays.
    mutating func replace(_ removed: EntryLead, isFirst: Bool, isClosing: Bool) {
        guard let restAbove = removed.rest else { return }
        if rest == nil, indentation.isBlank { indentation = removed.indentation }
        rest = restAbove
        if !isClosing, heading.isEmpty, !removed.heading.isEmpty { section = removed.section }
        if isFirst { section = Array(section.drop(while: \.isBlank)) }
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var isLineComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }
    fileprivate var isRemark: Bool { contains("As in English:") || contains("Accepted ") }
}
