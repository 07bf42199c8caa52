# What the commands say on a terminal.

cli-no-place = { $form } has no place for { $kind }.
cli-drawn-board = A drawn board
cli-null-without-input = --null is about the standard input: give - to read it.
cli-board = { $name }: board { $number }: { $sentence }
cli-mended = mended: { $fen }
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
cli-bottom-unknown = whose side is at the bottom is not known
cli-no-vision = it is a picture, and this Fenwright was built without reading pictures (the feature vision)
cli-no-window = fenwright was built without its window (the feature app)
cli-render-unknown-form = { $path } does not say what to draw: end it in .svg, .png, .pdf, .html, .tex, .txt or .md, or give --to.
cli-length-range = a length is { $least } to { $most }
cli-length-form = such as 800, 8cm or 3.5in
cli-not-in-range = { $number } is not in { $least }..={ $most }
cli-no-such-name = no such name
cli-page-layouts = a page can have 1, 2, 4, 6, 9 or 12 diagrams
cli-picture-to-terminal = A terminal cannot show a picture: name a file with -o, or write to a pipe.
cli-with-size = With that --size and --dpi { $why }.
cli-no-memory-to-draw = There is not enough memory to draw: allow more, or ask for a smaller --size.
cli-no-memory-to-solve = There is not enough memory to solve: allow more.
cli-smaller-diagrams = There is room for diagrams of { $length } cm alone: ask for fewer a page.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $count ->
        [one] { $unsolved }; 1 was not solved in { $seconds } seconds: allow more with --limit-seconds.
       *[other] { $unsolved }; { $count } were not solved in { $seconds } seconds each: allow more with --limit-seconds.
    }
cli-missing-characters = The font of captions lacks these characters, boxes stand for them: { $characters }
cli-several-positions = There are several positions: name a folder, or a file with a number such as %03d in its name.
cli-nothing-to-draw = There is no position to draw.
cli-pages-failed = The pages cannot be made: { $why }.
cli-drawn = { $count } drawn
cli-moves-range = { $least } to { $most } moves can be asked for, whole or half
cli-no-seconds = not a number of seconds
cli-no-time = not a time that can be waited for
cli-positions = { $count ->
        [one] { $number } position
       *[other] { $number } positions
    }
# Behind the number of positions.
cli-count-mended = { $number } mended
cli-count-unreadable = { $number } unreadable
cli-count-illegal = { $number } illegal
cli-count-odd = { $number } odd
# Behind the number of positions: what came out, by its code.
cli-count-solved = { $number } { $judged }
cli-tries = Tries: { $tries }
cli-unused = Unused: { $men }
cli-others = { $count ->
        [one] and 1 other
       *[other] and { $count } others
    }
cli-more-than-others = and more than { $count } others
cli-no-such-command = fenwright: There is no command { $word }. Did you mean "fenwright { $nearest }"? "fenwright help" lists them.

cli-variants = the variants are { $variants }
