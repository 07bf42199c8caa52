# Words that several features of the window share.

window-which-all = All positions ({ $count })
window-which-selected = Selected positions ({ $count })
window-which-found = Found positions ({ $count })
window-empty-board = The board is empty
window-white-to-move = White to move
window-black-to-move = Black to move

# The name of a square for a screen reader: "e4, white knight".
window-square-empty = { $square }, empty
# Behind the name of a square; the color is green, red, blue or yellow.
window-square-marked = { $color ->
        [red] , marked red
        [blue] , marked blue
        [yellow] , marked yellow
       *[green] , marked green
    }
window-square-arrow = { $color ->
        [red] , red arrow to { $to }
        [blue] , blue arrow to { $to }
        [yellow] , yellow arrow to { $to }
       *[green] , green arrow to { $to }
    }
window-mark = { $color ->
        [red] red mark on { $square }
        [blue] blue mark on { $square }
        [yellow] yellow mark on { $square }
       *[green] green mark on { $square }
    }
window-arrow = { $color ->
        [red] red arrow from { $from } to { $to }
        [blue] blue arrow from { $from } to { $to }
        [yellow] yellow arrow from { $from } to { $to }
       *[green] green arrow from { $from } to { $to }
    }

# Material: how many men there are, and who has more of what.
window-material-counts = { $white ->
        [one] 1 white piece, { $black } black
       *[other] { $white } white pieces, { $black } black
    }
window-material-same-value = different pieces of the same value
window-material-points = { $side ->
        [white] White is { $points } points ahead
       *[black] Black is { $points } points ahead
    }
window-material-up = { $side ->
        [white] White is { $men } up
       *[black] Black is { $men } up
    }
window-material-for = { $side ->
        [white] White has { $own } for { $other }
       *[black] Black has { $own } for { $other }
    }
# Men as an object: "a rook", "2 pawns".
window-men-king = { $count ->
        [one] a king
       *[other] { $count } kings
    }
window-men-queen = { $count ->
        [one] a queen
       *[other] { $count } queens
    }
window-men-rook = { $count ->
        [one] a rook
       *[other] { $count } rooks
    }
window-men-bishop = { $count ->
        [one] a bishop
       *[other] { $count } bishops
    }
window-men-knight = { $count ->
        [one] a knight
       *[other] { $count } knights
    }
window-men-pawn = { $count ->
        [one] a pawn
       *[other] { $count } pawns
    }
window-men-archbishop = { $count ->
        [one] an archbishop
       *[other] { $count } archbishops
    }
window-men-chancellor = { $count ->
        [one] a chancellor
       *[other] { $count } chancellors
    }

# At the end of a row of names.
window-others = { $count ->
        [one] 1 other
       *[other] { $count } others
    }
window-and-more = { $first } and { $count } more

window-check-from = Check from { $squares }
window-fifty-moves = 50 moves without a capture or pawn move: a draw can be claimed
window-seventy-five-moves = 75 moves without a capture or pawn move: the game is drawn
window-start = Start position
window-start-of-chess960 = Chess960 start { $number }

# The six fields of FEN.
window-fen-placement = Piece placement: ranks 8 to 1, each from the a-file; digits are empty squares
window-fen-side = Side to move: w or b
window-fen-castling = Castling rights: K and Q for White, k and q for Black, or -
window-fen-en-passant = En passant square: the square a pawn just passed in a double step, or -
window-fen-halfmove-clock = Halfmove clock: half moves since the last capture or pawn move
window-fen-move-number = Move number: counts full moves from 1

# What the usual opcodes of EPD say.
window-opcode-id = identification
window-opcode-bm = best move
window-opcode-am = avoid move
window-opcode-dm = direct mate in moves
window-opcode-comment = comment
window-opcode-pv = predicted variation
window-opcode-pm = predicted move
window-opcode-sm = supplied move
window-opcode-ce = centipawn evaluation
window-opcode-acd = analysis depth
window-opcode-acn = analysed nodes
window-opcode-acs = seconds of analysis
window-opcode-eco = opening code
window-opcode-rc = repetition count
window-opcode-hmvc = halfmove clock
window-opcode-fmvn = move number
window-opcode-variation = variation name

# What the usual tags of PGN say.
window-tag-white = who plays White
window-tag-black = who plays Black
window-tag-event = tournament or match
window-tag-site = where it was played
window-tag-date = such as 2026.11.23
window-tag-round = number of the round
window-tag-result = 1-0, 0-1, 1/2-1/2, *
window-tag-white-elo = rating of White
window-tag-black-elo = rating of Black
window-tag-eco = opening code
window-tag-annotator = who annotated it
window-tag-termination = how it ended

