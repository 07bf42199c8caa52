"""Pictures of boards, already rectified, from rasterised designs.

Usage: generate.py DESIGNS POOL SPLIT SEED COUNT [SHARDS]   (FONTS: folder of the DejaVu fonts, for coordinates)
Writes POOL/SPLIT-NNN.npz (boards: n x 328 x 328 x 3 uint8, labels: n x 64 of 0, 1..6 White / 7..12 Black as PNBRQK
or 13 for what is no chess man, design: names). With SHARDS given it runs on, rewriting shard after shard of COUNT boards for a trainer beside it.
"""
import os, random, sys, time, tomllib
import cv2, numpy as np
from PIL import Image, ImageDraw, ImageFont
import shapes

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = "PNBRQK"
PIECES = [c + k for c in "wb" for k in KINDS]
ODD = set("freak prmi skulls eyes ada scid-bauhaus ttf-millenia metaltops nutbolt altinov line pixel letter".split())
cv2.setNumThreads(1)
R = random.Random()
N = np.random.default_rng()


def seed(value):
    global N
    R.seed(value)
    N = np.random.default_rng(value)
    shapes.seed(value)


class Designs:
    def __init__(self, folder, split):
        with open(os.path.join(HERE, "designs.toml"), "rb") as f:
            self.table = [d for d in tomllib.load(f)["design"] if d["split"] == split]
        self.tiles, self.families = {}, {}
        for d in self.table:
            name = d["name"]
            self.tiles[name] = np.stack([np.array(Image.open(f"{folder}/{name}/{p}.png").convert("RGBA")) for p in PIECES])
            self.families.setdefault(d["family"], []).append(name)
        self.prints = {d["name"] for d in self.table if d["medium"] == "print"}
        self.names = list(self.families)
        self.weights = [.35 if f.split("-")[-1] in ODD or f in ODD else 1 for f in self.names]

    def pick(self):
        return R.choice(self.families[R.choices(self.names, self.weights)[0]])


# ---- positions

def game_positions(count):
    import chess
    out = []
    while len(out) < count:
        b = chess.Board()
        for _ in range(R.randint(0, 120)):
            moves = list(b.legal_moves)
            if not moves:
                break
            takes = [m for m in moves if b.is_capture(m)]
            b.push(R.choice(takes) if takes and R.random() < .35 else R.choice(moves))
        a = np.zeros(64, np.uint8)
        for s, p in b.piece_map().items():
            a[(7 - s // 8) * 8 + s % 8] = p.piece_type + (0 if p.color else 6)
        if R.random() < .3:  # an ending
            for s in np.flatnonzero(a):
                if a[s] % 6 != 0 and R.random() < .5:
                    a[s] = 0
        out.append(a if R.random() < .5 else a[::-1].copy())
    return out


def position(games):
    if R.random() < .5:
        return R.choice(games)
    a = np.zeros(64, np.uint8)
    n = R.choice([R.randint(0, 8), R.randint(6, 32), R.randint(6, 40), R.randint(12, 40), R.randint(32, 64)])
    squares = N.permutation(64)[:n]
    if R.random() < .12:
        pool = [R.randint(1, 12) for _ in range(R.randint(1, 3))]
        a[squares] = N.choice(pool, n)
    else:
        a[squares] = N.integers(1, 13, n)
    return a


# ---- pieces

def colour(light=None, sat=None):
    """A colour of about this lightness (0..255)."""
    light = R.uniform(0, 255) if light is None else light
    sat = abs(R.gauss(0, .25)) if sat is None else sat
    c = np.array([R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)])
    c -= c @ [.299, .587, .114]
    c = c / (np.abs(c).max() + 1e-6)
    return np.clip(light + c * sat * 160, 0, 255)


def lum(t):
    return (t[..., :3] @ np.array([.299, .587, .114], np.float32)) / 255


def warp_kinds(t):
    """An affine change and a smooth bend for each kind, alike in both colours."""
    strength = R.choice([.4, 1, 1.6])
    common = N.normal(0, 1, 4)
    yy, xx = np.mgrid[0:128, 0:128].astype(np.float32)
    out = np.empty_like(t)
    for k in range(6):
        v = (N.normal(0, .6, 4) + common) * strength
        a, b = 1 + .06 * v[0], 1 + .06 * v[1]
        sh, ro = .04 * v[2], .025 * N.normal() * strength
        bend = cv2.resize(N.normal(0, 1, (4, 4, 2)).astype(np.float32), (128, 128), interpolation=cv2.INTER_CUBIC) * 2.6 * strength
        x, y = xx - 64, yy - 64
        mx = x * a + y * (sh + ro) + 64 + bend[..., 0]
        my = y * b - x * ro + 64 + bend[..., 1]
        if R.random() < .12:
            mx = 127 - mx
        for c in (k, k + 6):
            out[c] = cv2.remap(t[c], mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR)
    return out


def recolour(t, white, black):
    """Lightness mapped between two colours for each side: (dark, light)."""
    out = t.copy()
    l = lum(t.astype(np.float32))[..., None]
    for side, (d, h) in ((slice(0, 6), white), (slice(6, 12), black)):
        out[side, ..., :3] = (d + (h - d) * l[side]).clip(0, 255)
    return out


def thicken(t, amount):
    """Dark ink wider (amount > 0) or thinner."""
    k = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(amount) * 2 + 1,) * 2)
    out = t.copy()
    for i in range(12):
        a = t[i, ..., 3].astype(np.float32) / 255
        ink = (255 - t[i, ..., :3].astype(np.float32).mean(-1)) * a
        cover = t[i, ..., 3]
        f = cv2.dilate if amount > 0 else cv2.erode
        ink = f(ink, k)
        if amount > 0:
            cover = np.maximum(cover, ink.astype(np.uint8))
        v = 255 - ink / np.maximum(cover / 255., .004)
        out[i, ..., :3] = v.clip(0, 255)[..., None]
        out[i, ..., 3] = cover
    return out


