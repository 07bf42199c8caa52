"""Makes designs of chess men up: silhouettes put together from parts, filled, stroked and shaded in one of many manners.

`design()` gives twelve RGBA tiles like those of a rasterised design. Run as a program it draws a sheet of designs:
shapes.py SHEET_PNG SEED. Coordinates are those of a square from 0 to 1, y downwards.
"""
import math, random
import cv2, numpy as np

BIG, SIZE = 256, 128
R = random.Random()
N = np.random.default_rng()


def seed(value):
    global N
    R.seed(value)
    N = np.random.default_rng(value)


# ---- curves

def smooth(points, corners=(), steps=6, closed=True):
    """A Catmull-Rom curve through the points; at corners it breaks."""
    p = np.asarray(points, np.float32)
    n = len(p)
    out = []
    for i in range(n if closed else n - 1):
        a, b = p[i], p[(i + 1) % n]
        before = a if i in corners or (not closed and i == 0) else p[i - 1]
        after = b if (i + 1) % n in corners or (not closed and i == n - 2) else p[(i + 2) % n]
        t = np.linspace(0, 1, steps, endpoint=False)[:, None]
        out.append(.5 * (2 * a + (b - before) * t + (2 * before - 5 * a + 4 * b - after) * t ** 2 + (3 * a - before - 3 * b + after) * t ** 3))
    return np.concatenate(out + ([] if closed else [p[-1:]]))


def mirrored(half, bend=True):
    """A symmetric outline from its right half, top to bottom, as (distance from the middle, y)."""
    right = smooth([(x, y) for x, y in half], closed=False) if bend else np.asarray(half, np.float32)
    left = right[::-1] * [-1, 1]
    return np.concatenate([right, left]) + [.5, 0]


def disc(x, y, rx, ry=None):
    t = np.linspace(0, 2 * np.pi, 25)[:-1]
    return np.stack([x + rx * np.cos(t), y + (ry or rx) * np.sin(t)], 1)


def slab(y0, y1, w0, w1, arch=0.0, round_=0.0):
    """A level part from y0 to y1 with half widths w0 above and w1 below; `arch` bends both edges."""
    t = np.linspace(-1, 1, 9)
    top = np.stack([.5 + w0 * t, y0 - arch * (1 - t ** 2)], 1)
    low = np.stack([.5 + w1 * t[::-1], y1 - arch * (1 - t ** 2) * .8], 1)
    out = np.concatenate([top, low])
    if round_:
        m = np.float32([.5 + w0 + round_, (y0 + y1) / 2])
        out = np.concatenate([top, [m], low, [[1 - m[0], m[1]]]])
    return out


# ---- what the men of one design have in common

class Hand:
    """The choices that all men of a design share."""

    def __init__(self):
        u = R.uniform
        self.bottom = u(.86, .95)
        self.base = u(.24, .4)
        self.slabs = [(u(.03, .09), u(.72, 1)) for _ in range(R.choice([0, 1, 1, 2, 2, 3]))]
        self.arch = R.choice([0, 0, u(-.02, .05), u(.02, .06)])
        self.round = R.choice([0, 0, 0, u(.01, .04)])
        self.flare = u(.9, 1.25)
        self.waist = u(.28, .75)
        self.collars = R.choice([0, 1, 1, 2])
        self.collar = u(.06, .15), u(.02, .05)
        self.bent = R.random() < .75
        self.column = R.random() < .5  # men as turned columns, or as signs that stand on the base
        self.head = u(.85, 1.2)
        self.heights = {k: h + R.gauss(0, .035) for k, h in dict(P=.3, N=.14, B=.12, R=.2, Q=.1, K=.06).items()}
        if R.random() < .2:  # all of one height
            self.heights = {k: u(.06, .12) for k in "PNBRQK"}
        self.sizes = {k: 1. for k in "PNBRQK"}
        self.sizes["P"] = u(.75, 1)
        self.inner = R.random() < .8
        self.ball = u(.02, .05)
        self.vase = u(.13, .25) if R.random() < .2 else 0  # bishop, queen and king on one body, told by their tops alone


def base(h, wide):
    """The foot: parts from the bottom up, the y and half width where a body can stand."""
    parts, y, w = [], h.bottom, h.base * wide
    for height, narrower in h.slabs:
        parts.append(slab(y - height, y, w * narrower, w, h.arch, h.round))
        y, w = y - height * .96, w * narrower * .97
    return parts, y, w


