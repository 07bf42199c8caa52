#!/usr/bin/env python3
"""Pages of diagrams typed in chess fonts, whose characters are men together with their hatched squares. hatched.py OUT"""

import html
import json
import random
import sys
from pathlib import Path

from designs import LETTERS, PYCHESS, splits
from pages import prose, scan
from positions import some
from render import render

# Fonts whose own hatching the training never saw; of those in the training the men were seen, without their squares.
FONTS = "condal leipzig cases motif maya merida kingdom magnetic medieval harlequin".split()
SIZE = 1240, 1754


def typed(fen, flipped):
    """The rows of a diagram in the encoding of these fonts: a letter for a man on a light square, its capital on a dark one."""
    rows = []
    for rank in fen.split("/"):
        rows.append("".join("." * int(c) if c.isdigit() else c for c in rank))
    if flipped:
        rows = [row[::-1] for row in rows[::-1]]
    out = []
    for r, row in enumerate(rows):
        signs = [(" ", "+")[(r + c) % 2] if man == "." else LETTERS[man] for c, man in enumerate(row)]
        out.append("".join(s.upper() if (r + c) % 2 else s for c, s in enumerate(signs)))
    return out


def page(rng, font):
    side = rng.choice([36, 44, 52, 60])
    columns = 2 if side < 60 else 1
    framed, boards = rng.random() < .6, []
    out = [f'<style>@font-face{{font-family:f;src:url("file://{PYCHESS}ttf/{font}.ttf")}}</style>',
           f'<div class=a style="left:90px;top:60px;width:1060px;font:20px/1.35 serif">{prose(rng, 40)}</div>']
    top = 190
    while top + 8 * side + 80 < SIZE[1]:
        for column in range(columns):
            x = 110 + column * 540 + rng.randrange(0, 30)
            fen, flipped = some(rng), rng.random() < .1
            rows = "<br>".join(html.escape(row) for row in typed(fen, flipped))
            border = "outline:2px solid #000;" if framed else ""
            out.append(f'<div class=a style="left:{x}px;top:{top}px;width:{8 * side}px;height:{8 * side}px;{border}white-space:pre;'
                       f'font:{side}px/{side}px f">{rows}</div>')
            out.append(f'<div class=a style="left:{x}px;top:{top + 8 * side + 14}px;font:18px serif">{rng.choice(["White to move", "Mate in two", "Black wins"])}</div>')
            boards.append({"placement": fen, "flipped": flipped,
                           "corners": [[x, top], [x + 8 * side, top], [x + 8 * side, top + 8 * side], [x, top + 8 * side]]})
        top += 8 * side + 90
    return "".join(out), boards


def main(out):
    out = Path(out) / "hatched"
    out.mkdir(parents=True, exist_ok=True)
    split, truth = splits(), []
    for font in FONTS:
        rng = random.Random(f"hatched {font}")
        pages = [page(rng, font) for _ in range(6)]
        for number, ((_, boards), picture) in enumerate(zip(pages, render([text for text, _ in pages], *SIZE))):
            if number % 2:
                picture, boards = scan(rng, picture, boards)
            file = f"hatched/{font}-{number}.png"
            picture.save(out.parent / file)
            name = "lichess-leipzig" if font == "leipzig" else f"ttf-{font}"
            truth.append({"file": file, "kind": "hatched", "design": name, "split": {"validation": "final"}.get(split.get(name), split.get(name)),
                          "boards": boards})
        print(font, flush=True)
    (out / "truth.jsonl").write_text("".join(json.dumps(line) + "\n" for line in truth))


if __name__ == "__main__":
    main(*sys.argv[1:])