# How long ago something was.
window-age-moment = a moment ago
window-age-minutes = { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
window-age-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
window-age-days = { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }

window-edited-detached = The positions here are no longer in any file.
window-edited-order = Positions were moved or removed here.
window-edited = { $count ->
        [one] 1 position was edited here.
       *[other] { $count } positions were edited here.
    }
window-game-stops-fitting = The moves of game { $names } cannot be played from its edited position.
window-games-stop-fitting = The moves of the games { $names } cannot be played from their edited positions.
window-many-games-stop-fitting = The moves of { $count } games cannot be played from their edited positions, among them { $names }.

# Sets of pieces.
window-pieces-classic = Classic
window-pieces-bold = Bold
window-pieces-simple = Simple
window-pieces-book = Book

# What makes the colours of a board hard to read.
window-colors-alike = Light and dark squares are hard to tell apart.
window-colors-swapped = The light squares are darker than the dark ones.
window-white-on-dark = White pieces are hard to see on the dark squares. Lighter ones would help.
window-white-on-light = White pieces are hard to see on the light squares. Lighter ones would help.
window-black-on-dark = Black pieces are hard to see on the dark squares. Lighter ones would help.
window-black-on-light = Black pieces are hard to see on the light squares. Lighter ones would help.

window-tool-hand = Hand
window-tool-eraser = Eraser

# What a list says of a position.
window-brief-checkmate = Checkmate
window-brief-stalemate = Stalemate
window-brief-dead-draw = Dead draw
window-problems = { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
window-other-readings = { $count ->
        [one] 1 other reading
       *[other] { $count } other readings
    }

# What can be done about a file that cannot be saved.
window-way-out-no-path = Choose one with “Save as”.
window-way-out-place = Choose another location with “Save as”.
window-way-out-room = Free some disk space, or choose another location with “Save as”.
window-settings-broken = The settings in { $path } cannot be read ({ $error }), so the defaults are used. The file is kept as { $kept }.
window-settings-unreadable = The settings in { $path } cannot be read ({ $error }), so the defaults are used.
window-settings-too-large = it is larger than 1 MB
window-way-out-reload = Reload the file, or save only the edited positions.
window-way-out-add-again = Undo adding the positions, then add the file again.
window-way-out-put-back = Restore the original file and try again.
window-reading-broken-off = Reading { $name } stopped before the end. The positions after those shown are kept as they are; open the file again to see them.
window-reading-unreadable = { $name } could not be read to the end: the disk failed, or another program has shortened the file. The positions found so far are shown.
window-reading-too-many = { $name } has too many positions: the maximum is about 2 billion. The rest are kept in the file but not shown.

# In what the ways to read a text differ.
window-differs-size = { $size } squares
window-differs-rank = rank { $rank } is { $squares }
window-differs-castling = castling { $rights }
window-differs-no-castling = no castling
window-differs-en-passant = en passant { $square }
window-differs-no-en-passant = no en passant
window-differs-halfmove-clock = halfmove clock { $clock }
window-differs-move-number = move number { $number }

window-seconds-wrong = Type a number of seconds from 0.1 to 86,400
window-shortcut-in-list = { $keys } in the list

# File dialogs.
window-no-dialogs = No file dialog is available: install zenity or a desktop portal.
window-filter-positions = Positions
window-filter-pictures = Pictures
window-filter-all = All files
window-clipboard-no-text = it contains no text
window-clipboard-no-answer = the program that copied it does not answer
window-clipboard-too-large = it holds more than { $most } MB
window-no-home = there is no home folder
window-no-home-warning = There is no home folder. Settings and unsaved changes are not kept.
window-folder-unusable = “{ $folder }” cannot be used: { $why }
window-home-not-set = HOME is not set. Settings are saved in { $folder }.

window-work-failed = The operation failed. Nothing was changed.
window-work-cancelled = The operation was cancelled. Nothing was changed.
window-reading = Reading { $name }
window-untitled-file = the untitled file
window-edits-discarded = The changes to { $name } were discarded
window-clipboard-unusable = The clipboard cannot be used: { $why }.
window-clipboard-unreadable = The clipboard cannot be read: { $why }.
window-text-too-long = No position found in this text of { $count } characters. Nothing was changed.
window-finish-first = { $what }. Finish that first, or press Escape here to discard it.
window-unfinished-fen = Unfinished text in the FEN box
window-unfinished-operation = Unfinished text in an operation
window-settings-not-kept = The settings cannot be saved: { $why }.
window-notice-more = and { $count } more
window-path-join = Add positions from a file
    .action = Add
window-path-picture = Read a position from a picture
    .action = Read

# What is known of a position as a puzzle.
window-puzzle-not-searched = { $asked } · not solved
window-puzzle-mated = Already checkmate
window-puzzle-none = No { goal-name } in { $number }
window-puzzle-judged = { goal-name } in { $number } · { $verdict }
window-puzzle-sound = sound
window-puzzle-several = several solutions
window-puzzle-solutions = { $count ->
        [one] 1 solution
       *[other] { $count } solutions
    }
window-puzzle-cooked = cooked
window-puzzle-short = short solution
window-puzzle-unfinished = not solved in time
window-study = { $goal ->
    [win] { $side ->
        [white] White wins
        [black] Black wins
       *[none] Win
    }
   *[draw] Draw
} · { $verdict }
window-study-sound = proven
window-study-false = not true
window-study-several = proven, several moves

# Behind the number of positions of a text.
window-text-mended = , { $count } of them corrected
window-text-unreadable = , { $count } of them unreadable

# Keys in shortcuts, as keyboards of the language have them. All texts take the first one from here.
window-key-ctrl =
    { PLATFORM() ->
        [macos] Cmd
       *[other] Ctrl
    }
window-key-shift = Shift
window-key-delete = Delete
window-key-home = Home
window-key-end = End
window-key-page-up = PageUp
window-key-page-down = PageDown
window-key-enter = Enter
window-key-escape = Escape
window-key-space = Space
window-key-comma = Comma
window-key-left = Left
window-key-right = Right
window-key-up = Up
window-key-down = Down