def stem(h, top, y, w, neck):
    """A body from the half width w at y up to the neck."""
    if not h.bent:
        return mirrored([(neck, top), (neck * 1.1, top + (y - top) * .3), (w, y + .01)], False)
    k = h.waist
    return mirrored([(neck, top), (neck * 1.05, top + (y - top) * .25), (neck + (w - neck) * k * .5, top + (y - top) * .65), (w * h.flare * .9, y - .01), (w, y + .01)])


def collars(h, y, neck):
    out = []
    for i in range(h.collars):
        w, t = h.collar
        w = max(w, neck * 1.25) * (1 - .18 * i)
        out.append(slab(y - t * (1 + i), y - t * i, w, w * R.uniform(.9, 1.1), h.arch * .5, h.round))
    return out, y - h.collars * h.collar[1] * .9


def column(h, parts, top, y, w, neck, above):
    """Adds a body with its collars; gives the y where a head can stand."""
    parts.append(stem(h, top - above, y, w, neck))
    rings, low = collars(h, top + .02, neck)
    parts += rings
    return low


def vase(h, parts, top, y, w, lip):
    """Adds a body that swells below a lip and closes again, and now and then a collar between them."""
    low = y + .01
    if R.random() < .6:
        t = R.uniform(.03, .08)
        parts.append(slab(y - t, y + .01, w * R.uniform(.7, 1), w, h.arch, h.round))
        low = y - t * .92
    full, neck = R.uniform(.45, .75), lip * R.uniform(.6, 1)
    parts.append(mirrored([(lip, top), (neck, top + (low - top) * .15), (h.vase, top + (low - top) * full), (w * R.uniform(.6, .9), low)]))
    if R.random() < .3:
        parts.append(slab(top + .05, top + .05 + h.collar[1], neck * 1.2, neck * 1.2, h.arch, h.round))


# ---- the men, each a list of parts from the lowest layer up: outlines, and lines that only show within

def pawn(h):
    parts, y, w = base(h, R.uniform(.75, 1))
    top, r = h.heights["P"], R.uniform(.09, .16) * h.head
    neck = r * R.uniform(.35, .8)
    at = top + 2 * r
    parts.append(stem(h, at - .02, y, w, neck))
    c, at = collars(h, at + .02, neck)
    parts += c
    kind = R.random()
    if kind < .75:
        parts.append(disc(.5, at - r * .85, r, r * R.uniform(.85, 1.15)))
    elif kind < .9:
        parts.append(mirrored([(0, at - 2.1 * r), (r * .8, at - 1.3 * r), (r, at - .6 * r), (r * .5, at + .01)]))
    else:
        parts.append(slab(at - 1.7 * r, at, r * .9, r * .8, r * .3))
    return parts, []


def battlements(y0, y1, w, n, depth, lean):
    """A tower's top with n merlons."""
    out, count = [], 2 * n - 1
    gap = R.uniform(.7, 1.3)
    edges = np.cumsum([0] + [1 if i % 2 == 0 else gap for i in range(count)])
    edges = edges / edges[-1] * 2 - 1
    for i in range(count):
        y = y0 if i % 2 == 0 else y0 + depth
        out += [(.5 + edges[i] * w, y), (.5 + edges[i + 1] * w, y)]
    return np.float32(out + [(.5 + w * lean, y1), (.5 - w * lean, y1)])


def rook(h):
    parts, y, w = base(h, R.uniform(.85, 1.05))
    top = h.heights["R"]
    wide = w * R.uniform(.75, 1.05)
    n = R.choice([3, 3, 3, 3, 4, 2, 5])
    tall = R.uniform(.1, .2)
    body = wide * R.uniform(.6, .95)
    shoulder = top + tall
    lines = []
    middle = mirrored([(body, shoulder - .01), (body * R.uniform(.8, 1), (shoulder + y) / 2), (w * R.uniform(.75, 1), y + .01)], h.bent)
    parts.append(middle)
    if R.random() < .4:
        t = R.uniform(.02, .06)
        parts.append(slab(shoulder, shoulder + t, wide * R.uniform(.85, 1), body * 1.02))
    parts.append(battlements(top, shoulder, wide, n, tall * R.uniform(.25, .6), R.uniform(.75, 1)))
    if R.random() < .35:
        lines.append([(.5 - body, shoulder + .03), (.5 + body, shoulder + .03)])
    if R.random() < .15:  # bricks
        for i in range(R.randint(2, 4)):
            yy = shoulder + (y - shoulder) * (i + 1) / 5
            lines.append([(.5 - body, yy), (.5 + body, yy)])
            lines += [[(.5 + d * body, yy), (.5 + d * body, yy + (y - shoulder) / 5)] for d in (-.4, .4) if R.random() < .8]
    if R.random() < .1:
        lines.append(disc(.5, (shoulder + y) / 2, body * .25, body * .5).tolist())
    return parts, lines


