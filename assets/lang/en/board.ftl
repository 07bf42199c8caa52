# The board, its tools and its style.

board-name = Board
board-cancel = Cancel
board-apply = Apply

# What the buttons and keys do, in one line below the FEN.

board-hint-draw = Release on another square for an arrow from { $from }. Ctrl: red. Alt: blue. Both: yellow
board-hint-arrow-keys = Arrow keys: head of the arrow. Esc: no arrow
board-hint-brush = Left: { $piece }. Right: { $other }. Wheel: next piece. Esc: hand
board-hint-eraser = Left: remove pieces. Wheel: next piece. Esc: hand
board-hint-square = Letters: pieces. Digits: empty squares. /: next rank. Delete: empty. Space: side to move. Esc: no square
board-hint-hand = Drag: move. Ctrl and drag: copy. Right: menu, and drag for an arrow. Letters: piece at the pointer
board-hint-put = Release to put a { $piece } on { $square }. Esc: back
board-hint-put-over = Release to put a { $piece } on { $square }, in place of the { $other }. Esc: back
board-hint-back-to-hand = Release for the hand. Esc: back
board-hint-put-or-go-on = Release on a square for one { $piece }, here to go on with it. Esc: back
board-hint-select = Release to select { $square }. Esc: back
board-hint-copy = Release to put a copy on { $square }. Esc: back
board-hint-copy-over = Release to put a copy on { $square }, in place of the { $other }. Esc: back
board-hint-move = Release to put the { $piece } on { $square }, off the board to remove it. Ctrl: copy. Esc: back
board-hint-move-over = Release to put the { $piece } on { $square }, in place of the { $other }, off the board to remove it. Ctrl: copy. Esc: back
board-hint-no-copy = Released here, nothing is copied. Esc: back
board-hint-remove = Release to remove the { $piece }. Esc: back

# The fields of FEN behind the pieces, typed onto the board.

board-field-side = side to move, w or b
board-field-castling = castling, letters such as KQkq, or -
board-field-en-passant = en passant, a square or -
board-field-clock = halfmove clock, a number
board-field-number = move number
board-field-now = Now: { $field }
board-field-next = Space: { $field }
board-fields-complete = The FEN is complete
board-fields-begin = { $wanted }. Esc: back to the pieces
board-fields-typed = Typed: { $typed }. { $wanted }. Backspace: take back. Esc: end

# Why what was typed has no place on the board.

board-a-space = A space
board-refused-letter = { $typed } is no piece: { $letters }, in small letters black ones
board-refused-no-square = { $typed } needs a selected square: click one, or press an arrow key
board-refused-full = { $typed } has no square left. Space: side to move. Home twice: first square
board-refused-last-rank = This is the last rank. Space: side to move. Home twice: first square
board-refused-field = { $typed } does not fit here. { $wanted }

# Arrows and marks.

board-arrow-begun = An arrow from { $from }: the arrow keys move its head, Enter draws it, { $again } changes its colour.
board-no-square = No square is selected and none is under the hand
board-nothing-drawn = Nothing is drawn on this position

# The board for one who does not see it.

board-key-from-to = key from { $from } to { $to }
board-key-to = key to { $to }
board-can-be-reached = can be reached
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
board-tool-eraser = Eraser: press and sweep to remove pieces (x)
board-piece-on = { $piece } on { $square }
board-empty = Empty
board-empty-already = Nothing stands on this square
board-en-passant = En passant here
board-no-en-passant = No en passant here
board-may-castle = { $side ->
        [white] White
       *[black] Black
    } may castle with this rook

# The style of the board.

board-style-title = Board and pieces
board-style-explained = What is chosen shows at once. Exported pictures follow it, unless others are chosen for them.
board-style-pieces = Pieces
board-style-board = Board
board-style-own = Custom colours...
board-colors-title = Custom colours
board-colors-explained = They show at once on the board. Exported diagrams can have them too.
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
board-color-fault = A colour is written as six hexadecimal digits, such as #8DA3B7.
board-good-contrast = Good contrast: { $men } to 1 or more between pieces and squares, { $apart } to 1 between the squares.

# The tray of pieces in hand, and the mark of pieces that were pawns.

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
}. Esc: back
board-hint-king-in-hand = A king is never in hand. Esc: back
board-promoted = Promoted
    .tip = It was a pawn, and is one again when captured
board-is-promoted = promoted
