# Solving all positions of a file: the question, the report, and writing the solutions into the file.

puzzles-title = Check all puzzles
puzzles-as-stated = Solve each as stated in the file: stipulation, dm, or words such as “mate in 3”
# Before the field of a number, with "moves" behind it.
puzzles-mate-in = Mate in
puzzles-others-mate-in = Others: mate in
puzzles-moves = Moves
puzzles-moves-unit = moves
# Before the field of a number, with the unit behind it.
puzzles-at-most = At most
puzzles-seconds = Seconds
puzzles-seconds-unit = seconds per position
puzzles-positions = Positions
puzzles-wrong-moves = Type a number of moves from 1 to { $most }
puzzles-outlook = { $count ->
    [one] { $count } position, solved on all processors. If you cancel, finished results are kept.
   *[other] { $count } positions, solved on all processors. If you cancel, finished results are kept.
}
puzzles-check = Check
puzzles-cancel = Cancel

# While it works, and after it.
puzzles-solving = { $count ->
    [one] Solving { $count } position
   *[other] Solving { $count } positions
}
puzzles-tally = { $checked } of { $total } · { $sound } sound · { $cooked } cooked · { $rest } other
puzzles-checked = { $count ->
    [one] { $count } position checked
   *[other] { $count } positions checked
}
puzzles-cancelled = { $total ->
    [one] Cancelled: { $checked } of { $total } position was checked
   *[other] Cancelled: { $checked } of { $total } positions were checked
}

# What came out, said behind a number of positions.
puzzles-outcome-sound = sound
puzzles-outcome-cooked = cooked
puzzles-outcome-several = with several solutions
puzzles-outcome-short = with a short solution
puzzles-outcome-no-solution = without a solution
puzzles-outcome-already-mate = already checkmate
puzzles-outcome-unfinished = not solved in time
puzzles-outcome-illegal = illegal, not solved
puzzles-outcome-unreadable = unreadable, not solved
puzzles-outcome-other-goal = with an unsupported stipulation
puzzles-select = Select
# outcome: one of the texts above.
puzzles-select-outcome = Select { $outcome }
puzzles-selected = selected in the list

# Writing the solutions down.
puzzles-solutions = Solutions
puzzles-of-sound = Sound only ({ $count })
puzzles-all-proven = All proven ({ $count })
puzzles-replace = Replace existing solutions
puzzles-as-operations = They can be saved with the positions: dm, bm and pv give the length, the keys and a longest defence; selfmates and helpmates are saved as moves.
puzzles-as-moves = They can be saved with the positions, as moves with variations.
puzzles-write = Save solutions
puzzles-close = Close
puzzles-writing = { $count ->
    [one] Saving { $count } solution
   *[other] Saving { $count } solutions
}
puzzles-writing-cancelled = Saving the solutions was cancelled; nothing was changed.
puzzles-failed = The operation failed. Nothing was changed.
puzzles-nothing-to-check = There was nothing to check.
puzzles-checking-cancelled = Checking was cancelled; nothing was solved.
puzzles-written = { $count ->
    [one] Solutions saved for { $count } position
   *[other] Solutions saved for { $count } positions
}
# Why solutions were not written, behind a semicolon or a colon.
puzzles-kept = { $count ->
    [one] { $count } already has one
   *[other] { $count } already have one
}
puzzles-no-place = { $count ->
    [one] { $count } game keeps its own moves
   *[other] { $count } games keep their own moves
}
puzzles-too-long = { $count ->
    [one] { $count } line is too long
   *[other] { $count } lines are too long
}
puzzles-none-written = No solutions were saved: { $reasons }.
puzzles-other-positions = Nothing was saved: the positions have changed since they were solved.
puzzles-there-already = { $count ->
    [one] The solutions of { $count } position were already saved
   *[other] The solutions of { $count } positions were already saved
}
