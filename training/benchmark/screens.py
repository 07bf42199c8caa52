#!/usr/bin/env python3
"""Whole screens and crops: boards in pages that look like programs and sites. screens.py OUT SETS"""

import html
import json
import random
import sys
from pathlib import Path

from designs import MEASURED, SCREEN, pictures, splits
from positions import some
from render import render

SIZE = 1920, 1080
THEMES = [("#f0d9b5", "#b58863"), ("#eeeed2", "#769656"), ("#dee3e6", "#8ca2ad"), ("#ffffff", "#9a9a9a"),
          ("#e8ebef", "#7d87a0"), ("#f5e6c8", "#a05a2c"), ("#ffffdd", "#86a666"), ("#9f90b0", "#7d4a8d"),
          ("#d0d0d0", "#808080"), ("#fafafa", "#d18b47"), ("#c9c9c9", "#5a6b7c"), ("#ececd7", "#4d6d92"),
          ("#e6d3a7", "#c3a676"), ("#454a52", "#2f343b")]
WORDS = """analysis engine depth move white black opening game rating puzzle position share board editor study chapter
import export evaluation tablebase clock rapid blitz tournament players settings theme notation variation comment
file edit view tools help save open recent window search database reference""".split()


def placed(fen, flipped):
    """Men with their row and column as seen."""
    for row, rank in enumerate(fen.split("/")):
        column = 0
        for sign in rank:
            if sign.isdigit():
                column += int(sign)
                continue
            yield sign, (7 - row if flipped else row), (7 - column if flipped else column)
            column += 1


def fill(rng, colour, other):
    """The background of a kind of square."""
    kind = rng.random()
    return colour if kind < 0.75 else f"linear-gradient(135deg,{colour},{other} 900%)" if kind < 0.88 else \
        f"repeating-linear-gradient({rng.choice([88, 92, 3])}deg,{colour} 0 3px,color-mix(in srgb,{colour} 93%,#000) 3px 5px,{colour} 5px 9px)"


