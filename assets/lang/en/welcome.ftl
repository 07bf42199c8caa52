# Four hints where the things are, at a first start.

welcome = First steps
welcome-board = Set up a position
    .text = Drag a piece from the rows of tools. Or point at a square and type: N is a white knight, n a black one, x clears it.
welcome-paste = Paste anything
    .text = Ctrl+V reads FEN, EPD, PGN, web addresses, drawn boards and pictures, and says what it had to mend. The text in the box can be edited, too.
welcome-problems = Problems and fixes
    .text = What is illegal or odd is explained here, each with its squares and a way to mend it. Undo takes everything back.
welcome-solve = Solve
    .text = F5 finds every solution of a mate problem and says whether it is sound. Moves tries them out on the board.

welcome-place = { $number } of { $count }
welcome-next = Next
welcome-done = Done
welcome-skip = Skip
    .tip = Show no more hints (Escape); Help shows them again
