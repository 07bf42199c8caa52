#!/usr/bin/env python3
"""Printed pages and scans of them: diagrams in fonts amid text, by Chromium and by LaTeX. pages.py OUT SETS"""

import io
import json
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

import designs
from designs import AS_PRINT, PRINT, glyphs, splits
from positions import some
from render import render
from screens import placed

SIZE = 1240, 1754  # A4 at 150 dots an inch
PROSE = """The rook belongs behind the passed pawn, whether it is its own or the other side's. White has an extra pawn but
the bishops are of opposite colours, and Black draws by putting the king in front of it. After the exchange of queens the
weakness of the dark squares is felt at once. It is not enough to defend; a plan is needed, and the only one is to open the
file on which the heavy pieces stand. Here a quiet move decides, since every check leads to nothing but repetition. The king
walks up the board while the knight is tied to the defence of the last pawn. In the game Black missed the point and lost in
a few moves. Compare the position with the diagram before, where the pawn stood one square further back. The side to move
wins, which is by no means plain, and the reader may wish to look for the solution alone before going on.""".split()


def prose(rng, count):
    start = rng.randrange(len(PROSE))
    return " ".join(PROSE[(start + i) % len(PROSE)] for i in range(count))


def diagram(rng, men, fen, flipped, size, look):
    """A diagram of `size` pixels as SVG, with what lies around it; its corner is at 0 0."""
    hatch, border, coordinates, halo, scale = look
    side = size / 8
    out = [f'<svg class=a style="left:0;top:0;overflow:visible" width={size} height={size} viewBox="0 0 8000 8000">'
           f'<rect width=8000 height=8000 fill="#fff"/>']
    for row in range(8):
        for column in range(8):
            if (row + column) % 2 == 0:
                continue
            x, y = column * 1000, row * 1000
            if hatch == "grey":
                out.append(f'<rect x={x} y={y} width=1000 height=1000 fill="#c3c3c3"/>')
            elif hatch == "dots":
                out += [f'<circle cx={x + 60 + i * 125} cy={y + 60 + j * 125} r=26 />' for i in range(8) for j in range(8)]
            else:
                lines = 9 if hatch == "lines" else 15
                for k in range(1, 2 * lines):
                    a = 1000 * k / lines
                    x1, y1, x2, y2 = (0, a, a, 0) if a <= 1000 else (a - 1000, 1000, 1000, a - 1000)
                    out.append(f'<path d="M{x + x1:.0f} {y + y1:.0f}L{x + x2:.0f} {y + y2:.0f}" stroke="#000" stroke-width={22 if lines == 9 else 14} />')
    if border == "double":
        out.append('<rect x=-150 y=-150 width=8300 height=8300 fill=none stroke="#000" stroke-width=70 />')
    out.append(f'<rect width=8000 height=8000 fill=none stroke="#000" stroke-width={30 if border == "thin" else 60} />')
    move = 500 * (1 - scale)
    for man, row, column in placed(fen, flipped):
        if isinstance(men[man], str):
            out.append(f'<image href="{men[man]}" x={column * 1000 + move} y={row * 1000 + move} width={1000 * scale} height={1000 * scale} />')
            continue
        outline, pieces = men[man]
        white = f' stroke="#fff" stroke-width="{halo}"' if halo else ""
        out.append(f'<g transform="translate({column * 1000 + move} {row * 1000 + move}) scale({scale})">')
        out += [f'<path d="{piece}" fill="#fff"{white}/>' for piece in pieces]
        out.append(f'<path d="{outline}"/></g>')
    out.append("</svg>")
    if coordinates:
        font = f"font:{max(9, side * 0.34):.0f}px serif"
        for i in range(8):
            file, rank = "abcdefgh"[7 - i if flipped else i], 1 + i if flipped else 8 - i
            out.append(f'<div class=a style="left:{-side * .5}px;top:{(i + .28) * side}px;{font}">{rank}</div>'
                       f'<div class=a style="left:{(i + .4) * side}px;top:{size + side * .16}px;{font}">{file}</div>')
    return "".join(out)


