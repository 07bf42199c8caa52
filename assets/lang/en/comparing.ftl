# Comparing two positions, in the side panel: narrow.

# place: the place of the other position in the file.
comparing-heading = Compared with { $place }
comparing-itself = This is the position itself. Select the one to compare it with in the list.
comparing-end = End the comparison
comparing-go = Go there
comparing-go-there = Go to the other position
    .tip = Put the other position on the board and compare it with this one
comparing-other = The other position
comparing-nothing = Nothing differs
comparing-same-pieces = The same pieces
comparing-here-there = Here → there
comparing-more = and { $count } more
# What stands on a square.
comparing-empty = empty
# What a field says that is empty.
comparing-says-nothing = nothing
# name: a square or a field; here and there: what stands there.
comparing-difference = { $name }: { $here } here, { $there } there
comparing-why-not = There is only one position

# Names of what differs.
comparing-solver = Solver
comparing-not-solved = not solved
comparing-board = Board
comparing-side = Side to move
comparing-castling = Castling
comparing-en-passant = En passant
comparing-halfmove-clock = Halfmove clock
comparing-move-number = Move number
