# An engine that analyzes the position on the board. What it thinks is never called proven.

analysing-engine = Engine
analysing-program = Engine program
analysing-choose = Choose program…
analysing-path = Program of a UCI engine
    .action = Use engine
analysing-lines = Engine lines
analysing-line-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
analysing-line-name = { $score }: { $moves }
analysing-threat = Threat
analysing-off = The engine is off
analysing-none = No chess engine was found
analysing-starting = The engine is starting
analysing-preview = The text in the FEN box is not a position yet
analysing-threat-in-check = There is no threat to show: the side to move is in check

# depth: in half moves; nodes and speed: numbers such as "12 k".
analysing-effort = Depth { $depth } · { $nodes } positions · { $speed }/s
analysing-thousands = { $number } k
analysing-millions = { $number } M
analysing-bar = Engine: { $score } at depth { $depth }

# Whether there is only one move. played: a move; moves: several of them; score: such as "+1.25".
analysing-only = { $goal ->
    [win] Only { $played } wins ({ $score } at depth { $depth })
   *[draw] Only { $played } draws ({ $score } at depth { $depth })
}
analysing-next = next { $played }, { $score }
analysing-lost = No move draws, as the engine thinks
analysing-only-proven = { $goal ->
    [win] Only { $played } wins (proven)
   *[draw] Only { $played } draws (proven)
}
analysing-several-proven = { $goal ->
    [win] Several moves win (proven): { $moves }
   *[draw] Several moves draw (proven): { $moves }
}
analysing-lost-proven = Every move loses (proven)

analysing-play = Play
analysing-end = Stop playing
analysing-your-move = Your move
analysing-thinking = The engine thinks
analysing-copy = Copy
analysing-save = Save
analysing-options = Options…
analysing-copied = Line copied
analysing-saved = Line of the engine saved
analysing-not-saved = The file has no place for the line, or has it already
analysing-follow = Follow only moves
analysing-show = Play through
analysing-save-solution = Save as solution
analysing-following = Following the only moves
analysing-following-cancelled = The search for only moves was canceled
analysing-no-only-move = There is no only move here
analysing-solution-saved = Solution saved
# Reasons, after the name of a command.
analysing-why-off = the engine is off
analysing-why-no-line = the engine has found no line yet
analysing-why-after-moves = the line begins after the moves that you try; go back first
analysing-why-threat = the line shows a threat
analysing-why-not-followed = the only moves have not been followed here

# The dialog of the options.
analysing-options-of = Options of { $engine }
analysing-options-note = They are kept for this engine. Fenwright chooses half of the processors and a moderate hash table unless you set them.
analysing-rule = Only move
analysing-strict = Strict
analysing-lichess = As lichess
analysing-lenient = Lenient
analysing-press = Press
analysing-close = Close
analysing-reset = Use defaults

# The analysis of many positions.
analysing-batch-title = Analyze positions
analysing-batch-nodes = Nodes
analysing-batch-positions = Positions
analysing-batch-note = The engine examines each position up to this limit. With nodes, the results are the same in every run. Positions that were analyzed before are not analyzed again.
analysing-batch-wrong-nodes = Nodes must be a number from 1,000 on
analysing-batch-wrong-seconds = Seconds must be a number from 1 on
analysing-batch-seconds = Seconds
analysing-batch-limit = Limit
analysing-batch-follow = Follow only moves to the end, and save them as the solution
analysing-batch-start = Analyze
analysing-cancel = Cancel
analysing-batch-running = { $count ->
    [one] Analyzing 1 position
   *[other] Analyzing { $count } positions
}
analysing-batch-so-far = { $count ->
    [one] 1 position with only one move so far
   *[other] { $count } positions with only one move so far
}
analysing-batch-failed = The analysis broke off
analysing-batch-cancelled = No position was analyzed
analysing-batch-done = { $count ->
    [one] 1 position analyzed
   *[other] { $count } positions analyzed
}
analysing-batch-partly = Canceled: { $done } of { $total } positions analyzed
analysing-batch-searched = The search of the list finds them later: is:only-move, is:unclear, eval>3.
analysing-batch-save = Save lines
analysing-lines-saved = { $count ->
    [one] Line saved for 1 position
   *[other] Lines saved for { $count } positions
}
analysing-outcome-only = with only one move
analysing-outcome-several = with several moves
analysing-outcome-lost = lost
analysing-outcome-unclear = unclear
analysing-outcome-refused = not analyzed by the engine
analysing-outcome-unreadable = unreadable

# In the list. The engine's view, which is no proof.
analysing-label = { $verdict ->
    [only-move] Engine: only move, { $score }
    [several] Engine: several moves, { $score }
    [lost] Engine: lost, { $score }
   *[unclear] Engine: { $score }
}
