# What endgame tables (Syzygy) prove about a position, without a full stop.

tablebase-no-tables = No tables
# tables is at least 1.
tablebase-contents = { $tables ->
    [one] 1 table, up to { $pieces } pieces
   *[other] { $tables } tables, up to { $pieces } pieces
}
# Added to that if not all tables have a file with distances (DTZ).
tablebase-no-distances = , none with DTZ
tablebase-distances = , { $count } with DTZ

# The result for a side.
tablebase-win = A win
tablebase-maybe-win = A win, or a draw by the 50-move rule
tablebase-cursed-win = A win, but drawn by the 50-move rule
tablebase-draw = A draw
tablebase-blessed-loss = A loss, but drawn by the 50-move rule
tablebase-maybe-loss = A loss, or a draw by the 50-move rule
tablebase-loss = A loss

# outcome is one of the results above. DTZ, the distance to zeroing, is in half moves; it is no distance to mate.
tablebase-dtz = { $outcome }, DTZ { $plies }
tablebase-dtz-rounded = { $outcome }, DTZ { $least } or { $most }
tablebase-needs-dtz = { $outcome }; DTZ needs { $file }
# reason: one of the sentences below about files.
tablebase-without-dtz = { $outcome }; DTZ unknown: { $reason }

# Why no table can answer.
tablebase-other-board = There are no tables for boards other than 8x8
tablebase-variant = There are no tables for { $variant }
tablebase-too-many-pieces = { $count } pieces; tables have at most { $most }
tablebase-illegal = The position is illegal
tablebase-castling = There are no tables for positions with castling rights

# Files. file is a name in the first text, and a path in the others.
tablebase-missing = Needs { $file }
tablebase-not-a-file = { $file } is not a file
tablebase-incomplete = { $file } is incomplete
tablebase-not-a-table = { $file } is not a Syzygy table
tablebase-damaged = { $file } is damaged
tablebase-unreadable = { $file } cannot be read: { $error }
