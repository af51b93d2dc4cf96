#!/usr/bin/python3
"""Cuts the two font files in public/fonts, and one for drawings, from Mona Sans (OFL-1.1, `@fontsource-variable/mona-sans`).

mona-sans-text.woff2     weights 400 to 700, normal width: body, interface, data
mona-sans-display.woff2  weight 620, width 118: headlines and figures
art/fonts/display.ttf    the same uncompressed, which is all that the drawing of covers reads

Run `python3 scripts/fonts.py` in the project's folder; the same package gives the same bytes. Needs
`apt-get install python3-fonttools python3-brotli`. The fonts are named without "Mona", which the licence reserves.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = Path("node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2")
OUTPUT = Path("public/fonts")
DRAWN, DRAWN_FILE = "mona-sans-display", Path("art/fonts/display.ttf")

CUTS = {
    "mona-sans-text": ("NS Text", {"wght": (400, 700), "wdth": 100}),
    "mona-sans-display": ("NS Display", {"wght": 620, "wdth": 118}),
}

LETTERS = "ÉÖÜßàáäçèéêëíñóôöøü"
SIGNS = "\u00a0£©«®°·»½×–—‘’“”•…€™−"
COMBINING_MACRON = 0x304
OKINA, APOSTROPHE = 0x2BB, 0x2BC
CHARACTERS = {*range(0x20, 0x7F), *map(ord, LETTERS + SIGNS), COMBINING_MACRON, OKINA, APOSTROPHE}

FEATURES = ["kern", "ccmp", "locl", "mark", "tnum"]
KEPT_NAMES = [0, 1, 2, 4, 6, 13, 14]
FAMILY, FULL_NAME, POSTSCRIPT_NAME = 1, 4, 6


def borrow_letters(font: TTFont) -> None:
    """The source lacks the ʻokina and the modifier apostrophe: the single quotation marks have their shapes."""
    glyphs = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[OKINA] = glyphs[ord("‘")]
            table.cmap[APOSTROPHE] = glyphs[ord("’")]


def subset(font: TTFont) -> None:
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=KEPT_NAMES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)


def rename(font: TTFont, name: str) -> None:
    for record in font["name"].names:
        if record.nameID in (FAMILY, FULL_NAME):
            record.string = name
        elif record.nameID == POSTSCRIPT_NAME:
            record.string = name.replace(" ", "")


def cut(file_name: str, name: str, axes: dict) -> Path:
    font = TTFont(SOURCE, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, axes)
    borrow_letters(font)
    subset(font)
    rename(font, name)
    if file_name == DRAWN:
        font.save(DRAWN_FILE)
    font.flavor = "woff2"
    file = OUTPUT / f"{file_name}.woff2"
    font.save(file)
    return file


if __name__ == "__main__":
    for folder in (OUTPUT, DRAWN_FILE.parent):
        folder.mkdir(parents=True, exist_ok=True)
    for file_name, (name, axes) in CUTS.items():
        file = cut(file_name, name, axes)
        print(f"{file}  {file.stat().st_size} bytes")
