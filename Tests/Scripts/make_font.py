"""Writes a font in which each of the given characters is a black square.

Usage: make_font.py FILE FAMILY CODE-POINT …      (hexadecimal)
"""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def square():
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    for point in [(100, 700), (800, 700), (800, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def main():
    path, family, *points = sys.argv[1:]
    names = {int(point, 16): f"u{point}" for point in points}
    order = [".notdef", *names.values()]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap(names)
    font.setupGlyf({name: square() for name in order})
    font.setupHorizontalMetrics({name: (900, 100) for name in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")})
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    font.setupPost()
    font.save(path)


main()
