"""Prints what a second reader of codes finds in pictures: number of the picture from 0, format, level, message as a reader sends it with ECI (AIM's
prefix, then the content), and content, these two hexadecimal; a line a code.

Usage: read_codes.py PICTURE...
"""

import sys

import zxingcpp
from PIL import Image

for number, path in enumerate(sys.argv[1:]):
    picture = Image.open(path).convert("L")
    for code in zxingcpp.read_barcodes(picture, text_mode=zxingcpp.TextMode.HexECI):
        message = code.text.replace(" ", "")
        print(number, code.format.name, code.ec_level or "-", message, code.bytes.hex(), sep="\t")
