# What is wrong with a position, without a full stop.

rules-empty-board = The board is empty
rules-missing-king = { $side } has no king
rules-too-many-kings = { $side } has { $count } kings: { $squares }
rules-too-many-pieces = { $side } has { $count } pieces; the maximum is { $most }
rules-too-many-pawns = { $side } has { $count } pawns; the maximum is { $most }
rules-too-much-promotion = { $side } has at least { $promoted ->
    [one] { $promoted } promoted piece
   *[other] { $promoted } promoted pieces
}, but { $missing ->
    [0] no pawn is missing
    [one] only { $missing } pawn is missing
   *[other] only { $missing } pawns are missing
}
rules-too-many-bishops-of-a-color = { $side }'s bishops on { $squares } are on squares of the same colour, but { $missing ->
    [0] no pawn is missing
    [one] only { $missing } pawn is missing
   *[other] only { $missing } pawns are missing
}
rules-pawn-on-back-rank = { $color ->
    [white] There is a white pawn on { $square }, where no pawn can be
   *[black] There is a black pawn on { $square }, where no pawn can be
}
rules-pawns-on-back-rank = { $color ->
    [white] There are white pawns on { $squares }, where no pawn can be
   *[black] There are black pawns on { $squares }, where no pawn can be
}
rules-opponent-in-check = { $color ->
    [white] White's { $count ->
        [one] king on { $squares } can be captured
       *[other] kings on { $squares } can be captured
    }
   *[black] Black's { $count ->
        [one] king on { $squares } can be captured
       *[other] kings on { $squares } can be captured
    }
}
rules-impossible-check-by-double-step = The double step past the en passant square cannot have given check from { $square }
rules-impossible-check = No last move can have given check from { $squares } at the same time
rules-castling-without-king = { $color ->
    [white] White may castle, but there is no white king on rank { $rank }
   *[black] Black may castle, but there is no black king on rank { $rank }
}
rules-castling-without-rook = { $color ->
    [white] White may castle with the rook on { $squares }, but there is no white rook there
   *[black] Black may castle with the rook on { $squares }, but there is no black rook there
}
rules-castling-twice-on-one-side = { $side } may castle with the rooks on { $squares }, but only one rook on each side can be unmoved
rules-bad-en-passant = { $color ->
    [white] No white pawn can just have passed { $square }, the en passant square
   *[black] No black pawn can just have passed { $square }, the en passant square
}
rules-too-many-pawn-captures = { $side }'s pawns must have made at least { $needed ->
    [one] { $needed } capture
   *[other] { $needed } captures
}, but { $missing ->
    [0] no piece can have been captured
    [one] only { $missing } piece can have been captured
   *[other] only { $missing } pieces can have been captured
}
rules-pawns-out-of-reach = { $color ->
    [white] White's pawns on { $squares } cannot all have come from different files, whatever they captured
   *[black] Black's pawns on { $squares } cannot all have come from different files, whatever they captured
}
rules-bishop-behind-pawns = { $color ->
    [white] In standard chess, White's { $count ->
        [one] bishop on { $squares } cannot have left its home square: the pawns in front have not moved
       *[other] bishops on { $squares } cannot have left their home squares: the pawns in front have not moved
    }
   *[black] In standard chess, Black's { $count ->
        [one] bishop on { $squares } cannot have left its home square: the pawns in front have not moved
       *[other] bishops on { $squares } cannot have left their home squares: the pawns in front have not moved
    }
}
rules-pieces-behind-pawns = { $color ->
    [white] White's { $count ->
        [one] piece on { $squares } cannot have left the back rank: no white pawn has moved
       *[other] pieces on { $squares } cannot have left the back rank: no white pawn has moved
    }
   *[black] Black's { $count ->
        [one] piece on { $squares } cannot have left the back rank: no black pawn has moved
       *[other] pieces on { $squares } cannot have left the back rank: no black pawn has moved
    }
}
rules-back-ranks-differ = No pawn has moved and both sides start with the same back rank, but the back ranks differ
rules-check-without-move = No last move can have given check from { $squares }
rules-no-last-move = { $tried ->
    [0] { $side } cannot have made the last move: no piece can have come from anywhere
    [one] { $side } cannot have made the last move: the only possible one leads back to a position that no move leads to
   *[other] { $side } cannot have made the last move: each of the { $tried } possible ones leads back to a position that no move leads to
}
rules-stuck-pieces = { $count ->
    [one] The piece on { $squares } cannot have come to its square: pieces that cannot have moved either surround it
   *[other] The pieces on { $squares } cannot have come to their squares: they block each other's way
}
rules-stuck-away-from-home = { $count ->
    [one] In standard chess, the piece on { $squares } does not start there and cannot have come there: nothing can have made way for it
   *[other] In standard chess, the pieces on { $squares } do not start there and cannot have come there: nothing can have made way for them
}
rules-too-few-captures = The pawns cannot have passed each other and { $promoted ->
    [0] reached their squares
    [one] promoted once
   *[other] promoted { $promoted } times
} with { $missing ->
    [0] no captures
    [one] at most { $missing } capture
   *[other] at most { $missing } captures
} by pawns
rules-no-promotion-square = { $color ->
    [white] No white pawn can have promoted to { $count ->
        [one] the piece on { $squares }: it could not reach such a square with the captures available
       *[other] the pieces on { $squares }: they could not reach such squares with the captures available
    }
   *[black] No black pawn can have promoted to { $count ->
        [one] the piece on { $squares }: it could not reach such a square with the captures available
       *[other] the pieces on { $squares }: they could not reach such squares with the captures available
    }
}
rules-confined-pieces = { $count ->
    [one] In standard chess, unmoved pieces kept the original piece at home, so the one on { $squares } is promoted; there are too few pawns or captures for that
   *[other] In standard chess, unmoved pieces kept the original pieces at home, so those on { $squares } are promoted; there are too few pawns or captures for that
}
rules-captured-at-home = { $count ->
    [one] In standard chess, the piece from { $squares } was captured at home, out of reach of pawns; without it, the pawns have too few pieces to capture
   *[other] In standard chess, the pieces from { $squares } were captured at home, out of reach of pawns; without them, the pawns have too few pieces to capture
}
rules-en-passant-with-clock = A pawn has just passed { $square }, so the halfmove clock must be 0
rules-clock-above-moves = The halfmove clock is too high for this move number; the maximum is { $most }
rules-clock-above-100 = The halfmove clock is beyond the 50-move rule: a draw could be claimed
rules-clock-above-150 = The halfmove clock is beyond the 75-move rule: the game was drawn
rules-castling-of-both-after-move = Both sides may castle and start from matching squares, so the pieces on { $squares } cannot both be unmoved
rules-castling-after-move = { $side } may castle with king and rook on { $squares }, but a king on the edge of the board must have moved
rules-wrong-side-to-move = As no pawn has moved and nothing was captured, it cannot be { $side }'s move

