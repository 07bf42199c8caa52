#!/usr/bin/env python3
"""Boards of web pages, of four packages from npm, in headless Chromium.

The packages are expected in OUT/npm:
npm install --prefix OUT/npm chessground@9.2.1 cm-chessboard chessboard-element
"""

import functools
import http.server
import subprocess
import threading

from common import main

PAGE = """<!doctype html><meta charset=utf-8><style>body{{margin:0;font:16px sans-serif;background:{back};color:{ink}}}
nav{{padding:14px 30px;background:{bar}}} #row{{display:flex;gap:30px;padding:{top}px {left}px}}
#board{{width:{size}px;height:{size}px;position:relative;flex:none}} td{{padding:3px 12px}}</style>
{head}<nav><b>Chess page</b> &nbsp; Play &nbsp; Learn &nbsp; Watch &nbsp; Tools</nav>
<div id=row><div id=board>{inner}</div><div><h2>White to play and win</h2>
<table><tr><td>1<td>e4<td>c5<tr><td>2<td>Nf3<td>d6<tr><td>3<td>d4<td>cxd4<tr><td>4<td>Nxd4<td>Nf6<tr><td>5<td>Nc3<td>a6
</table><p>Analysis is off. Share this position with a friend, or open it in the board editor.</p></div></div>{script}"""

GROUND = """<script type=module>import {{Chessground}} from "/chessground/dist/chessground.js";
Chessground(document.getElementById("board"), {{fen: "{fen}", orientation: "{side}", viewOnly: true, {more}}});</script>"""
GROUND_HEAD = "".join(f'<link rel=stylesheet href="/chessground/assets/chessground.{n}.css">'
                      for n in ("base", "brown", "cburnett")) + "<style>.cg-wrap{{width:100%;height:100%}}</style>"
CM = """<script type=module>import {{Chessboard, COLOR, BORDER_TYPE}} from "/cm-chessboard/src/Chessboard.js";
new Chessboard(document.getElementById("board"), {{position: "{fen}", orientation: COLOR.{side},
assetsUrl: "/cm-chessboard/assets/", style: {{cssClass: "{css}", borderType: BORDER_TYPE.{border},
pieces: {{file: "pieces/{set}.svg"}}}}}});</script>"""
CM_HEAD = '<link rel=stylesheet href="/cm-chessboard/assets/chessboard.css">'
ELEMENT = '<script type=module src="/chessboard-element/bundled/chessboard-element.bundled.js"></script>'

# Package, what it takes, turned, width of the board, page's colours.
VARIANTS = [
    ("chessground", "coordinates: true", False, 640, 0),
    ("chessground", "coordinates: true, lastMove: ['f1', 'e2'], drawable: {autoShapes: "
     "[{orig: 'd2', dest: 'f3', brush: 'green'}, {orig: 'e7', brush: 'red'}]}", False, 560, 1),
    ("chessground", "coordinates: false, check: 'white'", True, 480, 0),
    ("chessground", "coordinates: true, lastMove: ['a2', 'a3']", False, 360, 1),
    ("cm-chessboard", ("default", "none", "standard"), False, 600, 0),
    ("cm-chessboard", ("green", "frame", "standard"), False, 640, 1),
    ("cm-chessboard", ("blue", "thin", "standard"), True, 520, 0),
    ("cm-chessboard", ("chess-club", "frame", "staunty"), False, 500, 0),
    ("cm-chessboard", ("default-contrast", "thin", "staunty"), True, 400, 1),
    ("chessboard-element", "wikipedia", False, 600, 1),
    ("chessboard-element", "wikipedia", True, 400, 0),
    ("chessboard-element", "alpha", False, 640, 0),
    ("chessboard-element", "uscf", False, 520, 1),
    ("chessboard-element", "alpha", True, 320, 0),
    ("chessboard-element", "uscf", True, 480, 0),
]
COLOURS = [dict(back="#fff", ink="#222", bar="#eee"), dict(back="#211f1c", ink="#ccc", bar="#302e2b")]


def page(fen, variant):
    package, how, turned, size, colours = variant
    side = "black" if turned else "white"
    head = script = inner = ""
    if package == "chessground":
        head, script = GROUND_HEAD.format(), GROUND.format(fen=fen, side=side, more=how)
    elif package == "cm-chessboard":
        head, script = CM_HEAD, CM.format(fen=fen, side=side, css=how[0], border=how[1], set=how[2])
    else:
        head = ELEMENT
        inner = f'<chess-board position="{fen.split()[0]}" orientation="{side}" animation="0" style="width:{size}px" ' \
                f'piece-theme="/chessboard-element/chesspieces/{how}/{{piece}}.png"></chess-board>'
    return PAGE.format(head=head, inner=inner, script=script, size=size, top=20 + size % 37, left=10 + size % 53,
                       **COLOURS[colours])


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def take(desk, fen, variant, path):
    root = path.parent.parent / "npm" / "node_modules"
    (root / "page.html").write_text(page(fen, variant))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={desk.home}/chromium",
                    "--hide-scrollbars", "--virtual-time-budget=6000", f"--screenshot={path}",
                    f"--window-size={desk.size[0]},{max(desk.size[1], variant[3] + 140)}",
                    f"http://127.0.0.1:{server.server_port}/page.html"], env=desk.env, check=True, timeout=60,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    server.shutdown()
    return variant[2]


if __name__ == "__main__":
    main("web", take, VARIANTS, lambda variant: variant[0])
