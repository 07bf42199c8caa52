# The section that solves, in the side panel: narrow, so that labels are short.

solving-solve = Solve
solving-stop = Stop
solving-after-each-edit = After each edit

# What is asked for: in one word or two, and in full. After those in full, and after "Mate in", comes a number.
solving-goal = Solving goal
    .tip = What to solve for
solving-mate-in = Mate in
solving-shortest = Shortest
solving-win = Win
solving-draw = Draw
solving-white-wins = White wins
solving-black-wins = Black wins
solving-white-draws = White draws
solving-black-draws = Black draws
solving-shortest-up-to = Shortest mate, up to
solving-goal-in = { goal-name } in
solving-number = Number of moves to solve in
    .tip = Number of moves: click to type, drag to change

# stipulation: a sign such as #3.
solving-ask-as-stated = Solve { $stipulation } as stated
    .tip = The stipulation of the position
solving-states-other = The stipulation is { $stipulation }; only mates in up to { $most } moves can be solved.
solving-ask-instead = Solve { $stipulation } instead
    .tip = Mates and stalemates in direct, self, reflex, help and series play can be solved

# How far a search is.
solving-running = Solving: { $place }
solving-begins = Starting
solving-place = Depth { $depth } of { $most } · { $done } of { $total } first moves
solving-effort = { $positions } positions · { $time }
# A large number in few letters: 12 k, 1.2 M; unit is k, M or G.
solving-rounded = { $number } { $unit }
solving-rounded-tenths = { $whole }.{ $tenths } { $unit }
solving-seconds = { $seconds } s
solving-minutes = { $minutes } min { $seconds } s
solving-hours = { $hours } h { $minutes } min

# The answer: its headline, and lines without a full stop.
solving-shortest-mate = Shortest mate in { $moves }
solving-cannot-be-solved = Cannot be solved
solving-not-finished = Not finished
solving-broke-off = The search stopped unexpectedly; there is no result
solving-first-is-mated = { $first } moves first and is mated
solving-first-and-mated = { $first } moves first, { $mated } is mated
solving-keys = { $count ->
    [one] Key { $keys }
   *[other] Keys { $keys }
}
# Keys that reach the aim sooner than was asked for.
solving-short-keys = { $goal ->
    [mate] { $count ->
        [one] Mate in { $moves }: { $keys }
       *[other] Mates in { $moves }: { $keys }
    }
   *[other] { $count ->
        [one] { goal-name } in { $moves }: { $keys }
       *[other] { goal-name }s in { $moves }: { $keys }
    }
}
# Behind the keys, and where there are none.
solving-tries = { $count ->
    [0] no tries
    [one] { $count } try
   *[other] { $count } tries
}
solving-only-tries = { $count ->
    [0] No tries
    [one] { $count } try
   *[other] { $count } tries
}
solving-maybe-more-keys = Stopped: there may be more keys
solving-nothing-proven = Stopped: nothing proven yet
solving-none-so-far = { $goal ->
    [mate] Stopped: there is no mate in { $moves }; longer mates were not searched
   *[other] Stopped: there is no { goal-name } in { $moves }; longer ones were not searched
}
solving-first-helpmates = There are more; these are the first { $count }
solving-no-helpmates-so-far = Stopped: there is none in { $moves }; longer ones were not searched
solving-maybe-more-helpmates = Stopped: there may be more
# men: a list of "white knight e4".
solving-man = { $piece } { $square }
solving-unused = { $count ->
    [one] Not needed: { $men }
   *[other] Any one of these is not needed: { $men }
}
solving-answer = Answer: { $lines }
solving-looks-on = still searching
solving-before-moves = For the position before the moves
solving-other-question = Earlier question
solving-other-position = Solved for another position
solving-copy = Copy
solving-copy-as-epd = Copy as EPD
solving-write = Save

