#!/usr/bin/env python3
"""A book of problems as PDF by XeLaTeX, each chapter in another chess font, with titles, and its truth. book.py OUT [PAGES]"""

import json
import random
import subprocess
import sys
from pathlib import Path

from designs import PYCHESS
from hatched import typed
from positions import some
from pages import prose

FONTS = ["condal", "cases", "motif", "leipzig"]
HEAD = r"""\documentclass[a4paper,11pt]{book}\usepackage[margin=2.2cm]{geometry}\usepackage{fontspec}
\setlength\parindent{0pt}\pagestyle{plain}
%s
\newcommand\diagram[3]{\parbox[t]{7.2cm}{\centering\textbf{#1}\par\smallskip
{#2\fontsize{20pt}{20pt}\selectfont\obeylines\obeyspaces\def\par{\\}\setlength{\fboxsep}{0pt}\fbox{\vbox{\offinterlineskip#3}}}\par}}
\begin{document}%s\end{document}"""
TEX = {"#": r"\#", "$": r"\$", "%": r"\%", "&": r"\&", "_": r"\_", "{": r"\{", "}": r"\}", "~": r"\~{}", "^": r"\^{}", "\\": r"\textbackslash{}"}


def rows(fen):
    return "".join(r"\hbox{" + "".join(TEX.get(c, c) for c in row).replace(" ", r"\char32 ") + "}" for row in typed(fen, False))


def main(out, pages="8"):
    out, rng, truth, number = Path(out) / "book", random.Random(4), [], 0
    out.mkdir(parents=True, exist_ok=True)
    body = []
    for page in range(int(pages)):
        font = FONTS[page * len(FONTS) // int(pages)]
        body.append(prose(rng, 70) + r"\par\bigskip ")
        for _ in range(2):
            for column in range(2):
                number += 1
                fen, title = some(rng), f"No. {number}, {rng.choice(['Loyd', 'Shinkman', 'Kubbel', 'Troitzky', 'Mattison'])} {rng.randrange(1860, 1930)}"
                truth.append({"page": page + 1, "title": title, "placement": fen})
                body.append(r"\diagram{%s}{\%sfont}{%s}%s " % (title, font, rows(fen), r"\hfill" if column == 0 else r"\par\bigskip"))
        body.append(prose(rng, 50) + r"\newpage ")
    fonts = "".join(r"\newfontfamily\%sfont[Path=%sttf/]{%s.ttf}" % (font, PYCHESS, font) for font in FONTS)
    (out / "book.tex").write_text(HEAD % (fonts, "".join(body)))
    subprocess.run(["xelatex", "-interaction=batchmode", "book.tex"], cwd=out, check=False, stdout=subprocess.DEVNULL)
    (out / "book.jsonl.txt").write_text("".join(json.dumps(line) + "\n" for line in truth))


if __name__ == "__main__":
    main(*sys.argv[1:])
