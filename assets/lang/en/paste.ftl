# Several positions in a text.

paste-several =
    { $count ->
        [one] The text contains 1 position
       *[other] The text contains { $count } positions
    }
paste-longer =
    { $count ->
        [one] The text is longer; only the first position was read.
       *[other] The text is longer; only the first { $count } positions were read.
    }
paste-mended = { $count } of them had to be corrected.
paste-unread = { $count } more could not be read.
paste-more = … and { $count } more.
paste-add-all = Add them to the list
paste-take-first = Replace this position with the first
paste-cancel = Cancel

paste-over-details = The position has details
paste-over-details-explained = Its title, author, stipulation, solution or other fields may not fit the pasted position.
paste-over-remembered = Your answer is remembered. To change it, choose “Edit > Pasting over details”.
paste-replace-position = Replace and keep details
paste-add-position = Add as new position
paste-added = Added as position { $number }

# A text for the list.

paste-left-out =
    { $count ->
        [one] { $remarks }; 1 other line was ignored
       *[other] { $remarks }; { $count } other lines were ignored
    }
paste-nothing-for-list = No position found in the text on the clipboard.

# Reading a text.

paste-reading = Reading the text
paste-no-placement = No position found in this text; the board is unchanged: “{ $text }”
paste-no-position = No position found in this text. You can correct it in the FEN box.
paste-failed = The text could not be read. Nothing was changed.

# A position in place of the one on the board.

paste-done =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Position pasted, without the spaces around it, with its arrows and marks
               *[other] Position pasted, without the spaces around it
            }
        [moves] The position after the moves was pasted
        [first] { $drawn ->
                [yes] The first position was pasted, with its arrows and marks
               *[other] The first position was pasted
            }
       *[other] { $drawn ->
                [yes] Position pasted, with its arrows and marks
               *[other] Position pasted
            }
    }
paste-done-in-place =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Position pasted, without the spaces around it, in place of position { $number }, with its arrows and marks
               *[other] Position pasted, without the spaces around it, in place of position { $number }
            }
        [moves] The position after the moves was pasted in place of position { $number }
        [first] { $drawn ->
                [yes] The first position was pasted in place of position { $number }, with its arrows and marks
               *[other] The first position was pasted in place of position { $number }
            }
       *[other] { $drawn ->
                [yes] Position pasted in place of position { $number }, with its arrows and marks
               *[other] Position pasted in place of position { $number }
            }
    }
paste-unchanged = This position is already set up
paste-done-operations = Position pasted with its operations
paste-unchanged-operations = This position is already set up, with its operations
paste-done-operations-mended = Position pasted with its operations; the text was corrected
paste-done-words = Position set up; the words around it were ignored
paste-unchanged-words = This position is already set up; the words around it were ignored
paste-done-mended = Position set up; the text was corrected
paste-unchanged-mended = This position is already set up; the text was corrected
paste-read-another-way = Position set up from another reading of the text
paste-operations-too-long = The operations are too long for one line and were left out.

# The moves of a game, of which a position is chosen.

paste-before-first = Before the first move
paste-after = After { $ply }
paste-position-of-game = Position of the game
paste-ply-back = One move back in the game
paste-ply-forward = One move forward in the game
paste-take-ply = Use this position
    .tip = Use this position (Enter)
paste-ply-of-pasted =
    { $count ->
        [one] { $at } of 1 half move. Enter uses this position, Esc cancels the paste.
       *[other] { $at } of { $count } half moves. Enter uses this position, Esc cancels the paste.
    }
paste-ply-of-opened =
    { $count ->
        [one] { $at } of 1 half move. Enter uses this position, Esc goes back.
       *[other] { $at } of { $count } half moves. Enter uses this position, Esc goes back.
    }
paste-not-pasted = The game was not pasted
paste-position-of-file = The position from the file was restored
