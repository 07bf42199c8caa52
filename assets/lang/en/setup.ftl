# Known and random positions to begin from, sizes of boards, transforms.

setup-do = Set up
setup-cancel = Cancel

# A start position of Chess960.

setup-chess960-title = Chess960 position
setup-number = Number
setup-number-hint = 0 to 959
setup-number-of-rank = Number { $number }
setup-number-keys = Arrow keys step
setup-number-fault = A number from 0 to 959, or a back rank
setup-draw = Random
    .tip = Draw a random number
setup-back-rank = Back rank { $letters }

# A board of another size.

setup-board-title = Board size
setup-size = Size
setup-fill = What stands on it
setup-fill-pieces = Keep the pieces
setup-fill-start = Start position
setup-fill-nothing = Empty
    .tip = Empty board
setup-size-fault = Files and ranks, 5 to 10 each; with 8 files there are 8 ranks
setup-size-without-start = No start position is usual on a board of this size
setup-size-ordinary = Ordinary chess and Chess960
setup-size-other = With archbishop (A, bishop and knight) and chancellor (C, rook and knight)
# What a size does to the rules, one sentence after the other.
setup-rules-double-step = Pawns may begin with two squares.
setup-rules-single-step = Pawns go one square at a time.
setup-rules-promotion = They promote as usual.
setup-rules-promotion-to-all = They promote to archbishop and chancellor too.
setup-rules-promotion-without-bishop = They promote to queen, rook and knight.
setup-rules-castling = Kings castle to the { $queen_side }-file and the { $king_side }-file.
setup-rules-no-castling = No king castles.

# The library.

setup-library-title = Position library
setup-library = Library
setup-library-hint = Type a name, a group or a word of the note
setup-library-nothing = No position of the library is called that.
setup-library-list = Positions of the library
setup-library-row = Set up: { $name }

# A random position.

setup-random-title = Random position
setup-random-explained = The pieces of White and of Black. Kings need not be named.
setup-material = Material
setup-examples = For example

# Transforms.

setup-no-turn = A quarter turn needs a board of { $files } files and { $ranks } ranks, which FEN cannot state
setup-chess960-kings = The kings stand on the { $file }-file, so that castling is now as in Chess960
setup-chess960-king = The king stands on { $square }, so that castling is now as in Chess960
setup-chess960-rooks = Kings and rooks no longer stand on their home squares, so that castling is now as in Chess960

setup-random-explained-on = The pieces of White and of Black on { $size } squares. Kings need not be named.