def page(rng, men):
    """A page as HTML and its boards in reading order."""
    columns = rng.choice([1, 2, 2, 3])
    rows = {1: rng.choice([1, 2]), 2: rng.choice([1, 2, 3]), 3: rng.choice([2, 3])}[columns]
    cell = 1100 // columns
    size = int(cell * rng.uniform(0.55, 0.82)) if columns > 1 else rng.randrange(380, 700)
    # The same look all over a page, as in a book.
    look = (rng.choice(["lines", "lines", "fine", "grey", "grey", "dots"]), rng.choice(["thin", "thick", "double"]),
            rng.random() < 0.4, rng.choice([0, 0, 40]), rng.uniform(0.78, 0.95))
    boards, out, top = [], [], 120
    out.append(f'<div class=a style="left:80px;top:50px;font:italic 22px serif">{rng.randrange(8, 300)} &nbsp; {prose(rng, 5)}</div>')
    for _ in range(rows):
        if rng.random() < 0.7:
            lines = rng.choice([20, 50])
            out.append(f'<div class=a style="left:80px;top:{top}px;width:1080px;font:21px/1.35 serif;text-align:justify">{prose(rng, lines)}</div>')
            top += 40 + lines * 3
        if top + size + 70 > 1700:
            break
        for column in range(columns):
            x, y = 70 + column * cell + (cell - size) // 2, top + 34
            fen, flipped = some(rng), rng.random() < 0.12
            out.append(f'<div class=a style="left:{x}px;top:{top}px;width:{size}px;text-align:center;font:18px serif">{rng.choice(["No. ", "Diagram ", ""])}{rng.randrange(1, 400)}</div>')
            out.append(f'<div class=a style="left:{x}px;top:{y}px">{diagram(rng, men, fen, flipped, size, look)}</div>')
            below = rng.choice(["White to move", "Black to move", "Mate in two", "White wins", ""])
            out.append(f'<div class=a style="left:{x}px;top:{y + size + (size // 14 if look[2] else 12)}px;width:{size}px;text-align:center;font:18px serif">{below}</div>')
            boards.append({"placement": fen, "flipped": flipped,
                           "corners": [[x, y], [x + size, y], [x + size, y + size], [x, y + size]]})
        top += size + 100
    if top < 1500:
        out.append(f'<div class=a style="left:80px;top:{top}px;width:1080px;font:21px/1.35 serif;text-align:justify">{prose(rng, (1660 - top) // 3)}</div>')
    return "".join(out), boards


LATEX = r"""\documentclass[a4paper,11pt]{article}\usepackage[margin=2cm]{geometry}\usepackage{chessboard}
\setlength\parindent{0pt}\pagestyle{plain}\begin{document}%s\end{document}"""


def latex(rng):
    """A page of skak's diagrams: the text for LaTeX and the boards."""
    size = rng.choice(["12pt", "16pt", "20pt", "24pt"])
    columns = {"12pt": 3, "16pt": 2, "20pt": 2, "24pt": 1}[size]
    style = rng.choice(["", ",color=lightgray,colorwhite", ",showmover=false"])
    label = rng.choice(["true", "false"])
    out, boards = [prose(rng, 60) + r"\par\bigskip "], []
    for _ in range(rng.choice([1, 2])):
        out.append(r"\noindent ")
        for _ in range(columns):
            fen, flipped = some(rng), rng.random() < 0.1
            grey = r",boardfontcolors=true,setfontcolors,blackfieldmaskcolor=lightgray" if "gray" in style else ""
            out.append(r"\chessboard[boardfontsize=%s,showmover=false,label=%s%s,setfen=%s w - - 0 1,addfen=%s w - - 0 1]\hfill " % (
                size, label, ",inverse=true" if flipped else "", fen, fen))
            boards.append({"placement": fen, "flipped": flipped})
        out.append(r"\par\bigskip " + prose(rng, 40) + r"\par\bigskip ")
    return LATEX % "".join(out), boards


