import ReceiptContent
import ReceiptICU
import ReceiptModel

// Breaking texts into lines.
extension CellLayout {
    /// Cuts texts into the pieces that lines are filled with, by the language of each run.
    mutating func cut(_ first: TextSpan, _ second: TextSpan = .empty, _ third: TextSpan = .empty) throws(RenderingError)
    {
        wrapping.removeAll()
        try addPieces(of: first)
        try addPieces(of: second)
        try addPieces(of: third)
    }

    private mutating func addPieces(of span: TextSpan) throws(RenderingError) {
        for index in span.range {
            if let last = wrapping.pieces.indices.last { wrapping.pieces[last].spaceCells = 1 }
            let run = document.runs[index]
            let first = wrapping.pieces.count
            if run.isUnbreakable {
                addPiece(index, run.byteRange)
            } else {
                try find(.lines, in: run, run.byteRange)
                var start = run.byteRange.lowerBound
                for boundary in wrapping.boundaries {
                    let end = run.byteRange.lowerBound + Int(boundary)
                    addPiece(index, start..<end)
                    start = end
                }
            }
            if index > Int(span.first), document.storage.beginsLanguage(index), first < wrapping.pieces.count {
                wrapping.pieces[first].beginsLanguage = true
            }
        }
    }

    private mutating func addPiece(_ run: Int, _ range: Range<Int>) {
        let contentEnd = document.text.endOfContent(in: range)
        let source = document.runs[run]
        wrapping.pieces.append(
            Wrapping.Piece(
                run: run, start: range.lowerBound, contentEnd: contentEnd, end: range.upperBound,
                cells: document.extent(of: source, range.lowerBound..<contentEnd).cells,
                spaceCells: document.extent(of: source, contentEnd..<range.upperBound).cells))
    }

    /// Fills lines of at most `width` cells with the pieces that were cut.
    ///
    /// A word that is wider than a line is split between grapheme clusters; what must not be broken stays whole and is
    /// noted when it is wider than the paper.
    mutating func fill(_ width: Int) throws(RenderingError) {
        if wrapping.widestPiece > width { try splitPieces(toFit: width) }
        // Two languages stand beside each other where that is one line, else each begins a line.
        let isStacked = wrapping.pieces.contains { $0.beginsLanguage } && wrapping.cellsOnOneLine > width
        var cells = 0
        var space = 0
        var firstPiece = 0
        for (index, piece) in wrapping.pieces.enumerated() {
            if piece.beginsLanguage { space = LanguageSeparator.cells }
            if cells > 0, cells + space + piece.cells > width || isStacked && piece.beginsLanguage {
                endWrappedLine(firstPiece..<index, cells)
                cells = 0
            }
            if cells == 0 {
                firstPiece = index
                space = 0
            }
            if piece.cells > 0 { cells += space + piece.cells }
            space = cells == 0 ? 0 : piece.cells > 0 ? piece.spaceCells : space + piece.spaceCells
        }
        if cells > 0 { endWrappedLine(firstPiece..<wrapping.pieces.count, cells) }
    }

    private mutating func endWrappedLine(_ pieces: Range<Int>, _ cells: Int) {
        let first = wrapping.fragments.count
        var index = pieces.lowerBound
        var space = 0
        while index < pieces.upperBound {
            let piece = wrapping.pieces[index]
            var end = piece.contentEnd
            var last = index
            // Neighbours of one run stay one fragment, with the spaces between them.
            while last + 1 < pieces.upperBound, wrapping.pieces[last + 1].run == piece.run {
                last += 1
                if wrapping.pieces[last].cells > 0 { end = wrapping.pieces[last].contentEnd }
            }
            let range = piece.start..<end
            if !range.isEmpty {
                wrapping.fragments.append(
                    Wrapping.Fragment(
                        run: piece.run, range: range, extent: document.extent(of: document.runs[piece.run], range),
                        spaceCells: space, isTranslation: piece.beginsLanguage && index > pieces.lowerBound))
            }
            space = wrapping.fragments.count > first ? 1 : 0
            index = last + 1
        }
        wrapping.lines.append(Wrapping.Line(fragments: first..<wrapping.fragments.count, cells: cells))
    }

