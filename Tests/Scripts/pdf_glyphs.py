"""Prints the glyphs that a PDF shows, in the order in which its pages show them, by their numbers in the installed font.

A line is a stretch in one font: its PostScript name, then the glyphs, each with its place from the left in points:
`17@56.70`. Subsets number their glyphs anew, so each is found again by its outline and advance; where several glyphs of
the font look alike, all their numbers stand there: `17/204@56.70`.

Usage: pdf_glyphs.py FILE
"""

import io
import subprocess
import sys

import pikepdf
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont


def looks(font, name):
    """What a glyph looks like: its advance and its outline, components resolved."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    return glyphs[name].width, tuple((operator, tuple(points)) for operator, points in pen.value)


class InstalledFont:
    """The numbers of a font's glyphs by what they look like."""

    fonts = {}

    def __init__(self, name):
        found = subprocess.run(["fc-list", f":postscriptname={name}", "file"], capture_output=True, text=True, check=True)
        path = found.stdout.split(":")[0].strip()
        font = TTFont(path, lazy=True)
        self.numbers = {}
        for number, glyph in enumerate(font.getGlyphOrder()):
            self.numbers.setdefault(looks(font, glyph), []).append(number)

    @classmethod
    def named(cls, name):
        if name not in cls.fonts:
            cls.fonts[name] = cls(name)
        return cls.fonts[name]


class ShownFont:
    """A font of a page: what its codes show, and how far each goes on."""

    fonts = {}

    def __init__(self, resource):
        self.name = str(resource.BaseFont).split("+", 1)[-1]
        self.is_composite = resource.Subtype == "/Type0"
        descendant = resource.DescendantFonts[0] if self.is_composite else resource
        program = descendant.FontDescriptor.get("/FontFile2")
        self.subset = TTFont(io.BytesIO(program.read_bytes())) if program is not None else None
        self.widths = self.widths_of(descendant)

    @classmethod
    def of(cls, resource):
        if resource.objgen not in cls.fonts:
            cls.fonts[resource.objgen] = cls(resource)
        return cls.fonts[resource.objgen]

    def widths_of(self, descendant):
        """Thousandths of the font's size, by code."""
        widths = {}
        if not self.is_composite:
            for place, width in enumerate(descendant.Widths):
                widths[int(descendant.FirstChar) + place] = float(width)
            return widths
        parts = list(descendant.W)
        while parts:  # ISO 32000, 9.7.4.3: `first [w w w]` or `first last w`
            first, second = int(parts.pop(0)), parts.pop(0)
            if isinstance(second, pikepdf.Array):
                widths |= {first + place: float(width) for place, width in enumerate(second)}
            else:
                width = float(parts.pop(0))
                widths |= {code: width for code in range(first, int(second) + 1)}
        return widths

    def codes(self, shown):
        size = 2 if self.is_composite else 1
        return [int.from_bytes(shown[at : at + size], "big") for at in range(0, len(shown), size)]

    def numbers(self, code):
        """The glyph's numbers in the installed font; `?` where the font is no TrueType font."""
        if self.subset is None:
            return "?"
        if self.is_composite:
            glyph = self.subset.getGlyphName(code)
        else:
            tables = self.subset["cmap"].tables
            glyph = next((table.cmap[code] for table in tables if code in table.cmap), None)
            if glyph is None:
                return "?"
        found = InstalledFont.named(self.name).numbers.get(looks(self.subset, glyph), ["?"])
        return "/".join(str(number) for number in found)


def shown(page, resources):
    """Font, code and horizontal place of all that a page or a form on it shows."""
    font, scale, start, x = None, 1.0, 0.0, 0.0
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "Tf":
                font = ShownFont.of(resources.Font[str(operands[0])])
                size = float(operands[1])
            case "Tm":
                scale = float(operands[0])
                start = x = float(operands[4])
            case "Td" | "TD":
                start = x = start + float(operands[0]) * scale
            case "Tj" | "TJ":
                for part in operands[0] if str(operator) == "TJ" else operands:
                    if not isinstance(part, pikepdf.String):
                        x -= float(part) / 1000 * size * scale
                        continue
                    for code in font.codes(bytes(part)):
                        yield font, code, x
                        x += font.widths.get(code, 0) / 1000 * size * scale
            case "Do":
                form = resources.XObject[str(operands[0])]
                if form.Subtype == "/Form":
                    yield from shown(form, form.Resources)


def main():
    with pikepdf.open(sys.argv[1]) as pdf:
        last = None
        for page in pdf.pages:
            for font, code, x in shown(page, page.Resources):
                if font.name != last:
                    print("" if last is None else "\n", font.name, end="\t", sep="")
                    last = font.name
                print(f"{font.numbers(code)}@{x:.2f}", end=" ")
        print()


if __name__ == "__main__":
    main()
