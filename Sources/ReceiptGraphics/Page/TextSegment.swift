#if Graphics
    import ReceiptContent
    import ReceiptModel

    /// The part of a text that is in one language: it is shaped as one.
    struct TextSegment {
        var text: ShapingText
        /// Words and numbers return in other documents; names do not, and are nobody else's business.
        var keeping: Shaper.Keeping
    }

    extension PageLayout {
        /// The texts of a line in the leading language, and then what of them is said again in others.
        func segments(of spans: [TextSpan]) -> [TextSegment] {
            if spans.count == 1, spans[0].count == 1 { return [segment(of: document[spans[0]], isLeading: true)] }
            var groups: [[Run]] = []
            for span in spans {
                for (index, part) in document.languages(of: span).enumerated() {
                    if index == groups.count { groups.append([]) }
                    groups[index] += document[part]
                }
            }
            return groups.enumerated().map { segment(of: $1[...], isLeading: $0 == 0) }
        }

        private func segment(of runs: ArraySlice<Run>, isLeading: Bool) -> TextSegment {
            let isOne = runs.count == 1
            let own = runs.first?.direction ?? document.direction
            var segment = TextSegment(
                text: ShapingText(
                    direction: isOne || !isLeading ? own : document.direction, font: FontStyle(size: 0)),
                keeping: .forLater)
            for run in runs {
                if run.role == .userText || run.role == .identifier { segment.keeping = .notAtAll }
                let number = shaper.number(of: document.language(of: run))
                if !segment.text.utf8.isEmpty {
                    segment.text.utf8.append(UInt8(ascii: " "))
                    segment.text.close(number, isUnbreakable: false)
                }
                append(run, number, isolated: !isOne, to: &segment.text)
            }
            return segment
        }

        private func append(_ run: Run, _ number: Int32, isolated: Bool, to text: inout ShapingText) {
            if isolated {
                text.utf8 += run.direction == .rightToLeft ? Self.rightToLeftIsolate : Self.leftToRightIsolate
            }
            text.close(number, isUnbreakable: false)
            let bytes = document.storage.text[run.byteRange]
            switch run.role {
            case .amount, .number:
                text.utf8 += bytes
                text.close(number, isUnbreakable: true)
            case .label, .statutory, .date: text.appendKeepingNumbers(bytes, number)
            case .userText, .identifier:
                text.utf8 += bytes
                text.close(number, isUnbreakable: false)
            }
            if isolated {
                text.utf8 += Self.popIsolate
                text.close(number, isUnbreakable: false)
            }
        }

        private static let leftToRightIsolate = Array("\u{2066}".utf8)
        private static let rightToLeftIsolate = Array("\u{2067}".utf8)
        private static let popIsolate = Array("\u{2069}".utf8)
    }

    extension ShapingText {
        /// Ends a span at the last byte, unless it would be empty.
        mutating func close(_ language: Int32, isUnbreakable: Bool) {
            guard utf8.count > spans.last?.end ?? 0 else { return }
            spans.append(Span(end: utf8.count, language: language, isUnbreakable: isUnbreakable))
        }

        /// What stands between spaces, each by itself.
        func words(in font: FontStyle) -> [ShapingText] {
            guard let language = spans.first?.language else { return [] }
            return utf8.split(separator: UInt8(ascii: " ")).map { bytes in
                var word = ShapingText(utf8: Array(bytes), direction: direction, font: font)
                word.close(language, isUnbreakable: true)
                return word
            }
        }

        /// Words of ours may hold amounts: what looks like one stays on one line.
        mutating func appendKeepingNumbers(_ bytes: ArraySlice<UInt8>, _ language: Int32) {
            var wordStart = bytes.startIndex
            var index = bytes.startIndex
            while index <= bytes.endIndex {
                if index == bytes.endIndex || bytes[index] == UInt8(ascii: " ") {
                    let word = bytes[wordStart..<index]
                    if word.isNumberLike {
                        close(language, isUnbreakable: false)
                        utf8 += word
                        close(language, isUnbreakable: true)
                    } else {
                        utf8 += word
                    }
                    if index < bytes.endIndex { utf8.append(bytes[index]) }
                    wordStart = index + 1
                }
                index += 1
            }
            close(language, isUnbreakable: false)
        }
    }

    extension ArraySlice<UInt8> {
        /// Whether a word can be an amount: digits, a separator, and no more letters than currency symbols have.
        fileprivate var isNumberLike: Bool {
            // Most words have no digit: an ASCII one is seen at once, others begin with a byte above 0x7F.
            guard contains(where: { $0 >= 0x80 || (0x30...0x39).contains($0) }) else { return false }
            var (digits, separators, letters) = (0, 0, 0)
            for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
                if scalar.properties.numericType == .decimal {
                    digits += 1
                } else if scalar.properties.isAlphabetic {
                    letters += 1
                } else if scalar.properties.generalCategory != .format {
                    separators += 1
                }
            }
            return digits > 0 && separators > 0 && letters <= 5
        }
    }
#endif
