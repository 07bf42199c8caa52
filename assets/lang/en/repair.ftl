# Repair of chess problems: edits, merits of sound versions, and pieces that can be saved. piece is a name with its square:
# "black pawn b7".

repair-added = { $piece } added
repair-removed = { $piece } removed
repair-moved = { $piece } moved to { $to }
# other is a piece with its color.
repair-exchanged = { $piece } becomes { $other }
repair-side-to-move = { $color } to move
# rook is the square of the rook.
repair-castling = { $change ->
    [granted] { $color } may castle with { $rook }
   *[removed] { $color } may not castle with { $rook }
}
repair-en-passant = En passant on { $square }
repair-no-en-passant = No en passant
repair-transformed = { $transform ->
    [left] Board shifted left by one file
    [right] Board shifted right by one file
    [up] Board shifted up by one rank
    [down] Board shifted down by one rank
    [left-right] Board mirrored left to right
   *[top-bottom] Board mirrored top to bottom
}

# After an edit and the key, separated by commas.
repair-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
repair-keeps-key = keeps the key
repair-unused = unused: { $pieces }
repair-short-mates = { $count ->
    [one] { $count } short mate
   *[other] { $count } short mates
}
repair-duals = { $count ->
    [one] { $count } dual
   *[other] { $count } duals
}
repair-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
repair-loses-set-play = loses the set play

repair-unneeded = { $piece } is not needed
repair-weaker = { $piece }: a { $role } would do

# What a puzzle would be with the held piece on a square. Follows the name of the square and a comma.
repair-same-key = sound here
repair-other-key = sound here with the key { $key }
repair-cooked = cooked here
repair-short = a shorter solution here
repair-no-solution = no solution here