def bishop(h):
    parts, y, w = base(h, R.uniform(.85, 1.05))
    top, ball = h.heights["B"], h.ball * R.uniform(.7, 1.3)
    at = top + 2 * ball
    lines = []
    if R.random() < .2:
        scroll = R.uniform(.02, .05)
        t = np.linspace(-1, 1, 17)
        wave = np.stack([.5 + w * 1.2 * t, y - .01 + scroll * np.cos(t * np.pi * 2)], 1)
        parts.append(np.concatenate([wave, wave[::-1] + [0, R.uniform(.03, .06)]]))
    if h.column or R.random() < .35:
        wide, tall = R.uniform(.1, .17) * h.head, R.uniform(.22, .34)
        neck = wide * R.uniform(.35, .7)
        low = column(h, parts, at + tall, y, w, neck, .03)
    else:
        wide, low = w * R.uniform(.7, 1), y + .01
        tall = low - at
        neck = wide * R.uniform(.55, .95)
        if R.random() < .6:
            t = R.uniform(.04, .08)
            parts.append(slab(y - t, y + .01, neck, neck * R.uniform(.9, 1.15), h.arch, h.round))
            low = y - t * .9
    full = R.uniform(.45, .75)
    mitre = [(R.choice([0, .012]), at), (wide * R.uniform(.45, .75), at + (low - at) * .25), (wide, at + (low - at) * full), (neck, low)]
    parts.append(mirrored(mitre, R.random() < .9))
    if ball > .02:
        parts.append(disc(.5, top + ball, ball))
    middle, size = at + (low - at) * R.uniform(.4, .6), wide * R.uniform(.4, .7)
    kind = R.random()
    if kind < .35:  # a cross on the mitre
        lines += [[(.5, middle - size), (.5, middle + size)], [(.5 - size * .7, middle - size * .15), (.5 + size * .7, middle - size * .15)]]
    elif kind < .7:  # a slit
        side = R.choice([-1, 1])
        x, yy = .5 + side * wide * .75, at + (low - at) * R.uniform(.2, .35)
        lines.append([(x, yy), (.5 + side * wide * R.uniform(-.1, .2), yy + (low - at) * R.uniform(.2, .35))])
        if R.random() < .5:
            lines.append("cut")
    elif kind < .8:
        lines.append([(.5, at), (.5, low)])
    if R.random() < .4:
        lines.append([(.5 - wide * .9, low - .04), (.5, low - .04 - h.arch), (.5 + wide * .9, low - .04)])
    return parts, lines


def crown(y0, y1, wide, low, n, kind, valley, ball):
    """A crown of n points: outline and the balls at its points."""
    spread = np.linspace(-1, 1, n)
    rise = R.choice([0, 0, R.uniform(-.06, .06)])
    tips = [(.5 + s * wide, y0 + rise * (1 - s * s) * (1 if n > 2 else 0) + (.02 if ball else 0)) for s in spread]
    points = []
    for i, tip in enumerate(tips):
        points.append(tip)
        if i + 1 < n:
            x = (tip[0] + tips[i + 1][0]) / 2
            points.append((.5 + (x - .5) * R.uniform(.8, .95), y0 + (y1 - y0) * valley))
    points += [(.5 + low, y1), (.5 - low, y1)]
    if kind == "curved":
        outline = smooth(points, corners=set(range(0, 2 * n, 2)) | {2 * n - 1, 2 * n})
    else:
        outline = np.float32(points)
    return outline, [disc(x, y, ball) for x, y in tips] if ball else []


