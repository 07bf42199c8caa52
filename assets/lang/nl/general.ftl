# Texts that all modules share.

language-name = Nederlands

# Between the thousands of a number.
thousands-separator = {"."}

# Before the tenths of a number.
decimal-mark = {","}

# A list of names: "a, b" and "c".
list-and = { $names } en { $last }

# The letters of king, queen, rook, bishop and knight in moves.
piece-letters = KDTLP

color-white = Wit
color-black = Zwart

language-of-desktop = Zoals het systeem

# How the pieces are written in moves.
letters-of-language = Zoals de taal
letters-english = Engels: KQRBN
letters-german = Duits: KDTLS
letters-dutch = Nederlands: KDTLP
letters-figurines = Figurines
