"""Prints the text of a PDF as it is seen: a line for each baseline, its characters from left to right.

A row of the output is the number of the file, from 0 on, a tab, and the line's text, with a space where there is a gap.
Characters that one glyph or one group of glyphs shows together stand in the order in which they are seen, too: lam joined
with alef as alef, lam.

Usage: pdf_lines.py FILE …
"""

import re
import sys
import unicodedata

import pikepdf
from pdf_glyphs import ShownFont


class ReadFont:
    """A font of a page: how far its codes go on, and what they mean. Source: ISO 32000, 9.10.3."""

    def __init__(self, resource):
        self.shown = ShownFont(resource)
        self.texts = {}
        text = resource.ToUnicode.read_bytes().decode("ascii")
        if "beginbfrange" in text:
            raise ValueError(f"{self.shown.name} gives ranges of characters, which are not read here")
        for block in re.findall(r"beginbfchar(.*?)endbfchar", text, re.DOTALL):
            for code, units in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>", block):
                self.texts[int(code, 16)] = as_seen(bytes.fromhex(units).decode("utf-16-be"))


def as_seen(text):
    """The characters of one glyph from left to right."""
    text = unicodedata.normalize("NFKC", text)
    is_backward = any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)
    return text[::-1] if is_backward else text


class Piece:
    """A text that one glyph shows, or several together; it stands where the first of them does."""

    def __init__(self, text):
        self.text = text
        self.baseline = None
        self.left = float("inf")
        self.right = float("-inf")

    def add(self, baseline, left, right):
        self.baseline = baseline if self.baseline is None else self.baseline
        self.left = min(self.left, left)
        self.right = max(self.right, right)


def pieces(page, resources, fonts):
    """What a page shows, in the order of its contents."""
    font, size, scale, start, x, y, group = None, 1.0, 1.0, 0.0, 0.0, 0.0, None
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "Tf":
                resource = resources.Font[str(operands[0])]
                if resource.objgen not in fonts:
                    fonts[resource.objgen] = ReadFont(resource)
                font = fonts[resource.objgen]
                size = float(operands[1])
            case "Tm":
                scale = float(operands[0])
                start = x = float(operands[4])
                y = float(operands[5])
            case "Td" | "TD":
                start = x = start + float(operands[0]) * scale
                y += float(operands[1]) * scale
            case "BDC" if isinstance(operands[1], pikepdf.Dictionary) and "/ActualText" in operands[1]:
                group = Piece(as_seen(str(operands[1].ActualText)))
            case "EMC" if group is not None:
                yield group
                group = None
            case "Tj" | "TJ":
                for part in operands[0] if str(operator) == "TJ" else operands:
                    if not isinstance(part, pikepdf.String):
                        x -= float(part) / 1000 * size * scale
                        continue
                    for code in font.shown.codes(bytes(part)):
                        piece = group or Piece(font.texts.get(code, ""))
                        right = x + font.shown.widths.get(code, 0) / 1000 * size * scale
                        piece.add(y, x, right)
                        if group is None:
                            yield piece
                        x = right
            case "Do":
                form = resources.XObject[str(operands[0])]
                if form.Subtype == "/Form":
                    yield from pieces(form, form.Resources, fonts)


def text_of(line):
    """The pieces of a line from left to right."""
    text, end = "", float("inf")
    for piece in sorted(line, key=lambda piece: piece.left):
        if piece.left - end > 1:
            text += " "
        text += piece.text
        end = piece.right if text == piece.text else max(end, piece.right)
    return text


def main():
    for number, path in enumerate(sys.argv[1:]):
        with pikepdf.open(path) as pdf:
            fonts = {}
            for page in pdf.pages:
                lines = {}
                for piece in pieces(page, page.Resources, fonts):
                    if piece.baseline is not None:
                        lines.setdefault(round(piece.baseline, 1), []).append(piece)
                for baseline in sorted(lines, reverse=True):
                    print(number, text_of(lines[baseline]), sep="\t")


main()
