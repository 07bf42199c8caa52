"""Makes sans-regular.ttf and sans-bold.ttf from Noto Sans: `python3 text.py [FOLDER]`, by default Debian's folder of fonts."""

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
DEBIAN = Path("/usr/share/fonts/truetype/noto")
# Latin, Greek and Cyrillic of today's languages with Vietnamese and polytonic letters, punctuation and currencies.
COMMON = [(0x0020, 0x017F), (0x018F, 0x018F), (0x0192, 0x0192), (0x01A0, 0x01A1), (0x01AF, 0x01B0), (0x01CD, 0x01DC)]
COMMON += [(0x01E6, 0x01EB), (0x01FA, 0x01FF), (0x0218, 0x021B), (0x02BB, 0x02BC), (0x02C6, 0x02DD), (0x0300, 0x0333)]
COMMON += [(0x0370, 0x03E1), (0x03F0, 0x045F), (0x0490, 0x04FF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9)]
COMMON += [(0x1F00, 0x1FFF), (0x2000, 0x2064), (0x20A0, 0x20C0), (0x2113, 0x2122), (0xFB00, 0xFB06), (0xFFFC, 0xFFFD)]
# All of Latin and Cyrillic, phonetic letters, raised and lowered figures, and fractions, in one weight.
RARE = [(0x0180, 0x052F), (0x1E00, 0x1EFF), (0x2065, 0x209F), (0x20C1, 0x20CF), (0x2100, 0x218F)]
# Arrows, and the mathematical signs of evaluations and chess problems: ∓ ⩲ ≠ ∞ ∧ ∨ ⊥ ⊞ ⇄ ⟳.
SIGNS = [(0x2190, 0x2199), (0x21A8, 0x21A8), (0x21BA, 0x21BB), (0x21C4, 0x21C6), (0x21D0, 0x21D5), (0x21E7, 0x21E7)]
SIGNS += [(0x2200, 0x221F), (0x2220, 0x222B), (0x2234, 0x2237), (0x223C, 0x223C), (0x2245, 0x2248), (0x2260, 0x2267)]
SIGNS += [(0x2282, 0x2287), (0x2293, 0x22A5), (0x22C4, 0x22C5), (0x2302, 0x2302), (0x2310, 0x2310), (0x2320, 0x2321)]
SIGNS += [(0x27F2, 0x27F3), (0x2A71, 0x2A72)]
FIGURES = [(0x25A0, 0x25AC), (0x25B2, 0x25BD), (0x25C4, 0x25CF), (0x25D8, 0x25D9), (0x25E6, 0x25E6), (0x263A, 0x263C)]
FIGURES += [(0x2640, 0x2642), (0x2660, 0x2667), (0x266A, 0x266F), (0x2713, 0x2713), (0x2717, 0x2717)]
HEBREW, ARMENIAN = [(0x0590, 0x05FF), (0xFB1D, 0xFB4F)], [(0x0530, 0x058F), (0xFB13, 0xFB17)]
GEORGIAN = [(0x10A0, 0x10FF), (0x1C90, 0x1CBF)]
# The fonts in this order: the first one that has a character gives its drawing. What the bold font lacks is drawn with the
# regular one.
SCRIPTS = [("NotoSansGeorgian", GEORGIAN), ("NotoSansHebrew", HEBREW), ("NotoSansArmenian", ARMENIAN)]
SOURCES = {
    "Bold": [("NotoSans", COMMON), *SCRIPTS],
    "Regular": [
        ("NotoSans", COMMON + RARE),
        *SCRIPTS,
        ("NotoSansMath", SIGNS + FIGURES),
        ("NotoSansSymbols", FIGURES),
        ("NotoSansSymbols2", FIGURES),
    ],
}
# Kerning, for the window; diagrams place letters by their widths.
FEATURES = ["kern", "locl"]


def within(ranges):
    return {number for first, last in ranges for number in range(first, last + 1)}


def subset(path, characters):
    """The font with these characters only, without instructions for small screens, which no renderer of ours reads."""
    font = TTFont(path)
    options = Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], drop_tables=["DSIG", "MATH"])
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DEBIAN
    for weight, sources in SOURCES.items():
        known, parts = set(), []
        with tempfile.TemporaryDirectory() as work:
            for name, ranges in sources:
                path = folder / f"{name}-{weight}.ttf"
                characters = within(ranges) & set(TTFont(path).getBestCmap()) - known
                known |= characters
                parts.append(Path(work) / f"{len(parts)}.ttf")
                subset(path, characters).save(parts[-1])
            font = Merger().merge([str(part) for part in parts])
        head, post = TTFont(folder / f"NotoSans-{weight}.ttf"), font["post"]
        for table, fields in {"hhea": ["ascent", "descent", "lineGap"], "OS/2": ["sTypoAscender", "sTypoDescender", "usWinAscent", "usWinDescent", "sCapHeight"]}.items():
            for field in fields:
                setattr(font[table], field, getattr(head[table], field))
        post.formatType, post.extraNames, post.mapping = 3.0, [], {}
        font.save(HERE / f"sans-{weight.lower()}.ttf")
        print(weight, len(known), "characters")


main()
