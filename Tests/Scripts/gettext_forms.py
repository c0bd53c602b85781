"""Evaluates each expression of gettext's Plural-Forms on standard input for the numbers 0 to 1000 and 1000000, as Python's
gettext does: one line of form numbers for each.
"""

import gettext
import sys

for line in sys.stdin:
    form = gettext.c2py(line.strip())
    print(" ".join(str(form(number)) for number in [*range(1001), 1000000]))
