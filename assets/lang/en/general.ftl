# Texts that all modules share.

language-name = English

# Between the thousands of a number.
thousands-separator = {","}

# Before the tenths of a number.
decimal-mark = {"."}

# A list of names: "a, b" and "c".
list-and = { $names } and { $last }

# The letters of king, queen, rook, bishop and knight in moves.
piece-letters = KQRBN

color-white = White
color-black = Black

language-of-desktop = Same as the desktop

# How the pieces are written in moves.
letters-of-language = Same as the language
letters-english = English: KQRBN
letters-german = German: KDTLS
letters-dutch = Dutch: KDTLP
letters-figurines = Figurines
