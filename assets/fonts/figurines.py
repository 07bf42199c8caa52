"""Makes figurines.ttf from the drawings of the pieces: `python3 figurines.py`, with what requirements.txt names."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from pathops import LineCap, LineJoin, Path as Outline, op, PathOp

HERE = Path(__file__).parent
DRAWINGS = HERE.parent / "pieces" / "simple"
# King, queen, rook, bishop and knight as they come behind U+2654.
PIECES = "KQRBN"
# Those of Noto Sans, so that both stand on one line.
UNITS, ASCENT, DESCENT = 1000, 1069, -293
# A drawing stands on y = 58 of its 64 units, without half a line; so it becomes a little higher than a capital.
BASE, SCALE = 58, 15
# Thicker than on the board, where a figure is three times as large.
LINE = 5.0
# Beside the figure, in units of the font.
SIDE = 60


def filled(element):
    """The area that an element of a drawing makes dark: its line, or a spot that has none."""
    tag = element.tag.rpartition("}")[2]
    outline = Outline()
    if tag == "circle":
        x, y, radius = (float(element.get(name)) for name in ("cx", "cy", "r"))
        half = f"A{radius} {radius} 0 1 1"
        parse_path(f"M{x - radius} {y}{half} {x + radius} {y}{half} {x - radius} {y}z", outline.getPen())
    else:
        parse_path(element.get("d"), outline.getPen())
        outline.stroke(LINE, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4.0)
    outline.convertConicsToQuads()
    outline.simplify(fix_winding=True)
    return outline


def glyph(drawing):
    """A drawing as a glyph, and how wide that is."""
    area = Outline()
    for element in ElementTree.parse(drawing).getroot().iter():
        if element.tag.endswith(("path", "circle")):
            area = op(area, filled(element), PathOp.UNION, fix_winding=True)
    left, _, right, _ = area.bounds
    pen = TTGlyphPen(None)
    base = BASE + LINE / 2
    scaled = TransformPen(Cu2QuPen(pen, 1.0), (SCALE, 0, 0, -SCALE, SIDE - left * SCALE, base * SCALE))
    area.draw(scaled)
    return pen.glyph(), round((right - left) * SCALE) + 2 * SIDE


def main():
    glyphs, widths = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": UNITS // 2}
    for piece in PIECES:
        glyphs[piece], widths[piece] = glyph(DRAWINGS / f"w{piece}.svg")
    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({0x2654 + index: piece for index, piece in enumerate(PIECES)})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (width, getattr(glyphs[name], "xMin", 0)) for name, width in widths.items()})
    font.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    font.setupNameTable({"familyName": "Fenwright Figurines", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    font.setupPost(keepGlyphNames=False)
    # The same drawings make the same file.
    font.font.recalcTimestamp = False
    font.font["head"].created = font.font["head"].modified = 0
    font.save(HERE / "figurines.ttf")


main()
