# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Copy
fen-box-paste = Paste
fen-box-copied = FEN copied
fen-box-copied-shredder = Shredder-FEN copied
fen-box-copied-older = FEN copied in the older form
fen-box-why-one-form = Only Crazyhouse and Three-check have an older form
fen-box-copied-as-is = Text copied; it is not a valid FEN yet
fen-box-replaced = The position on the board was edited; the unfinished text in the FEN box was discarded
fen-box-too-long = This line has { $count } characters and is not a position. It stays in the file unchanged.
fen-box-tried = Trial position: not saved until you choose “Use position”.
fen-box-trimmed = Spaces around the text were removed.
fen-box-board = { $size } board
fen-box-board-size = Board size: { $size } board
fen-box-escape = Esc restores the text
fen-box-use = Use
fen-box-enter = Same as Enter in the FEN box
fen-box-place = FEN box