def board(rng, art, fen, flipped, side):
    """A board of eight squares of `side` pixels as HTML, its corner at 0 0."""
    light, dark = rng.choice(THEMES)
    if rng.random() < 0.15:
        hue = rng.randrange(360)
        light, dark = f"hsl({hue} {rng.randrange(5, 50)}% {rng.randrange(80, 96)}%)", \
            f"hsl({hue + rng.randrange(-40, 40)} {rng.randrange(10, 60)}% {rng.randrange(38, 62)}%)"
    fills = fill(rng, light, dark), fill(rng, dark, light)
    out, size = [], side * 8
    line = "border:1px solid #0006;" if rng.random() < 0.08 else ""
    marked = set(rng.sample(range(64), 2)) if rng.random() < 0.4 else set()
    mark = rng.choice(["#9bc70069", "#ffff3380", "#14551e80", "#0078d760", "#f6f66980"])
    for at in range(64):
        row, column = divmod(at, 8)
        extra = f"box-shadow:inset 0 0 0 999px {mark};" if at in marked else ""
        out.append(f'<div class=a style="left:{column * side}px;top:{row * side}px;width:{side}px;height:{side}px;'
                   f'{line}background:{fills[(row + column) % 2]};{extra}"></div>')
    style = rng.random()
    if style < 0.45:  # coordinates within the squares
        for i in range(8):
            file, rank = "abcdefgh"[7 - i if flipped else i], 1 + i if flipped else 8 - i
            font = f"font:600 {max(7, side // 6)}px sans-serif"
            out.append(f'<div class=a style="left:{2}px;top:{i * side + 1}px;{font};color:{(dark, light)[i % 2]}">{rank}</div>')
            out.append(f'<div class=a style="left:{i * side}px;width:{side - 2}px;text-align:right;'
                       f'top:{size - max(7, side // 6) - 4}px;{font};color:{(light, dark)[i % 2]}">{file}</div>')
    elif style < 0.75:  # a frame or a margin with coordinates
        frame = max(10, side // 3)
        back, ink = rng.choice([("#3b2a1a", "#e8d8b8"), ("transparent", "#888"), ("#ddd", "#333"), (dark, light)])
        out.insert(0, f'<div class=a style="left:-{frame}px;top:-{frame}px;width:{size + 2 * frame}px;'
                      f'height:{size + 2 * frame}px;background:{back}"></div>')
        for i in range(8):
            file, rank = "abcdefgh"[7 - i if flipped else i], 1 + i if flipped else 8 - i
            font = f"font:{int(frame * 0.6)}px sans-serif;color:{ink};text-align:center"
            out.append(f'<div class=a style="left:-{frame}px;width:{frame}px;top:{i * side + side / 2 - frame / 3}px;{font}">{rank}</div>')
            out.append(f'<div class=a style="top:{size + 1}px;left:{i * side}px;width:{side}px;{font}">{file}</div>')
    if rng.random() < 0.12:  # a king in check
        row, column = rng.choice([(r, c) for man, r, c in placed(fen, flipped) if man in "Kk"])
        out.append(f'<div class=a style="left:{column * side}px;top:{row * side}px;width:{side}px;height:{side}px;'
                   'background:radial-gradient(ellipse at center,#f00 0,#e70000 25%,#a9000000 89%)"></div>')
    scale, shadow = rng.choice([1, 1, 1, 0.94, 0.88, 0.8]), "filter:drop-shadow(1px 2px 2px #0008);" if rng.random() < 0.15 else ""
    for man, row, column in placed(fen, flipped):
        w = side * scale
        out.append(f'<img class=a src="{art[man]}" style="left:{column * side + (side - w) / 2:.2f}px;'
                   f'top:{row * side + (side - w) / 2:.2f}px;width:{w:.2f}px;height:{w:.2f}px;object-fit:contain;{shadow}">')
    if rng.random() < 0.2:
        for _ in range(rng.choice([1, 1, 2])):
            (a, b), (c, d) = [(rng.randrange(8), rng.randrange(8)) for _ in "ab"]
            mark_id = rng.randrange(10**9)
            colour = rng.choice(["#15781b", "#882020", "#003088", "#e68f00"])
            out.append(f'<svg class=a width={size} height={size} viewBox="0 0 8 8" style="left:0;top:0;opacity:.7"><defs>'
                       f'<marker id=m{mark_id} orient=auto markerWidth=4 markerHeight=4 refX=2 refY=2><path d="M0,0V4L3,2Z" fill="{colour}"/></marker>'
                       f'</defs><line x1={a + .5} y1={b + .5} x2={c + .5} y2={d + .5} stroke="{colour}" stroke-width=.14 marker-end="url(#m{mark_id})"/></svg>')
    if rng.random() < 0.12:
        for _ in range(rng.randrange(2, 8)):
            x, y = rng.randrange(8), rng.randrange(8)
            out.append(f'<div class=a style="left:{x * side + side * .36}px;top:{y * side + side * .36}px;width:{side * .28}px;'
                       f'height:{side * .28}px;border-radius:50%;background:#14551e80"></div>')
    return "".join(out)


def text(rng, count):
    return html.escape(" ".join(rng.choice(WORDS) for _ in range(count)))


def scene(rng, parts, spots):
    """A desktop or a site around the boards at their spots (left, top)."""
    dark = rng.random() < 0.4
    back, card, ink = ("#161512", "#262421", "#bababa") if dark else rng.choice(
        [("#edebe9", "#fff", "#4d4d4d"), ("#fff", "#f4f4f4", "#222"), ("#d8dee9", "#eceff4", "#2e3440")])
    out = [f'<div class=a style="inset:0;background:{back};color:{ink};font:14px sans-serif">',
           f'<div class=a style="left:0;top:0;width:1920px;height:{rng.choice([28, 48, 60])}px;background:{card};padding:6px 20px">'
           f'<b>{text(rng, 2)}</b> &nbsp; {text(rng, 8)}</div>']
    right = max(x + w for x, _, w in spots)
    if right < 1500:
        rows = "".join(f"<tr><td>{i}.<td>{rng.choice('abcdefgh')}{rng.randrange(3, 6)}<td>N{rng.choice('abcdefgh')}{rng.randrange(3, 7)}"
                       for i in range(1, rng.randrange(8, 38)))
        out.append(f'<div class=a style="left:{right + 70}px;top:90px;width:{1920 - right - 100}px;height:{rng.randrange(300, 900)}px;'
                   f'background:{card};overflow:hidden;padding:10px"><b>{text(rng, 4)}</b><table cellpadding=3>{rows}</table>{text(rng, 60)}</div>')
    left = min(x for x, _, _ in spots)
    if left > 300:
        out.append(f'<div class=a style="left:20px;top:90px;width:{left - 100}px;background:{card};padding:10px">{text(rng, 90)}</div>')
    if rng.random() < 0.5:
        out.append(f'<div class=a style="left:0;bottom:0;width:1920px;height:34px;background:{card};border-top:1px solid #8886;padding:8px">{text(rng, 14)}</div>')
    for part, (x, y, _) in zip(parts, spots):
        out.append(f'<div class=a style="left:{x}px;top:{y}px">{part}</div>')
    return "".join(out) + "</div>"


def main(out, sets, *names):
    out = Path(out) / "screens"
    out.mkdir(parents=True, exist_ok=True)
    split = splits()
    rng = random.Random(20)
    jobs = []
    for name in names or SCREEN:
        art = pictures(name, sets)
        measured = name.removeprefix("lichess-") in MEASURED
        for number in range(24 if split[name] == "final" and not measured else 12):
            two = number % 8 == 2
            side = rng.randrange(24, 62) if two else rng.choice([rng.randrange(22, 60), rng.randrange(60, 115), rng.randrange(60, 105)])
            y = rng.randrange(96, max(97, 1080 - 8 * side - 50))
            spots, boards, parts = [], [], []
            for k in range(2 if two else 1):
                x = 120 + k * 900 + rng.randrange(0, 850 - 8 * side + 1) if two else rng.randrange(60, 1920 - 8 * side - 60)
                fen, flipped = some(rng), rng.random() < 0.3
                spots.append((x, y, 8 * side))
                parts.append(board(rng, art, fen, flipped, side))
                w = 8 * side
                boards.append({"placement": fen, "flipped": flipped, "corners": [[x, y], [x + w, y], [x + w, y + w], [x, y + w]]})
            jobs.append((name, number, scene(rng, parts, spots), boards, spots))
    truth = []
    for (name, number, _, boards, spots), picture in zip(jobs, render([job[2] for job in jobs], *SIZE)):
        kind, file = "screen", f"screens/{name}-{number}.png"
        if number % 2:  # a crop, as a person would drag it around the board
            kind = "crop"
            x, y, w = spots[0]
            side = w // 8
            box = [max(0, x - rng.randrange(0, side)), max(0, y - rng.randrange(0, side)),
                   min(1920, x + w + rng.randrange(0, side)), min(1080, y + w + rng.randrange(0, side))]
            picture = picture.crop(box)
            boards = [dict(boards[0], corners=[[a - box[0], b - box[1]] for a, b in boards[0]["corners"]])]
            again = rng.random()
            if again < 0.25:  # scaled, as messengers do
                factor = rng.uniform(0.6, 1.4)
                size = round(picture.width * factor), round(picture.height * factor)
                fx, fy = size[0] / picture.width, size[1] / picture.height
                picture = picture.resize(size)
                boards = [dict(boards[0], corners=[[a * fx, b * fy] for a, b in boards[0]["corners"]])]
            if rng.random() < 0.35:
                file = file.replace(".png", ".jpg")
        picture.save(out.parent / file, **({"quality": rng.randrange(45, 93)} if file.endswith("jpg") else {}))
        truth.append({"file": file, "kind": kind, "design": name, "split": split[name], "boards": boards})
    (out / f"{names[0] if names else 'truth'}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in truth))


if __name__ == "__main__":
    main(*sys.argv[1:])
