"""Fetch the packages that hold the designs and rasterise each design to 128 x 128 RGBA.

Usage: rasterise.py DEBS OUT
DEBS: folder with the Debian packages (missing ones come by `apt-get download`); OUT: scratch folder.
Writes OUT/designs/NAME/{w,b}{P,N,B,R,Q,K}.png. Nothing of it is committed.
"""
import glob, gzip, io, json, os, re, subprocess, sys, tomllib, zipfile
import xml.etree.ElementTree as ET
import numpy as np, cv2, resvg_py
from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
SIZE, BIG = 128, 512
KINDS = "PNBRQK"
NAMES = dict(P="pawn", N="knight", B="bishop", R="rook", Q="queen", K="king")
PIECES = [c + k for c in "wb" for k in KINDS]
UNICODE = {c + k: chr(0x2654 + "KQRBNP".index(k) + 6 * (c == "b")) for c in "wb" for k in KINDS}


def unpack(debs, out):
    """Unpack every Debian, npm, PyPI package and repository that designs.toml names."""
    root = os.path.join(out, "unpacked")
    os.makedirs(root, exist_ok=True)
    for source in sorted({d["source"] for d in designs()}):
        kind, _, name = source.partition(":")
        target = os.path.join(root, name.replace("/", "_"))
        if os.path.isdir(target) or kind == "tree":
            continue
        os.makedirs(target)
        if kind == "deb":
            found = glob.glob(f"{debs}/{name}_*.deb")
            if not found:
                subprocess.run(["apt-get", "download", name], cwd=debs, check=True)
                found = glob.glob(f"{debs}/{name}_*.deb")
            subprocess.run(["dpkg", "-x", found[0], target], check=True)
        elif kind == "pypi":
            subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", target, name], check=True)
            zipfile.ZipFile(glob.glob(target + "/*.whl")[0]).extractall(target)
        elif kind == "npm":
            subprocess.run(["npm", "pack", "--silent", "--pack-destination", target, name], check=True)
            subprocess.run(["tar", "xzf", glob.glob(target + "/*.tgz")[0], "-C", target], check=True)
        elif kind == "git":
            repo = os.environ.get("MIRROR_" + name.split("/")[1].replace("-", "_"), "https://github.com/" + name)
            subprocess.run(["git", "clone", "-q", "--depth", "1", repo, target], check=True)
    return root


def designs():
    with open(os.path.join(HERE, "designs.toml"), "rb") as f:
        return tomllib.load(f)["design"]