def queen(h):
    parts, y, w = base(h, R.uniform(.9, 1.1))
    top, lines = h.heights["Q"], []
    ball = R.choice([0, h.ball, h.ball * 1.2, R.uniform(.02, .06)])
    n = R.choice([3, 4, 5, 5, 5, 5, 6, 7, 7, 8, 9])
    kind = R.choice(["curved", "straight", "straight"])
    if h.vase:  # a low crown, with a ball above it or none
        wide, tall = R.uniform(.1, .24), R.uniform(.04, .12)
        outline, balls = crown(top + .03, top + .03 + tall, wide, wide * R.uniform(.6, 1), n, kind, R.uniform(.1, .7), R.choice([0, 0, h.ball * .5]))
        vase(h, parts, top + .02 + tall, y, w, wide * R.uniform(.6, .9))
        parts += [outline] + balls
        if R.random() < .6:
            parts.insert(R.choice([0, len(parts)]), disc(.5, top + R.uniform(0, .03), R.uniform(.02, .05)))
        return parts, lines
    if h.column or R.random() < .25:
        wide, tall = R.uniform(.12, .2) * h.head, R.uniform(.14, .28)
        neck = wide * R.uniform(.4, .75)
        low = column(h, parts, top + tall, y, w, neck, .02)
        outline, balls = crown(top + (h.ball if R.random() < .5 else 0), low, wide, neck, n, kind, R.uniform(.15, .5), R.choice([0, 0, ball * .6]))
        parts.append(outline)
        parts += balls
        if R.random() < .6:
            r = R.uniform(.02, .05)
            parts.insert(R.choice([0, len(parts)]), disc(.5, top + R.uniform(-.02, .03), r))
    else:
        wide, low = R.uniform(.3, .44), y + .01
        if R.random() < .6:
            t = R.uniform(.05, .12)
            parts.append(slab(y - t, y + .01, w * R.uniform(.8, 1), w, h.arch, h.round))
            low = y - t * .92
        outline, balls = crown(top, low, wide, w * R.uniform(.7, 1), n, kind, R.uniform(.3, .75), ball)
        parts += [outline] + balls if R.random() < .7 else balls + [outline]
        for i in range(R.choice([0, 1, 1, 2])):
            yy = low - .03 - .05 * i
            lines.append([(.5 - w * .8, yy), (.5, yy - h.arch * 2), (.5 + w * .8, yy)])
    return parts, lines


def cross(x, top, size, thick):
    """A cross: plain, broadening, or with a long stem."""
    kind, a, t = R.random(), size / 2, thick / 2
    y = top + size * R.uniform(.35, .5)
    if kind < .55:
        return [np.float32([(x - t, top), (x + t, top), (x + t, y - t), (x + a, y - t), (x + a, y + t), (x + t, y + t), (x + t, top + size * 1.3),
                            (x - t, top + size * 1.3), (x - t, y + t), (x - a, y + t), (x - a, y - t), (x - t, y - t)])]
    b = t * R.uniform(1.5, 3)
    return [np.float32([(x - b, top), (x + b, top), (x + t * .6, y - t * .6), (x + a, y - b), (x + a, y + b), (x + t * .6, y + t * .6),
                        (x + t, top + size * 1.25), (x - t, top + size * 1.25), (x - t * .6, y + t * .6), (x - a, y + b), (x - a, y - b), (x - t * .6, y - t * .6)])]


