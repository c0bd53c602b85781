"""Prints what is wrong with a PDF, a line each: by qpdf's check, and by rules of ISO 32000 for tagged documents that qpdf
does not know.

Usage: check_pdf.py FILE
"""

import re
import sys

import pikepdf


def parents_and_children(element, path):
    """Every element of the structure with its path; complains about children that name another parent."""
    yield element, path
    children = element.get("/K")
    if children is None:
        return
    for child in children if isinstance(children, pikepdf.Array) else [children]:
        if not isinstance(child, pikepdf.Dictionary) or "/S" not in child:
            continue
        if child.get("/P") is None or child.P.objgen != element.objgen:
            print(f"{path}/{child.S}: its parent is another element")
        yield from parents_and_children(child, f"{path}/{str(child.S)[1:]}")


# ISO 32000, 14.8.4.3: what may stand directly in a table.
CHILDREN = {
    "/Table": {"/TR", "/THead", "/TBody", "/TFoot", "/Caption"},
    "/TR": {"/TH", "/TD"},
    "/THead": {"/TR"},
    "/TBody": {"/TR"},
    "/L": {"/LI", "/Caption"},
}


def check_structure(pdf):
    root = pdf.Root
    if not root.get("/MarkInfo", {}).get("/Marked", False):
        print("the catalog does not say that the document is tagged")
    if "/Lang" not in root:
        print("the catalog names no language")
    if "/StructTreeRoot" not in root:
        print("there is no structure")
        return
    top = root.StructTreeRoot
    count = 0
    for element, path in parents_and_children(top, ""):
        count += 1
        role = element.get("/S")
        parent = element.get("/P")
        if role in ("/TR", "/TH", "/TD") and parent is not None and role not in CHILDREN.get(parent.get("/S"), {role}):
            print(f"{path}: {role} does not stand in its table or row")
        children = element.get("/K")
        if role in CHILDREN and isinstance(children, pikepdf.Array):
            for child in children:
                if isinstance(child, pikepdf.Dictionary) and "/S" in child and child.S not in CHILDREN[role]:
                    print(f"{path}: {child.S} may not stand directly in {role}")
    if count < 2:
        print("the structure is empty")


def check_revisions(path):
    """ISO 32000, 7.5.6: each update adds a table and a trailer that name the one before."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(b"%PDF-"):
        print("the header is not at the beginning")
    starts = [int(start) for start in re.findall(rb"startxref\s+(\d+)\s+%%EOF", data)]
    if not starts:
        print("there is no startxref")
    for start in starts:
        if not re.match(rb"xref|\d+ \d+ obj", data[start : start + 20]):
            print(f"startxref {start} does not lead to a table")
    trailers = [int(previous) for previous in re.findall(rb"/Prev\s+(\d+)", data)]
    if sorted(trailers) != starts[:-1]:
        print(f"the updates name {trailers} and follow {starts[:-1]}")


def main():
    path = sys.argv[1]
    with pikepdf.open(path) as pdf:
        for problem in pdf.check_pdf_syntax() if hasattr(pdf, "check_pdf_syntax") else pdf.check():
            print(problem)
        check_structure(pdf)
    check_revisions(path)


main()
