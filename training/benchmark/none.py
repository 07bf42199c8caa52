#!/usr/bin/env python3
"""Four hundred pictures without a chess board, many of them with something like one. none.py OUT"""

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


def board_of_eight(rng, inner, colours=None, side=None):
    """An eight by eight board with something else than chess men: `inner(row, column, side)` is what stands on a square."""
    side = side or rng.randrange(26, 88)
    x, y = rng.randrange(0, 1280 - 8 * side), rng.randrange(0, 800 - 8 * side)
    a, b = colours or rng.choice([("#f0d9b5", "#b58863"), ("#eeeed2", "#769656"), ("#fff", "#222"), ("#e8c9a0", "#7a3b1a"), ("#d33", "#111"),
                                  (f"hsl({rng.randrange(360)} 40% 85%)", f"hsl({rng.randrange(360)} 50% 45%)")])
    return cell(0, 0, *SIZE, f"background:{rng.choice(['#fff', '#333', '#cde', b])}") + "".join(
        cell(x + c * side, y + r * side, side, side, f"background:{(a, b)[(r + c) % 2]}", inner(r, c, side)) for r in range(8) for c in range(8))


def disc(side, colour, rim, extra="", size=.8):
    return f'<svg width={side} height={side} viewBox="0 0 100 100"><circle cx=50 cy=50 r={size * 50} fill="{colour}" stroke="{rim}" stroke-width=4 />{extra}</svg>'


def draughts(rng):
    """The board of draughts from its start to an ending, with kings of two discs or with a crown."""
    light, dark = rng.choice([("#fff", "#000"), ("#f4e3c1", "#5a2a14"), ("#e33", "#222"), ("#fff", "#c22"), ("#fc9", "#630")])
    rings = rng.choice(["", "<circle cx=50 cy=50 r=26 fill=none stroke='#8888' stroke-width=5 />"
                        "<circle cx=50 cy=50 r=15 fill=none stroke='#8888' stroke-width=4 />"])
    crown = rng.choice(["<text x=50 y=66 font-size=48 text-anchor=middle fill='#888'>♛</text>", "<text x=50 y=66 font-size=44 text-anchor=middle fill='#c90'>K</text>",
                        "<path d='M28 62L24 36L40 48L50 30L60 48L76 36L72 62Z' fill='#d9a400'/>"])
    start, odd, size = rng.random() < .3, rng.randrange(2) if rng.random() < .3 else 1, rng.uniform(.6, .9)

    def inner(r, c, side):
        if (r + c) % 2 != odd:
            return ""
        own = r < 3 if start else rng.random() < .3
        other = r > 4 if start else rng.random() < .3
        if not own and not other:
            return ""
        king = not start and rng.random() < .2
        return disc(side, dark if own else light, light if own else "#555", rings + (crown if king else ""), size)
    return board_of_eight(rng, inner)


def transparent(rng):
    """The pattern of transparency behind a picture, as image programs show it, cut to eight by eight."""
    side = rng.choice([8, 10, 12, 16, 16, 20, 24, 32])
    shape = rng.choice(["<circle cx=50 cy=50 r=30 fill='#3a7'/>", "<path d='M50 10L90 90H10Z' fill='#c43'/>", "", "<text x=50 y=80 font-size=80 text-anchor=middle>@</text>"])
    at = rng.randrange(64)
    return board_of_eight(rng, lambda r, c, s: f'<svg class=a style="left:{-s * 2}px;top:{-s * 2}px" width={5 * s} height={5 * s} viewBox="0 0 100 100">{shape}</svg>'
                          if r * 8 + c == at else "", rng.choice([("#fff", "#ccc"), ("#ccc", "#fff"), ("#999", "#666"), ("#fff", "#e5e5e5")]), side)


def letters(rng):
    """A chequered board of eight with letters, figures or signs."""
    signs, part = rng.choice(["ABCDEFGHIJKLMNOPQRSTUVW", "123456789", "●○", "▲■●★", "αβγδε", "+−×÷", "♠♥♦♣", "☀☁☂☃"]), rng.uniform(.1, 1)
    font = rng.choice(["serif", "sans-serif", "DejaVu Sans", "monospace"])
    return board_of_eight(rng, lambda r, c, s: f"<div style='text-align:center;color:{('#111', '#eee')[rng.random() < .4]};font:{s * .7:.0f}px {font}'>{rng.choice(signs)}</div>"
                          if rng.random() < part else "")


def reversi(rng):
    return board_of_eight(rng, lambda r, c, s: disc(s, rng.choice(["#000", "#fff"]), "#444", "", .85) if rng.random() < .5 else "",
                          rng.choice([("#0a6b2d", "#0c7a35"), ("#2c8a4b", "#226f3b"), ("#393", "#282")]))


def tiles(rng):
    """Eight by eight tiles of a floor or a quilt, each with an ornament."""
    hue = rng.randrange(360)
    path = rng.choice(["M50 5L95 50L50 95L5 50Z", "M0 0L50 50L0 100M100 0L50 50L100 100", "M50 50m-35 0a35 35 0 1 0 70 0a35 35 0 1 0-70 0", "M10 10H90V90H10Z M30 30H70V70H30Z"])
    return board_of_eight(rng, lambda r, c, s: f'<svg width={s} height={s} viewBox="0 0 100 100"><path d="{path}" fill="{rng.choice(["none", f"hsl({hue} 50% 60%)"])}" '
                          f'stroke="hsl({hue} 60% 35%)" stroke-width=5 /></svg>')


def cloth(rng):
    """A chequered tablecloth of eight by eight with plates and crumbs, or nothing on it."""
    plates = rng.randrange(0, 6)
    over = "".join(cell(rng.randrange(1000), rng.randrange(600), w := rng.randrange(60, 260), w, "border-radius:50%;background:radial-gradient(#fff 55%,#ddd 60%,#fafafa 70%)")
                   for _ in range(plates))
    return board_of_eight(rng, lambda r, c, s: "", rng.choice([("#fff", "#d22"), ("#fff", "#36c"), ("#fffbe8", "#2a7a3a")]), rng.randrange(60, 99)) + over


EIGHTS = [draughts] * 50 + [transparent] * 40 + [letters] * 40 + [reversi] * 20 + [tiles] * 30 + [cloth] * 20


def window(desk, command, title, wait):
    desk.start(command, bus=True)
    shown = desk.window(title)
    time.sleep(wait)
    return shown


def eights(out):
    """Two hundred pictures of eight by eight squares that are no chess."""
    rng, lines = random.Random(408), []
    for number, (made, picture) in enumerate(zip(EIGHTS, render([make(rng) for make in EIGHTS], *SIZE))):
        file = f"none/{made.__name__}-{number}.png"
        picture.convert("RGB").save(out.parent / file)
        lines.append({"file": file, "kind": "none", "design": "none", "boards": []})
    (out / "eights.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))


def main(out):
    out = Path(out) / "none"
    out.mkdir(parents=True, exist_ok=True)
    eights(out)
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