# What a position comes to: "White to move, in check, 3 legal moves". The parts behind the first begin with a comma.

rules-white-to-move = White to move
rules-black-to-move = Black to move
rules-white-wins = Checkmate, White wins
rules-black-wins = Checkmate, Black wins
rules-white-is-stalemated = Stalemate, White cannot move
rules-black-is-stalemated = Stalemate, Black cannot move
rules-in-check = , in check
rules-one-legal-move = , 1 legal move
# moves is a number other than 1.
rules-legal-moves = , { $moves } legal moves
rules-dead-draw = , dead draw

# What is added to that in small letters, as a clause.
rules-remark-illegal = illegal position
rules-remark-50-moves = a draw can be claimed by the 50-move rule
rules-remark-75-moves = the 75-move rule would have ended the game

# Buttons that mend a problem: short.

rules-fix-set-up-start = Set up the start position
rules-fix-put = { $piece ->
    [king] Put a king on { $square }
    [queen] Put a queen on { $square }
    [rook] Put a rook on { $square }
    [bishop] Put a bishop on { $square }
    [knight] Put a knight on { $square }
    [pawn] Put a pawn on { $square }
    [archbishop] Put an archbishop on { $square }
   *[chancellor] Put a chancellor on { $square }
}
rules-fix-keep-king = Keep the king on { $square }
rules-fix-move-pawns = { $count ->
    [one] Move the pawn one step
   *[other] Move { $count } pawns one step
}
rules-fix-promote-pawns = { $count ->
    [one] Make it a queen
   *[other] Make { $count } queens
}
rules-fix-remove-pawns = { $count ->
    [one] Remove the pawn
   *[other] Remove { $count } pawns
}
rules-fix-give-move = { $color ->
    [white] Set White to move
   *[black] Set Black to move
}
rules-fix-drop-rights = { $color ->
    [white] Remove White's castling
   *[black] Remove Black's castling
}
rules-fix-drop-right = Remove castling with { $square }
rules-fix-clear-en-passant = Clear en passant { $square }
rules-fix-set-clock = Set clock to { $clock }
rules-fix-set-move-number = Set move number to { $number }

