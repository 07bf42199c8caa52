# Pieces and what stands for them in other sentences, without an article, as the subject of a sentence.

noun-king = König
noun-queen = Dame
noun-rook = Turm
noun-bishop = Läufer
noun-knight = Springer
noun-pawn = Bauer
noun-archbishop = Erzbischof
noun-chancellor = Kanzler

noun-white-king = weißer König
noun-white-queen = weiße Dame
noun-white-rook = weißer Turm
noun-white-bishop = weißer Läufer
noun-white-knight = weißer Springer
noun-white-pawn = weißer Bauer
noun-white-archbishop = weißer Erzbischof
noun-white-chancellor = weißer Kanzler
noun-black-king = schwarzer König
noun-black-queen = schwarze Dame
noun-black-rook = schwarzer Turm
noun-black-bishop = schwarzer Läufer
noun-black-knight = schwarzer Springer
noun-black-pawn = schwarzer Bauer
noun-black-archbishop = schwarzer Erzbischof
noun-black-chancellor = schwarzer Kanzler

# What speaks against an en passant square, as a clause: "d7 is occupied".
noun-obstacle-other-rank = ein Doppelschritt führt über die { $rank }. Reihe
noun-obstacle-occupied = { $square } ist besetzt
noun-obstacle-no-pawn = { $color ->
    [white] kein weißer Bauer auf { $square }
   *[black] kein schwarzer Bauer auf { $square }
}

# What a turn or another size of the board left behind. Clauses; the first one begins the sentence and gets a capital.
noun-left-rights = { $count ->
    [one] das Rochaderecht mit dem Turm auf { $rooks } konnte nicht erhalten werden
   *[other] die Rochaderechte mit den Türmen auf { $rooks } konnten nicht erhalten werden
}
noun-left-en-passant = das En-passant-Feld { $square } konnte nicht erhalten werden
noun-left-rights-and-en-passant = { $count ->
    [one] das Rochaderecht mit dem Turm auf { $rooks } und das En-passant-Feld { $square } konnten nicht erhalten werden
   *[other] die Rochaderechte mit den Türmen auf { $rooks } und das En-passant-Feld { $square } konnten nicht erhalten werden
}
# One of a list: "the white knight on e4"; piece is its name as above.
noun-left-man = { $piece } { $square }
noun-left-men = nicht mehr auf dem Brett: { $men }
noun-left-many-men = { $count } Figuren sind nicht mehr auf dem Brett: { $pieces }

# What is wrong with a text that was to be an arrow or a marked square.
noun-not-an-annotation = erwartet werden ein Farbbuchstabe und Felder, etwa Re2e4 für einen Pfeil oder Ge4 für eine Markierung

noun-left-rules = { $variant } wird nur auf 8x8-Brettern gespielt

noun-obstacle-no-double-step = auf einem Brett mit weniger als acht Reihen ziehen Bauern immer nur ein Feld weit

noun-moves-and-half = { $moves },5

# A goal within a sentence. The plural adds an s.

goal-name = { $goal ->
   *[mate] Matt
    [stalemate] Patt
    [selfmate] Selbstmatt
    [selfstalemate] Selbstpatt
    [reflexmate] Reflexmatt
    [reflexstalemate] Reflexpatt
    [semi-reflexmate] Semireflexmatt
    [semi-reflexstalemate] Semireflexpatt
    [helpmate] Hilfsmatt
    [helpstalemate] Hilfspatt
    [help-selfmate] Hilfsselbstmatt
    [help-selfstalemate] Hilfsselbstpatt
    [series-mate] Serienmatt
    [series-stalemate] Serienpatt
    [series-selfmate] Serienselbstmatt
    [series-selfstalemate] Serienselbstpatt
    [series-helpmate] Serienhilfsmatt
    [series-helpstalemate] Serienhilfspatt
}

# Stipulations in words, below diagrams. $moves: 2 or 2½

stipulation-in = { goal-name } in { $moves }
stipulation-win = Gewinn
stipulation-white-wins = Weiß gewinnt
stipulation-black-wins = Schwarz gewinnt
stipulation-draw = Remis
