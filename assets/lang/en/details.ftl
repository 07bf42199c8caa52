# What a record says of its position.

detail-file = File
detail-file-title = Title of the file

# What is said in a field, for example.

detail-title-hint = What the position is called (F2)
detail-author-hint = Who composed it
detail-source-hint = Where and when it appeared
detail-stipulation-hint = #2, h#3, +, =, or words
detail-comment-hint = What else is to be said
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = What the file is called, and what else there is to say of it

# Adding one.

detail-add = Add a detail
    .tip = Add a title, an author, a source, a stipulation, a comment or a solution

# The title above the board.

detail-add-title = Add a title
detail-edit-title = Edit the title (F2)
detail-title-said = Title: { $title }
detail-author-said = Author: { $author }

# A text that could not be taken.

detail-no-room =
    { $field ->
        [title] There is no room for the title here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
        [author] There is no room for the author here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
        [source] There is no room for the source here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
        [stipulation] There is no room for the stipulation here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
        [comment] There is no room for the comment here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
       *[other] There is no room for the solution here: a game with several positions or long moves, or a line that is full, cannot say it. What was typed is on the clipboard.
    }
detail-no-room-file = There is no room for the file here: the comments at the top of a file have 16 KB at most. What was typed is on the clipboard.

detail-variant-hint = By which rules it is played: Atomic, Crazyhouse, Horde, ...
