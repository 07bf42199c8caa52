# The details of a position.

document-title = Title
document-author = Author
document-source = Source
document-stipulation = Stipulation
document-comment = Comment
document-solution = Solution
document-text = Text

# Why a line is not a position.

document-line-too-long = This line is { $characters } characters long, too long for a FEN
document-line-gone = The file has become shorter, so this position can no longer be read

# Losses when saving in another format.

document-loss = { $format } cannot store { $what }.
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
document-not-found = { $name } cannot be opened: { $path } does not exist.
document-no-folder = { $name } cannot be saved: the folder { $folder } does not exist.
document-opening-folder = { $name } cannot be opened: it is a folder. Choose a file in it.
document-saving-over-folder = { $name } cannot be saved: a folder has this name.
document-no-file =
    { $doing ->
        [opening] { $name } cannot be opened: it is a device or a pipe, not a file.
       *[other] { $name } cannot be saved: it is a device or a pipe, not a file.
    }
document-permission-denied = { $name } cannot be opened: you do not have permission to read { $path }.
document-write-protected = { $name } cannot be saved: the file is write-protected.
document-read-only-folder = { $name } cannot be saved: the folder { $folder } is read-only.
document-disk-full = { $name } cannot be saved: the disk is full.
document-size-limit = { $name } cannot be saved: the system does not allow files of this size.
document-no-room = { $name } cannot be saved: it needs { $needed }, and the disk has only { $free } free.
document-source-changed = { $name } cannot be saved: another program has changed the open file, which is too large to be held in memory. Your changes are kept.
document-added-source-changed = { $name } cannot be saved: another program has changed { $changed }, whose positions were added here and which is too large to be held in memory. Your changes are kept.
document-nothing-left = { $name } cannot be recovered: positions were only removed or reordered, and the file has changed since.
document-cancelled = Saving { $name } was cancelled. The file on disk is unchanged.
document-not-text = { $name } cannot be opened: it is not a text file.
document-too-large = { $name } cannot be opened: it does not fit into the free memory.
document-too-many-records = { $name } has too many positions: the maximum is about 2 billion.
document-io =
    { $doing ->
        [opening] { $name } cannot be opened: { $error }.
       *[other] { $name } cannot be saved: { $error }.
    }

# Errors of writing exported files.

document-unwritten-no-folder = { $path } cannot be written: the folder { $folder } does not exist.
document-unwritten-folder = { $path } cannot be written: it is a folder.
document-unwritten-protected = { $path } is write-protected.
document-unwritten-read-only-folder = { $path } cannot be written: the folder { $folder } is read-only.
document-unwritten-disk-full = { $path } cannot be written: the disk is full.
document-unwritten-size-limit = { $path } cannot be written: the system does not allow files of this size.

# A number of bytes: "1.2 GB", "12 MB", "345 bytes".

document-size-with-tenths = { $whole }.{ $tenth } { $unit }
document-size-bytes = { $count } bytes

# Other errors, after a colon.

document-error-broken-off = it could not be read to the end
document-error-changed = another program has changed it in the meantime
document-error-disk-waits = waiting for the disk failed
document-error-disk-full = the disk accepts no more data
document-error-cancelled = cancelled
document-error-utf-32 = the text is in UTF-32; convert it to UTF-8
document-error-compressed = it is compressed; unpack it first: { $command }
document-error-thread = a background thread has ended
document-error-fault = an internal error
document-error-no-journal = there is no recovery journal to continue

# Unsaved changes.

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

# Positions without a solution, by reason.

document-missing-solutions = { $count ->
        [one] 1 position is
       *[other] { $count } positions are
    } without a solution: { $reasons }
document-missing-not-stated = { $count } without one in the file
document-missing-no-stipulation = { $count } without a stipulation
document-missing-none = { $count ->
        [one] 1 has none
       *[other] { $count } have none
    }
document-missing-illegal = { $count ->
        [one] 1 is illegal
       *[other] { $count } are illegal
    }
document-missing-unsupported = { $count ->
        [one] 1 has a stipulation or variant that the solver does not support
       *[other] { $count } have a stipulation or variant that the solver does not support
    }
