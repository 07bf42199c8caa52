# What the solver found, in sentences without a full stop. Moves have the letters of the language already.

solver-sound = { $goal ->
    [mate] Sound: { $keys } mates in { $moves }, and no other move does
   *[other] Sound: { $keys } forces { goal-name } in { $moves }, and no other move does
}
solver-cooked = { $goal ->
    [mate] Cooked: { $count } first moves mate in { $moves }: { $keys }
   *[other] Cooked: { $count } first moves force { goal-name } in { $moves }: { $keys }
}
# keys: so many moves (count) that mate sooner.
solver-short = { $goal ->
    [mate] { $count ->
        [one] Short solution: { $keys } mates in { $shortest }, not in { $moves }
       *[other] Short solution: { $keys } mate in { $shortest }, not in { $moves }
    }
   *[other] { $count ->
        [one] Short solution: { $keys } forces { goal-name } in { $shortest }, not in { $moves }
       *[other] Short solution: { $keys } force { goal-name } in { $shortest }, not in { $moves }
    }
}
solver-stalemated = No solution: the side to move is already stalemated
solver-no-solution = { $goal ->
    [mate] No solution: there is no mate in { $moves }
   *[other] No solution: there is no { goal-name } in { $moves }
}
solver-already-mate = The side to move is already checkmated
solver-nothing-proven = Not finished: nothing is proven yet
solver-unfinished = { $goal ->
    [mate] Not finished: there is no mate in { $searched }; longer mates were not searched
   *[other] Not finished: there is no { goal-name } in { $searched }; longer ones were not searched
}

# The last of some moves: "Qa1, Qa2 and 7 others"; always several.
solver-others = { $count } others

# Cooperative play. helpmates is one of the first three texts.
solver-one-helpmate = 1 { goal-name }
solver-many-helpmates = { $count } { goal-name }s
solver-more-helpmates = more than { $count } { goal-name }s
solver-sound-helpmate = Sound: 1 { goal-name } in { $moves }, and no other
solver-several-helpmates = Several solutions: { $helpmates } in { $moves }
solver-short-helpmates = Short solution: { $helpmates } in { $shortest }, not in { $moves }
solver-no-helpmate = No solution: there is no { goal-name } in { $moves }
solver-unfinished-without-helpmate = Not finished: there is no { goal-name } in { $searched }; longer ones were not searched
solver-unfinished-helpmates = Not finished: { $helpmates } in { $moves } so far

# Why nothing is searched. asked: the sign of a stipulation, such as #3.
solver-not-searched-long = Not solved: the maximum is a mate in { $most } moves, and { $asked } asks for more
solver-not-searched-illegal = Not solved: the position is illegal ({ $problems })
solver-searched-illegal = Searched although the position is illegal ({ $problems })

# What the conventions of problems say of the key move.
solver-key-checks = The key gives check
solver-key-captures = The key captures
solver-key-promotes = The key promotes
solver-key-castles = The key castles
# Of the king that is attacked: to how many squares it can go before the key, and after it.
solver-key-takes-flights = The key takes flights: { $before ->
    [one] { $before } flight
   *[other] { $before } flights
} before it, { $after } after it
solver-key-gives-flights = The key gives flights: { $before ->
    [one] { $before } flight
   *[other] { $before } flights
} before it, { $after } after it

# Behind a move in a printed solution: "1.Qb3! (threatens 2.Qb7#)".
solver-note-zugzwang = (zugzwang)
solver-note-threats = (threatens { $moves })

solver-why-variant = Not solved: mates in { $variant } cannot be solved

# The phases of a problem side by side. The first three are in the head of a table.
solver-set-play = set play
solver-threat = threat
solver-zugzwang = zugzwang
# mates: the mate of each phase, with the phase in parentheses.
solver-changed = Changed mates after { $defence }: { $mates }
# before, after: defences, with their phase in parentheses.
solver-transferred = Transferred mate { $mate }: after { $before }, after { $after }
solver-dual = { $kind ->
    [grave] Grave dual: { $moves }
    [threat] Minor dual, the threat is not defeated: { $moves }
    [promotion] Minor dual, only the promotion differs: { $moves }
   *[line] Minor dual, along one line: { $moves }
}
# Names of patterns, before the moves that show them.
solver-pattern = { $kind ->
    [pure-mate] Pure mate
    [economical-mate] Economical mate
    [model-mate] Model mate
    [ideal-mate] Ideal mate
    [battery] Battery
    [switchback] Switchback
    [excelsior] Excelsior
   *[allumwandlung] Allumwandlung
}
solver-promotion = Promotion to { $piece }

# Parts of a composition, and the number of solutions that its author states: 2.1.1.1
solver-duplex = duplex
solver-no-stipulation = No stipulation that can be solved is stated
solver-conditions = Not solved here: { $conditions }; an installed Popeye can solve it
solver-as-intended = As intended: { $stated }
solver-not-as-intended = Not as intended: { $stated } is stated, { $found } is found
solver-not-intended = Not as intended: { $stated } is stated