def king(h):
    parts, y, w = base(h, R.uniform(.9, 1.1))
    top, lines = h.heights["K"], []
    size = R.uniform(.06 if h.vase else .1, .2)
    mark = cross(.5, top, size, R.uniform(.025, .055))
    at = top + size
    if h.vase:
        lip, dome = R.uniform(.06, .2), R.uniform(0, .06)
        parts += mark
        vase(h, parts, at + dome, y, w, lip)
        parts.append(mirrored([(.01, at - .01), (lip * .7, at + dome * .3), (lip * 1.05, at + dome + R.uniform(.005, .03)), (lip * .8, at + dome + .05)], R.random() < .7))
        return parts, lines
    if h.column or R.random() < .25:
        wide, tall = R.uniform(.11, .19) * h.head, R.uniform(.1, .22)
        neck = wide * R.uniform(.4, .75)
        parts += mark
        low = column(h, parts, at + tall, y, w, neck, .02)
        dome = R.uniform(.02, .07)
        half = [(.01, at - dome * R.choice([0, 1])), (wide * .6, at - dome * .4), (wide, at + dome), (neck, low)]
        parts.append(mirrored(half, R.random() < .6))
        if R.random() < .4:
            lines.append([(.5 - wide, at + dome), (.5 + wide, at + dome)])
        return parts, lines
    low = y + .01
    if R.random() < .6:
        t = R.uniform(.05, .12)
        parts.append(slab(y - t, y + .01, w * R.uniform(.8, 1), w, h.arch, h.round))
        low = y - t * .92
    foot, wide = w * R.uniform(.7, 1), R.uniform(.3, .43)
    kind = R.random()
    parts += mark if kind > .04 else [disc(.5, top + size * .5, size * .4)]  # without a cross a dome might be a mitre
    if kind < .5:  # two lobes and a middle between them
        shoulder = at + (low - at) * R.uniform(.05, .3)
        lobe = mirrored([(.01, shoulder + .12), (wide * .4, shoulder), (wide * .85, shoulder + .01), (wide, shoulder + .13), (wide * .8, low - .12), (foot, low)])
        middle = mirrored([(0, at - .01), (R.uniform(.05, .1), at + .06), (R.uniform(.03, .08), at + .17), (.0, at + (low - at) * .6)])
        parts += [lobe, middle] if R.random() < .6 else [middle, lobe]
        if R.random() < .6:
            lines.append([(.5, shoulder + .12), (.5, low)])
        if R.random() < .4:
            inner = np.float32([(wide * .15, shoulder + .13), (wide * .5, shoulder + .06), (wide * .8, shoulder + .1), (wide * .75, shoulder + .2), (foot * .8, low - .05)])
            lines += [smooth(inner * [s, 1] + [.5, 0], closed=False).tolist() for s in (-1, 1)]
    elif kind < .75:  # a crown of few points below the cross
        outline, balls = crown(at + R.uniform(-.02, .06), low, wide, foot, R.choice([2, 3, 3, 4, 5]), R.choice(["curved", "straight"]), R.uniform(.3, .6), R.choice([0, 0, .025]))
        parts += [outline] + balls
    else:  # a dome with arches
        parts.append(mirrored([(.01, at - .01), (wide * .55, at + .02), (wide, at + (low - at) * .35), (foot * 1.05, low - .05), (foot, low)]))
        for s in (-1, 1):
            lines.append(smooth([(.5, at), (.5 + s * wide * .45, at + (low - at) * .4), (.5 + s * foot * .4, low)], closed=False).tolist())
    for i in range(R.choice([0, 1, 1, 2])):
        yy = low - .03 - .05 * i
        lines.append([(.5 - foot * .85, yy), (.5, yy - h.arch * 2), (.5 + foot * .85, yy)])
    return parts, lines


# Horses' heads that look to the left: outline from the front of the neck over nose, ears and back, and which points are corners.
# Each has its eye, nostril and the inner end of its mouth.
HORSES = [
    ([(.26, .86), (.28, .74), (.38, .63), (.45, .54), (.40, .50), (.30, .57), (.22, .60), (.16, .56), (.17, .48), (.26, .36), (.33, .26), (.36, .20),
      (.38, .09), (.46, .18), (.56, .20), (.69, .29), (.78, .44), (.82, .64), (.82, .86)], {0, 6, 7, 11, 12, 13, 18}, (.36, .32), (.21, .51), (.29, .52)),
    ([(.30, .86), (.32, .70), (.44, .56), (.46, .50), (.36, .52), (.24, .58), (.17, .52), (.22, .42), (.32, .30), (.40, .20), (.47, .10),
      (.50, .19), (.62, .26), (.70, .40), (.70, .58), (.74, .72), (.72, .86)], {0, 5, 6, 9, 10, 11, 16}, (.42, .30), (.22, .50), (.32, .47)),
    ([(.28, .86), (.42, .56), (.24, .60), (.16, .50), (.36, .26), (.40, .12), (.50, .22), (.66, .30), (.76, .54), (.74, .86)],
     {0, 1, 2, 3, 4, 5, 6, 9}, (.40, .34), (.22, .50), (.30, .50)),
    ([(.32, .86), (.30, .74), (.42, .62), (.52, .52), (.50, .46), (.42, .50), (.36, .60), (.28, .66), (.20, .64), (.19, .56), (.25, .44), (.28, .32), (.33, .22),
      (.30, .12), (.40, .16), (.45, .08), (.50, .17), (.64, .22), (.76, .36), (.80, .56), (.76, .74), (.78, .86)], {0, 7, 8, 12, 13, 14, 15, 16, 21},
     (.36, .34), (.23, .58), (.31, .58)),
    ([(.34, .86), (.36, .76), (.32, .66), (.38, .58), (.46, .50), (.38, .49), (.28, .52), (.22, .46), (.26, .37), (.36, .28), (.42, .20), (.46, .13), (.52, .20),
      (.60, .27), (.66, .40), (.64, .54), (.58, .64), (.64, .76), (.66, .86)], {0, 6, 7, 10, 11, 12, 18}, (.42, .30), (.27, .45), (.33, .44)),
    ([(.24, .86), (.27, .68), (.40, .58), (.34, .54), (.30, .60), (.20, .63), (.12, .58), (.13, .47), (.24, .37), (.30, .24), (.29, .11), (.38, .18),
      (.50, .13), (.66, .20), (.80, .36), (.87, .60), (.86, .86)], {0, 4, 5, 6, 9, 10, 11, 16}, (.33, .33), (.18, .53), (.27, .52)),
    ([(.30, .86), (.34, .70), (.47, .60), (.50, .52), (.44, .55), (.34, .62), (.26, .64), (.24, .57), (.33, .48), (.38, .38), (.42, .26), (.48, .18), (.47, .08), (.55, .15),
      (.66, .24), (.72, .40), (.68, .56), (.72, .70), (.74, .86)], {0, 5, 6, 11, 12, 13, 18}, (.45, .32), (.29, .59), (.37, .57)),
    ([(.28, .86), (.36, .62), (.22, .56), (.20, .40), (.30, .24), (.44, .16), (.46, .08), (.54, .16), (.72, .26), (.78, .50), (.74, .86)],
     {0, 6, 10}, (.36, .34), (.24, .47), (.32, .52)),
]


