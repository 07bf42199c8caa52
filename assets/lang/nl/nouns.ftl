# Pieces and what stands for them in other sentences, without an article, as the subject of a sentence.

noun-king = koning
noun-queen = dame
noun-rook = toren
noun-bishop = loper
noun-knight = paard
noun-pawn = pion
noun-archbishop = aartsbisschop
noun-chancellor = kanselier

noun-white-king = witte koning
noun-white-queen = witte dame
noun-white-rook = witte toren
noun-white-bishop = witte loper
noun-white-knight = wit paard
noun-white-pawn = witte pion
noun-white-archbishop = witte aartsbisschop
noun-white-chancellor = witte kanselier
noun-black-king = zwarte koning
noun-black-queen = zwarte dame
noun-black-rook = zwarte toren
noun-black-bishop = zwarte loper
noun-black-knight = zwart paard
noun-black-pawn = zwarte pion
noun-black-archbishop = zwarte aartsbisschop
noun-black-chancellor = zwarte kanselier

# What speaks against an en passant square, as a clause: "d7 is occupied".
noun-obstacle-other-rank = een dubbele stap gaat over rij { $rank }
noun-obstacle-occupied = { $square } is bezet
noun-obstacle-no-pawn = { $color ->
    [white] geen witte pion op { $square }
   *[black] geen zwarte pion op { $square }
}

# What a turn or another size of the board left behind. Clauses; the first one begins the sentence and gets a capital.
noun-left-rights = { $count ->
    [one] het rokaderecht met de toren op { $rooks } kon niet behouden blijven
   *[other] de rokaderechten met de torens op { $rooks } konden niet behouden blijven
}
noun-left-en-passant = het en-passantveld { $square } kon niet behouden blijven
noun-left-rights-and-en-passant = { $count ->
    [one] het rokaderecht met de toren op { $rooks } en het en-passantveld { $square } konden niet behouden blijven
   *[other] de rokaderechten met de torens op { $rooks } en het en-passantveld { $square } konden niet behouden blijven
}
# One of a list: "the white knight on e4"; piece is its name as above.
noun-left-man = { $piece } op { $square }
noun-left-men = niet meer op het bord: { $men }
noun-left-many-men = { $count } stukken staan niet meer op het bord: { $pieces }

# What is wrong with a text that was to be an arrow or a marked square.
noun-not-an-annotation = verwacht: een kleurletter en velden, zoals Re2e4 voor een pijl of Ge4 voor een markering

noun-left-rules = { $variant } wordt alleen op 8x8-borden gespeeld

noun-obstacle-no-double-step = op een bord met minder dan acht rijen gaan pionnen steeds één veld

noun-moves-and-half = { $moves },5

# A goal within a sentence. The plural adds an s.

goal-name = { $goal ->
   *[mate] mat
    [stalemate] pat
    [selfmate] zelfmat
    [selfstalemate] zelfpat
    [reflexmate] reflexmat
    [reflexstalemate] reflexpat
    [semi-reflexmate] semireflexmat
    [semi-reflexstalemate] semireflexpat
    [helpmate] helpmat
    [helpstalemate] helppat
    [help-selfmate] helpzelfmat
    [help-selfstalemate] helpzelfpat
    [series-mate] seriemat
    [series-stalemate] seriepat
    [series-selfmate] seriezelfmat
    [series-selfstalemate] seriezelfpat
    [series-helpmate] seriehelpmat
    [series-helpstalemate] seriehelppat
}

# Stipulations in words, below diagrams. $moves: 2 or 2½

stipulation-in = { goal-name } in { $moves }
stipulation-win = Winst
stipulation-white-wins = Wit wint
stipulation-black-wins = Zwart wint
stipulation-draw = Remise
