# Trying moves: the bar above and below the board.

trying-bar = Moves on the board
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
    .tip = Continue editing from this position; “Undo” takes you back
trying-none-yet = No move has been tried yet
trying-back = Go back
    .tip = Back to the original position ({ $keys })
trying-back-from-moves = Back to the original position; “Try moves” restores the moves ({ $keys })
trying-write = Save the moves as solution
    .tip = Save the moves in Details; the position does not change

# Buttons that go through the moves, with the keys that do the same.
trying-first = To the beginning
    .tip = To the beginning (Home)
trying-previous = One move back
    .tip = One move back (Alt+Left, Page Up)
trying-next = One move forward
    .tip = One move forward (Alt+Right, Page Down)
trying-last = Last move
    .tip = Last move (End)
trying-none-before = There is no earlier move
trying-none-after = There is no later move

trying-moves = Trial moves
# What a screen reader says of a move: "Move 3. Nf3".
trying-heard = Move { $number } { $played }
# result: what a move does, such as "draws".
trying-given-away = { $result }, { $given ->
    [win] gives the win away
   *[draw] gives the draw away
}
trying-none-played = No moves yet
trying-field = Move to play
# example: a move such as Nf3.
trying-field-hint = Type a move: { $example } or g1f3
trying-enter-plays = Enter plays it
trying-undo-brings-back = “Undo” restores { $played }
trying-others = Also tried here: { $moves }
trying-several-fit = Several moves match: { $moves } or { $last }
trying-no-move = There is no move { $word } here

# Notices, and why no moves can be tried.
trying-why-preview = Moves can be tried when the FEN is valid.
# verdict: "Checkmate, White wins".
trying-why-over = There is no move to try: { $verdict }.
# why: a sentence without its full stop.
trying-why-not = Moves cannot be tried here. { $why }.
trying-kept = { $count ->
    [one] Position updated (1 move played)
   *[other] Position updated ({ $count } moves played)
}
trying-left = { $count ->
    [one] Back to the position; “Try moves” restores 1 move
   *[other] Back to the position; “Try moves” restores { $count } moves
}
trying-written = Moves saved as the solution
trying-written-in-place = Moves saved as the solution, replacing the previous one
trying-not-written = The moves were not saved: the position already has them as its solution, or has no room for them.
trying-saves-before = The position before the moves is saved. To save this one, choose “Use position” first.

# Taking back moves before the position.
trying-retract = Retract…
    .tip = Take back a move that led to this position, or drag its piece back
trying-retract-list = Possible last moves
trying-retract-not-at-start = Go to the beginning of the moves to take back a move before them
trying-no-last-move = No last move is possible
# played: a move such as Kb1xa1; piece: the name of a piece, such as queen.
trying-captured = { $played }, captured: { $piece }
trying-choose-captured = Choose what the move captured, or the piece itself if nothing
trying-how-retract = There is no move to play; drag a piece back to take back the last move
trying-kept-retracted = { $count ->
    [one] Position updated (1 move taken back)
   *[other] Position updated ({ $count } moves taken back)
}
trying-kept-other-way = Position updated (moves taken back and other moves played)
trying-write-none-after = Only moves played after the original position can be saved as its solution
