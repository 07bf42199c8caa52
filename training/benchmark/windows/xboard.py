#!/usr/bin/env python3
"""XBoard takes a FEN in a file."""

import time

from common import main

# Size of the squares (names of XBoard), turned or not, more options.
VARIANTS = [
    ("Large", False, []),
    ("Small", False, []),
    ("Bulky", True, []),
    ("Small", False, ["-monoMode", "false", "-lightSquareColor", "#f0d9b5", "-darkSquareColor", "#b58863"]),
    ("Petite", False, []),
    ("Small", True, ["-lightSquareColor", "#ffffff", "-darkSquareColor", "#8ca2ad"]),
    ("Giant", False, ["-useBoardTexture", "false"]),
    ("Middling", False, ["-showCoords", "true"]),
    ("Average", True, ["-showCoords", "true"]),
    ("Dinky", False, []),
]


def take(desk, fen, variant, path):
    size, flipped, more = variant
    position = desk.write("position.fen", fen + "\n")
    desk.start(["xboard", "-ncp", "-lpf", position, "-size", size, "-flipView", str(flipped).lower(),
                "-autoFlipView", "false", *more])
    window = desk.window("position.fen")
    time.sleep(1)
    desk.do("windowmove", window, 0, 0, "sleep", 0.5)
    # A click on the clock of the side that waits ends the text over the board.
    width = int(desk.do("getwindowgeometry", "--shell", window)[3].split("=")[1])
    desk.do("mousemove", 30 if " b " in fen else width * 2 // 3, 65, "click", 1)
    time.sleep(1)
    desk.still(path)
    return flipped


main("xboard", take, VARIANTS)
