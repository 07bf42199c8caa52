# Messages of the command line.

cli-no-place = { $form } cannot store { $kind }.
cli-drawn-board = A text diagram
cli-null-without-input = --null needs standard input: add - as an input.
cli-board = { $name }: board { $number }: { $sentence }
cli-page = { $name }: page { $number }
cli-mended = corrected:{" "}
cli-alternative = or: { $fen }
cli-odd = odd:{" "}
cli-fix = fix:{" "}
cli-or = or:{" "}
cli-output-broken = The output cannot be written: { $error }.
cli-no-board = No board was found.
cli-no-board-reason = no board was found
cli-uncertain = { $count ->
        [one] { $squares } is uncertain
       *[other] { $squares } are uncertain
    }
cli-truncated = the picture ends early, so this board may be wrong
cli-bottom-unknown = it is unclear which side is at the bottom
cli-no-moves = A tag alone is not a position
cli-no-vision = it is a picture, and this build of Fenwright cannot read pictures (feature “vision”)
cli-no-window = this build of fenwright has no window (feature “app”)
cli-render-unknown-form = The format of { $path } is not known: use the ending .svg, .png, .gif, .pdf, .html, .docx, .epub, .tex, .typ, .txt or .md, or give --to.
cli-length-range = the length must be between { $least } and { $most }
cli-length-form = expected a length such as 800, 8cm or 3.5in
cli-not-in-range = { $number } is not between { $least } and { $most }
cli-page-layouts = a page can have 1 to 12 diagrams
cli-number-range = a number from 1 to { $most } is needed
cli-picture-to-terminal = A terminal cannot show a picture: write it to a file with -o, or to a pipe.
cli-with-size = --size and --dpi do not fit: { $why }.
cli-no-memory-to-draw = There is not enough memory to draw: use a smaller --size, or allow more memory.
cli-no-memory-to-solve = There is not enough memory to solve: allow more memory.
cli-repair-no-study = A study cannot be repaired: its tables are too slow for this.
cli-repair-none = No sound version is { $edits ->
        [one] one edit
       *[other] { $edits } edits
    } away
# count chooses the form, number is what is shown.
cli-repair-versions = { $count ->
        [one] { $number } sound version
       *[other] { $number } sound versions
    }
cli-smaller-diagrams = The page only has room for diagrams of { $length } cm: use fewer per page.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $unsolved }. Raise --limit-seconds.
cli-not-solvable = { $count ->
        [one] 1 position cannot be solved in the page and stays a diagram
       *[other] { $count } positions cannot be solved in the page and stay diagrams
    }.
cli-missing-characters = The caption font lacks these characters, which are drawn as boxes: { $characters }
cli-several-positions = There are several positions: give a folder, or a file name with a number such as %03d.
cli-nothing-to-draw = There is no position to draw.
cli-no-solution-moves = the record states no solution; --moves gives moves, and --solutions solve searches for the solution
cli-pause-range = a number of seconds from { $least } to { $most } is needed
cli-pages-failed = The pages cannot be created: { $why }.
cli-drawn = { $count } drawn
cli-moves-range = the number of moves must be { $least } to { $most }, whole or half
cli-not-a-stipulation = not a stipulation that can be solved, such as #2, h#2.5 or ser-h=4
cli-no-popeye = Popeye is not installed: there is no program py or popeye in PATH
cli-no-seconds = not a number of seconds
cli-no-time = the time is out of range
cli-positions = { $count ->
        [one] { $number } position
       *[other] { $number } positions
    }
# After the number of positions.
cli-count-mended = { $number } corrected
cli-count-unreadable = { $number } unreadable
cli-count-illegal = { $number } illegal
cli-count-odd = { $number } odd
# After the number of positions: results by their code.
cli-count-solved = { $number } { $judged }
cli-tries = Tries: { $tries }
cli-unused = Unused: { $men }
cli-others = { $count ->
        [one] and 1 other
       *[other] and { $count } others
    }
cli-more-than-others = and more than { $count } others
cli-no-such-command = fenwright: There is no command { $word }. Did you mean “fenwright { $nearest }”? “fenwright help” lists all commands.
cli-command-first = fenwright: The command comes before its options: fenwright { $name } …

cli-variants = the variants are { $variants }

# The command analyse. hint: a sentence on how to install an engine.
cli-no-engine = No chess engine was found. { $hint }.
cli-too-many-engines = One engine analyses positions; --score takes at most { $most }.
cli-analysed = { $engine }, depth { $depth }, { $positions } positions
cli-analysed-so-far = { $count } analysed
cli-option-form = an option is written NAME=VALUE, not { $text }
# Titles of columns: 7, 5, 8 and 6 characters at most.
cli-score-move = Move
cli-score-depth = Depth
cli-score-nodes = Nodes
cli-score-seconds = s
cli-score-no-goal = The record has neither bm nor am with a legal move
# nodes and seconds: the sum until the right moves stayed best.
cli-score-total = { $engine }: { $hits } of { $all } right, stable after { $nodes } positions and { $seconds } s
cli-score-differing = The engines differ in { $records }

# Positions out of games.

cli-nothing-extracted = No such positions were found.
cli-extracted =
    { $count ->
        [one] 1 position
       *[other] { $number } positions
    }
