"""Train the small net that reads the letters and figures beside a board, which tell whose side is at the bottom.

Usage: coordinates.py DESIGNS WEIGHTS MINUTES [--pool COUNT] [--seed N]   (fonts: those that fc-list knows)
It reads tiles of 72 pixels at 64 a square: a square at an edge of the board from .425 within to .7 without, with a little
of its neighbours. Labels: 0 nothing, 1 to 8 the letters a to h, 9 to 16 the figures 1 to 8.
"""
import argparse, copy, random, struct, subprocess, time
import cv2, numpy as np, torch
from PIL import Image, ImageDraw, ImageFont
from torch import nn
from torch.nn import functional as F
import generate
from generate import Designs, colour, hatch, noise
from export import quantise

SIDE, SQUARE, WITHIN, MARGIN = 72, 64, .425, .0625
CHANNELS = [1, 12, 24, 32, 40, 40]
HALVES = [True, True, False, True, False]
SIGNS = "abcdefgh12345678"
WORDS = "White to move Mate in two Black wins Diagram 12 No. 137 Kg1 b4 e5 Dutch file edit help 1-0 0:42 a4 h6 (after 24.c4) + - = < >".split()
R = generate.R


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        pairs = zip(CHANNELS, CHANNELS[1:], HALVES)
        self.convolutions = nn.ModuleList(
            nn.Sequential(nn.Conv2d(i, o, 3, 2 if half else 1, 1, bias=False), nn.BatchNorm2d(o)) for i, o, half in pairs)
        self.sign = nn.Linear(CHANNELS[-1], 17)

    def forward(self, x):
        for convolution in self.convolutions:
            x = F.relu(convolution(x))
        return self.sign(x.amax((2, 3)))


def fonts():
    """Faces that have letters and figures as books and screens use them."""
    lines = subprocess.run(["fc-list", ":lang=en", "file", "family"], capture_output=True, text=True).stdout.splitlines()
    odd = "Symbol Unifont Math Z003 D050 Dingbats Dunhill Chess Emoji Icons CM Demi-Cond msbm Extension stmary".split()
    kept = [l.split(":")[0] for l in lines if not any(o.lower() in l.lower() for o in odd)]
    return sorted(f for f in kept if f.endswith((".ttf", ".otf", ".pfb", ".t1")))


_tiles = {}


def ink(text, px, face):
    """Coverage (0 to 1) of a text in a face, cut to what is inked."""
    key = text, px, face
    if key not in _tiles:
        if len(_tiles) > 20000:
            _tiles.clear()
        f = ImageFont.truetype(face, px)
        b = f.getbbox(text)
        img = Image.new("L", (max(1, b[2] - b[0]), max(1, b[3] - b[1])))
        ImageDraw.Draw(img).text((-b[0], -b[1]), text, 255, font=f)
        _tiles[key] = np.asarray(img, np.float32) / 255
    return _tiles[key]


def blend(img, cover, col, x, y):
    """Puts a coverage of a colour at x, y, cut at the borders."""
    x, y = int(round(x)), int(round(y))
    h, w = cover.shape[:2]
    x0, y0, x1, y1 = max(0, x), max(0, y), min(img.shape[1], x + w), min(img.shape[0], y + h)
    if x0 < x1 and y0 < y1:
        c = cover[y0 - y:y1 - y, x0 - x:x1 - x]
        img[y0:y1, x0:x1] += (col - img[y0:y1, x0:x1]) * c


def grey_of(col):
    return float(np.dot(col, [.299, .587, .114]))


