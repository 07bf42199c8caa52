# The fields of a position: side to move, castling, en passant, clocks. Headings stand above narrow fields.

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

# The boxes of castling. castling: O-O or O-O-O; mover: "White".
fields-castles = { $mover } castles { $castling }
fields-castles-with-rook = { $mover } castles { $castling } with the rook on { $rook }
# castles: "White castles O-O".
fields-choose-rook = { $castles }: choose the rook
fields-with-rook = With the rook on { $rook }
fields-several-rooks = Several rooks stand on this side: choose the one that castles
fields-right = { $mover } may castle with the king on { $king } and the rook on { $rook } ({ $side ->
    [king] king side
   *[queen] queen side
})
fields-right-by-file = { $mover } may castle with the king on { $king } and the rook on { $rook } ({ $side ->
    [king] king side
   *[queen] queen side
}). The letter is the file of the rook
# missing: one of the three clauses below.
fields-stated-right = { $side ->
    [king] { $mover } may castle on the king side, as stated, but { $missing }
   *[queen] { $mover } may castle on the queen side, as stated, but { $missing }
}
fields-no-right = { $side ->
    [king] { $mover } cannot castle on the king side: { $missing }
   *[queen] { $mover } cannot castle on the queen side: { $missing }
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
fields-why-no-castling = No king and rook stand where castling needs them

# The drop-down of en passant squares.
fields-en-passant-square = En passant square
    .tip = The square a pawn has just passed in a double step
fields-en-passant-hint = Choose in the list, or click the square on rank { $rank } that a pawn has just passed. Esc: back
fields-no-square = None
fields-square-with-capture = { $square }, a pawn can capture
fields-square-as-stated = { $square }, as stated
# why: a clause such as "d7 is occupied".
fields-not-passed = No pawn can just have passed { $square }: { $why }

fields-board-without-castling = no king castles on a board of fewer than eight files
fields-rules-without-castling = no king castles by these rules

# By which rules it is played, where that is not chess.

fields-rules = Rules
fields-checks-left = Checks left
fields-white-checks = Checks left, White
fields-black-checks = Checks left, Black
fields-checks =
    .tip = How many checks the side has still to give: click to type, drag to change
fields-why-no-rules = Other rules hold on 8x8 boards only
fields-lost-in-hand = By these rules no pieces are in hand
fields-lost-promoted = By these rules no pieces are marked as promoted
fields-lost-checks = By these rules checks are not counted
