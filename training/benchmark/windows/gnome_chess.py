#!/usr/bin/env python3
"""GNOME Chess takes a PGN file; its sets and options are settings."""

from common import main, pgn

# Set, frame with coordinates, side below, whole screen.
VARIANTS = [
    ("simple", True, "white", True),
    ("fancy", False, "white", True),
    ("simple", False, "black", False),
    ("fancy", True, "black", True),
    ("simple", False, "white", False),
    ("fancy", False, "white", False),
    ("fancy", True, "white", True),
    ("simple", True, "black", True),
]


def take(desk, fen, variant, path):
    theme, numbers, side, whole = variant
    desk.write(".config/glib-2.0/settings/keyfile",
               f"[org/gnome/Chess]\npiece-theme='{theme}'\nshow-numbering={str(numbers).lower()}\n"
               f"board-side='{side}'\nshow-move-hints=false\n")
    desk.start(["gnome-chess", desk.write("position.pgn", pgn(fen))], bus=True)
    window = desk.window("to Move|Chess|Wins|Draw")
    if whole:
        desk.fill(window)
    desk.still(path)
    return side == "black"


main("gnome-chess", take, VARIANTS)