def outline(t, width, cols):
    """Silhouettes in one colour with a rim of another."""
    k = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width * 2 + 1,) * 2)
    out = t.copy()
    for i in range(12):
        fill, rim = cols[i >= 6]
        a = t[i, ..., 3]
        inner = cv2.erode(a, k) if width else a
        m = (inner / 255.)[..., None]
        out[i, ..., :3] = fill * m + rim * (1 - m)
    return out


def spliced(upper, lower):
    """The upper parts of the men of one design on the lower parts of another's, cut at the same height and fitted in width."""
    out = upper.copy()
    cut = R.randint(60, 100)
    for i in range(12):
        a, b = (np.flatnonzero(t[i, cut, :, 3] > 127) for t in (upper, lower))
        if len(a) < 2 or len(b) < 2:
            continue
        scale = np.clip((a[-1] - a[0]) / (b[-1] - b[0]), .75, 1.4)
        move = np.float32([[scale, 0, (a[0] + a[-1]) / 2 - scale * (b[0] + b[-1]) / 2], [0, 1, 0]])
        out[i, cut:] = cv2.warpAffine(lower[i], move, (128, 128), flags=cv2.INTER_LINEAR)[cut:]
    return out


def real(ds):
    """A design of other people, perhaps with men or parts of men of others."""
    name = ds.pick()
    t = ds.tiles[name]
    p = R.random()
    if p < .16:
        others = [ds.tiles[ds.pick()] for _ in range(6)]
        t = t.copy()
        for k in range(6):
            if R.random() < .6:
                t[[k, k + 6]] = others[k][[k, k + 6]]
        return t, "mixed"
    if p < .3:
        return spliced(t, ds.tiles[ds.pick()]), "spliced"
    return t, name


def pieces(ds, printed):
    """Twelve RGBA tiles (uint8 12 x 128 x 128 x 4) and the name of the design, half of them made up."""
    if R.random() < .5:
        t, name = shapes.design(printed and R.random() < .8), "made"
        if R.random() < .15:  # some men of a real design among them
            other = ds.tiles[ds.pick()]
            for k in N.choice(6, R.randint(1, 3), False):
                t[[k, k + 6]] = other[[k, k + 6]]
        if printed and R.random() < .8:
            return through_paper(t) if R.random() < .25 else t, name
    else:
        t, name = real(ds)
    if R.random() < (.6 if name != "made" else .3):
        t = warp_kinds(t)
    ink = name in ds.prints
    p = R.random()
    if p < .12:  # one glyph for both sides
        t = t.copy()
        if R.random() < .5:
            t[:6] = t[6:]
            t[:6, ..., :3] = 255 - t[:6, ..., :3]
        else:
            t[6:] = t[:6]
            t[6:, ..., :3] = 255 - t[6:, ..., :3]
    elif p < .17:  # the same solid glyph, told apart by colour alone
        t = t.copy()
        src = R.choice([0, 6])
        t[:6], t[6:] = t[src:src + 6], t[src:src + 6].copy()
        dark, light = colour(R.uniform(0, 70)), colour(R.uniform(190, 255))
        t = outline(t, R.choice([0, 0, 2, 4]), [(light, colour(R.choice([20, 120]))), (dark, colour(R.choice([15, 220])))])
    if printed and R.random() < .5 or R.random() < .08:
        t = thicken(t, R.choice([-2, -1, 1, 2, 3]))
    p = R.random()
    if not printed and p < .22 or p < .05:
        wl, bl = R.uniform(170, 255), R.uniform(0, 110)
        line = R.uniform(0, min(120, wl - 90)) if R.random() < .7 else wl - R.uniform(20, 90)  # or hardly an outline
        t = recolour(t, (colour(line, .15), colour(wl, R.uniform(0, .5))),
                     (colour(bl, R.uniform(0, .5)), colour(R.uniform(bl + 60, 255), .15)))
    elif p < .30:
        wl, bl = colour(R.uniform(180, 255)), colour(R.uniform(0, 90))
        t = outline(t, R.choice([0, 2, 3, 5]), [(wl, colour(R.choice([0, 40, 100]))), (bl, colour(R.choice([0, 0, 230])))])
    elif printed and p < .55:
        t = through_paper(t)
    return t, name


