# Known and random positions to begin from, sizes of boards, transforms.

setup-do = Set up
setup-cancel = Cancel

# A start position of Chess960.

setup-chess960-title = Chess960 position
setup-number = Number
setup-number-hint = 0 to 959
setup-number-of-rank = Number { $number }
setup-number-keys = Arrow keys: ±1
setup-number-fault = A number from 0 to 959, or a back rank
setup-draw = Random
    .tip = Choose a random number
setup-back-rank = Back rank { $letters }

# A board of another size.

setup-board-title = Board size
setup-size = Size
setup-fill = Pieces
setup-fill-pieces = Keep the pieces
setup-fill-start = Start position
setup-fill-nothing = Empty
    .tip = Empty board
setup-size-fault = 5 to 10 files and ranks; boards with 8 files have 8 ranks
setup-size-without-start = There is no usual start position for this board size
setup-size-ordinary = Standard chess and Chess960
setup-size-other = With archbishop (A, bishop and knight) and chancellor (C, rook and knight)
# What a size does to the rules, one sentence after the other.
setup-rules-double-step = Pawns may move two squares on their first move.
setup-rules-single-step = Pawns move one square at a time.
setup-rules-promotion = They promote as usual.
setup-rules-promotion-to-all = They promote to archbishop and chancellor too.
setup-rules-promotion-without-bishop = They promote to queen, rook and knight.
setup-rules-castling = Kings castle to the { $queen_side }-file and the { $king_side }-file.
setup-rules-no-castling = There is no castling.

# The library.

setup-library-title = Position library
setup-library = Library
setup-library-hint = Search by name, group or note
setup-library-nothing = No matching positions.
setup-library-list = Positions in the library
setup-library-row = Set up: { $name }

# A random position.

setup-random-title = Random position
setup-random-explained = The pieces of White and Black. Kings are added automatically.
setup-material = Material
setup-examples = For example

# Transforms.

setup-no-turn = A quarter turn needs a board of { $files } files and { $ranks } ranks, which FEN cannot describe
setup-chess960-kings = The kings are on the { $file }-file, so castling is now as in Chess960
setup-chess960-king = The king is on { $square }, so castling is now as in Chess960
setup-chess960-rooks = Kings and rooks are no longer on their home squares, so castling is now as in Chess960

setup-random-explained-on = The pieces of White and Black on { $size } squares. Kings are added automatically.
