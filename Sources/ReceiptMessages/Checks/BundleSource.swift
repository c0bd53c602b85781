import ReceiptModel

/// One file of bundle text, and the locale that its name says.
package struct BundleSource: Sendable {
    package let file: String
    /// The name of the file without directory and `.txt`: `root`, `de_CH`.
    package let locale: String
    package let text: BundleText

    package init(file: String, text: BundleText) {
        self.file = file
        locale = Self.locale(of: file)
        self.text = text
    }

    /// Reads a file; adds an issue and answers nil where it is no bundle text.
    package init?(file: String, _ issues: inout [CatalogIssue]) {
        let locale = Self.locale(of: file)
        func add(_ problem: CatalogProblem, line: Int? = nil) {
            issues.append(CatalogIssue(problem, file: file, line: line, locale: locale, key: nil))
        }
        let bytes: [UInt8]
        do { bytes = try TextFile.bytes(of: file) } catch {
            add(.unreadableFile(reason: error.reason))
            return nil
        }
        do { self.init(file: file, text: try BundleText(reading: bytes)) } catch {
            add(.bundleSyntax(reason: error.description), line: error.position.line)
            return nil
        }
    }

    private static func locale(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
    }

    package var isRoot: Bool { locale == "root" }

    /// The language of the words; root is English.
    package var tag: LanguageTag { Self.tag(of: locale) }

    /// - Parameter file: Its path or name, with or without `.txt`.
    static func tag(of file: String) -> LanguageTag {
        let name = locale(of: file)
        return name == "root" ? .english : LanguageTag(name)?.base ?? .undetermined
    }

    package func issue(_ problem: CatalogProblem, _ entry: BundleText.Entry? = nil) -> CatalogIssue {
        CatalogIssue(
            problem, file: file, line: entry?.position.line ?? text.namePosition.line, locale: locale, key: entry?.key)
    }
}

extension BundleSource {
    /// What is wrong with the file by itself: its name, and its keys among each other.
    package func ownIssues(bundle: String) -> [CatalogIssue] {
        nameIssues + keyIssues(bundle: bundle)
    }

    private var nameIssues: [CatalogIssue] {
        var issues: [CatalogIssue] = []
        if !isRoot {
            let canonical = LanguageTag(locale)?.icuName
            if canonical != locale {
                issues.append(issue(.localeNameNotCanonical(name: locale, canonical: canonical)))
            } else if locale == "en" {
                issues.append(issue(.englishOutsideRoot))
            }
        }
        // ICU names what it compiles by the table and not by the file.
        if text.name != locale { issues.append(issue(.tableNameDiffersFromFile(table: text.name, file: locale))) }
        return issues
    }

    private func keyIssues(bundle: String) -> [CatalogIssue] {
        var issues: [CatalogIssue] = []
        var lines: [String: Int] = [:]
        for entry in text.entries {
            if !entry.key.hasPrefix("\(bundle).") {
                issues.append(issue(.wrongNamespace(bundle: bundle), entry))
            } else if !FunctionName.isWellFormed(entry.key) {
                issues.append(issue(.malformedKey, entry))
            }
            if let first = lines[entry.key] {
                issues.append(issue(.duplicateKey(firstLine: first), entry))
            } else {
                lines[entry.key] = entry.position.line
            }
        }
        return issues
    }
}
