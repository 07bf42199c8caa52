# The board, its tools and its style.

board-name = Board
board-cancel = Cancel
board-apply = Apply

# Hints for mouse buttons and keys, in one line below the FEN.

board-hint-draw = Release on another square to draw an arrow from { $from }. { window-key-ctrl }: red. Alt: blue. Both: yellow
board-hint-arrow-keys = Click a square or use the arrow keys: arrowhead. Enter: draw. Esc: cancel
board-hint-brush = Left: { $piece }. Right: { $other }. Wheel: next piece. Esc: hand
board-hint-eraser = Left: remove pieces. Wheel: next piece. Esc: hand
board-hint-square = Letters: pieces. Digits: empty squares. /: next rank. Delete: empty. Space: side to move. Esc: deselect
board-hint-hand = Drag: move. { window-key-ctrl } and drag: copy. Right: menu, and drag for an arrow. Letters: piece at the pointer
board-hint-put = Release to put a { $piece } on { $square }. Esc: cancel
board-hint-put-over = Release to put a { $piece } on { $square }, replacing the { $other }. Esc: cancel
board-hint-back-to-hand = Release to switch to the hand. Esc: cancel
board-hint-put-or-go-on = Release on a square: one { $piece }. Release here: keep painting. Esc: cancel
board-hint-select = Release to select { $square }. Esc: cancel
board-hint-copy = Release to put a copy on { $square }. Esc: cancel
board-hint-copy-over = Release to put a copy on { $square }, replacing the { $other }. Esc: cancel
board-hint-move = Release to put the { $piece } on { $square }, off the board to remove it. { window-key-ctrl }: copy. Esc: cancel
board-hint-move-over = Release to put the { $piece } on { $square }, replacing the { $other }, off the board to remove it. { window-key-ctrl }: copy. Esc: cancel
board-hint-no-copy = Release here to copy nothing. Esc: cancel
board-hint-remove = Release to remove the { $piece }. Esc: cancel

# The FEN fields after the piece placement, typed onto the board.

board-field-side = side to move, w or b
board-field-castling = castling, letters such as KQkq, or -
board-field-en-passant = en passant, a square or -
board-field-clock = halfmove clock, a number
board-field-number = move number
board-field-now = Now: { $field }
board-field-next = Space: { $field }
board-fields-complete = The FEN is complete
board-fields-begin = { $wanted }. Esc: back to the pieces
board-fields-typed = Typed: { $typed }. { $wanted }. Backspace: undo. Esc: finish

# Why typed characters are refused.

board-a-space = A space
board-refused-letter = { $typed } is not a piece letter: { $letters }, lowercase for Black
board-refused-no-square = Select a square to type { $typed }: click one, or press an arrow key
board-refused-full = No square left for { $typed }. Space: side to move. Home twice: first square
board-refused-last-rank = This is the last rank. Space: side to move. Home twice: first square
board-refused-field = { $typed } does not fit here. { $wanted }

# Arrows and marks.

board-arrow-begun = Arrow from { $from }: click a square, or move the head with the arrow keys and press Enter. { $again } changes its colour.
board-no-square = No square is selected or under the pointer
board-nothing-drawn = This position has no arrows or marks

# The board for screen readers.

board-key-from-to = key from { $from } to { $to }
board-key-to = key to { $to }
board-can-be-reached = possible target
board-possible-origin = possible origin
board-tools = Tools, { $row ->
        [upper] upper row
       *[lower] lower row
    }
board-tool-in-row = { $tool }, { $row ->
        [upper] upper row
       *[lower] lower row
    }

# Tools and the menu of a square.

board-tool-hand = Hand: drag pieces, click a square to type on it, draw arrows with the right button (Esc)
board-tool-brush = { $piece }: drag it to a square, or click to paint with it ({ $letter })
board-tool-eraser = Eraser: click pieces or drag across them to remove them (x)
board-piece-on = { $piece } on { $square }
board-empty = Empty
board-empty-already = This square is empty
board-en-passant = En passant here
board-no-en-passant = No en passant here
board-may-castle = { $side ->
        [white] White
       *[black] Black
    } may castle with this rook

# The style of the board.

board-style-title = Board and pieces
board-style-explained = Changes apply at once. Exports use them unless you choose otherwise.
board-style-pieces = Pieces
board-style-board = Board
board-style-own = Custom colours…
board-colors-title = Custom colours
board-colors-explained = Changes apply at once. Exported diagrams can use these colours too.
board-colors-reset = Reset
board-light-squares = Light squares
board-dark-squares = Dark squares
board-sliders = Sliders for
board-sliders-light = Light
    .tip = Sliders for light squares
board-sliders-dark = Dark
    .tip = Sliders for dark squares
board-hue = Hue
board-saturation = Saturation
board-brightness = Brightness
board-color-fault = Enter a colour as six hexadecimal digits, such as #8DA3B7.
board-good-contrast = Good contrast: at least { $men } to 1 between pieces and squares, { $apart } to 1 between the squares.

# The tray of pieces in hand, and the mark of promoted pieces.

board-white-in-hand = White in hand
board-black-in-hand = Black in hand
board-in-hand = { $side ->
    [white] White in hand
   *[black] Black in hand
}: { $piece ->
    [queen] { $count ->
        [one] 1 queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [one] 1 rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [one] 1 bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }
}
board-in-hand-change = Click: one more. Right click: one fewer. Drag: onto the board. Keys: + and -
board-in-hand-try = Drag it to a square, or click it and then the square
board-hint-in-hand = Left: one more in hand. Right: one fewer. Drag: onto the board
board-hint-put-in-hand = { $piece ->
    [queen] Release to put a queen
    [rook] Release to put a rook
    [bishop] Release to put a bishop
    [knight] Release to put a knight
   *[pawn] Release to put a pawn
} in { $side ->
    [white] White's hand
   *[black] Black's hand
}. Esc: cancel
board-hint-king-in-hand = A king cannot be in hand. Esc: cancel
board-arrow-from-here = Arrow from here
board-promoted = Promoted
    .tip = A promoted pawn; when captured it becomes a pawn again
board-is-promoted = promoted
