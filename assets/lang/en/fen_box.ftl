# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Copy
fen-box-paste = Paste
fen-box-copied = FEN copied
fen-box-copied-shredder = Shredder-FEN copied
fen-box-copied-older = Copied in the older form
fen-box-why-one-form = Only Crazyhouse and Three-check have an older form
fen-box-copied-as-is = The text was copied as it stands; it is not a FEN yet
fen-box-replaced = The edit began from what the board showed; the unfinished text is gone from the FEN box
fen-box-too-long = This line has { $count } characters and is no position. It stays in the file as it is.
fen-box-tried = This position is only tried, and in no file until you use it.
fen-box-trimmed = White space around the text was left out.
fen-box-board = { $size } board
fen-box-board-size = Board size: { $size } board
fen-box-escape = Esc takes the text back
fen-box-use = Use
fen-box-enter = Enter in the FEN box does the same
fen-box-place = FEN box
