"""The men of the generator: each as a piece of SVG or a picture, laid out by this folder alone.

Which designs are unseen is said in ../designs.toml. Nothing here is copied into the repository:
the files come from installed packages and from a checkout of flutter-chessground (see README.md).
"""

import base64
import tomllib
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
PYCHESS = "/usr/share/pychess/pieces/"
LETTERS = dict(zip("PNBRQKpnbrqk", "pnbrqkomvtwl"))
UNICODE = dict(zip("KQRBNPkqrbnp", map(chr, range(0x2654, 0x2660))))

# Name in designs.toml: how to find a man's picture ({c}: w or b, {k}: PNBRQK, {l}: pnbrqk) or a font.
SCREEN = {
    "pychess-freestaunton": PYCHESS + "freestaunton/{c}{l}.svg",
    "pychess-kosal": PYCHESS + "kosal/{c}{l}.svg",
    "lichess-mpchess": "{sets}/mpchess/4.0x/{c}{k}.webp",
    "lichess-chessnut": "{sets}/chessnut/4.0x/{c}{k}.webp",
    "lichess-rhosgfx": "{sets}/rhosgfx/4.0x/{c}{k}.webp",
    "pychess-cburnett": PYCHESS + "cburnett/{c}{l}.svg",
    "pychess-merida": PYCHESS + "merida/{c}{l}.svg",
    "pychess-regular": PYCHESS + "regular/{c}{l}.svg",
    "pychess-alfonso": PYCHESS + "alfonso/{c}{l}.svg",
    "lichess-celtic": "{sets}/celtic/4.0x/{c}{k}.webp",
    "lichess-fantasy": "{sets}/fantasy/4.0x/{c}{k}.webp",
    "own-classic": str(HERE.parent.parent / "assets/pieces/classic/{c}{k}.svg"),
    "own-simple": str(HERE.parent.parent / "assets/pieces/simple/{c}{k}.svg"),
}
# Designs whose licences do not allow to train on them, or which are unclear: they are never in the training. Decisions are made
# with every second one, the others are kept for the last figure.
MEASURED = "alpha anarcandy caliente california cardinal chess7 companion cooke dubrovny fresca gioco governor horsey icpieces leipzig " \
    "maestro monarchy reillycraig riohacha staunty symmetric tatiana totoy xkcd".split()
SCREEN |= {f"lichess-{name}": f"{{sets}}/{name}/4.0x/{{c}}{{k}}.webp" for name in MEASURED}
# Those of them that are drawn as books print them.
AS_PRINT = "alpha california chess7 companion fresca leipzig maestro reillycraig riohacha".split()
PRINT = {
    "ttf-condal": (PYCHESS + "ttf/condal.ttf", LETTERS),
    "ttf-lucena": (PYCHESS + "ttf/lucena.ttf", LETTERS),
    "symbola": ("/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf", UNICODE),
    "ttf-merida": (PYCHESS + "ttf/merida.ttf", LETTERS),
    "ttf-millenia": (PYCHESS + "ttf/millenia.ttf", LETTERS),
    "ttf-line": (PYCHESS + "ttf/line.ttf", LETTERS),
    "ttf-cases": (PYCHESS + "ttf/cases.ttf", LETTERS),
    "ttf-motif": (PYCHESS + "ttf/motif.ttf", LETTERS),
    "noto-symbols2": ("/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf", UNICODE),
    "freeserif": ("/usr/share/fonts/truetype/freefont/FreeSerif.ttf", UNICODE),
}


def splits():
    table = tomllib.loads((HERE.parent / "designs.toml").read_text())
    out = {design["name"]: design["split"] for design in table["design"]}
    out |= {"ttf-cases": "final", "ttf-motif": "kept", "noto-symbols2": "kept"}
    return out | {f"lichess-{name}": ("final", "kept")[number % 2] for number, name in enumerate(MEASURED)}


def pictures(name, sets):
    """A man to the text that shows it, for designs that are files."""
    out = {}
    for man in "PNBRQKpnbrqk":
        path = Path(SCREEN[name].format(sets=sets, c="w" if man.isupper() else "b", k=man.upper(), l=man.lower()))
        kind = "svg+xml" if path.suffix == ".svg" else path.suffix[1:]
        data = base64.b64encode(path.read_bytes()).decode()
        out[man] = f"data:image/{kind};base64,{data}"
    return out


def glyphs(name):
    """A man to (outline, silhouette) as SVG paths in the box 0 0 1000 1000, standing on one line."""
    path, letters = PRINT[name]
    font = TTFont(path)
    cmap, glyphset = font.getBestCmap(), font.getGlyphSet()
    bounds = {}
    for man, letter in letters.items():
        pen = BoundsPen(glyphset)
        glyphset[cmap[ord(letter)]].draw(pen)
        bounds[man] = pen.bounds
    low, high = min(b[1] for b in bounds.values()), max(b[3] for b in bounds.values())
    size = max(high - low, max(b[2] - b[0] for b in bounds.values()))
    scale = 1000 / size
    out = {}
    for man, letter in letters.items():
        left, _, right, _ = bounds[man]
        move = (scale, 0, 0, -scale, 500 - scale * (left + right) / 2, 500 + scale * (low + high) / 2)
        record = DecomposingRecordingPen(glyphset)
        glyphset[cmap[ord(letter)]].draw(record)
        whole = SVGPathPen(None, ntos=lambda v: f"{v:.0f}")
        record.replay(TransformPen(whole, move))
        pieces, part = [], SVGPathPen(None, ntos=lambda v: f"{v:.0f}")
        for name_, args in record.value:
            getattr(TransformPen(part, move) if name_ in ("moveTo", "lineTo", "curveTo", "qCurveTo") else part,
                    name_)(*args)
            if name_ in ("closePath", "endPath"):
                pieces.append(part.getCommands())
                part = SVGPathPen(None, ntos=lambda v: f"{v:.0f}")
        out[man] = whole.getCommands(), pieces
    return out
