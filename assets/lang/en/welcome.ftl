# Four hints where the things are, at a first start.

welcome = First steps
welcome-board = Set up a position
    .text = Drag a piece from the piece bar. Or point at a square and type: N is a white knight, n a black one, x clears it.
welcome-paste = Paste anything
    .text = { window-key-ctrl }+V reads FEN, EPD, PGN, web addresses, text diagrams and pictures, and reports what it corrected. You can also edit the text in the box.
welcome-problems = Problems and fixes
    .text = Problems are listed here with their squares and a suggested fix. “Undo” takes everything back.
welcome-solve = Solve
    .text = F5 finds every solution of a mate problem and tells you whether it is sound. “Moves” lets you play them on the board.

welcome-place = { $number } of { $count }
welcome-next = Next
welcome-done = Done
welcome-skip = Skip
    .tip = Stop showing hints (Escape); the “Help” menu shows them again