    private mutating func splitPieces(toFit width: Int) throws(RenderingError) {
        let pieces = wrapping.pieces
        wrapping.pieces.removeAll(keepingCapacity: true)
        for piece in pieces {
            let run = document.runs[piece.run]
            if piece.cells <= width {
                wrapping.pieces.append(piece)
            } else if run.isUnbreakable
                || run.role.mayHoldAmounts && document.text.isNumberLike(piece.start..<piece.end)
            {
                noteShortage(piece.cells)
                wrapping.pieces.append(piece)
            } else {
                try find(.clusters, in: run, piece.start..<piece.contentEnd)
                let first = wrapping.pieces.count
                var start = piece.start
                for boundary in wrapping.boundaries {
                    let end = piece.start + Int(boundary)
                    addPiece(piece.run, start..<end)
                    start = end
                }
                if let last = wrapping.pieces.indices.last { wrapping.pieces[last].spaceCells = piece.spaceCells }
                if first < wrapping.pieces.count { wrapping.pieces[first].beginsLanguage = piece.beginsLanguage }
            }
        }
    }

    /// Writes one of the filled lines at its place, without ending it.
    mutating func write(_ line: Wrapping.Line) {
        for index in line.fragments {
            let fragment = wrapping.fragments[index]
            if fragment.isTranslation { writeSeparator() } else { pendingCells += fragment.spaceCells }
            write(document.runs[fragment.run], fragment.range, fragment.extent)
        }
    }

    /// Puts the boundaries of a part of a run into `wrapping.boundaries`.
    private mutating func find(
        _ unit: LineBreaker.Unit, in run: Run, _ range: Range<Int>
    ) throws(RenderingError) {
        let language = document.storage.languages[Int(run.languageIndex)].base
        do {
            let breaker = try breaker(unit, Int(run.languageIndex), language)
            try breaker.find(in: document.text[range], into: &wrapping.boundaries)
        } catch {
            throw .lineBreaking(language: language.description, reason: error.description)
        }
    }

    private mutating func breaker(
        _ unit: LineBreaker.Unit, _ index: Int, _ language: LanguageTag
    ) throws(ICUError) -> LineBreaker {
        let slot = index * 2 + (unit == .lines ? 0 : 1)
        if slot < taken.count, let breaker = taken[slot] { return breaker }
        let breaker = try breakers.take(unit, language: language.description)
        while taken.count <= slot { taken.append(nil) }
        taken[slot] = breaker
        return breaker
    }
}

extension Run {
    /// Never broken over two lines.
    var isUnbreakable: Bool { role == .amount || role == .number }
}

extension TextRole {
    /// Our words may carry amounts within a sentence; texts of others and identifiers may be split when they must.
    fileprivate var mayHoldAmounts: Bool {
        switch self {
        case .label, .statutory, .date, .amount, .number: true
        case .userText, .identifier: false
        }
    }
}

extension [UInt8] {
    /// Where the spaces begin that end a range; no-break spaces belong to the content.
    fileprivate func endOfContent(in range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            if self[end - 1] == 0x20 {
                end -= 1
            } else if end - range.lowerBound >= 3, isWideSpace(endingAt: end) {
                end -= 3
            } else {
                break
            }
        }
        return end
    }

    /// U+2000–2006, U+2008–200B, U+3000 end before `end`: spaces of three bytes that a line may break at.
    private func isWideSpace(endingAt end: Int) -> Bool {
        switch (self[end - 3], self[end - 2], self[end - 1]) {
        case (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8B), (0xE3, 0x80, 0x80): true
        default: false
        }
    }

    /// Whether a word can be an amount within a sentence: digits with a separator and no more letters than currency
    /// symbols have. Endless words of other kinds, such as the payload of a code, may be split.
    fileprivate func isNumberLike(_ range: Range<Int>) -> Bool {
        var (digits, separators, letters) = (0, 0, 0)
        for scalar in String(decoding: self[range], as: UTF8.self).unicodeScalars {
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