# Why no random position comes of the pieces that were named, without a full stop.

rules-random-no-men = Enter the pieces, such as KQ vs KR
rules-random-not-a-piece = “{ $letter }” is not a piece; the letters are { $letters }
rules-random-too-many-kings = { $side } can have only one king
rules-random-too-many-pawns = { $side } can have at most { $most } pawns
rules-random-too-much-promotion = { $side }'s pieces need { $promoted ->
    [one] a promoted pawn
   *[other] { $promoted } promoted pawns
}, but { $missing ->
    [0] none is missing
    [one] only one is missing
   *[other] only { $missing } are missing
}
rules-random-none-found = No legal position with these pieces was found

# How games of variants end. The winner is white or black.
rules-end-hill = { $winner ->
        [white] White wins: the king is on the hill
       *[black] Black wins: the king is on the hill
    }
rules-end-three-checks = { $winner ->
        [white] White wins: three checks were given
       *[black] Black wins: three checks were given
    }
rules-end-no-king = { $winner ->
        [white] White wins: Black has no king left
       *[black] Black wins: White has no king left
    }
rules-end-all-men-lost = { $winner ->
        [white] White wins: White has lost all pieces
       *[black] Black wins: Black has lost all pieces
    }
rules-end-cannot-move = { $winner ->
        [white] White wins: White cannot move
       *[black] Black wins: Black cannot move
    }
rules-end-horde = Black wins: the horde is captured
rules-end-race = { $winner ->
        [white] White wins: the king has reached the last rank
       *[black] Black wins: the king has reached the last rank
    }
rules-end-both-arrived = Draw: both kings have reached the last rank

# What only the rules of variants forbid.
rules-king-in-horde = { $side } has a king on { $squares }, but a horde has no king
rules-pawn-in-race = { $side } has pawns on { $squares }, but Racing Kings has no pawns
rules-check-in-race = { $color ->
        [white] White's king on { $squares } is in check, but Racing Kings does not allow checks
       *[black] Black's king on { $squares } is in check, but Racing Kings does not allow checks
    }
rules-too-many-of-kind = { $role ->
        [king] { $count } kings; the maximum is { $most }
        [queen] { $count } queens; the maximum is { $most }
        [rook] { $count } rooks; the maximum is { $most }
        [bishop] { $count } bishops; the maximum is { $most }
        [knight] { $count } knights; the maximum is { $most }
       *[pawn] { $count } pawns; the maximum is { $most }
    }
rules-no-castling = { $side } may castle with the rook on { $squares }, but these rules have no castling
rules-was-over = { $side } had already won before the last move

rules-castling-on-narrow-board = { $side } may castle, but boards with fewer than eight files have no castling
rules-random-too-many-pieces = { $side } can have at most { $most } pieces