# The tree: headings, and notes in small letters behind a move.
solving-tree = Solution
solving-set-play = Set play
solving-heading-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
solving-zugzwang = zugzwang
solving-threat = threat
solving-threatens = threatens { $moves }
solving-dual = dual
solving-short = { $goal ->
    [mate] short mate
   *[other] short { goal-name }
}
solving-short-dual = { $goal ->
    [mate] dual, short mate
   *[other] dual, short { goal-name }
}
solving-note-in = { $goal ->
    [mate] mate in { $moves }
   *[other] { goal-name } in { $moves }
}
solving-note-not = { $goal ->
    [mate] no mate
   *[other] no { goal-name }
}
# What a screen reader says of a row.
solving-row-key = Key { $moves }
solving-row-continuation = Continuation { $moves }
solving-row-try = Try { $moves }
solving-row-defence = Defence { $moves }
solving-row-refutation = Refutation { $moves }
solving-row-shown = { $row }, shown on the board
solving-open-row = Open { $row }
solving-close-row = Close { $row }

# Why a command cannot be run.
solving-why-nothing-runs = Nothing is being solved
solving-why-preview = The text in the FEN box is not a valid FEN yet
solving-why-not-solved = The position has not been solved yet
solving-why-outdated = The solution belongs to another position or question; solve again
solving-why-unsolvable = The position cannot be solved
solving-why-no-mate = No mate was found that dm, bm and pv can express
solving-why-stopped = The search was stopped before all keys were known
solving-why-no-operations = EPD has operations only for direct mates
solving-why-no-solution = There is no solution to save
solving-why-by-popeye = Solutions of Popeye can only be copied
solving-why-popeye-study = Popeye solves no studies
solving-why-popeye-unreadable = Popeye needs pieces on a board of 8x8 and a stipulation

# Notices.
solving-before-moves-noted = The position before the moves is solved. To solve this one, choose “Use position” first.
solving-not-written = The solution could not be saved. Nothing was changed.
solving-copied = Solution copied
solving-copied-as-epd = Solution copied as EPD
solving-of-another-position = Nothing was saved: the solution belongs to another position.
solving-written-in-place = Solution saved in Details, replacing the previous one
solving-written = Solution saved in Details
solving-line-too-long = Nothing was saved: the line of the position would be too long.
solving-no-place = Nothing was saved: the game has several positions, or moves that are not shown as its solution.
solving-said-already = The details already contain this solution.

# The moves of a study.
solving-other-moves = Other moves ({ $count })
solving-slower = { $result }, slower
# The moves of the solution that a record states, and notes on them.
solving-stated-line = Stated solution
solving-only-move = only move
solving-duals = { $count ->
    [one] dual: { $moves }
   *[other] duals: { $moves }
}
solving-others-lose-time = others only lose time
solving-better = { $result }; better: { $moves }

# The table of phases.
solving-phases = Phases
solving-phases-show = Phases
solving-phases-running = The phases are searched
solving-phases-all = Show all tries
solving-phases-copy = Copy
solving-phases-close = Close
solving-phases-copied = Phases copied
solving-phases-failed = The phases could not be searched
solving-why-no-phases = only direct mates in two moves or more have phases
solving-phase-changes = Changed and transferred mates
solving-phase-duals = Duals
solving-phase-patterns = Patterns

# An installed Popeye, and its answers.
solving-conditions = Not solved here: { $conditions }
solving-fairy-pieces = Fairy pieces are not solved here
solving-by-popeye = Solve with Popeye
solving-popeye-runs = Popeye is solving
solving-popeye-answer = By Popeye
solving-popeye-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
solving-popeye-lines = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
solving-popeye-none = no solution
solving-popeye-refuses = Popeye does not solve this problem
solving-popeye-stopped = Stopped: there may be more solutions
solving-popeye-partial = Not finished: there may be more solutions
solving-popeye-missing = Popeye is not installed: there is no program “py” or “popeye”. Choose its program if it is elsewhere.
solving-path = Program of Popeye
    .action = Use Popeye
