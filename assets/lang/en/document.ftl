# What a record says of its position.

document-title = Title
document-author = Author
document-source = Source
document-stipulation = Stipulation
document-comment = Comment
document-solution = Solution
document-text = Text

# Why a line is no position.

document-line-too-long = This line is { $characters } characters long, too long for a FEN
document-line-gone = The file has become shorter, and this position can no longer be read from it

# What a format has no place for.

document-loss = { $format } has no place for { $what }.
document-loss-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
document-loss-operations =
    { $count ->
        [one] { $count } operation
       *[other] { $count } operations
    }
document-loss-comments =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
document-loss-tags =
    { $count ->
        [one] { $count } tag
       *[other] { $count } tags
    }
document-loss-drawings =
    { $count ->
        [one] { $count } arrow or marked square
       *[other] { $count } arrows and marked squares
    }
document-loss-control-characters =
    { $count ->
        [one] { $count } control character
       *[other] { $count } control characters
    }

# Errors of opening and saving.

document-no-path = These positions have no file yet.
document-not-found = { $name } cannot be opened: there is no such file at { $path }.
document-no-folder = { $name } cannot be saved: there is no folder { $folder }.
document-opening-folder = { $name } cannot be opened: it is a folder. Choose a file in it.
document-saving-over-folder = { $name } cannot be saved: there is a folder of that name.
document-no-file =
    { $doing ->
        [opening] { $name } cannot be opened: it is a device or a pipe, not a file.
       *[other] { $name } cannot be saved: it is a device or a pipe, not a file.
    }
document-permission-denied = { $name } cannot be opened: you may not read { $path }.
document-write-protected = { $name } cannot be saved: the file is write-protected.
document-read-only-folder = { $name } cannot be saved: the folder { $folder } is read-only.
document-disk-full = { $name } cannot be saved: the disk is full.
document-no-room = { $name } cannot be saved: that takes { $needed }, and the disk has only { $free } left.
document-source-changed = { $name } cannot be saved: another program has changed the open file, of which most is read only when it is needed. The edits are kept.
document-added-source-changed = { $name } cannot be saved: another program has changed { $changed }, of which the positions were added and most is read only when it is needed. The edits are kept.
document-nothing-left = Nothing of { $name } can be recovered now: positions were only removed or put in another order, and the file is not as it was.
document-cancelled = Saving { $name } was cancelled. Nothing was changed on the disk.
document-not-text = { $name } cannot be opened: it holds no text, so it can be no file of positions.
document-too-large = { $name } cannot be opened: it is larger than the free memory.
document-too-many-records = { $name } has too many positions: there is room for some 2,000 million.
document-io =
    { $doing ->
        [opening] { $name } cannot be opened: { $error }.
       *[other] { $name } cannot be saved: { $error }.
    }

# Why a file that is made could not be written.

document-unwritten-no-folder = { $path } cannot be written: there is no folder { $folder }.
document-unwritten-folder = { $path } cannot be written: it is a folder.
document-unwritten-protected = { $path } is write-protected.
document-unwritten-read-only-folder = { $path } cannot be written: the folder { $folder } is read-only.
document-unwritten-disk-full = { $path } cannot be written: the disk is full.

# A number of bytes: "1.2 GB", "12 MB", "345 bytes".

document-size-with-tenths = { $whole }.{ $tenth } { $unit }
document-size-bytes = { $count } bytes

# What else can go wrong, behind a colon.

document-error-broken-off = it could not be read to its end
document-error-changed = another program has changed it meanwhile
document-error-disk-waits = the disk cannot be waited for
document-error-disk-full = the disk takes no more
document-error-cancelled = cancelled
document-error-thread = the thread is gone
document-error-fault = a fault of this program
document-error-no-journal = there is no journal to go on with

# What was done and not saved.

document-unsaved-edited =
    { $count ->
        [one] 1 position edited or added
       *[other] { $count } positions edited or added
    }
document-unsaved-removed =
    { $count ->
        [one] 1 position removed
       *[other] { $count } positions removed
    }
document-unsaved-order = the order changed
document-unsaved-header = the title of the file edited
document-unsaved-text = an unfinished text

# A long solution.

document-more-solutions = and { $count } more
document-many-more-solutions = and over { $count } more

# What follows "Undo" and "Redo".