def knight(h):
    parts, y, w = base(h, R.uniform(.85, 1.05))
    points, corners, eye, nostril, mouth = R.choice(HORSES)
    points = np.float32(points)
    points = points + N.normal(0, R.choice([.006, .012, .02]), points.shape).astype(np.float32)
    top = h.heights["N"]
    sx, sy = R.uniform(.85, 1.12), (y - top) / .76

    def place(p):
        p = np.atleast_2d(np.float32(p))
        lean = shear * (.86 - p[:, 1])
        return np.stack([.5 + (p[:, 0] - .5 - lean) * sx, y + .01 + (p[:, 1] - .86) * sy], 1)
    shear = R.gauss(0, .05)
    if R.random() < .3:  # a foot no broader than the base
        points[[0, -1], 0] = .5 + (points[[0, -1], 0] - .5) * R.uniform(.7, 1)
    outline = place(points)
    body = outline if R.random() < .12 else smooth(outline, corners, steps=5)
    parts.append(body.astype(np.float32))
    lines = []
    r = R.uniform(.012, .028)
    if R.random() < .8:
        e = place(eye)[0]
        lines.append(("spot", disc(e[0], e[1], r, r * R.uniform(.6, 1.1))))
    if R.random() < .5:
        e = place(nostril)[0]
        lines.append(("spot", disc(e[0], e[1], r * .6)))
    if R.random() < .5:
        lines.append(np.concatenate([place(points[6 if len(points) > 12 else 2]), place(mouth)]).tolist())
    back = [i for i in range(len(points)) if points[i, 0] > .5 and i > len(points) // 2][:-1]
    if len(back) > 2 and R.random() < .6:
        curve = points[back]
        inner = curve + (np.float32([.5, .55]) - curve) * R.uniform(.12, .3)
        if R.random() < .6:
            lines.append(smooth(place(inner), closed=False).tolist())
        else:  # strands
            dense, within = smooth(place(curve), closed=False), smooth(place(inner), closed=False)
            lines += [[a.tolist(), (b + [0, .03]).tolist()] for a, b in list(zip(dense, within))[::R.choice([3, 4, 6])]]
    if R.random() < .3:
        lines.append(smooth(place([points[1] + [.06, 0], np.float32([.52, .6]), np.float32([.56, .48])]), closed=False).tolist())
    if R.random() < .08:  # looks to the right
        parts = [p * [-1, 1] + [1, 0] for p in parts]
        lines = [("spot", l[1] * [-1, 1] + [1, 0]) if isinstance(l, tuple) else [(1 - x, yy) for x, yy in l] for l in lines]
    return parts, lines


MEN = dict(P=pawn, N=knight, B=bishop, R=rook, Q=queen, K=king)


# ---- drawing

def fill(points):
    img = np.zeros((BIG, BIG), np.uint8)
    cv2.fillPoly(img, [(np.asarray(points) * BIG * 16).round().astype(np.int32)], 255, cv2.LINE_AA, 4)
    return img


def stroke(points, width, closed):
    img = np.zeros((BIG, BIG), np.uint8)
    cv2.polylines(img, [(np.asarray(points) * BIG * 16).round().astype(np.int32)], closed, 255, max(1, round(width)), cv2.LINE_AA, 4)
    return img


def masks(parts, lines, width, inner, joined):
    """Coverage of the man, and of the lines within, of floats from 0 to 1."""
    cover = np.zeros((BIG, BIG), np.uint8)
    within = np.zeros((BIG, BIG), np.uint8)
    for part in parts:
        body = fill(part)
        if inner and not joined:
            within = np.minimum(within, 255 - body)
            within = np.maximum(within, stroke(part, max(1.5, inner), True))
        cover = np.maximum(cover, body)
    cut = False
    for line in lines:
        if isinstance(line, str):
            cut = True
        elif isinstance(line, tuple):
            within = np.maximum(within, fill(line[1]))
        elif inner:
            within = np.maximum(within, stroke(line, max(1.5, inner), False))
    if cut:  # a slit that goes through the man
        cover = np.minimum(cover, 255 - stroke(next(l for l in lines if isinstance(l, list)), width * 1.5 + 4, False))
    return cover, within


def disc_kernel(r):
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * r + 1,) * 2)


