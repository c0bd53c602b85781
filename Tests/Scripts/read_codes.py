"""Prints what a second reader of codes finds in pictures: format, level, message as a reader sends it with ECI (AIM's
prefix, then the content), and content, these two hexadecimal; a line a code.

Usage: read_codes.py PICTURE...
"""

import sys

import zxingcpp
from PIL import Image

for path in sys.argv[1:]:
    picture = Image.open(path).convert("L")
    for code in zxingcpp.read_barcodes(picture, text_mode=zxingcpp.TextMode.HexECI):
        print(code.format.name, code.ec_level or "-", code.text.replace(" ", ""), code.bytes.hex(), sep="\t")
