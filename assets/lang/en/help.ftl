# The palette of commands.
help-palette = All commands
help-palette-field = Command
    .hint = Type the name of a command
help-palette-list = Commands
help-palette-none = No command is called that.
help-palette-near = No command is called that. Did you mean:
help-palette-run = Run: { $command }

help-close = Close
help-about = A chess position editor. Free software under the GNU General Public License, version 3 or later.
help-about-parts = Built on egui, shakmaty, resvg and other free libraries. The pieces are drawn for Fenwright.
help-about-report = To report a fault of the program, copy the version and say which position and which steps lead to it.
help-copy-version = Copy version
help-version-copied = Version copied

# The manual: keys and mouse, and the glossary.
help-manual = Help
help-search = Search
    .hint = Search keys, problems, faults and opcodes
help-nothing-found = Nothing here is called that.
help-go-to = Go to: { $part }

# What keys and mouse do: the key of a row is what one does, its attribute is what happens.
help-keys = Keys and mouse
help-keys-rest = All other shortcuts stand beside their commands in the menus.

help-keys-mouse = Mouse
help-mouse-place = Drag a piece from a row of tools
    .does = places it once
help-mouse-brush = Click a piece in a row of tools
    .does = makes it the brush
help-mouse-sweep = Brush: press and sweep
    .does = places it; on the same piece erases
help-mouse-other-color = Brush: right button
    .does = the same with the other colour
help-mouse-carry = Hand: drag
    .does = carries a piece; off the board removes it
help-mouse-copy = Hand: Ctrl and drag
    .does = copies a piece
help-mouse-select = Hand: click
    .does = selects a square for typing
help-mouse-menu = Hand: right click
    .does = a menu for the square
help-mouse-arrow = Hand: right drag
    .does = draws an arrow; the same again removes it
help-mouse-mark = Hand: Shift and right click
    .does = marks the square; again removes the mark
help-mouse-annotation-color = ... with Ctrl, Alt or both
    .does = in red, blue or yellow
help-mouse-pick = Middle click
    .does = takes the square's piece as the brush
help-mouse-wheel = Wheel
    .does = next and previous brush

help-keys-typing = Typing on a selected square
help-typing-piece = K Q R B N P, k q r b n p
    .does = places the piece and moves on
help-typing-digit = 1 to 8
    .does = clears that many squares
help-typing-rank = /
    .does = next rank
help-typing-space = Space
    .does = side to move, then castling and the other fields
help-typing-backspace = Backspace
    .does = steps back and clears
help-typing-delete = Delete
    .does = clears the square
help-typing-arrow = Ctrl+J, arrows, Enter
    .does = draws an arrow; Ctrl+J again changes its colour
help-typing-mark = Ctrl+B
    .does = marks the square; again in the next colour
help-typing-move = Arrows, Home, End
    .does = move; Home twice, or Ctrl+Home while typing: first square
help-typing-escape = Escape
    .does = deselects the square

help-keys-tray = Pieces in hand (Crazyhouse)
help-tray-click = Click a piece, right click
    .does = one more in hand, one fewer
help-tray-drag = Drag from the board, to the board
    .does = puts a piece in hand, places one of them
help-tray-keys = + and -, arrow up and down
    .does = one more in hand, one fewer

help-keys-hover = Typing with no square selected
help-hover-place = A letter over a square
    .does = places the piece there; hold it and move to paint
help-hover-clear = x or Delete over a square
    .does = clears it
help-hover-brush = A letter elsewhere
    .does = chooses the brush; x the eraser
help-hover-escape = Escape
    .does = back to the hand

help-keys-trying = Trying moves
help-trying-click = Click a piece and a square, or drag
    .does = plays a legal move
help-trying-move = A move in letters, then Enter
    .does = plays it: Nf3, e8=Q, g1f3
help-trying-arrows = Arrows, Enter
    .does = picks a piece up and puts it down
help-trying-promotion = q r b n
    .does = what a pawn becomes
help-trying-back = Alt+Left, Alt+Right, wheel
    .does = back and forward
help-trying-ends = Home, End
    .does = the beginning and the end of the line
help-trying-escape = Escape
    .does = goes back to the position

help-keys-list = The list of positions
help-list-click = Click, with Ctrl or Shift
    .does = selects one, one more, all up to it
help-list-drag = Drag, with Ctrl
    .does = moves the selected positions, copies them
help-list-arrows = Arrows, Page Up, Page Down, Home, End
    .does = go; with Shift they select
help-list-title = F2, or a double click
    .does = edits the title; Ctrl+Up and Down go on to the next
help-list-leave = Ctrl and Up or Down, then Space
    .does = goes on and leaves the selection; selects one more
help-list-delete = Delete
    .does = removes the selected positions
help-list-clipboard = Ctrl+X, Ctrl+C, Ctrl+V
    .does = cut, copy and paste positions
help-list-enter = Enter
    .does = goes to the board
help-list-escape = Escape
    .does = selects the current position alone
help-list-search-enter = Search: Enter or Down
    .does = goes to the first one found
help-list-search-escape = Search: Escape
    .does = shows all positions again
help-list-next = F3, Shift+F3
    .does = next and previous one found

help-keys-panes = The window
help-panes-menu = Alt and a letter, F10
    .does = opens a menu; arrows, Enter and Escape in it
help-panes-context = Shift+F10, menu key
    .does = the menu of the square, the row or the text field
help-panes-edge = Drag the edge of list or side panel
    .does = makes it wider; a double click, as wide as usual
