# Positions that are read from pictures.

picture-heading = Picture
picture-close = Close the picture
picture-of-clipboard = the clipboard
picture-canvas = The picture from { $name }, with the board that was found
picture-waiting = Something else is waited for
picture-reading = Reading the picture
picture-failed = The picture could not be read. Nothing was changed.
picture-not-of-board = The position on the board is not from this picture.

# The picture itself.

picture-board-alone = Board
    .tip = Show the board alone
picture-whole = Whole picture
    .tip = Show all of the picture, to drag the corners anywhere
picture-turn = Turn
    .tip = { $side ->
            [white] White
           *[black] Black
        } is at the bottom of the picture now; let it be the other side
picture-turn-board = Turn the board
    .tip = Let the other side be at the bottom
picture-board-of = Board { $number } of { $count }
picture-no-board = No board was found. Drag the corners to those of the 64 squares, without the frame.
picture-read-there = Read the board there

# Corrections and what they teach.

picture-square = { $square }: { $piece }
picture-square-empty = { $square }: empty
picture-corrected = Corrected: { $squares }.
picture-remember = Remember the look
    .tip = Read the next pictures of this design better
picture-set-alike = Set { $count ->
        [one] 1 square that looks the same
       *[other] { $count } squares that look the same
    }
    .tip = { $squares }. The look is remembered for the next pictures.
picture-remembered = { $count ->
        [one] 1 design is
       *[other] { $count } designs are
    } remembered. Forget
    .tip = Read pictures again as if none had been corrected
picture-forget = Forget what corrections have taught
picture-forgotten = What corrections of pictures have taught is forgotten
picture-not-stored = What was corrected is not remembered for the next session: { $why }.

# What is in doubt, and what is assumed.

picture-no-doubt = No square is in doubt.
picture-doubts = { $count ->
        [one] 1 square is
       *[other] { $count } squares are
    } in doubt.
picture-doubts-named = { $count ->
        [one] 1 square is
       *[other] { $count } squares are
    } in doubt: { $squares }.
picture-all-right = All are right
    .tip = What stands on the board is what the picture shows; remember its look
picture-bottom-unsure = It is not certain that { $side ->
        [white] White
       *[black] Black
    } is at the bottom.
picture-assumed = White to move is assumed.
picture-assumed-castling = White to move and the castling rights are assumed.
