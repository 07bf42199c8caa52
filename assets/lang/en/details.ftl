# The details of a position.

detail-file = File
detail-file-title = Title of the file

# Placeholders of the fields.

detail-title-hint = Name (F2)
detail-author-hint = The composer
detail-source-hint = Where and when published
detail-stipulation-hint = #2, h#3, =, words
detail-comment-hint = Notes on the position
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = Name and description of the file

# Adding a detail.

detail-add = More fields
    .tip = Add the rules, or a title of the file

# The title above the board.

detail-add-title = Add title
detail-edit-title = Edit title (F2)
detail-title-said = Title: { $title }
detail-author-said = Author: { $author }

# A text that could not be stored.

detail-no-room =
    { $field ->
        [title] There is no room for the title here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
        [author] There is no room for the author here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
        [source] There is no room for the source here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
        [stipulation] There is no room for the stipulation here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
        [comment] There is no room for the comment here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
       *[other] There is no room for the solution here: a game with several positions or long moves, or a full line, cannot store it. Your text is on the clipboard.
    }
detail-no-room-file = There is no room for the file here: the comments at the top of a file hold at most 16 KB. Your text is on the clipboard.

detail-variant-hint = Atomic, Crazyhouse, Horde, …
