# Comparing two positions, in the side panel: narrow.

# place: the number of the other position in the file.
comparing-heading = Compared with { $place }
comparing-itself = This is the same position. Select another one in the list to compare it with.
comparing-end = End comparison
comparing-go = Go there
comparing-go-there = Go to the other position
    .tip = Show the other position on the board and compare it with this one
comparing-other = The other position
comparing-nothing = No differences
comparing-same-pieces = Same pieces
comparing-here-there = Here → there
comparing-more = and { $count } more
# An empty square.
comparing-empty = empty
# An empty field.
comparing-says-nothing = nothing
# name: a square or a field; here and there: its values.
comparing-difference = { $name }: { $here } here, { $there } there
comparing-why-not = There is only one position

# Names of the differences.
comparing-solver = Solver
comparing-not-solved = not solved
comparing-board = Board
comparing-side = Side to move
comparing-castling = Castling
comparing-en-passant = En passant
comparing-halfmove-clock = Halfmove clock
comparing-move-number = Move number
