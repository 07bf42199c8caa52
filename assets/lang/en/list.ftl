# The list of positions.

list-heading = Positions
list-positions =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
list-selected-of = { $selected } of { $count } selected
list-selected = { $selected } selected
list-part = { $selected } of { $count }
list-so-far = { $count } so far

# A large number in few characters: "12.3 M", "12 k".

list-millions = { $whole }.{ $tenth } M
list-thousands = { $count } k

# A row, as a screen reader says it, and what its tooltip and menu say.

list-row = Position { $number }: { $words }
list-row-done = done
list-row-edited = edited
list-row-menu = Position
list-tip-done = Marked as done
list-tip-edited = Edited, not saved yet
list-tip-more = and { $count } more
list-scroll = Scroll the list

# What the button does in the list now.

list-hint-nowhere = Release here to move nothing. Esc: cancel
list-hint-copy =
    { $count ->
        [one] Release to insert a copy at the line. Esc: cancel
       *[other] Release to insert copies of { $count } positions at the line. Esc: cancel
    }
list-hint-stay =
    { $count ->
        [one] Release here to leave it in place. { window-key-ctrl }: copy. Esc: cancel
       *[other] Release here to leave them in place. { window-key-ctrl }: copy. Esc: cancel
    }
list-hint-move =
    { $count ->
        [one] Release to move 1 position to the line. { window-key-ctrl }: copy. Esc: cancel
       *[other] Release to move { $count } positions to the line. { window-key-ctrl }: copy. Esc: cancel
    }
list-hint-range = Click to select positions { $first } to { $last }
list-hint-range-too = Click to add positions { $first } to { $last } to the selection
list-hint-select = Click to select position { $number }
list-hint-select-too = Click to add position { $number } to the selection
list-hint-deselect = Click to deselect position { $number }
list-hint-only = Only position { $number } is selected

# Searching, and what comes of it.

list-search = Search
list-search-clear = Clear search
    .tip = Show all positions again ({ $keys })
list-found = { $count } found
list-found-of = { $count } of { $all }
list-found-explained = { $count } of { $all }: { $explanation }
list-none-matches = No matching positions
list-none-found-narrow = No matches
list-show-all = Show all
    .tip = Clear the search field
list-with-problems = { $count } with problems
    .tip =
        { $count ->
            [one] { $count } position has problems. Show only those
           *[other] { $count } positions have problems. Show only those
        }
list-with-problems-so-far = { $count } with problems so far
    .tip =
        { $count ->
            [one] { $count } position has problems so far. Show only those
           *[other] { $count } positions have problems so far. Show only those
        }
list-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

# Examples of what can be searched for.

list-example = Search for { $query }: { $meaning }
list-pieces-by-letters = Search for pieces by their letters:
list-example-of-piece =
    { $piece ->
        [K] 1 or more white kings
        [Q] 1 or more white queens
        [R] 1 or more white rooks
        [B] 1 or more white bishops
        [N] 1 or more white knights
       *[other] 1 or more white pawns
    }

# Ready choices of what to show.

list-filter = Filter
    .tip = Show only some positions
list-filter-menu = Show only
list-filter-show = Show: { $name }
list-filter-problems = With problems
list-filter-illegal = Illegal
list-filter-unreadable = Unreadable
list-filter-checkmate = Checkmate
list-filter-sound = Sound puzzles
list-filter-cooked = Cooked puzzles
list-filter-white-to-move = White to move
list-filter-black-to-move = Black to move
list-filter-done = Done
list-filter-not-done = Not done
list-filter-edited = Edited

# The dialog in which the number of a position is typed.

list-go-to = Go to position
list-go-to-number = Number
list-go-to-range = A number from 1 to { $count }, or a percentage such as 50%
list-go = Go
list-cancel = Cancel

# Why a command cannot be used now.