def shade(kind, cover):
    """Light on a man: about -1 to 1."""
    yy, xx = np.mgrid[-1:1:SIZE * 1j, -1:1:SIZE * 1j].astype(np.float32)
    if kind == "turned":  # as a column, by the width of each line
        width = np.maximum(cover.astype(np.float32).sum(1, keepdims=True) / 255 / SIZE, .05)
        return np.cos(np.clip((xx / width + .25), -1.4, 1.4) * 1.6).astype(np.float32) * 1.4 - .6
    if kind == "down":
        return -yy
    if kind == "across":
        return -xx
    depth = cv2.distanceTransform((cover > 127).astype(np.uint8), cv2.DIST_L2, 3)
    depth = cv2.GaussianBlur(np.minimum(depth, 9), (0, 0), 2)
    gx, gy = cv2.Sobel(depth, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(depth, cv2.CV_32F, 0, 1, ksize=3)
    return np.clip((gx + gy) / 6, -1, 1)


def grain(kind):
    """The material: about -1 to 1."""
    if kind == "wood":
        n = cv2.resize(N.normal(0, 1, (R.randint(4, 8), R.randint(10, 40))).astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)
        return n if R.random() < .5 else n.T.copy()
    return cv2.resize(N.normal(0, 1, (R.randint(20, 90),) * 2).astype(np.float32), (SIZE, SIZE), interpolation=cv2.INTER_LINEAR)


def hatching():
    yy, xx = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    gap, a = R.uniform(3.5, 10), R.choice([np.pi / 4, -np.pi / 4, 0, np.pi / 2, R.uniform(0, 3.1)])
    v = (xx * np.cos(a) + yy * np.sin(a)) / gap % 1
    return np.clip((R.uniform(.15, .45) - np.abs(v - .5)) * gap + .5, 0, 1)


def tone(light, sat=None):
    """A colour of about this lightness (0 to 255)."""
    sat = abs(R.gauss(0, .2)) if sat is None else sat
    c = np.array([R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)])
    c -= c @ [.299, .587, .114]
    c = c / (np.abs(c).max() + 1e-6)
    return np.clip(light + c * sat * 160, 0, 255).astype(np.float32)


def warmed(light):
    """The colours of wood and ivory."""
    return np.clip(np.float32([1.08, .98, .8]) * light, 0, 255)


