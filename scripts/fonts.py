#!/usr/bin/python3
"""Cuts two fonts from Mona Sans (OFL-1.1, `@fontsource-variable/mona-sans`), for pages and for covers.

text     weights 400 to 700, normal width: body, interface, data
display  weight 620, width 118: headlines and figures

public/fonts/mona-sans-*.woff2 are what visitors get, with the signs of our texts and the kerning that can be seen: all
kerning would be a third of each file. display.ttf in scripts/content/pictures has everything, uncompressed, as
covers need it.

Run `python3 scripts/fonts.py` in the project's folder; the same package gives the same bytes. Needs
`apt-get install python3-fonttools python3-brotli`. The fonts are named without "Mona", which the licence reserves.
"""

from itertools import product
from pathlib import Path
from string import ascii_letters, ascii_lowercase
from unicodedata import normalize

from fontTools.otlLib.builder import buildPairPosGlyphs, buildValue
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = Path("node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2")
FOR_PAGES = Path("public/fonts")
FOR_COVERS = Path("scripts/content/pictures/display.ttf")

LETTERS = "ÉÖÜßàáäçèéêëíñóôöøü"
SIGNS = "\u00a0£©«®°·»½×–—‘’“”•…€™−"
COMBINING_MACRON = 0x304
OKINA, APOSTROPHE = 0x2BB, 0x2BC
CHARACTERS = {*range(0x20, 0x7F), *map(ord, LETTERS + SIGNS), COMBINING_MACRON, OKINA, APOSTROPHE}
# Characters that our texts do not use: on pages they come from the device's own font.
RARE = "#<=>[\\]^`{|}~«»½®•™"
RARE_IN_HEADLINES = RARE + "*@_©"

CUTS = {
    "text": ("NS Text", {"wght": (400, 700), "wdth": 100}, RARE),
    "display": ("NS Display", {"wght": 620, "wdth": 118}, RARE_IN_HEADLINES),
}

PUNCTUATION = ".,:;!?()'\"‘’“”-–—"
# In thousandths of the font size: a sixth of a pixel in text, less than one in a headline.
LEAST_KERNING, KERNING_STEP = 10, 5

FEATURES = ["kern", "ccmp", "locl", "mark"]
KEPT_NAMES = [0, 1, 2, 4, 6, 13, 14]
FAMILY, FULL_NAME, POSTSCRIPT_NAME = 1, 4, 6


def borrow_letters(font: TTFont) -> None:
    """The source lacks the ʻokina and the modifier apostrophe: the single quotation marks have their shapes."""
    glyphs = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[OKINA] = glyphs[ord("‘")]
            table.cmap[APOSTROPHE] = glyphs[ord("’")]


def subset(font: TTFont, characters: set) -> None:
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=KEPT_NAMES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def is_common(first: str, second: str) -> bool:
    """Whether texts have `first` before `second`: letters, but no capital inside a word, and punctuation beside them."""
    first, second = (normalize("NFD", sign)[0] for sign in (first, second))
    if first in ascii_letters and second in ascii_letters:
        return first not in ascii_lowercase or second in ascii_lowercase
    return {first in ascii_letters, second in ascii_letters} == {True, False} and (
        first in PUNCTUATION or second in PUNCTUATION
    )


def kerning(subtables: list, first: str, second: str) -> int:
    """Between two glyphs, by the first subtable that has them."""
    for table in subtables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 2:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            return getattr(value, "XAdvance", 0)
        for pair in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
            if pair.SecondGlyph == second:
                return getattr(pair.Value1, "XAdvance", 0)
    return 0


def thin_kerning(font: TTFont) -> None:
    """Leaves the kerning of common pairs, that of the lightest weight for all."""
    gpos = font["GPOS"].table
    features = [record.Feature for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    indices = sorted({index for feature in features for index in feature.LookupListIndex})
    lookups = [gpos.LookupList.Lookup[index] for index in indices]
    glyphs = font.getBestCmap()
    pairs = {}
    for first, second in product(sorted(CHARACTERS), repeat=2):
        if not is_common(chr(first), chr(second)):
            continue
        pair = glyphs[first], glyphs[second]
        value = sum(kerning(lookup.SubTable, *pair) for lookup in lookups)
        if abs(value) >= LEAST_KERNING:
            pairs[pair] = buildValue({"XAdvance": round(value / KERNING_STEP) * KERNING_STEP}), None
    lookups[0].SubTable = buildPairPosGlyphs(pairs, font.getReverseGlyphMap())
    for feature in features:
        feature.LookupListIndex = indices[:1]


def rename(font: TTFont, name: str) -> None:
    for record in font["name"].names:
        if record.nameID in (FAMILY, FULL_NAME):
            record.string = name
        elif record.nameID == POSTSCRIPT_NAME:
            record.string = name.replace(" ", "")


def cut(kind: str, name: str, axes: dict, rare: str) -> Path:
    font = TTFont(SOURCE, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, axes)
    borrow_letters(font)
    subset(font, CHARACTERS)
    rename(font, name)
    font.flavor = None
    if kind == FOR_COVERS.stem:
        font.save(FOR_COVERS)
    thin_kerning(font)
    # Also drops the kerning that is no longer used.
    subset(font, CHARACTERS - set(map(ord, rare)))
    font.flavor = "woff2"
    file = FOR_PAGES / f"mona-sans-{kind}.woff2"
    font.save(file)
    return file


if __name__ == "__main__":
    for folder in (FOR_PAGES, FOR_COVERS.parent):
        folder.mkdir(parents=True, exist_ok=True)
    for kind, (name, axes, rare) in CUTS.items():
        file = cut(kind, name, axes, rare)
        print(f"{file}  {file.stat().st_size} bytes")
