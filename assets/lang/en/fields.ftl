# The fields of a position: side to move, castling, en passant, clocks. Headings are above narrow fields.

fields-side = Side to move
fields-white-to-move = White to move
fields-black-to-move = Black to move
fields-castling = Castling
fields-en-passant = En passant
fields-halfmoves = Halfmoves
fields-halfmove-clock = Halfmove clock
    .tip = Halfmove clock: click to type, drag to change
fields-move = Move
fields-move-number = Move number
    .tip = Move number: click to type, drag to change

# The castling checkboxes. castling: O-O or O-O-O; mover: "White".
fields-castles = { $mover } castles { $castling }
fields-castles-with-rook = { $mover } castles { $castling } with the rook on { $rook }
# castles: "White castles O-O".
fields-choose-rook = { $castles }: choose the rook
fields-with-rook = With the rook on { $rook }
fields-with-no-rook = No castling right
fields-several-rooks = Several rooks are on this side: choose the one that castles
fields-right = { $mover } may castle with the king on { $king } and the rook on { $rook } ({ $side ->
    [king] kingside
   *[queen] queenside
})
fields-right-by-file = { $mover } may castle with the king on { $king } and the rook on { $rook } ({ $side ->
    [king] kingside
   *[queen] queenside
}). The letter is the file of the rook
# missing: one of the three clauses below.
fields-stated-right = { $side ->
    [king] { $mover } may castle kingside according to the FEN, but { $missing }
   *[queen] { $mover } may castle queenside according to the FEN, but { $missing }
}
fields-no-right = { $side ->
    [king] { $mover } cannot castle kingside: { $missing }
   *[queen] { $mover } cannot castle queenside: { $missing }
}
fields-no-king = { $color ->
    [white] there is no white king on rank { $rank }
   *[black] there is no black king on rank { $rank }
}
fields-no-rook = { $color ->
    [white] there is no white rook on { $rook }
   *[black] there is no black rook on { $rook }
}
fields-no-king-and-rook = { $color ->
    [white] there is no white king on rank { $rank } and no white rook on { $rook }
   *[black] there is no black king on rank { $rank } and no black rook on { $rook }
}
fields-why-no-castling = No king and rook are in place for castling

# The drop-down of en passant squares.
fields-en-passant-square = En passant square
    .tip = The square a pawn has just passed in a double step
fields-en-passant-hint = Choose from the list, or click the square on rank { $rank } that a pawn has just passed. Esc: cancel
fields-no-square = None
fields-square-with-capture = { $square }, a pawn can capture
fields-square-as-stated = { $square }, as in the FEN
# why: a clause such as "d7 is occupied".
fields-not-passed = { $square } cannot be the en passant square: { $why }

fields-board-without-castling = boards with fewer than eight files have no castling
fields-rules-without-castling = these rules have no castling

# The rules of variants.

fields-rules = Rules
fields-checks-left = Checks left
fields-white-checks = Checks left, White
fields-black-checks = Checks left, Black
fields-checks =
    .tip = Checks this side still has to give: click to type, drag to change
fields-why-no-rules = Other rules need an 8x8 board
fields-lost-in-hand = These rules have no pieces in hand
fields-lost-promoted = These rules do not mark promoted pieces
fields-lost-checks = These rules do not count checks
