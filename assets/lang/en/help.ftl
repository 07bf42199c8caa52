# The palette of commands.
help-palette = All commands
help-palette-field = Command
    .hint = Type the name of a command
help-palette-list = Commands
help-palette-none = No matching commands.
help-palette-near = No matching commands. Did you mean:
help-palette-run = Run: { $command }

help-close = Close
help-about = A chess position editor. Free software under the GNU General Public License, version 3 or later.
help-about-parts = Built on egui, shakmaty, resvg and other free libraries. The pieces are drawn for Fenwright.
help-about-report = To report a bug, send the version, the position and the steps that lead to the bug to maintainers@fenwright.example.
help-copy-version = Copy version
help-version-copied = Version copied

# The manual: keys and mouse, and the glossary.
help-manual = Help
help-search = Search
    .hint = Search keys, problems and opcodes
help-nothing-found = No matching entries.
help-go-to = Go to: { $part }

# What keys and mouse do: the key of a row is what one does, its attribute is what happens.
help-keys = Keys and mouse
help-keys-rest = All other shortcuts are shown in the menus.

help-keys-mouse = Mouse
help-mouse-place = Drag a piece from the piece bar
    .does = places it once
help-mouse-brush = Click a piece in the piece bar
    .does = selects it as the brush
help-mouse-sweep = Brush: press and drag
    .does = places the piece; erases it where it already is
help-mouse-other-color = Brush: right button
    .does = the same in the other colour
help-mouse-carry = Hand: drag
    .does = moves a piece; off the board, removes it
help-mouse-copy = Hand: Ctrl and drag
    .does = copies a piece
help-mouse-select = Hand: click
    .does = selects a square for typing
help-mouse-menu = Hand: right click
    .does = opens the menu of the square
help-mouse-arrow = Hand: right drag
    .does = draws an arrow; again, removes it
help-mouse-mark = Hand: Shift and right click
    .does = marks the square; again, removes the mark
help-mouse-annotation-color = … with Ctrl, Alt or both
    .does = in red, blue or yellow
help-mouse-pick = Middle click
    .does = selects the piece on the square as the brush
help-mouse-wheel = Wheel
    .does = selects the next or previous brush

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
    .does = goes back and clears the square
help-typing-delete = Delete
    .does = clears the square
help-typing-arrow = Ctrl+J, arrows, Enter
    .does = draws an arrow; Ctrl+J again changes its colour
help-typing-mark = Ctrl+B
    .does = marks the square; again, in the next colour
help-typing-move = Arrows, Home, End
    .does = change the square; Home twice, or Ctrl+Home while typing: first square
help-typing-escape = Escape
    .does = deselects the square

help-keys-tray = Pieces in hand (Crazyhouse)
help-tray-click = Click a piece, right click
    .does = adds one to the hand, removes one
help-tray-drag = Drag from the board, to the board
    .does = takes a piece into the hand, places one
help-tray-keys = + and -, arrow up and down
    .does = adds one to the hand, removes one

help-keys-hover = Typing with no square selected
help-hover-place = A letter with the pointer on a square
    .does = places the piece there; hold the key and move to paint
help-hover-clear = x or Delete with the pointer on a square
    .does = clears it
help-hover-brush = A letter with the pointer elsewhere
    .does = selects the brush; x selects the eraser
help-hover-escape = Escape
    .does = switches back to the hand

help-keys-trying = Trying moves
help-trying-click = Click a piece and a square, or drag
    .does = plays a legal move
help-trying-move = Type a move, then Enter
    .does = plays the move: Nf3, e8=Q, g1f3
help-trying-arrows = Arrows, Enter
    .does = picks up a piece and puts it down
help-trying-promotion = q r b n
    .does = chooses the promotion piece
help-trying-back = Alt+Left, Alt+Right, wheel
    .does = goes one move back or forward
help-trying-ends = Home, End
    .does = goes to the start or the end of the line
help-trying-escape = Escape
    .does = goes back to the position

help-keys-list = The list of positions
help-list-click = Click, with Ctrl or Shift
    .does = selects one; adds one; selects a range
help-list-drag = Drag, with Ctrl
    .does = moves the selected positions; copies them
help-list-arrows = Arrows, Page Up, Page Down, Home, End
    .does = go through the list; with Shift they select
help-list-title = F2, or a double click
    .does = edits the title; Ctrl+Up and Ctrl+Down go to the next one
help-list-leave = Ctrl and Up or Down, then Space
    .does = moves without changing the selection; adds to it
help-list-delete = Delete
    .does = removes the selected positions
help-list-clipboard = Ctrl+X, Ctrl+C, Ctrl+V
    .does = cut, copy and paste positions
help-list-enter = Enter
    .does = goes to the board
help-list-escape = Escape
    .does = selects only the current position
help-list-search-enter = Search: Enter or Down
    .does = goes to the first match
help-list-search-escape = Search: Escape
    .does = shows all positions again
help-list-next = F3, Shift+F3
    .does = goes to the next or previous match

help-keys-panes = The window
help-panes-menu = Alt and a letter, F10
    .does = opens a menu; use arrows, Enter and Escape in it
help-panes-context = Shift+F10, menu key
    .does = opens the menu of the square, row or text field
help-panes-edge = Drag the edge of the list or side panel
    .does = changes its width; a double click resets it
