"""Writes a picture as a small PNG of sixteen greys.

Usage: pack_picture.py PICTURE OUTPUT
"""

import sys

from PIL import Image

Image.open(sys.argv[1]).convert("L").quantize(16).save(sys.argv[2], optimize=True)
