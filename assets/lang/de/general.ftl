# Texts that all modules share.

language-name = Deutsch

# Between the thousands of a number.
thousands-separator = {"."}

# Before the tenths of a number.
decimal-mark = {","}

# A list of names: "a, b" and "c".
list-and = { $names } und { $last }

# The letters of king, queen, rook, bishop and knight in moves.
piece-letters = KDTLS

color-white = Weiß
color-black = Schwarz

language-of-desktop = Wie der Desktop

# How the pieces are written in moves.
letters-of-language = Wie die Sprache
letters-english = Englisch: KQRBN
letters-german = Deutsch: KDTLS
letters-dutch = Niederländisch: KDTLP
letters-figurines = Figurinen