def surface(n, s, edge, printed):
    """Squares within and the margin without, with a line between: a grey picture of n pixels, and the greys."""
    if printed:
        light, dark = R.uniform(220, 255), R.uniform(0, 80)
        back = light
    else:
        light = R.uniform(70, 255)
        dark = max(10, light - abs(R.gauss(55, 35)) - 10)
        back = R.choice([R.uniform(0, 255), R.uniform(0, 60), R.uniform(225, 255), dark, light])
    img = np.full((n, n), back, np.float32)
    inner = int(round(WITHIN * s))
    m = MARGIN * s
    parity = R.randrange(2)
    board = np.empty((inner, n), np.float32)
    for k in (-1, 0, 1):  # along the edge
        a, b = int(round(max(0, m + k * s))), int(round(min(n, m + (k + 1) * s)))
        board[:, a:b] = light if (k + parity) % 2 == 0 else dark
    if printed:
        k = hatch(inner, n, s) * R.uniform(.3, 1)
        is_dark = board == dark
        board = np.where(is_dark, light + (dark - light) * k, light)
        if R.random() < .3:
            board[is_dark] = R.uniform(120, 215)
    elif R.random() < .25:
        board += noise(inner, n, 6, 2) * R.uniform(1, 8)
    # as if at the bottom: within above, without below; turned for the other edges afterwards
    img[:inner] = board
    if R.random() < (.85 if printed else .35):
        w = max(1, int(s * R.uniform(.01, .06)))
        line = R.choice([0, 0, R.uniform(0, 255)])
        img[inner:inner + w] = line
        if R.random() < .3:
            g = inner + w + max(1, int(s * R.uniform(.03, .12)))
            img[g:g + max(1, w // 2)] = line
    elif not printed and R.random() < .4:  # a frame, and what is beyond it
        w = int(s * R.uniform(.2, .6))
        img[inner + w:] = R.uniform(0, 255)
    img = [img, img[::-1], img.T[:, ::-1], img.T][edge]  # bottom, top, left, right
    return np.ascontiguousarray(img), inner, light, dark, back


def man(ds, img, s, edge, inner):
    """A man on the square, of which the tile sees a part."""
    tiles = ds.tiles[ds.pick()]
    t = tiles[R.randrange(12)].astype(np.float32)
    size = int(s * R.uniform(.75, 1.05))
    t = cv2.resize(t, (size, size), interpolation=cv2.INTER_AREA)
    m = MARGIN * s
    along = m + (s - size) / 2
    across = (s - size) / 2
    n = img.shape[0]
    x, y = [(along, inner - s + across), (along, n - inner + across), (n - inner + across, along), (inner - s + across, along)][edge]
    x, y = int(round(x)), int(round(y))
    x0, y0, x1, y1 = max(0, x), max(0, y), min(n, x + size), min(n, y + size)
    if x0 < x1 and y0 < y1:
        part = t[y0 - y:y1 - y, x0 - x:x1 - x]
        g, a = part[..., :3] @ np.array([.299, .587, .114], np.float32), part[..., 3] / 255
        img[y0:y1, x0:x1] += (g - img[y0:y1, x0:x1]) * a


def contrasting(behind):
    while True:
        c = R.choice([R.uniform(0, 255), R.uniform(0, 50), R.uniform(220, 255)])
        if abs(c - behind) > R.choice([35, 60, 90]):
            return c


def tile(ds, faces):
    """A tile (uint8, 72 x 72) and its label."""
    s = int(np.exp(R.uniform(np.log(20), np.log(95))))
    n = int(round(1.125 * s))
    edge, printed = R.choice([0, 0, 2, 2, 1, 3]), R.random() < .45
    img, inner, light, dark, _ = surface(n, s, edge, printed)
    if R.random() < .5:
        man(ds, img, s, edge, inner)
    label, face = 0, R.choice(faces)
    m = MARGIN * s
    if R.random() < .72:
        label = R.randint(1, 8) if edge < 2 else R.randint(9, 16)
        sign = SIGNS[label - 1]
        sign = sign.upper() if R.random() < .2 else sign
        inside = R.random() < .45
        px = max(7, int(s * (R.uniform(.14, .34) if inside else R.uniform(.22, .52))))
        cover = ink(sign, px, face)
        h, w = cover.shape
        if inside:
            pad = s * R.uniform(.02, .09)
            far = m + s - pad  # along the edge: near its beginning or its end
            along = (m + pad if R.random() < (.35 if edge < 2 else .85) else far - (w if edge < 2 else h))
            x, y = [(along, inner - h - pad), (along, n - inner + pad), (n - inner + pad, along), (inner - w - pad, along)][edge]
        else:
            away = s * R.uniform(.06, .32)
            middle = m + s / 2 + R.gauss(0, .03) * s
            x, y = [(middle - w / 2, inner + away), (middle - w / 2, n - inner - away - h),
                    (n - inner - away - w, middle - h / 2), (inner + away, middle - h / 2)][edge]
        cx, cy = int(np.clip(x + w / 2, 0, n - 1)), int(np.clip(y + h / 2, 0, n - 1))
        behind = float(np.median(img[max(0, int(y)):max(1, int(y + h)), max(0, int(x)):max(1, int(x + w))])) if h and w else img[cy, cx]
        col = contrasting(behind) if not printed else R.uniform(0, 60)
        if inside and not printed and R.random() < .6:
            col = light if abs(behind - dark) < abs(behind - light) else dark
        if printed and inside:
            blend(img, cv2.dilate(cover, np.ones((3, 3))), light, x, y)
        blend(img, cover, col, x, y)
        if min(x, y) < -.4 * w or x + .6 * w > n or y + .6 * h > n or abs(col - behind) < 8 and not printed:
            label = 0
    if R.random() < (.12 if label else .5):  # words of a caption or a page
        px = max(7, int(s * R.uniform(.2, .5)))
        cover = ink(" ".join(R.choice(WORDS) for _ in range(R.choice([1, 3]))), px, R.choice(faces))
        gap = (.45 if label else .1) * s
        x = R.uniform(-cover.shape[1], n)
        y = [inner + gap, n - inner - gap - cover.shape[0], R.uniform(-n / 4, n), R.uniform(-n / 4, n)][edge]
        if edge > 1:
            x = n - inner - gap - cover.shape[1] if edge == 2 else inner + gap
        blend(img, cover, contrasting(float(img[-1 if edge == 0 else 0, 0])), x, y)
    return spoil(img, s, printed), label


def spoil(img, s, printed):
    """Wear, then 72 pixels with corners that are a little wrong."""
    if R.random() < .3:
        img = cv2.GaussianBlur(img, (0, 0), R.uniform(.3, .012 * s + .45))
    if R.random() < .35:
        img = img + generate.N.normal(0, R.uniform(1, 12), img.shape).astype(np.float32)
    if printed and R.random() < .25:
        img = (img > R.uniform(110, 190)) * np.float32(R.uniform(160, 255))
    if R.random() < .35:
        ok, data = cv2.imencode(".jpg", np.clip(img, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, R.randint(35, 95)])
        img = cv2.imdecode(data, 0).astype(np.float32)
    n = img.shape[0]
    if n > 1.3 * SIDE:
        img = cv2.resize(img, None, fx=1.1 * SIDE / n, fy=1.1 * SIDE / n, interpolation=cv2.INTER_AREA)
        n = img.shape[0]
    e = .03 * n
    src = np.float32([[0, 0], [n, 0], [n, n], [0, n]]) + generate.N.uniform(-e, e, (4, 2)) * .4 + generate.N.uniform(-e, e, 2)
    to = np.float32([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]])
    H = cv2.getPerspectiveTransform((src - .5).astype(np.float32), to - .5)
    img = cv2.warpPerspective(img, H, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.clip(img, 0, 255).astype(np.uint8)


def normalised(x):
    """Every tile less its mean and in units of its spread."""
    x = x.float()
    m, s = x.mean((1, 2), keepdim=True), x.std((1, 2), keepdim=True, correction=0).clamp(min=8)
    return ((x - m) / s)[:, None]


def made(ds, faces, count, value):
    generate.seed(value)
    rows = []
    while len(rows) < count:
        rows.append(tile(ds, faces))
    return torch.from_numpy(np.stack([t for t, _ in rows])), torch.tensor([l for _, l in rows])


@torch.no_grad()
def write(net, path):
    with open(path, "wb") as f:
        f.write(b"FWVISION" + struct.pack("<I", 1))
        matrices = []
        for conv, bn in net.convolutions:  # the norm folded into the convolution
            gain = bn.weight / (bn.running_var + bn.eps).sqrt()
            matrices += [(conv.weight * gain[:, None, None, None]).flatten(1), (bn.bias - bn.running_mean * gain)[None]]
        for w in [*matrices, net.sign.weight, net.sign.bias[None]]:
            for s, q in zip(*quantise(w.numpy())):
                f.write(struct.pack("<f", s) + q.tobytes())


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("designs"), ap.add_argument("weights"), ap.add_argument("minutes", type=float)
    ap.add_argument("--pool", type=int, default=150000), ap.add_argument("--seed", type=int, default=1)
    a = ap.parse_args()
    torch.set_num_threads(2)
    torch.manual_seed(a.seed)
    faces = fonts()
    kept = [f for k, f in enumerate(faces) if k % 10]
    ds = Designs(a.designs, "train")
    start = time.time()
    x, y = made(ds, kept, a.pool, a.seed)
    vx, vy = made(ds, faces[::10], 4000, a.seed + 1)
    print(f"{len(faces)} faces, {a.pool} tiles in {time.time() - start:.0f} s", flush=True)
    net = Net()
    ema = copy.deepcopy(net)
    opt = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=.01)
    start, step = time.time(), 0
    while (t := (time.time() - start) / 60 / a.minutes) < 1:
        for group in opt.param_groups:
            group["lr"] = 3e-3 * min(1, t / .04) * (.5 + .5 * np.cos(np.pi * t)) + 1e-5
        pick = torch.randint(len(y), (128,))
        b = normalised(x[pick])
        b = b * torch.where(torch.rand(len(b), 1, 1, 1) < .3, -1., 1.) * torch.exp(torch.randn(len(b), 1, 1, 1) * .2)
        b = torch.roll(b, torch.randint(-3, 4, (2,)).tolist(), (2, 3))
        if torch.rand(1) < .3:
            b = b + torch.randn_like(b) * .15
        loss = F.cross_entropy(net(b), y[pick], label_smoothing=.02)
        opt.zero_grad(), loss.backward(), opt.step()
        step += 1
        with torch.no_grad():
            for p, q in zip(ema.state_dict().values(), net.state_dict().values()):
                p.lerp_(q, 1 - min(.995, (1 + step) / (10 + step))) if p.is_floating_point() else p.copy_(q)
        if step % 200 == 0:
            ema.eval()
            with torch.no_grad():
                said = torch.cat([ema(normalised(part)) for part in vx.split(500)]).argmax(1)
            men = vy > 0
            print(f"{(time.time() - start) / 60:5.1f} min step {step} loss {loss.item():.3f} signs right {(said == vy)[men].float().mean():.4f} "
                  f"nothing right {(said == vy)[~men].float().mean():.4f}", flush=True)
            write(ema, a.weights)
    write(ema, a.weights)


if __name__ == "__main__":
    main()
