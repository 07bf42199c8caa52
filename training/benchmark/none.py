#!/usr/bin/env python3
"""Two hundred pictures without a chess board, many of them with something like one. none.py OUT"""

import json
import random
import sys
import time
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parent / "windows"))
from common import Desk  # noqa: E402
from pages import prose  # noqa: E402
from render import render  # noqa: E402
from screens import text  # noqa: E402

SIZE = 1280, 800
PUZZLES = """blackbox bridges cube dominosa fifteen filling flip flood galaxies guess inertia keen lightup loopy magnets map
mines mosaic net netslide palisade pattern pearl pegs range rect samegame signpost singles sixteen slant solo tents towers
tracks twiddle undead unequal unruly untangle""".split()
GAMES = [("iagno", "Reversi|Iagno"), ("gnome-sudoku", "Sudoku"), ("gnome-mines", "Mines"), ("lightsoff", "Lights"),
         ("five-or-more", "Five")]


def cell(x, y, w, h, style, inner=""):
    return f'<div class=a style="left:{x}px;top:{y}px;width:{w}px;height:{h}px;{style}">{inner}</div>'


def chequers(rng):
    """A chequered pattern of any size but eight by eight, in part with signs in it."""
    columns, rows = rng.choice([(5, 5), (6, 6), (7, 7), (10, 10), (9, 9), (12, 12), (20, 12), (40, 25), (3, 9), (16, 2), (10, 6)])
    side = rng.randrange(16, max(18, 720 // max(rows, columns * 9 // 16)))
    a, b = rng.choice([("#000", "#fff"), ("#f0d9b5", "#b58863"), ("#c33", "#fff"), ("#8aa", "#cdd"), ("#446", "#99b")])
    signs = rng.choice(["", "", "●○", "ABCDEF", "123456789"])
    return "".join(cell(40 + c * side, 30 + r * side, side, side, f"background:{(a, b)[(r + c) % 2]};text-align:center;"
                        f"font:{side * 0.7:.0f}px sans-serif;color:#777",
                        rng.choice(signs) if signs and rng.random() < 0.4 else "") for r in range(rows) for c in range(columns))


def crossword(rng):
    n, side = rng.randrange(9, 18), rng.randrange(24, 44)
    number, out = 0, []
    for r in range(n):
        for c in range(n):
            black = rng.random() < 0.25
            number += not black and rng.random() < 0.3
            letter = rng.choice("ABCDEFGHIJKLMNOPRSTUVW") if rng.random() < 0.5 else ""
            out.append(cell(60 + c * side, 30 + r * side, side + 1, side + 1, "border:1px solid #000;text-align:center;"
                            f"font:{side // 2}px serif;background:{'#000' if black else '#fff'}", "" if black else letter))
    return "".join(out) + cell(100 + n * side, 40, 300, 700, "font:15px serif", prose(rng, 120))


def sudoku(rng):
    side = rng.randrange(36, 78)
    return "".join(cell(60 + c * side, 40 + r * side, side + 1, side + 1, f"border:1px solid #555;font:{side // 2}px sans-serif;"
                        f"text-align:center;background:{'#eee' if (r // 3 + c // 3) % 2 else '#fff'}",
                        str(rng.randrange(1, 10)) if rng.random() < 0.4 else "") for r in range(9) for c in range(9))


def go(rng):
    n = rng.choice([9, 13, 19, 8])
    side = 700 // n
    lines = "".join(f'<path d="M{side / 2} {side * (i + .5)}H{side * (n - .5)}M{side * (i + .5)} {side / 2}V{side * (n - .5)}" stroke="#000"/>' for i in range(n))
    stones = "".join(f'<circle cx={side * (rng.randrange(n) + .5)} cy={side * (rng.randrange(n) + .5)} r={side * .46} fill="{rng.choice(["#000", "#fff"])}" stroke="#000"/>'
                     for _ in range(rng.randrange(n * n // 2)))
    return cell(40, 30, n * side, n * side, "background:#dcb35c", f'<svg width={n * side} height={n * side}>{lines}{stones}</svg>')


def sheet(rng):
    columns, rows, w, h = rng.randrange(6, 14), rng.randrange(15, 36), rng.randrange(60, 120), rng.randrange(18, 26)
    zebra = rng.random() < 0.5
    return "".join(cell(20 + c * w, 20 + r * h, w + 1, h + 1, f"border:1px solid #bbb;font:12px sans-serif;padding:2px;overflow:hidden;"
                        f"background:{'#dde8f4' if r == 0 or c == 0 else '#f3f3f3' if zebra and r % 2 else '#fff'}",
                        rng.choice([str(rng.randrange(10000)), text(rng, 1), ""])) for r in range(rows) for c in range(columns))


def heat(rng):
    """A grid of coloured cells, as in charts and calendars; eight by eight among them."""
    columns, rows, side = rng.choice([(8, 8), (7, 5), (12, 10), (24, 7), (10, 10)]) + (rng.randrange(24, 70),)
    hue, gap = rng.randrange(360), rng.choice([0, 2, 4])
    return "".join(cell(60 + c * side, 60 + r * side, side - gap, side - gap, f"background:hsl({hue} 60% {rng.randrange(25, 95)}%);"
                        "font:12px sans-serif;text-align:center", rng.choice(["", str(rng.randrange(100))]))
                   for r in range(rows) for c in range(columns))


def chart(rng):
    out = []
    for k in range(2):
        n, left = rng.randrange(5, 14), 40 + k * 620
        out += [cell(left + i * 40, 700 - (h := rng.randrange(30, 600)), 30, h, f"background:hsl({i * 40} 60% 50%)") for i in range(n)]
        out += [cell(left, 100 + i * 75, 560, 1, "background:#999") for i in range(9)]
    return "".join(out)


def icons(rng):
    """A window of icons, a gallery or a keyboard: things in rows and columns."""
    columns, rows, w = rng.randrange(5, 12), rng.randrange(4, 8), rng.randrange(70, 110)
    signs = rng.choice(["♠♥♦♣", "★☆✚✖✿❀☀☂", "ABCDEFGHIJKLMNOP", "✂✈✉✎☎♫", "♔♕♖♗♘♙♚♛♜♝♞♟"])
    boxed = rng.random() < 0.5
    return "".join(cell(30 + c * w, 30 + r * w, w - 8, w - 8, f"font:{w // 2}px 'DejaVu Sans',sans-serif;text-align:center;" +
                        ("border:1px solid #999;border-radius:6px;background:#f4f4f4" if boxed else f"color:hsl({rng.randrange(360)} 50% 40%)"),
                        rng.choice(signs)) for r in range(rows) for c in range(columns))


def article(rng):
    columns = rng.choice([1, 2, 3])
    return cell(40, 30, 1200, 740, f"columns:{columns};font:{rng.randrange(12, 22)}px/1.4 {rng.choice(['serif', 'sans-serif', 'monospace'])};"
                "text-align:justify", f"<h1>{prose(rng, 5)}</h1>" + "".join(f"<p>{prose(rng, rng.randrange(30, 90))}" for _ in range(12)))


def weave(rng):
    """Chequered cloth, bricks, tiles and stripes all over."""
    side, colour = rng.randrange(12, 90), f"hsl({rng.randrange(360)} {rng.randrange(60)}% {rng.randrange(25, 60)}%)"
    kind = rng.choice(["conic", "gingham", "stripes", "bricks"])
    style = {
        "conic": f"background:conic-gradient({colour} 25%,#eee 0 50%,{colour} 0 75%,#eee 0) 0 0/{side * 2}px {side * 2}px",
        "gingham": f"background:repeating-linear-gradient({colour} 0 {side}px,transparent 0 {side * 2}px),"
                   f"repeating-linear-gradient(90deg,{colour} 0 {side}px,#fff 0 {side * 2}px);background-blend-mode:multiply",
        "stripes": f"background:repeating-linear-gradient({rng.choice([0, 45, 90])}deg,{colour} 0 {side}px,#eee 0 {side * 2}px)",
        "bricks": f"background:linear-gradient(#999 4%,transparent 4%) 0 0/{side * 2}px {side}px,linear-gradient(90deg,#999 2%,{colour} 2%) 0 0/{side * 2}px {side}px",
    }[kind]
    return cell(0, 0, *SIZE, style) + cell(200, 150, 500, 200, "background:#fff;padding:20px;font:20px serif", prose(rng, 30))


MADE = [chequers] * 22 + [crossword] * 12 + [sudoku] * 6 + [go] * 8 + [sheet] * 12 + [heat] * 10 + [chart] * 6 + \
    [icons] * 12 + [article] * 12 + [weave] * 12


def window(desk, command, title, wait):
    desk.start(command, bus=True)
    shown = desk.window(title)
    time.sleep(wait)
    return shown


def main(out):
    out = Path(out) / "none"
    out.mkdir(parents=True, exist_ok=True)
    rng = random.Random(200)
    names = []

    def keep(name, picture):
        name = f"{name}.{'jpg' if rng.random() < 0.3 else 'png'}"
        picture.convert("RGB").save(out / name, **({"quality": 80} if name.endswith("jpg") else {}))
        names.append(name)

    for number, (made, picture) in enumerate(zip(MADE, render([make(rng) for make in MADE], *SIZE))):
        keep(f"{made.__name__}{number}", picture)
    photos = sorted(p for folder in ("/usr/share/backgrounds", "/usr/share/wallpapers") for p in Path(folder).rglob("*")
                    if p.suffix in (".jpg", ".png", ".webp") and p.is_file() and not p.is_symlink())
    for number, photo in enumerate(rng.sample(photos, min(40, len(photos)))):
        picture = Image.open(photo).convert("RGB")
        picture.thumbnail((1920, 1200))
        keep(f"photo{number}", picture)
    for name in PUZZLES:
        try:
            with Desk((1024, 768)) as desk:
                desk.fill(window(desk, [f"sgt-{name}"], ".", 1.5))
                desk.still(desk.home / "shot.png", 4)
                keep(f"puzzle-{name}", Image.open(desk.home / "shot.png"))
        except Exception as error:
            print(name, error)
    for name, title in GAMES:
        try:
            with Desk((1280, 800)) as desk:
                desk.fill(window(desk, [name], title, 3))
                desk.still(desk.home / "shot.png", 4)
                keep(f"game-{name}", Image.open(desk.home / "shot.png"))
        except Exception as error:
            print(name, error)
    for number in range(200 - len(names)):
        with Desk((1280, 800)) as desk:
            window(desk, ["xterm", "-geometry", "150x45", "-e", f"ls -l {rng.choice(['/usr/bin', '/usr/lib', '/etc', '/'])}; "
                          f"{rng.choice(['ps aux', 'env', 'df', 'cal -y'])}; sleep 60"], ".", 1)
            desk.still(desk.home / "shot.png", 4)
            keep(f"terminal{number}", Image.open(desk.home / "shot.png"))
    (out / "truth.jsonl").write_text("".join(json.dumps(
        {"file": f"none/{name}", "kind": "none", "design": "none", "boards": []}) + "\n" for name in names))


if __name__ == "__main__":
    main(*sys.argv[1:])
