"""Prints the HTML of receipts with WeasyPrint.

usage: python3 weasyprint_pages.py FOLDER serve            answers each line "CASE SECONDS" with "PAGES SECONDS"
       python3 weasyprint_pages.py FOLDER print CASE N OUT  writes page N of a case to OUT

FOLDER holds CASE.0.html, CASE.1.html and so on. What can be kept between pages is kept: the program, and its fonts.
"""
import pathlib
import sys
import time

import weasyprint
from weasyprint.text.fonts import FontConfiguration


def pages(folder, case):
    paths = sorted(folder.glob(f"{case}.*.html"), key=lambda path: int(path.suffixes[-2][1:]))
    return [path.read_text(encoding="utf-8") for path in paths]


def main():
    folder, mode = pathlib.Path(sys.argv[1]), sys.argv[2]
    fonts = FontConfiguration()

    def print_page(html):
        return weasyprint.HTML(string=html).write_pdf(font_config=fonts)

    if mode == "print":
        case, number, out = sys.argv[3:6]
        pathlib.Path(out).write_bytes(print_page(pages(folder, case)[int(number)]))
        return
    kept = {}
    for line in sys.stdin:
        case, seconds = line.split()
        if case not in kept:
            kept[case] = pages(folder, case)
        count, start = 0, time.monotonic()
        while True:
            print_page(kept[case][count % len(kept[case])])
            count += 1
            passed = time.monotonic() - start
            if passed >= float(seconds):
                break
        print(count, f"{passed:.6f}", flush=True)


main()