document-missing-stopped = { $count ->
        [one] 1 was not solved in { $seconds } seconds
       *[other] { $count } were not solved in { $seconds } seconds
    }

# A long solution.

document-more-solutions = and { $count } more
document-many-more-solutions = and over { $count } more

# Undo steps, after "Undo" and "Redo".

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
document-step-change-positions = change positions
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
document-step-add-positions-of-a-file = add positions from a file
document-step-add-positions-of-files = add positions from files
document-step-sort-positions = sort positions
document-step-remove-duplicates = remove duplicates
document-step-draw-on-the-board = draw on the board
document-step-edit-title-of-the-file = edit title of the file
document-step-change-columns = change columns
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

# The explanation of a query.

document-not = not { $what }
document-words = the text “{ $text }”
document-square-empty = { $square } empty
document-on-square = a { $piece } on { $square }
document-white-to-move = White to move
document-black-to-move = Black to move
document-any-problem = anything illegal, odd or unreadable
document-problem = the problem { $name }
document-problem-code = problems whose code starts with { $code }
document-material = exactly { $one } against { $other }
document-material-either = exactly { $one } against { $other }, either side White
document-material-white = exactly { $one } of White against { $other } of Black

# Properties of positions.

document-is-legal = legal positions
document-is-illegal = illegal positions
document-is-odd = odd positions, which no game can reach
document-is-sound = positions without problems
document-is-unreadable = unreadable lines
document-is-edited = positions with unsaved changes
document-is-done = positions marked as done
document-is-won = positions that the side to move wins, proven
document-is-drawn = positions drawn with best play, proven
document-is-lost = positions that the side to move loses, proven
document-is-unproven = positions whose result is not proven
document-is-only-move = positions with only one move, as an engine thinks
document-is-unclear = positions that an engine found unclear
# sign: such as ">="; pawns: a number.
document-score = an engine’s score for White { $sign } { $pawns }
document-field-number = { $name } is { $number }
document-field-from = { $name } is { $number } or more
document-field-to = { $name } is { $number } or less
document-field-between = { $name } from { $least } to { $most }
document-field-words = “{ $text }” in { $name }
document-is-check = the side to move in check
document-is-checkmate = checkmates
document-is-stalemate = stalemates
document-is-draw = positions where neither side can mate
document-puzzle-sound = solved puzzles that are sound
document-puzzle-cooked = solved puzzles that are cooked

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
document-count-unequal = any number of { $name } except { $number }
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

# Suggestions for words that are searched as text.

document-remark-is = after is: you can write { $names }
document-remark-puzzle = after puzzle: you can write { $one } or { $other }
document-remark-problem = there is no problem with that name
document-remark-side = for the side to move: move:white or move:black
document-remark-property = for such positions: is:{ $name }
document-remark-color = for the side to move: { $color } to move
document-remark-comparison = write a comparison as Q>=2
document-remark-material = material needs both sides: KRPKR

# Examples of queries, with what they find.

document-example-words = in title, author, source, stipulation, comment, solution, tags and operations: as a phrase, otherwise both words
document-example-quoted = only as a phrase
document-example-material = a king, rook and pawn against a king and rook, either side having the pawn
document-example-count = 2 or more white queens; lowercase letters are Black's: q=0
document-example-comparison = more white pawns than black ones
document-example-men = 5 pieces or fewer on the board
document-example-square = the white king on e1; qd8: a black queen on d8; e4=: an empty square
document-example-side-to-move = positions with White to move
document-example-named = a column, tag or field with a number in a range; also rating:1500, theme:fork, author:loyd
document-example-property = checkmates; also check, stalemate, draw, legal, illegal, odd, sound, unreadable, edited, done
document-example-problem = anything illegal, odd or unreadable; one kind of problem: problem:too-many-kings
document-example-puzzle = solved puzzles that are cooked; puzzle:sound: those that are sound
document-example-negated = without the mark; a minus excludes a word

document-step-change-rules = change rules
document-step-change-pocket = change pieces in hand
document-step-change-pockets = change pieces in hand
document-step-mark-as-promoted = mark as promoted
document-step-change-checks = change checks
document-loss-rules = { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    }

document-variant = Variant
