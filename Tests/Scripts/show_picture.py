"""Prints a picture of one bit a dot as text: its size and number of bits, then a line of 0 (black) and 1 (white) a row.

Usage: show_picture.py PICTURE
"""

import sys

from PIL import Image

with Image.open(sys.argv[1]) as picture:
    print(*picture.size, picture.mode)
    width, height = picture.size
    for y in range(height):
        print("".join("1" if picture.getpixel((x, y)) else "0" for x in range(width)))
