"""Reads files for translators with a tool of their world and writes them back in place. Prints for each file how many texts
the tool takes for translated.

Usage: rewrite_catalogs.py polib|po|xliff|arb FILES
"""

import sys


def with_polib(path):
    import polib

    catalog = polib.pofile(path)
    catalog.save(path)
    return len(catalog.translated_entries())


def with_toolkit(store_class):
    def rewrite(path):
        store = store_class.parsefile(path)
        store.savefile(path)
        return sum(1 for unit in store.units if unit.isblank() is False and unit.target and not unit.isheader())

    return rewrite


def tool(name):
    if name == "polib":
        return with_polib
    from translate.storage import jsonl10n, pypo, xliff

    classes = {"po": pypo.pofile, "xliff": xliff.xlifffile, "arb": jsonl10n.ARBJsonFile}
    return with_toolkit(classes[name])


rewrite = tool(sys.argv[1])
for path in sys.argv[2:]:
    print(rewrite(path))