def turned(t):
    """Men that do not stand upright: those of one side headlong, as on a table between two players, all of them leaning, or
    of two equal halves."""
    p = R.random()
    if p < .015:
        t = t.copy()
        side = R.choice([0, 6])
        t[side:side + 6] = t[side:side + 6, ::-1, ::-1]
    elif p < .03:
        n = t.shape[1]
        turn = cv2.getRotationMatrix2D((n / 2, n / 2), R.uniform(-50, 50), R.uniform(.8, 1))
        t = unpremultiply(np.stack([cv2.warpAffine(m, turn, (n, n)) for m in premultiplied(t)])).astype(np.uint8)
    elif p < .04:
        n = t.shape[1]
        half = np.stack([cv2.resize(m, (n, n // 2), interpolation=cv2.INTER_AREA) for m in premultiplied(t)])
        t = unpremultiply(np.concatenate([half, half[:, ::-1, ::-1]], 1)).astype(np.uint8)
    return t


def through_paper(t):
    """Ink alone: paper and hatching show through white men."""
    t = t.copy()
    a, l = t[..., 3].astype(np.float32), lum(t.astype(np.float32))
    t[..., 3] = a * (1 - l)
    t[..., :3] = 0
    return t


# ---- what is no chess man

def junk():
    """Twelve tiles of discs, letters, signs or ornaments, as other games and tiles have them."""
    p, out = R.random(), []
    dark, light = colour(R.uniform(0, 90)), colour(R.uniform(150, 255))
    rings, size = R.choice([0, 0, 1, 2, 3]), R.uniform(38, 62)
    text = R.choice(["ABCDEFGHIJKLMNOPRSTUVWXYZ", "abcdefghkmnprstuwxyz", "0123456789", "αβγδεζηλπφψω", "+−×÷=?%&#@*§", "♠♥♦♣★☆♪♫"])
    face = ImageFont.truetype(os.path.join(FONTS, R.choice(["DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif"]) + ".ttf"), R.randint(60, 110))
    points = R.choice([3, 4, 4, 5, 6, 8])
    for i in range(12):
        fill, rim = (light, dark) if i < 6 else (dark, light)
        t = np.zeros((128, 128, 4), np.uint8)
        solid = (*map(int, fill), 255)
        edge = (*map(int, rim), 255)
        if p < .45:  # men of draughts and reversi, kings of theirs with a sign
            cv2.circle(t, (64, 64), int(size), solid, -1, cv2.LINE_AA)
            cv2.circle(t, (64, 64), int(size), edge, R.choice([1, 2, 4]), cv2.LINE_AA)
            for r in range(rings):
                cv2.circle(t, (64, 64), int(size * (.8 - .22 * r)), edge, 2, cv2.LINE_AA)
            if i % 6 > 3:
                t = np.array(Image.fromarray(t))
                img = Image.fromarray(t)
                ImageDraw.Draw(img).text((64, 64), R.choice("♛♔KD★"), edge, font=face, anchor="mm")
                t = np.array(img)
        elif p < .75:
            img = Image.fromarray(t)
            ImageDraw.Draw(img).text((64, 64), R.choice(text), solid, font=face, anchor="mm", stroke_width=R.choice([0, 0, 2]), stroke_fill=edge)
            t = np.array(img)
        else:  # polygons and stars
            n = points * R.choice([1, 2])
            a = np.arange(n) * 2 * np.pi / n + R.choice([0, np.pi / n, np.pi / 4])
            r = np.where(np.arange(n) % 2, size, size * R.choice([1, .4, .6]))
            shape = np.int32(np.stack([64 + r * np.cos(a), 64 + r * np.sin(a)], 1).round())
            if R.random() < .7:
                cv2.fillPoly(t, [shape], solid, cv2.LINE_AA)
            cv2.polylines(t, [shape], True, edge, R.choice([1, 2, 4]), cv2.LINE_AA)
        out.append(t)
    return np.stack(out)


def junk_position():
    """Squares with things that are no men: 1 to 12 for the tile of `junk`."""
    a = np.zeros(64, np.uint8)
    p = R.random()
    if p < .35:  # as draughts stand: on one colour
        for q in range(64):
            if (q // 8 + q % 8) % 2 and (R.random() < .6 or p < .12 and q // 8 not in (3, 4)):
                a[q] = (1 if (q // 8 > 3) == (p < .3 or R.random() < .5) else 7) + (R.choice([4, 5]) if p > .12 and R.random() < .2 else 0)
        return a
    n = R.choice([64, R.randint(8, 64), R.randint(4, 40)])
    a[N.permutation(64)[:n]] = N.integers(1, 13, n) if R.random() < .6 else R.randint(1, 12)
    return a


# ---- boards

PALETTES = [((240, 217, 181), (181, 136, 99)), ((222, 227, 230), (140, 162, 173)), ((255, 255, 221), (134, 166, 102)),
            ((238, 238, 210), (118, 150, 86)), ((159, 144, 176), (125, 74, 141)), ((255, 206, 158), (209, 139, 71)),
            ((255, 255, 255), (180, 180, 180)), ((230, 230, 230), (110, 110, 110)), ((200, 195, 101), (119, 162, 109)),
            ((236, 236, 236), (78, 120, 160)), ((255, 255, 255), (120, 120, 120)), ((60, 60, 65), (40, 40, 45))]


def noise(h, w, cells, stretch=1):
    g = N.normal(0, 1, (max(2, int(cells)), max(2, int(cells * stretch)))).astype(np.float32)
    return cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC)


def texture(h, w):
    p = R.random()
    if p < .4:  # wood
        n = noise(h, w, R.uniform(2, 6), R.uniform(8, 40))
        n += .5 * noise(h, w, R.uniform(4, 12), R.uniform(10, 30))
        n = n if R.random() < .5 else cv2.resize(np.ascontiguousarray(n.T), (w, h))
    elif p < .75:
        n = noise(h, w, R.uniform(6, 30)) + .6 * noise(h, w, R.uniform(20, 60))
    else:
        n = N.normal(0, 1, (h, w)).astype(np.float32)
    return n[..., None] * R.uniform(2, 14)


def veins(h, w):
    """Marble: thin veins, darker or lighter than the stone, and its clouds."""
    n = noise(h, w, R.uniform(4, 24)) + .5 * noise(h, w, R.uniform(20, 60))
    wide = R.uniform(.03, .15) * (1 + np.abs(noise(h, w, R.uniform(5, 20))))
    lines = np.exp(-(n / wide) ** 2) * R.choice([-1, -1, 1]) * R.uniform(15, 110)
    return (lines + noise(h, w, R.uniform(5, 25)) * R.uniform(0, 14))[..., None]


def hatch(h, w, s):
    """Ink (0..1) of a printed dark square: lines, crossed lines, dots or grey."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    gap = max(2.2, s * R.uniform(.05, .16))
    p = R.random()
    ang = R.choice([np.pi / 4, -np.pi / 4, np.pi / 4, 0, np.pi / 2, R.uniform(0, 3.1)])
    v = (xx * np.cos(ang) + yy * np.sin(ang)) / gap % 1
    duty = R.uniform(.15, .5)
    lines = np.clip((duty - np.abs(v - .5)) * gap + .5, 0, 1)
    if p < .55:
        return lines
    if p < .7:
        v2 = (xx * -np.sin(ang) + yy * np.cos(ang)) / gap % 1
        return np.maximum(lines, np.clip((duty - np.abs(v2 - .5)) * gap + .5, 0, 1))
    if p < .85:
        x2, y2 = xx / gap % 1 - .5, yy / gap % 1 - .5
        return np.clip((R.uniform(.2, .42) - np.hypot(x2, y2)) * gap + .5, 0, 1)
    return np.full((h, w), R.uniform(.15, .6), np.float32)


_fonts = {}


def text_tile(text, px):
    """Coverage of a short text, cached."""
    face = R.choice(["DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif"])
    key = (text, px, face)
    if key not in _fonts:
        if len(_fonts) > 5000:
            _fonts.clear()
        f = ImageFont.truetype(os.path.join(FONTS, face + ".ttf"), px)
        b = f.getbbox(text)
        img = Image.new("L", (max(1, b[2] + 1), max(1, b[3] + 1)))
        ImageDraw.Draw(img).text((0, 0), text, 255, font=f)
        _fonts[key] = np.array(img)[b[1]:, b[0]:]
    return _fonts[key]


FONTS = "."
CLEAN = bool(os.environ.get("CLEAN"))  # validation and final: positions of games, two thirds of the looks without wear


def stamp(img, cover, col, x, y):
    """Blend a coverage (0..255) or RGBA tile at x, y with clipping."""
    h, w = cover.shape[:2]
    x0, y0, x1, y1 = max(0, x), max(0, y), min(img.shape[1], x + w), min(img.shape[0], y + h)
    if x0 >= x1 or y0 >= y1:
        return
    c = cover[y0 - y:y1 - y, x0 - x:x1 - x]
    dst = img[y0:y1, x0:x1]
    if c.ndim == 3:
        a = c[..., 3:] * np.float32(1 / 255)
        dst += (c[..., :3] - dst) * a
    else:
        a = c[..., None] * np.float32(1 / 255)
        dst += (np.asarray(col, np.float32) - dst) * a


def coordinates(img, s, m, lights):
    px = max(6, int(s * R.uniform(.16, .32)))
    flip = R.random() < .5
    col = colour(R.choice([10, 60, 200, 245]))
    inside = R.random() < .5
    every = inside and R.random() < .12
    right = R.random() < .5
    low = R.random() < .8
    pad = max(1, int(s * .05))
    for i in range(8):
        f, r = "abcdefgh"[7 - i if flip else i], "12345678"[i if flip else 7 - i]
        if not low:
            f = f.upper()
        if inside:
            tf, tr = text_tile(f, px), text_tile(r, px)
            fx = i * s + (s - tf.shape[1] - pad if right else pad)
            stamp(img, tf, lights[(7 + i + 1) % 2] if R.random() < .8 else col, m + int(fx), m + int(8 * s - tf.shape[0] - pad))
            rx = pad if not right or R.random() < .5 else int(8 * s - tr.shape[1] - pad)
            stamp(img, tr, lights[(i + 1) % 2], m + rx, m + int(i * s + pad))
        else:
            px2 = max(6, min(px, int(m * .8)))
            tf, tr = text_tile(f, px2), text_tile(r, px2)
            stamp(img, tf, col, int(m + (i + .5) * s - tf.shape[1] / 2), int(m + 8 * s + pad))
            stamp(img, tr, col, int(m - tr.shape[1] - pad), int(m + (i + .5) * s - tr.shape[0] / 2))
            if R.random() < .3:
                stamp(img, tr, col, int(m + 8 * s + pad), int(m + (i + .5) * s - tr.shape[0] / 2))
    if every:
        for q in range(64):
            t = text_tile("abcdefgh"[q % 8] + "87654321"[q // 8], max(6, int(px * .7)))
            stamp(img, t, col, m + int(q % 8 * s + pad), m + int(q // 8 * s + pad))


def highlights(img, s, m):
    def rect(q):
        x, y = int(m + q % 8 * s), int(m + q // 8 * s)
        return slice(y, int(m + (q // 8 + 1) * s)), slice(x, int(m + (q % 8 + 1) * s))
    if R.random() < .6:
        c, a = colour(R.uniform(90, 220), R.uniform(.2, 1)), R.uniform(.2, .75)
        for q in N.choice(64, R.choice([1, 2, 2, 2, 3, 5]), False):
            ys, xs = rect(q)
            img[ys, xs] += (c - img[ys, xs]) * a
    if R.random() < .25:
        ys, xs = rect(R.randrange(64))
        h, w = img[ys, xs].shape[:2]
        yy, xx = np.mgrid[0:h, 0:w]
        d = np.hypot((yy - h / 2) / h, (xx - w / 2) / w)
        a = np.clip(1.3 - d * R.uniform(1.5, 2.6), 0, .9)[..., None]
        img[ys, xs] += (np.array([R.uniform(180, 255), R.uniform(0, 60), 0]) - img[ys, xs]) * a
    if R.random() < .3:
        c, a = colour(R.uniform(20, 150), R.uniform(0, .8)), R.uniform(.15, .6)
        r = s * R.uniform(.1, .2)
        for q in N.choice(64, R.randint(1, 14), False):
            ys, xs = rect(q)
            h, w = img[ys, xs].shape[:2]
            yy, xx = np.mgrid[0:h, 0:w]
            if R.random() < .8:
                k = np.clip(r - np.hypot(yy - h / 2, xx - w / 2) + .5, 0, 1)[..., None] * a
            else:
                k = (np.abs(np.hypot(yy - h / 2, xx - w / 2) - s * .43) < s * .05)[..., None] * a
            img[ys, xs] += (c - img[ys, xs]) * k
    if R.random() < .15:
        c = colour(R.uniform(0, 255), R.uniform(.2, 1)).tolist()
        for q in N.choice(64, R.randint(1, 3), False):
            ys, xs = rect(q)
            cv2.rectangle(img, (xs.start, ys.start), (xs.stop - 1, ys.stop - 1), c, max(1, int(s * R.uniform(.03, .08))))


def broad_arrow(img, a, b, s, c):
    """An arrow with a broad head and an edge, from square to square: the men below shine through."""
    a, b = np.float32(a), np.float32(b)
    length = np.hypot(*(b - a))
    if length == 0:
        return
    d = (b - a) / length
    side = np.float32([-d[1], d[0]])
    half, head, wide, start, beyond = (s * R.uniform(*r) for r in ((.05, .14), (.25, .5), (.17, .34), (0, .3), (0, .1)))
    tip, neck = length + beyond, length + beyond - head
    points = [(tip, 0), (neck, wide), (neck, half), (start, half), (start, -half), (neck, -half), (neck, -wide)]
    points = np.array([(a + d * x + side * y) * 8 for x, y in points]).round().astype(np.int32)
    over = img.copy()
    cv2.fillPoly(over, [points], c, cv2.LINE_AA, 3)
    if R.random() < .6:
        edge = R.choice([(255, 255, 255), (255, 255, 255), (0, 0, 0)])
        cv2.polylines(over, [points], True, edge, max(1, round(s * .025)), cv2.LINE_AA, 3)
    img += (over - img) * R.uniform(.5, .95)


def marks(img, s, m):
    """What lies over the men: arrows, circles, a cursor, spots."""
    if R.random() < .5:
        return img
    over = img.copy()
    c = colour(R.uniform(60, 200), R.uniform(.4, 1)).tolist()
    centre = lambda: (int(m + (R.randrange(8) + .5) * s), int(m + (R.randrange(8) + .5) * s))
    kind = R.random()
    if kind < .35:
        for _ in range(R.randint(1, 4)):
            broad_arrow(img, centre(), centre(), s, colour(R.uniform(60, 200), R.uniform(.3, 1)).tolist())
        return img
    if kind < .65:
        for _ in range(R.randint(1, 3)):
            cv2.arrowedLine(over, centre(), centre(), c, max(1, int(s * R.uniform(.06, .2))), cv2.LINE_AA, tipLength=R.uniform(.1, .25))
    elif kind < .87:
        for _ in range(R.randint(1, 4)):
            cv2.circle(over, centre(), int(s * R.uniform(.4, .48)), c, max(1, int(s * R.uniform(.04, .1))), cv2.LINE_AA)
    else:
        x, y = int(m + R.uniform(0, 8) * s), int(m + R.uniform(0, 8) * s)
        pts = (np.array([[0, 0], [0, 17], [4, 13], [7, 19], [9, 18], [6, 12], [12, 12]]) * max(.6, min(1.5, s / 40)) + [x, y]).astype(np.int32)
        cv2.fillPoly(over, [pts], (255, 255, 255) if R.random() < .5 else (0, 0, 0), cv2.LINE_AA)
        cv2.polylines(over, [pts], True, (90, 90, 90), 1, cv2.LINE_AA)
    a = R.uniform(.45, .95)
    return img + (over - img) * a


def draw(ds, labels, plain_pieces=None):
    printed = R.random() < .5
    tiles, name = plain_pieces(printed) if plain_pieces else pieces(ds, printed)
    tiles = tiles if plain_pieces else turned(tiles)
    s = int(np.exp(R.uniform(np.log(16), np.log(84)))) if R.random() < .9 else R.randint(80, 120)
    if printed:
        s = max(s, 14 if R.random() < .25 else 22)
    m = int(s * R.uniform(.45, .6)) + 2
    n = 8 * s + 2 * m
    dark = np.indices((8, 8)).sum(0) % 2
    mask = np.kron(dark, np.ones((s, s), np.float32))[..., None]
    if printed:
        light = colour(R.uniform(225, 255), .03)
        ink = colour(R.uniform(0, 70), .05)
        if R.random() < .12:
            light, dk = colour(R.uniform(200, 255), .05), colour(R.uniform(90, 180), .05)
            board = light + (dk - light) * mask
        else:
            k = hatch(8 * s, 8 * s, s)[..., None] * R.uniform(.35, 1) * mask
            if R.random() < .05:  # the hatching has nearly vanished
                k = k * R.uniform(0, .25)
            board = light + (ink - light) * k
        lights = [light, ink]
        back = light.copy()
    else:
        if R.random() < .5:
            light, dk = map(np.array, R.choice(PALETTES))
        else:
            ll = R.uniform(90, 255)
            light, dk = colour(ll), colour(max(15, ll - abs(R.gauss(50, 35)) - 12))
        if R.random() < .06:
            light, dk = dk, light
        board = light + (dk - light) * mask
        lights = [light, dk]
        if R.random() < .4:
            board = board + texture(8 * s, 8 * s)
            if R.random() < .4:
                board = board + texture(8 * s, 8 * s) * mask
        if R.random() < .06:
            board = board + veins(8 * s, 8 * s) * R.choice([1, mask, 1 - mask])
        if R.random() < .12:
            g = np.linspace(-1, 1, s, dtype=np.float32)
            g = np.tile(g[:, None] * R.uniform(-1, 1) + g[None] * R.uniform(-1, 1), (8, 8))[..., None]
            board = board + g * R.uniform(5, 30)
        back = colour(R.uniform(0, 255), .2)
    img = np.empty((n, n, 3), np.float32)
    img[:] = back
    if R.random() < .3:
        img += texture(n, n)
    img[m:m + 8 * s, m:m + 8 * s] = board
    line = (0, 0, 0) if R.random() < .7 else colour().tolist()
    if R.random() < (.85 if printed else .3):
        w = max(1, int(s * R.uniform(.01, .07)))
        cv2.rectangle(img, (m - w, m - w), (m + 8 * s + w - 1, m + 8 * s + w - 1), line, w)
        if R.random() < .3:
            g = m - w - max(2, int(s * R.uniform(.05, .12)))
            cv2.rectangle(img, (g, g), (n - g - 1, n - g - 1), line, max(1, w // 2))
    if R.random() < (.25 if printed else .1):
        for i in range(9):
            cv2.line(img, (m + i * s, m), (m + i * s, m + 8 * s), line, max(1, int(s * .02)))
            cv2.line(img, (m, m + i * s), (m + 8 * s, m + i * s), line, max(1, int(s * .02)))
    if not printed or R.random() < .1:
        highlights(img, s, m)
    if R.random() < .55:
        coordinates(img, s, m, lights[::-1])
    # the men
    scale = R.gauss(.95, .07) if R.random() < .8 else R.uniform(.65, 1.15)
    ps = max(8, int(s * scale))
    small = [cv2.resize(t.astype(np.float32), (ps, ps), interpolation=cv2.INTER_AREA if ps < 128 else cv2.INTER_LINEAR) for t in premultiplied(tiles)]
    small = [unpremultiply(t) for t in small]
    dx, dy = R.gauss(0, .02) * s, R.gauss(0, .025) * s
    jitter = R.choice([0, 0, .012, .025]) * s
    halo = printed and R.random() < .3
    shadow = not printed and R.random() < .2
    if shadow:
        so, sb = R.uniform(.02, .08) * s, max(.5, R.uniform(.01, .05) * s)
        shades = [cv2.GaussianBlur(t[..., 3], (0, 0), sb) * R.uniform(.3, .7) for t in small]
    if halo:
        k = np.ones((max(2, int(s * R.uniform(.04, .12))),) * 2, np.uint8)
        halos = [cv2.dilate(t[..., 3], k) for t in small]
    fade = R.uniform(.75, 1) if R.random() < .06 else 1
    for q in np.flatnonzero(labels):
        t = small[labels[q] - 1]
        x = int(round(m + q % 8 * s + (s - ps) / 2 + dx + R.gauss(0, 1) * jitter))
        y = int(round(m + q // 8 * s + (s - ps) / 2 + dy + R.gauss(0, 1) * jitter))
        if shadow:
            stamp(img, shades[labels[q] - 1], (0, 0, 0), int(x + so), int(y + so))
        if halo:
            stamp(img, halos[labels[q] - 1], back, x, y)
        if fade < 1:
            t = t * [1, 1, 1, fade]
        stamp(img, t, None, x, y)
    img = marks(img, s, m) if not printed or R.random() < .12 else img
    return np.clip(img, 0, 255), s, m, printed, name


def premultiplied(t):
    t = t.astype(np.float32)
    t[..., :3] *= t[..., 3:] / 255
    return t


def unpremultiply(t):
    t[..., :3] /= np.maximum(t[..., 3:] / 255, .004)
    return t.clip(0, 255)


# ---- what happens to a picture

def jpeg(img, q):
    ok, data = cv2.imencode(".jpg", np.ascontiguousarray(img[..., ::-1]).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, q])
    return cv2.imdecode(data, 1)[..., ::-1].astype(np.float32)


def photographed(img):
    """Light that falls off, a cast of colour, the weave of a screen's pixels."""
    h, w = img.shape[:2]
    img = img * np.exp(noise(h, w, 2)[..., None] * R.uniform(.02, .2)) * (1 + N.normal(0, .06, 3))
    img = (img - 128) * R.uniform(.55, 1.05) + 128 + R.uniform(-35, 35)
    if R.random() < .4:
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        gap, a = R.uniform(2.2, 12), R.uniform(0, 3.1)
        weave = np.sin(2 * np.pi * (xx * np.cos(a) + yy * np.sin(a)) / gap)
        img = img + weave[..., None] * R.uniform(2, 14) * np.clip(1 + N.normal(0, .4, 3), 0, 2)
    return np.clip(cv2.GaussianBlur(img.astype(np.float32), (0, 0), R.uniform(.3, 1.2)), 0, 255)


def spoil(img, s, printed):
    h, w = img.shape[:2]
    if not printed:
        if R.random() < .12:
            img = np.repeat((img @ np.array([.299, .587, .114], np.float32))[..., None], 3, -1)
        if R.random() < .3:
            f = R.uniform(.55, 1.6) if s < 60 else R.uniform(.4, 1)
            if 8 < s * f:
                img = cv2.resize(img, None, fx=f, fy=f, interpolation=R.choice([cv2.INTER_LINEAR, cv2.INTER_AREA, cv2.INTER_CUBIC, cv2.INTER_NEAREST]))
        if R.random() < .2:
            img = cv2.GaussianBlur(img, (0, 0), R.uniform(.3, .03 * s + .5))
        if R.random() < .2:
            img = img + N.normal(0, R.uniform(1, 9), img.shape).astype(np.float32)
        img = np.clip(img, 0, 255)
        if R.random() < .1:
            img = photographed(img)
        if R.random() < .45:
            img = jpeg(img, R.randint(30, 95))
        return img
    g = img @ np.array([.299, .587, .114], np.float32)
    if R.random() < .35:
        g = cv2.GaussianBlur(g, (0, 0), R.uniform(.3, .02 * s + .5))
    p = R.random()
    if p < .3:  # bleed or a starved print
        b = cv2.GaussianBlur(g + noise(h, w, 60) * R.uniform(0, 14), (0, 0), R.uniform(.3, .015 * s + .3))
        g = 255 / (1 + np.exp(-(b - R.uniform(115, 200)) / R.uniform(8, 30)))
    elif p < .45:  # one bit
        g = (g + N.normal(0, R.uniform(0, 15), g.shape) > R.uniform(120, 200)) * np.float32(255)
    elif p < .55 and s >= 36:  # halftone
        gap = R.uniform(2.5, 5)
        yy, xx = np.mgrid[0:h, 0:w]
        a = R.uniform(0, 1.5)
        u, v = (xx * np.cos(a) + yy * np.sin(a)) / gap, (yy * np.cos(a) - xx * np.sin(a)) / gap
        thr = 127 + 120 * np.cos(2 * np.pi * u) * np.cos(2 * np.pi * v)
        g = np.clip((g - thr) * 3 + 127, 0, 255).astype(np.float32)
        g = cv2.GaussianBlur(g, (0, 0), R.uniform(.4, 1.2))
    paper, ink = R.uniform(165, 255), R.uniform(0, 90)
    if R.random() < .4:
        paper, ink = 255, 0
    g = ink + g * (paper - ink) / 255
    if R.random() < .45:
        g = g + noise(h, w, R.choice([2, 3, 40, 90])) * R.uniform(1, 12)
    if R.random() < .45:
        g = g + N.normal(0, R.uniform(1, 14), g.shape)
    if R.random() < .2:
        k = N.random(g.shape) < R.uniform(.0003, .004)
        k = cv2.dilate(k.astype(np.uint8), np.ones((2, 2)))
        g = np.where(k > 0, R.choice([ink, paper]), g)
    if R.random() < .25:
        g = cv2.GaussianBlur(g.astype(np.float32), (0, 0), R.uniform(.3, .025 * s + .5))
    g = np.clip(g, 0, 255).astype(np.float32)
    tint = colour(255, R.uniform(0, .12)) / 255 if R.random() < .3 else np.ones(3)
    img = g[..., None] * tint.astype(np.float32)
    if R.random() < .08:
        img = photographed(img)
    if R.random() < .45:
        img = jpeg(img, R.randint(30, 92))
    return img


def rectify(img, s, m, n0, printed):
    """Through a slight turn and corners that are a little wrong to the 328 pixel board."""
    f = img.shape[0] / n0
    a, b = m * f, (m + 8 * s) * f
    src = np.float32([[a, a], [b, a], [b, b], [a, b]])
    if printed and R.random() < .4 or R.random() < .03:
        n = img.shape[0]
        ang = R.gauss(0, 1.2)
        A = cv2.getRotationMatrix2D((n / 2, n / 2), ang, 1)
        P = np.eye(3)
        P[:2] = A
        P[2, :2] = N.normal(0, .02 / n, 2) * (R.random() < .4)
        img = cv2.warpPerspective(img, P, (n, n), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        src = cv2.perspectiveTransform(src[None], P)[0]
    e = .015 if CLEAN else R.choice([.006, .015, .025, .04, .04]) if R.random() < .9 else .08
    e *= s * f
    src = src + N.uniform(-e, e, (4, 2)) + N.uniform(-e, e, 2) * .3
    step = 8 * s * f / 320
    if step > 1.3:
        k = 1 / step * 1.1
        img = cv2.resize(img, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        src = src * k
    dst = np.float32([[4, 4], [324, 4], [324, 324], [4, 324]])
    H = cv2.getPerspectiveTransform((src - .5).astype(np.float32), dst - .5)
    return cv2.warpPerspective(img, H, (328, 328), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


OTHER = 13


def one(ds, games):
    if R.random() < .08:  # no chess
        labels, tiles = junk_position(), junk()
        img, s, m, printed, name = draw(ds, labels, lambda printed: (tiles, "junk"))
        labels = np.where(labels > 0, OTHER, 0).astype(np.uint8)
    elif R.random() < .05:  # chess, with one to three things among the men that are none
        labels = position(games).copy()
        for q in N.permutation(np.flatnonzero(labels == 0))[:R.randint(1, 3)]:
            labels[q] = 13 + R.randrange(12)

        def among_men(printed):
            men, name = pieces(ds, printed)
            return np.concatenate([men, junk()]), name
        img, s, m, printed, name = draw(ds, labels, among_men)
        labels = np.minimum(labels, OTHER)
    else:
        labels = position(games)
        img, s, m, printed, name = draw(ds, labels)
    n0 = img.shape[0]
    img = rectify(spoil(img, s, printed), s, m, n0, printed)
    return np.clip(img, 0, 255).astype(np.uint8), labels, name, printed


def group(ds, games, name, base, count):
    """Boards of one look: the same design, squares, size and wear, other positions and corners."""
    for i in range(count):
        seed(base * 1000 + i)
        labels = R.choice(games) if CLEAN else position(games)
        seed(base * 1000 + 500)
        img, s, m, printed, _ = draw(ds, labels, lambda printed: (ds.tiles[name], name))
        n0 = img.shape[0]
        seed(base * 1000 + 501)
        if not CLEAN or R.random() < .35:
            img = spoil(img, s, printed)
        seed(base * 1000 + 502 + i)
        yield np.clip(rectify(img, s, m, n0, printed), 0, 255).astype(np.uint8), labels, name, printed


def save(path, rows, groups):
    boards, labels, names, prints = zip(*rows)
    np.savez(path + ".tmp.npz", boards=np.stack(boards), labels=np.stack(labels), names=np.array(names), prints=np.array(prints), groups=np.array(groups))
    os.replace(path + ".tmp.npz", path)


def main():
    global FONTS
    folder, pool, split, sd, count = sys.argv[1:6]
    shards = int(sys.argv[6]) if len(sys.argv) > 6 else 1
    FONTS = os.environ["FONTS"]
    seed(int(sd))
    ds = Designs(folder, split)
    games = game_positions(1500)
    if split != "train":  # the designs as they are: COUNT looks of each, six boards a look
        rows, groups = [], []
        for d in ds.table:
            for g in range(int(count)):
                rows += group(ds, games, d["name"], int(sd) + len(groups), 6)
                groups += [len(groups)] * 6
        return save(f"{pool}/{split}-000.npz", rows, groups)
    i = len([f for f in os.listdir(pool) if f.startswith("train")])
    while True:
        save(f"{pool}/train-{i % shards:03}.npz", [one(ds, games) for _ in range(int(count))], [0] * int(count))
        i += 1
        if shards == 1:
            return


if __name__ == "__main__":
    main()
