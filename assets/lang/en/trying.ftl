# Trying moves: the line of moves in the side panel, and words above and below the board.

trying-title = Trying moves
trying-title-solution = Solution
trying-how = Click or drag a piece, or type its move
trying-how-to-return = Escape returns to the position
trying-promote = { $piece ->
    [queen] Promote to queen
    [rook] Promote to rook
    [bishop] Promote to bishop
    [knight] Promote to knight
    [king] Promote to king
    [archbishop] Promote to archbishop
   *[chancellor] Promote to chancellor
}

trying-use = Use position
    .tip = Go on editing with the position that is reached, a step that Undo takes back
trying-none-yet = No move has been tried yet
trying-back = Go back
    .tip = Back to the position from before ({ $keys })
trying-back-from-moves = Back to the position from before; Try moves brings the moves back ({ $keys })
trying-write = Write the moves as solution
    .tip = They stand among the details then; the position stays

# Buttons that go through the moves, with the keys that do the same.
trying-first = To the beginning
    .tip = To the beginning (Home)
trying-previous = One move back
    .tip = One move back (Alt+Left, Page Up)
trying-next = One move forward
    .tip = One move forward (Alt+Right, Page Down)
trying-last = Last move
    .tip = Last move (End)
trying-none-before = No move comes before this position
trying-none-after = No move comes after this position

trying-moves = Moves that are tried
# What a screen reader says of a move: "Move 3. Nf3".
trying-heard = Move { $number } { $played }
trying-none-played = Play a move on the board, or type it below.
trying-field = Move to play
# example: a move such as Nf3.
trying-field-hint = Type a move: { $example } or g1f3
trying-enter-plays = Enter plays it
trying-undo-brings-back = Undo brings { $played } back
trying-others = Also tried here: { $moves }
trying-several-fit = Several moves fit: { $moves } or { $last }
trying-no-move = There is no move { $word } here

# Notices, and why no moves can be tried.
trying-why-preview = Moves can be tried once the text in the FEN box is a FEN.
# verdict: "Checkmate, White wins".
trying-why-over = There is no move to try: { $verdict }.
# why: a sentence without its full stop.
trying-why-not = Moves cannot be tried here. { $why }.
trying-kept = { $count ->
    [one] The position after 1 move is used now
   *[other] The position after { $count } moves is used now
}
trying-left = { $count ->
    [one] Back to the position; Try moves brings 1 move back
   *[other] Back to the position; Try moves brings { $count } moves back
}
trying-written = The moves were written down as the solution
trying-written-in-place = The moves were written down as the solution in place of those that were there
trying-not-written = The position has these moves as its solution already, or no room for them.
trying-saves-before = What is saved is the position before the moves. To save this one, use it first.