class Manner:
    """How one colour of a design is filled and lined."""

    def __init__(self, white, printed, like=None):
        self.width = like.width if like else R.choice([0, 0, R.uniform(2, 6), R.uniform(4, 12)])
        self.inner = like.inner if like else R.choice([0, R.uniform(2, 8), R.uniform(2, 8)])
        wooden = like.wooden if like else R.random() < .15
        self.wooden = wooden
        if printed:
            self.width, self.inner = max(self.width, R.uniform(2, 7)), self.inner
            self.fill = np.float32([255] * 3) if white else np.float32([0] * 3)
            self.line = np.float32([0] * 3)
        elif white:
            light = R.uniform(170, 255)
            self.fill = warmed(light) if wooden else tone(light, R.choice([0, 0, R.uniform(0, .3)]))
            self.line = tone(R.choice([0, 0, R.uniform(0, 110), light - R.uniform(30, 110)]))
        else:
            light = R.choice([0, R.uniform(0, 60), R.uniform(20, 110)])
            self.fill = warmed(light) if wooden else tone(light, R.choice([0, 0, R.uniform(0, .5)]))
            self.line = tone(R.choice([0, 0, light * .5, R.uniform(light + 90, 255)]))
        if white:
            self.within = self.line
        elif printed:
            self.within = np.float32([255] * 3)
        else:  # light lines within a black man, or dark ones, or none
            light = float(self.fill.mean())
            self.within = tone(R.choice([min(255, light + R.uniform(60, 255)), 255, light * .4, light]))
        self.shading = (like.shading if like else R.choice(["", "", "turned", "down", "across", "round"])) if not printed else ""
        self.depth = R.uniform(10, 60)
        self.grain = (like.grain if like else R.choice(["", "", "", "wood", "stone"])) if not printed else ""
        self.hatched = R.random() < (.12 if printed and white else .3 if printed else .03)
        self.partly = white or R.random() < .4
        self.hatch = hatching() if self.hatched else None
        self.rim = 0 if white or R.random() < .8 else R.randint(2, 6)  # a light rim round black men


def shrunk(mask):
    return cv2.resize(mask, (SIZE, SIZE), interpolation=cv2.INTER_AREA).astype(np.float32)[..., None] / 255


def paint(cover, within, m):
    """A tile (uint8 128 x 128 x 4) of a man drawn at twice the size."""
    inside = cv2.erode(cover, disc_kernel(max(1, round(m.width / 2)))) if m.width >= 1 else None
    a = shrunk(cv2.dilate(cover, disc_kernel(m.rim)) if m.rim else cover)
    img = np.empty((SIZE, SIZE, 3), np.float32)
    img[:] = m.fill
    if m.shading:
        img += (shade(m.shading, cv2.resize(cover, (SIZE, SIZE))) * m.depth)[..., None]
    if m.grain:
        img += (grain(m.grain) * m.depth * .4)[..., None]
    if m.hatched:
        k = m.hatch
        if m.partly:  # the shadowed side alone
            k = k * (np.arange(SIZE) > SIZE * R.uniform(.4, .6))
        else:
            img[:] = 255
        img += (m.line - img) * k[..., None]
    img += (m.within - img) * shrunk(within)
    if inside is not None:
        img += (m.line - img) * (1 - shrunk(inside))
    if m.rim:
        img += (tone(240, .05) - img) * (1 - shrunk(cover))
    return np.concatenate([img.clip(0, 255), a * 255], 2).astype(np.uint8)


def design(printed=False):
    """Twelve RGBA tiles (uint8 12 x 128 x 128 x 4), White's and Black's as PNBRQK."""
    h = Hand()
    white = Manner(True, printed)
    black = Manner(False, printed, white)
    joined = R.random() < .15  # no lines between the parts
    out = []
    drawn = []
    for k in "PNBRQK":
        parts, lines = MEN[k](h)
        if not h.inner:
            lines = [l for l in lines if isinstance(l, tuple)]
        f = h.sizes[k]
        move = lambda p: np.asarray(p, np.float32) * f + [(1 - f) / 2, h.bottom * (1 - f)]
        parts = [move(p) for p in parts]
        lines = [l if isinstance(l, str) else ("spot", move(l[1])) if isinstance(l, tuple) else move(l).tolist() for l in lines]
        drawn.append((parts, lines))
    for m in (white, black):
        for parts, lines in drawn:
            out.append(paint(*masks(parts, lines, m.width, m.inner, joined), m))
    return np.stack(out)


def main():
    import sys
    seed(int(sys.argv[2]))
    rows = []
    for i in range(16):
        t = design(i % 3 == 2).astype(np.float32)
        back = np.float32([[[240, 217, 181]], [[181, 136, 99]]])
        cells = []
        for q in range(12):
            a = t[q, ..., 3:] / 255
            cells.append(back[q % 2] * (1 - a) + t[q, ..., :3] * a)
        rows.append(np.concatenate(cells, 1))
    cv2.imwrite(sys.argv[1], np.concatenate(rows)[..., ::-1])


if __name__ == "__main__":
    main()
