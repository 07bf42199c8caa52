#!/usr/bin/env python3
"""ChessX opens a PGN file; sets and boards are settings."""

import time

from common import main, pgn

# Set, board, coordinates, turned, whole screen.
VARIANTS = [
    ("merida", "maple", "true", False, True),
    ("usual", "wood", "true", False, True),
    ("merida", "", "false", False, False),
    ("alpha", "marble", "true", True, True),
    ("spatial", "leather", "false", False, True),
    ("cburnett", "", "true", False, True),
    ("fantasy", "olive", "true", True, False),
    ("celtic", "newspaper", "true", False, True),
]


def take(desk, fen, variant, path):
    pieces, board, coordinates, turned, whole = variant
    desk.write(".config/chessx/chessx.ini",
               f"[Board]\npieceTheme={pieces}\nboardTheme={board}\nshowCoordinates={coordinates}\nguessMove=false\n"
               "showMoveIndicator=true\n[General]\nonlineVersionCheck=false\n")
    desk.start(["chessx", desk.write("position.pgn", pgn(fen))], bus=True)
    window = desk.window("ChessX")
    time.sleep(2)
    if whole:
        desk.fill(window)
    time.sleep(2)
    if turned:
        desk.do("windowfocus", window, "key", "ctrl+b")
    # A dialog that offers databases may lie over the board.
    for dialog in set(desk.do("search", "--onlyvisible", "--class", "chessx")) - {window}:
        desk.do("windowfocus", dialog, "key", "Escape")
    time.sleep(1)
    desk.still(path)
    return turned


main("chessx", take, VARIANTS)