list-none-selected = No position is selected
list-only-one = There is only one position
list-no-twins = The stipulation of the position has no twins, such as b) Kc1->d1
list-nothing-above = Already at the top
list-nothing-below = Already at the bottom
list-shows-none = The list shows no positions
list-none-found = No positions found
list-nothing-searched = No search is active
list-is-first = This is the first position
list-is-last = This is the last position

# Adding positions.

list-not-added =
    { $count ->
        [one] 1 position could not be added. The file already has the maximum number of positions.
       *[other] { $count } positions could not be added. The file already has the maximum number of positions.
    }
list-added =
    { $count ->
        [one] 1 position added
       *[other] { $count } positions added
    }
list-added-mended =
    { $count ->
        [one] 1 position added, { $mended } corrected
       *[other] { $count } positions added, { $mended } corrected
    }
list-added-remarks =
    { $count ->
        [one] 1 position added{ $remarks }
       *[other] { $count } positions added{ $remarks }
    }
list-joined =
    { $count ->
        [one] 1 position added from { $name }
       *[other] { $count } positions added from { $name }
    }
list-reading-file = Reading { $name }
list-reading-text = Reading the text
list-not-in-encoding =
    { $count ->
        [one] 1 character is not in the encoding of this file and was replaced by a question mark
       *[other] { $count } characters are not in the encoding of this file and were replaced by question marks
    }

# Copying and pasting.

list-copied =
    { $count ->
        [one] 1 position copied
       *[other] { $count } positions copied
    }
list-copied-as-pgn =
    { $count ->
        [one] 1 position copied as PGN
       *[other] { $count } positions copied as PGN
    }
list-copied-as-table =
    { $count ->
        [one] 1 position copied as a table
       *[other] { $count } positions copied as a table
    }
list-pasted =
    { $count ->
        [one] 1 position pasted
       *[other] { $count } positions pasted
    }
list-nothing-to-paste = No position found in the text on the clipboard.
list-clipboard-failed = The clipboard cannot be used: { $why }.
list-too-much = The selected positions are too large for this. Select fewer positions, or save them to a file.

# Removing, marking, titles.

list-removed-all = All { $count } positions were removed
list-removed-one = Position { $number } was removed
list-removed-game = The game of position { $number } was removed with its { $count } positions
list-removed =
    { $count ->
        [one] 1 position was removed
       *[other] { $count } positions were removed
    }
list-checking-done = Checking which positions are done
list-marked-done = { $count } positions marked as done
list-unmarked-done = { $count } positions no longer marked as done
list-has-titles = The positions already have these titles.
list-retitled =
    { $count ->
        [one] 1 title was changed
       *[other] { $count } titles were changed
    }
list-retitled-left-over =
    { $count ->
        [one] { $lines ->
                [one] 1 title was changed; 1 line was not used
               *[other] 1 title was changed; { $lines } lines were not used
            }
       *[other] { $lines ->
                [one] { $count } titles were changed; 1 line was not used
               *[other] { $count } titles were changed; { $lines } lines were not used
            }
    }

# Sorting and removing duplicates.

list-sorting = Sorting the positions
list-looking-for-duplicates = Looking for duplicates
list-changed-meanwhile = The positions have changed in the meantime; their order was kept.
list-in-order = The positions are already in this order
list-in-order-of-authors = The positions are already in this order, those without an author last
list-no-duplicates = No duplicates: no two positions are equal in all six FEN fields
list-no-same-placement = No duplicates: no two positions have the same placement
list-no-reflected = No duplicates: no two positions are equal or mirrored
list-sorted-by-number = Sorted by order in the file
list-sorted-by-name = Sorted by name
list-sorted-by-author = Sorted by author
list-sorted-by-material = Sorted by material
list-sorted-by-side-to-move = Sorted by side to move
list-sorted-by-problems = Sorted by problems
list-removed-duplicates =
    { $count ->
        [one] 1 duplicate was removed
       *[other] { $count } duplicates were removed
    }
