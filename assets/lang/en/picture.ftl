# Positions that are read from pictures.

picture-heading = Picture
picture-close = Close the picture
picture-of-clipboard = the clipboard
picture-canvas = Picture from { $name } with the board found in it
picture-waiting = Another operation is in progress
picture-reading = Reading the picture
picture-reading-pages = Reading the pages of { $name }
picture-page = { $name }, page { $number }
picture-pages-failed = { $count ->
        [one] One page
       *[other] { $count } pages
    } could not be drawn.
picture-no-board-on-pages = { $count ->
        [0] The document has no pages.
       *[other] No board was found on the { $count } pages.
    }
picture-failed = The picture could not be read. Nothing was changed.
picture-not-of-board = The position on the board is not from this picture.

# The picture itself.

picture-board-alone = Board
    .tip = Show only the board
picture-whole = Whole picture
    .tip = Show the whole picture to drag the corners anywhere
picture-turn = Turn
    .tip = { $side ->
            [white] White
           *[black] Black
        } is at the bottom of the picture; click to swap the sides
picture-turn-board = Turn the board
    .tip = Put the other side at the bottom
picture-turned-too = { $count ->
        [one] Another board
       *[other] { $count } other boards
    } with an unknown side { $count ->
        [one] was
       *[other] were
    } turned too
picture-board-of = Board { $number } of { $count }
picture-no-board = No board found. Drag the corners to the corners of the 64 squares, without the frame.
picture-read-there = Read the board there

# Corrections and what they teach.

picture-square = { $square }: { $piece }
picture-square-empty = { $square }: empty
picture-corrected = Corrected: { $squares }.
picture-remember = Remember this piece set
    .tip = Read future pictures with this piece set better
picture-set-alike = Set { $count ->
        [one] 1 similar square
       *[other] { $count } similar squares
    }
    .tip = { $squares }. The piece set is remembered for future pictures.
picture-remembered = { $count ->
        [one] 1 piece set is
       *[other] { $count } piece sets are
    } remembered. Forget
    .tip = Forget everything learned from corrected pictures
picture-forget = Forget learned piece sets
picture-forgotten = Learned piece sets were forgotten
picture-not-stored = The corrections could not be saved for the next session: { $why }.

# What is in doubt, and what is assumed.

picture-no-doubt = All squares recognised.
picture-doubts = { $count ->
        [one] 1 square is
       *[other] { $count } squares are
    } uncertain.
picture-doubts-named = { $count ->
        [one] 1 square is
       *[other] { $count } squares are
    } uncertain: { $squares }.
picture-all-right = All correct
    .tip = Confirm that the board matches the picture and remember its piece set
picture-next-doubt = Next uncertain square
    .tip = Take the selected square as it is on the board, set the same drawings on all boards, and go on (Shift+F8)
picture-no-doubt-left = No uncertain squares are left
picture-no-doubts = the squares of the picture are certain
picture-none = there is no picture of this board
picture-truncated = The file of this picture ends early, so the board may be wrong.
picture-bottom-unsure = It is not certain that { $side ->
        [white] White
       *[black] Black
    } is at the bottom.
picture-assumed = Assumed: White to move.
picture-assumed-castling = Assumed: White to move and the castling rights.
picture-side-in-caption = { $side ->
        [white] White
       *[black] Black
    } to move, according to the caption.
picture-side-in-check = { $side ->
        [white] White
       *[black] Black
    } to move: it is in check.
picture-assumed-castling-alone = Assumed: the castling rights.
