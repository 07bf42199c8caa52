#!/usr/bin/env python3
"""PyChess opens a PGN file in its view of databases; sets and boards are settings."""

import time

from common import main, pgn

# Set, board (0: colours alone, from 1: textures), coordinates, turned, colours.
VARIANTS = [
    ("Chessicons", 1, True, False, None),
    ("Cburnett", 0, True, False, ("rgb(240,217,181)", "rgb(181,136,99)")),
    ("Merida", 3, False, False, None),
    ("Freestaunton", 5, True, True, None),
    ("Regular", 0, False, False, ("rgb(238,238,210)", "rgb(118,150,86)")),
    ("Merida_new", 8, True, False, None),
    ("Cburnett", 10, True, True, None),
    ("Kilfiger", 12, True, False, None),
    ("Chessmonk", 0, True, False, ("rgb(222,227,230)", "rgb(140,162,173)")),
]


def take(desk, fen, variant, path):
    pieces, board, coordinates, turned, colours = variant
    light, dark = colours or ("", "")
    desk.env["PATH"] = "/usr/bin:/bin"  # without /usr/games it finds no engines and is ready sooner
    desk.write(".config/pychess/config",
               f"[General]\npieceTheme = {pieces}\nboard_style = {board}\nshowCords = {coordinates}\n"
               f"lightcolour = {light}\ndarkcolour = {dark}\nnoAnimation = True\nfullAnimation = False\n"
               "show_tip_at_startup = False\ndont_show_externals_at_startup = True\n")
    desk.start(["/usr/games/pychess", desk.write("position.pgn", pgn(fen))], bus=True)
    desk.window("PyChess")
    time.sleep(8)
    window = desk.do("getactivewindow")[0]
    desk.fill(window)
    time.sleep(1)
    desk.do("mousemove", 60, 170, "click", "--repeat", 2, "--delay", 80, 1)  # opens the first game of the list
    time.sleep(1.5)
    desk.do("key", "Return")  # the dialog asks who plays
    time.sleep(2)
    if turned:
        desk.do("key", "alt+v", "sleep", 0.5, "key", "r")
    time.sleep(1)
    desk.still(path)
    return turned


main("pychess", take, VARIANTS)
