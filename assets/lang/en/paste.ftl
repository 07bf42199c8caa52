# Several positions in a text.

paste-several =
    { $count ->
        [one] The text holds 1 position
       *[other] The text holds { $count } positions
    }
paste-longer =
    { $count ->
        [one] The text is longer; only the first 1 position were read.
       *[other] The text is longer; only the first { $count } positions were read.
    }
paste-mended = { $count } of them had to be mended.
paste-unread = { $count } more could not be read.
paste-more = ... and { $count } more.
paste-add-all = Add them to the list
paste-take-first = Replace this position with the first
paste-cancel = Cancel

# A text for the list.

paste-left-out =
    { $count ->
        [one] { $remarks }; 1 other line was left out
       *[other] { $remarks }; { $count } other lines were left out
    }
paste-nothing-for-list = No position was found in the text on the clipboard.

# Reading a text.

paste-reading = Reading the text
paste-no-position = No position was found in this text. It is in the FEN box, where you can correct it.
paste-failed = The text could not be read. Nothing was changed.

# A position in place of the one on the board.

paste-done =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Position pasted, without the white space around it, with what is drawn on its board
               *[other] Position pasted, without the white space around it
            }
        [first] { $drawn ->
                [yes] The first position was pasted, with what is drawn on its board
               *[other] The first position was pasted
            }
       *[other] { $drawn ->
                [yes] Position pasted, with what is drawn on its board
               *[other] Position pasted
            }
    }
paste-done-in-place =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Position pasted, without the white space around it, in place of position { $number }, with what is drawn on its board
               *[other] Position pasted, without the white space around it, in place of position { $number }
            }
        [first] { $drawn ->
                [yes] The first position was pasted in place of position { $number }, with what is drawn on its board
               *[other] The first position was pasted in place of position { $number }
            }
       *[other] { $drawn ->
                [yes] Position pasted in place of position { $number }, with what is drawn on its board
               *[other] Position pasted in place of position { $number }
            }
    }
paste-unchanged = This position is set up already
paste-done-operations = Position pasted with its operations
paste-unchanged-operations = This position is set up already, with its operations
paste-done-operations-mended = Position pasted with its operations; the text was mended
paste-done-words = Position set up; the words around it were left out
paste-unchanged-words = This position is set up already; the words around it were left out
paste-done-mended = Position set up; the text was mended
paste-unchanged-mended = This position is set up already; the text was mended
paste-read-another-way = Position set up; the text was read in another way
paste-operations-too-long = The operations are too long for one line and were left out.

# The moves of a game, of which a position is chosen.

paste-before-first = Before the first move
paste-after = After { $ply }
paste-position-of-game = Position of the game
paste-ply-back = One move back in the game
paste-ply-forward = One move forward in the game
paste-take-ply = Take this position
    .tip = Take this position (Enter)
paste-ply-of-pasted =
    { $count ->
        [one] { $at } of 1 half move. Enter takes this position, Esc pastes nothing.
       *[other] { $at } of { $count } half moves. Enter takes this position, Esc pastes nothing.
    }
paste-ply-of-opened =
    { $count ->
        [one] { $at } of 1 half move. Enter takes this position, Esc goes back.
       *[other] { $at } of { $count } half moves. Enter takes this position, Esc goes back.
    }
paste-not-pasted = The game was not pasted
paste-position-of-file = The position is the one of the file again
