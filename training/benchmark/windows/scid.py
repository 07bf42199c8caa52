#!/usr/bin/env python3
"""Scid opens a PGN file; sets and boards are in its file of options."""

import time

from common import main, pgn

# Set, light and dark squares, coordinates, turned, whole screen.
VARIANTS = [
    ("Merida1", "LightWood3", 0, False, True),
    ("Cburnett", "MapleWalnut", 1, False, True),
    ("Merida", "BrownMarble", 3, False, True),
    ("Kingdom", "F8Wood", 1, True, True),
    ("Eboard", "Stone", 0, False, True),
    ("Cburnett", "#f0d9b5 #b58863", 4, False, False),
    ("Merida1", "#ffffff #8ca2ad", 2, True, True),
    ("Bauhaus", "DarkWood", 1, False, True),
]


def take(desk, fen, variant, path):
    pieces, board, coordinates, turned, whole = variant
    options = f"set boardStyle {{{pieces}}}\nset boardCoords {coordinates}\nset startup(tip) 0\nset boardSize 60\n"
    if board.startswith("#"):
        light, dark = board.split()
        options += f"set lite {light}\nset dark {dark}\nset boardfile_lite emptySquare\nset boardfile_dark emptySquare\n"
    else:
        options += f"set boardfile_lite {board}-l\nset boardfile_dark {board}-d\n"
    desk.write(".scid4.7/config/options.dat", options)
    text = pgn(fen)
    if turned:
        text = text.replace("[SetUp", '[FlipB "1"]\n[SetUp')  # a tag of Scid's own
    desk.start(["scid", desk.write("position.pgn", text)], bus=True)
    window = desk.window("Scid")
    time.sleep(2)
    if whole:
        desk.fill(window)
    time.sleep(1)
    desk.still(path)
    return turned


main("scid", take, VARIANTS)