document-step-place-piece = place piece
document-step-place-pieces = place pieces
document-step-remove-piece = remove piece
document-step-remove-pieces = remove pieces
document-step-move-piece = move piece
document-step-move-pieces = move pieces
document-step-copy-piece = copy piece
document-step-copy-pieces = copy pieces
document-step-change-side-to-move = change side to move
document-step-change-castling-right = change castling right
document-step-change-castling-rights = change castling rights
document-step-change-en-passant-square = change en passant square
document-step-change-halfmove-clock = change halfmove clock
document-step-change-move-number = change move number
document-step-clear-board = clear board
document-step-set-start-position = set start position
document-step-change-position = change position
document-step-fix-problem = fix problem
document-step-fix-problems = fix problems
document-step-set-up-position = set up position
document-step-set-up-positions = set up positions
document-step-transform-position = transform position
document-step-play-moves = play moves
document-step-add-position = add position
document-step-add-positions = add positions
document-step-remove-position = remove position
document-step-remove-positions = remove positions
document-step-move-position = move position
document-step-move-positions = move positions
document-step-duplicate-position = duplicate position
document-step-duplicate-positions = duplicate positions
document-step-paste-positions = paste positions
document-step-add-positions-of-a-file = add positions of a file
document-step-add-positions-of-files = add positions of files
document-step-sort-positions = sort positions
document-step-remove-duplicates = remove duplicates
document-step-draw-on-the-board = draw on the board
document-step-edit-title-of-the-file = edit title of the file
document-step-mark-as-done = mark as done
document-step-mark-as-not-done = mark as not done
document-step-edit-operation = edit operation
document-step-edit-operations = edit operations
document-step-add-operation = add operation
document-step-add-operations = add operations
document-step-remove-operation = remove operation
document-step-remove-operations = remove operations
document-step-change-operations = change operations
document-step-edit-title = edit title
document-step-edit-titles = edit titles
document-step-edit-author = edit author
document-step-edit-authors = edit authors
document-step-edit-source = edit source
document-step-edit-sources = edit sources
document-step-edit-stipulation = edit stipulation
document-step-edit-stipulations = edit stipulations
document-step-edit-comment = edit comment
document-step-edit-comments = edit comments
document-step-edit-solution = edit solution
document-step-edit-solutions = edit solutions
document-step-recover-edits = recover edits

# What a query looks for.

document-not = not { $what }
document-words = the text "{ $text }"
document-square-empty = { $square } empty
document-on-square = a { $piece } on { $square }
document-white-to-move = White to move
document-black-to-move = Black to move
document-any-problem = anything illegal, odd or unreadable
document-problem = the problem { $name }
document-problem-code = problems whose code begins with { $code }
document-material = exactly { $one } against { $other }
document-material-either = exactly { $one } against { $other }, either side White
document-material-white = exactly { $one } of White against { $other } of Black

# Its properties.

document-is-legal = legal positions
document-is-illegal = illegal positions
document-is-odd = odd positions, which no game leads to
document-is-sound = positions without problems
document-is-unreadable = what is no position
document-is-edited = positions that are not saved as they are
document-is-done = positions marked as done
document-is-check = the side to move in check
document-is-checkmate = checkmates
document-is-stalemate = stalemates
document-is-draw = positions in which neither side can mate
document-puzzle-sound = puzzles that were solved and are sound
document-puzzle-cooked = puzzles that were solved and are cooked

# Numbers of pieces: "2 or more white queens", "more white pawns than black pawns".

document-pieces =
    { $piece ->
        [K] white kings
        [Q] white queens
        [R] white rooks
        [B] white bishops
        [N] white knights
        [A] white archbishops
        [C] white chancellors
        [P] white pawns
        [k] black kings
        [q] black queens
        [r] black rooks
        [b] black bishops
        [n] black knights
        [a] black archbishops
        [c] black chancellors
       *[other] black pawns
    }
document-roles =
    { $role ->
        [K] kings
        [Q] queens
        [R] rooks
        [B] bishops
        [N] knights
        [A] archbishops
        [C] chancellors
       *[other] pawns
    }
document-man = piece on the board
document-men = pieces on the board
document-count-none = no { $name }
document-count-equal = exactly { $number } { $name }
document-count-unequal = any number of { $name } but { $number }
document-count-less = fewer than { $number } { $name }
document-count-at-most = at most { $number } { $name }
document-count-more = more than { $number } { $name }
document-count-at-least = { $number } or more { $name }
document-compare-equal = as many { $name } as { $other }
document-compare-unequal = not as many { $name } as { $other }
document-compare-less = fewer { $name } than { $other }
document-compare-at-most = no more { $name } than { $other }
document-compare-more = more { $name } than { $other }
document-compare-at-least = no fewer { $name } than { $other }

# What a word that is taken as text might have been meant to be.

document-remark-is = behind is: can stand { $names }
document-remark-puzzle = behind puzzle: can stand { $one } or { $other }
document-remark-problem = there is no problem of that name
document-remark-side = whose turn it is: move:white or move:black
document-remark-property = is:{ $name } asks for the position
document-remark-color = whose turn it is: { $color } to move
document-remark-comparison = a comparison is written Q>=2
document-remark-material = material names both sides: KRPKR

# Examples of queries, with what they find.

document-example-words = in title, author, source, stipulation, comment, solution, tags and operations: side by side, or else both
document-example-quoted = only side by side
document-example-material = a king, rook and pawn against a king and rook, either side having the pawn
document-example-count = 2 or more white queens; small letters are Black's: q=0
document-example-comparison = more white pawns than black ones
document-example-men = 5 pieces or fewer on the board
document-example-square = the white king on e1; qd8: a black queen on d8; e4=: an empty square
document-example-side-to-move = positions with White to move
document-example-property = checkmates; also check, stalemate, draw, legal, illegal, odd, sound, unreadable, edited, done
document-example-problem = all that is illegal, odd or unreadable; one kind of problem: problem:too-many-kings
document-example-puzzle = puzzles that were solved and are cooked; puzzle:sound: those that are sound
document-example-negated = without the mark; a minus turns every word round

document-step-change-rules = change rules
document-step-change-pocket = change pocket
document-step-change-pockets = change pockets
document-step-mark-as-promoted = mark as promoted
document-step-change-checks = change checks
document-loss-rules = { $count ->
        [one] { $count } set of rules
       *[other] { $count } sets of rules
    }

document-variant = Variant