def fit(img):
    """Centre an RGBA image of any size in a square (padding by the longer side)."""
    h, w = img.shape[:2]
    s = max(h, w)
    out = np.zeros((s, s, 4), np.uint8)
    out[(s - h) // 2:(s - h) // 2 + h, (s - w) // 2:(s - w) // 2 + w] = img
    return out


UNITS = {"pt": 96 / 72, "mm": 96 / 25.4, "cm": 960 / 25.4, "in": 96, "pc": 16}


def plain(text):
    """The SVG with width and height in plain pixels and a viewBox."""
    m = re.search(r"<svg\b[^>]*>", text, re.S)
    tag = m.group(0)
    size = []
    for key in ("width", "height"):
        v = re.search(key + r"\s*=\s*[\"']([0-9.]+)([a-z%]*)", tag)
        if v and v.group(2) != "%":
            size.append(float(v.group(1)) * UNITS.get(v.group(2), 1))
    box = re.search(r"viewBox\s*=\s*[\"']([^\"']*)", tag)
    view = [float(v) for v in re.split("[ ,]+", box.group(1).strip())] if box else [0, 0] + size
    size = size if len(size) == 2 else view[2:]
    tag = re.sub(r"\s(width|height|viewBox|enable-background)\s*=\s*(\"[^\"]*\"|'[^']*')", "", tag)
    tag = tag[:-1] + ' width="%g" height="%g" viewBox="%g %g %g %g">' % (*size, *view)
    text = re.sub(r"<!DOCTYPE[^>\[]*(\[.*?\]\s*)?>", "", text[:m.start()], flags=re.S) + tag + text[m.end():]
    return text


def svg(text, size=BIG):
    text = plain(text)
    png = bytes(resvg_py.svg_to_bytes(svg_string=text, width=size, height=size))
    return fit(np.array(Image.open(io.BytesIO(png)).convert("RGBA")))


def svg_ids(text):
    """Pieces of one SVG with ids such as WhiteKing: keep one element and its ancestors, crop its ink."""
    out = {}
    text = plain(text)
    for p in PIECES:
        tree = ET.fromstring(text)
        ident = ("White" if p[0] == "w" else "Black") + NAMES[p[1]].capitalize()
        parents = {c: q for q in tree.iter() for c in q}
        node = next((e for e in tree.iter() if e.get("id") == ident), None)
        if node is None:
            raise ValueError(ident)
        keep = set()
        q = node
        while q is not None:
            keep.add(q)
            q = parents.get(q)
        for e in list(tree.iter()):
            if e in keep and e is not node:
                for c in list(e):
                    if c not in keep and not c.tag.endswith(("defs", "style", "Gradient")):
                        e.remove(c)
        w = float(re.sub("[^0-9.].*", "", tree.get("width", "1000")) or 1000)
        png = bytes(resvg_py.svg_to_bytes(svg_string=ET.tostring(tree, encoding="unicode"), zoom=max(1, int(2400 / w))))
        a = np.array(Image.open(io.BytesIO(png)).convert("RGBA"))
        ys, xs = np.nonzero(a[..., 3] > 8)
        out[p] = a[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    side = int(max(max(a.shape[:2]) for a in out.values()) * 1.12)
    for p, a in out.items():
        full = np.zeros((side, side, 4), np.uint8)
        h, w = a.shape[:2]
        y = side - h - int(side * .05)
        full[y:y + h, (side - w) // 2:(side - w) // 2 + w] = a
        out[p] = full
    return out


def glyph(ink):
    """A font's glyph (coverage 0..255) as black ink over its white silhouette."""
    pad = cv2.copyMakeBorder(ink, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    flood = (pad > 100).astype(np.uint8)
    cv2.floodFill(flood, None, (0, 0), 2)
    inside = ((flood != 2) * 255).astype(np.uint8)[1:-1, 1:-1]
    alpha = np.maximum(ink, inside)
    out = np.zeros(ink.shape + (4,), np.uint8)
    out[..., :3] = (255 * (1 - ink / np.maximum(alpha, 1)))[..., None].clip(0, 255)
    out[..., 3] = alpha
    return out


def font_glyphs(path, chars):
    """Glyphs of a TrueType font on one common square."""
    face = ImageFont.truetype(path, 400, layout_engine=ImageFont.Layout.BASIC)
    boxes = {p: face.getbbox(c) for p, c in chars.items()}
    x0, y0 = min(b[0] for b in boxes.values()), min(b[1] for b in boxes.values())
    x1, y1 = max(b[2] for b in boxes.values()), max(b[3] for b in boxes.values())
    side = int(max(x1 - x0, y1 - y0) * 1.1)
    out = {}
    for p, c in chars.items():
        b = boxes[p]
        img = Image.new("L", (side, side))
        ImageDraw.Draw(img).text(((side - b[2] - b[0]) / 2, (side - y0 - y1) / 2), c, 255, font=face)
        out[p] = glyph(np.array(img))
    return out


def icons(path, names):
    """The six icons of a set, named as in its file: solid ones get a rim and a white inside for White, lined ones are inverted for Black."""
    data = json.load(open(path))
    drawn = {}
    for k in KINDS:
        name = names.format(kind=NAMES[k])
        found = data["icons"].get(name) or data["icons"][data["aliases"][name]["parent"]]
        w, h = (found.get(side, data.get(side, 24)) for side in ("width", "height"))
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{-w * .06} {-h * .06} {w * 1.12} {h * 1.12}" color="#000">{found["body"]}</svg>'
        drawn[k] = glyph(svg(text)[..., 3])
    solid = np.mean([(d[..., :3] < 128)[d[..., 3] > 127].mean() for d in drawn.values()]) > .6
    out = {}
    for k, d in drawn.items():
        other = d.copy()
        other[..., :3] = (255 - d[..., :3]) * (cv2.erode(d[..., 3], np.ones((13, 13), np.uint8))[..., None] / 255)
        out["w" + k], out["b" + k] = (other, d) if solid else (d, other)
    return out


def type1(path, chars):
    from fontTools.t1Lib import T1Font
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.boundsPen import BoundsPen
    font = T1Font(path, encoding="latin-1")
    glyphs, enc = font.getGlyphSet(), font["Encoding"]
    out = {}
    for p, c in chars.items():
        g = glyphs[enc[ord(c)]]
        pen, bounds = SVGPathPen(glyphs), BoundsPen(glyphs)
        g.draw(pen), g.draw(bounds)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1000 1000 1000"><path transform="scale(1,-1)" d="{pen.getCommands()}"/></svg>'
        x0, y0, x1, y1 = bounds.bounds
        s = max(x1 - x0, y1 - y0, 900) * 1.05
        text = text.replace("0 -1000 1000 1000", f"{(x0 + x1 - s) / 2} {-(y0 + y1 + s) / 2} {s} {s}")
        out[p] = glyph(svg(text)[..., 3])
    return out


def sheet(img, order, rows="wb", cols=6):
    """Cut a grid picture: columns by `order`, rows by colour (or one row of twelve)."""
    a = np.array(img.convert("RGBA"))
    out = {}
    if len(rows) == 1:
        w = a.shape[1] // 12
        for i, k in enumerate(order):
            out["w" + k], out["b" + k] = a[:, i * w:(i + 1) * w], a[:, (i + 6) * w:(i + 7) * w]
        return out
    w, h = a.shape[1] // cols, a.shape[0] // 2
    for r, c in enumerate(rows):
        for i, k in enumerate(order):
            out[c + k] = a[r * h:(r + 1) * h, i * w:(i + 1) * w]
    return out


def keyed(tiles):
    """A colour key (most common colour of the corners) made transparent."""
    for p, a in tiles.items():
        a = a.copy()
        key = a[0, 0, :3].astype(int)
        same = (np.abs(a[..., :3].astype(int) - key).max(-1) < 12)
        a[..., 3] = np.where(same, 0, a[..., 3])
        tiles[p] = a
    return tiles


def load(d, root):
    base = os.path.join(root, d["source"].partition(":")[2].replace("/", "_")) if not d["source"].startswith("tree:") \
        else os.path.join(HERE, "..")
    path = os.path.join(base, d["files"])
    how, _, arg = d["loader"].partition(":")
    if how == "svg":
        return {p: svg(open(path.format(c=p[0], k=p[1], l=p[1].lower(), color={"w": "white", "b": "black"}[p[0]],
                                        Color={"w": "White", "b": "Black"}[p[0]], kind=NAMES[p[1]],
                                        Kind=NAMES[p[1]].capitalize())).read()) for p in PIECES}
    if how == "icons":
        return icons(path, arg)
    if how == "png":
        return {p: fit(np.array(Image.open(path.format(c=p[0], k=p[1])).convert("RGBA"))) for p in PIECES}
    if how == "ids":
        data = open(path, "rb").read()
        return svg_ids((gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode())
    if how == "gresource":
        def get(p):
            name = "/org/gnome/Chess/pieces/%s/%s%s.svg" % (arg, {"w": "white", "b": "black"}[p[0]], NAMES[p[1]].capitalize())
            return svg(subprocess.run(["gresource", "extract", path, name], check=True, capture_output=True).stdout.decode())
        return {p: get(p) for p in PIECES}
    if how == "ttf":
        chars = dict(zip(PIECES, arg)) if arg else UNICODE
        return font_glyphs(path, chars)
    if how == "type1":
        return type1(path, dict(zip(PIECES, arg)))
    if how == "strip":
        return sheet(Image.open(path), arg, rows="w")
    if how == "eboard":
        return keyed(sheet(Image.open(path), arg or "RNBQKP", cols=7))
    if how == "embedded":
        data, pngs = open(path, "rb").read(), []
        for m in re.finditer(rb"\x89PNG\r\n\x1a\n", data):
            w, h = (int.from_bytes(data[m.start() + i:m.start() + i + 4], "big") for i in (16, 20))
            if (w, h) == (792, 264):
                pngs.append(m.start())
        index, _, order = arg.partition(",")
        return sheet(Image.open(io.BytesIO(data[pngs[int(index)]:])), order)
    raise ValueError(how)


def main():
    debs, out = sys.argv[1:3]
    root = unpack(debs, out)
    for d in designs():
        try:
            tiles = load(d, root)
        except Exception as e:
            print("FAILED", d["name"], type(e).__name__, e)
            continue
        folder = os.path.join(out, "designs", d["name"])
        os.makedirs(folder, exist_ok=True)
        for p, a in tiles.items():
            a = fit(np.ascontiguousarray(a))
            img = Image.fromarray(a).resize((SIZE, SIZE), Image.LANCZOS if a.shape[0] > SIZE else Image.BICUBIC)
            img.save(os.path.join(folder, p + ".png"))


if __name__ == "__main__":
    main()