def typeset(text, dots):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "page.tex").write_text(text)
        for command in (["pdflatex", "-interaction=batchmode", "page.tex"],
                        ["pdftoppm", "-r", str(dots), "-png", "-singlefile", "page.pdf", "page"]):
            subprocess.run(command, cwd=folder, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return Image.open(Path(folder) / "page.png").convert("RGB").copy()


def scan(rng, picture, boards):
    """The page as a scanner gives it: turned a little, soft, noisy, on tinted paper or in black and white."""
    scale, angle = rng.uniform(0.55, 1.25), rng.uniform(-2, 2) * rng.choice([0.2, 0.6, 1])
    picture = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.Resampling.LANCZOS)
    cx, cy = picture.width / 2, picture.height / 2
    picture = picture.rotate(angle, Image.Resampling.BICUBIC, fillcolor=(255, 255, 255))
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))

    def turned(point):
        x, y = point[0] * scale - cx, point[1] * scale - cy
        return [round(cx + c * x + s * y, 2), round(cy - s * x + c * y, 2)]

    boards = [dict(b, corners=[turned(p) for p in b["corners"]]) if "corners" in b else b for b in boards]
    noise = np.random.default_rng(rng.randrange(2**32))
    grey = np.asarray(picture.convert("L"), dtype=np.float32)
    greys = np.mean((grey > 150) & (grey < 230))
    bleed = rng.random()
    if bleed < 0.25:  # ink that spread
        grey = np.asarray(Image.fromarray(grey.astype(np.uint8)).filter(ImageFilter.MinFilter(3)), dtype=np.float32)
    paper, ink = rng.uniform(205, 252), rng.uniform(10, 80)
    grey = ink + grey * (paper - ink) / 255
    if rng.random() < 0.5:  # light that falls off
        ramp = np.linspace(rng.uniform(-30, 0), rng.uniform(-10, 10), grey.shape[1])[None, :]
        grey = grey + ramp
    if rng.random() < 0.4:  # the grain of the paper
        small = noise.normal(0, rng.uniform(2, 7), (grey.shape[0] // 3 + 1, grey.shape[1] // 3 + 1))
        grey += np.kron(small, np.ones((3, 3)))[:grey.shape[0], :grey.shape[1]]
    grey = np.asarray(Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(rng.uniform(0.2, 1.3) * min(1, scale))), dtype=np.float32)
    grey += noise.normal(0, rng.choice([2, 5, 9]), grey.shape)
    kind = rng.random()
    if kind < 0.25:
        if greys > 0.02:  # a scanner that knows only black and white makes dots of grey
            return Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).convert("1").convert("RGB"), boards
        picture = Image.fromarray(np.where(grey > (paper + ink) * rng.uniform(0.45, 0.6), 255, 0).astype(np.uint8))
        return picture.convert("RGB"), boards
    tint = [1, rng.uniform(0.94, 1), rng.uniform(0.8, 0.97)] if rng.random() < 0.4 else [1, 1, 1]
    picture = Image.fromarray(np.clip(np.stack([grey * t for t in tint], 2), 0, 255).astype(np.uint8))
    data = io.BytesIO()
    picture.save(data, "JPEG", quality=rng.randrange(35, 90))
    return Image.open(data).convert("RGB"), boards


def main(out, sets, *names):
    out = Path(out) / "pages"
    out.mkdir(parents=True, exist_ok=True)
    split = splits()
    for name in names or [*PRINT, "skaknew", *(f"lichess-{name}" for name in AS_PRINT)]:
        rng = random.Random(f"page {name}")
        count = 14 if split[name] == "final" else 8
        if name == "skaknew":
            pages = [latex(rng) for _ in range(count)]
            pictures = [typeset(text, rng.choice([150, 200])) for text, _ in pages]
        else:
            men = glyphs(name) if name in PRINT else designs.pictures(name, sets)
            pages = [page(rng, men) for _ in range(count)]
            pictures = render([text for text, _ in pages], *SIZE)
        truth = []
        for number, ((_, boards), picture) in enumerate(zip(pages, pictures)):
            for kind in ("print", "scan"):
                if kind == "scan":
                    picture, boards = scan(rng, picture, boards)
                file = f"pages/{name}-{number}-{kind}.png"
                picture.save(out.parent / file)
                truth.append({"file": file, "kind": kind, "design": name, "split": split[name], "boards": boards})
        (out / f"{name}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in truth))
        print(name, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
