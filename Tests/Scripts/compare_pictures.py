"""Prints how far two grey pictures are apart, in levels of 255: the mean over all dots, and the most over squares of 8 x 8
dots, so that an edge that moved by a fraction of a dot counts little and a word that moved counts much.

Usage: compare_pictures.py RECORDED DRAWN
"""

import sys

from PIL import Image, ImageChops, ImageStat

recorded, drawn = (Image.open(path).convert("L") for path in sys.argv[1:3])
if recorded.size != drawn.size:
    sys.exit(f"{recorded.size} was recorded and {drawn.size} drawn")
mean = ImageStat.Stat(ImageChops.difference(recorded, drawn)).mean[0]
squares = [picture.reduce(8) for picture in (recorded, drawn)]
most = ImageChops.difference(*squares).getextrema()[1]
print(f"{mean:.3f} {most}")
