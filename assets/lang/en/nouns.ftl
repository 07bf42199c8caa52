# Pieces and what stands for them in other sentences, without an article, as the subject of a sentence.

noun-king = king
noun-queen = queen
noun-rook = rook
noun-bishop = bishop
noun-knight = knight
noun-pawn = pawn
noun-archbishop = archbishop
noun-chancellor = chancellor

noun-white-king = white king
noun-white-queen = white queen
noun-white-rook = white rook
noun-white-bishop = white bishop
noun-white-knight = white knight
noun-white-pawn = white pawn
noun-white-archbishop = white archbishop
noun-white-chancellor = white chancellor
noun-black-king = black king
noun-black-queen = black queen
noun-black-rook = black rook
noun-black-bishop = black bishop
noun-black-knight = black knight
noun-black-pawn = black pawn
noun-black-archbishop = black archbishop
noun-black-chancellor = black chancellor

# What speaks against an en passant square, as a clause: "d7 is occupied".
noun-obstacle-other-rank = a double step passes rank { $rank }
noun-obstacle-occupied = { $square } is occupied
noun-obstacle-no-pawn = { $color ->
    [white] no white pawn on { $square }
   *[black] no black pawn on { $square }
}

# What a turn or another size of the board left behind. Clauses; the first one begins the sentence and gets a capital.
noun-left-rights = { $count ->
    [one] the right to castle with the rook on { $rooks } could not be kept
   *[other] the rights to castle with the rooks on { $rooks } could not be kept
}
noun-left-en-passant = the en passant square { $square } could not be kept
noun-left-rights-and-en-passant = { $count ->
    [one] the right to castle with the rook on { $rooks } and the en passant square { $square } could not be kept
   *[other] the rights to castle with the rooks on { $rooks } and the en passant square { $square } could not be kept
}
# One of a list: "the white knight on e4"; piece is its name as above.
noun-left-man = the { $piece } on { $square }
noun-left-men = { $men } went off the board
noun-left-many-men = { $count } pieces went off the board: { $pieces }

# What is wrong with a text that was to be an arrow or a marked square.
noun-not-an-annotation = expected a colour letter and squares, such as Re2e4 for an arrow or Ge4 for a mark

noun-left-rules = { $variant } can only be played on 8x8 boards

noun-obstacle-no-double-step = on boards with fewer than eight ranks, pawns move one square at a time

# Half a move more: the sign between whole and half.
noun-moves-and-half = { $moves }.5

# A goal within a sentence. The plural adds an s.

goal-name = { $goal ->
   *[mate] mate
    [stalemate] stalemate
    [selfmate] selfmate
    [selfstalemate] selfstalemate
    [reflexmate] reflexmate
    [reflexstalemate] reflexstalemate
    [semi-reflexmate] semi-reflexmate
    [semi-reflexstalemate] semi-reflexstalemate
    [helpmate] helpmate
    [helpstalemate] helpstalemate
    [help-selfmate] help selfmate
    [help-selfstalemate] help selfstalemate
    [series-mate] series mate
    [series-stalemate] series stalemate
    [series-selfmate] series selfmate
    [series-selfstalemate] series selfstalemate
    [series-helpmate] series helpmate
    [series-helpstalemate] series helpstalemate
}

# Stipulations in words, below diagrams. $moves: 2 or 2½

stipulation-in = { goal-name } in { $moves }
stipulation-win = Win
stipulation-white-wins = White wins
stipulation-black-wins = Black wins
stipulation-draw = Draw
