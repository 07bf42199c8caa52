# Trying moves: the bar above and below the board.

trying-bar = Zetten op het bord
trying-title = Proberen
trying-title-solution = Oplossing
trying-how = Klik of sleep een stuk, of typ de zet
trying-how-to-return = Esc gaat terug naar de stelling
trying-promote = { $piece ->
    [queen] Promoveren tot dame
    [rook] Promoveren tot toren
    [bishop] Promoveren tot loper
    [knight] Promoveren tot paard
    [king] Promoveren tot koning
    [archbishop] Promoveren tot aartsbisschop
   *[chancellor] Promoveren tot kanselier
}

trying-use = Overnemen
    .tip = Verder bewerken met deze stelling; “Ongedaan maken” gaat terug
trying-none-yet = Er is nog geen zet geprobeerd
trying-back = Naar de stelling
    .tip = Terug naar de oorspronkelijke stelling ({ $keys })
trying-back-from-moves = Terug naar de oorspronkelijke stelling; “Zetten proberen” haalt de zetten terug ({ $keys })
trying-write = Zetten noteren als oplossing
    .tip = De zetten noteren bij de details; de stelling blijft gelijk

# Buttons that go through the moves, with the keys that do the same.
trying-first = Naar het begin
    .tip = Naar het begin (Home)
trying-previous = Eén zet terug
    .tip = Eén zet terug (Alt+Links, Page Up)
trying-next = Eén zet vooruit
    .tip = Eén zet vooruit (Alt+Rechts, Page Down)
trying-last = Laatste zet
    .tip = Laatste zet (End)
trying-none-before = Er is geen eerdere zet
trying-none-after = Er is geen latere zet

trying-moves = Geprobeerde zetten
# What a screen reader says of a move: "Move 3. Nf3".
trying-heard = Zet { $number } { $played }
# result: what a move does, such as "draws".
trying-given-away = { $result }, { $given ->
    [win] geeft de winst weg
   *[draw] geeft de remise weg
}
trying-none-played = Nog geen zetten
trying-field = Zet
# example: a move such as Nf3.
trying-field-hint = Typ een zet: { $example } of g1f3
trying-enter-plays = Enter voert hem uit
trying-undo-brings-back = “Ongedaan maken” haalt { $played } terug
trying-others = Hier ook geprobeerd: { $moves }
trying-several-fit = Meerdere zetten passen: { $moves } of { $last }
trying-no-move = Er is hier geen zet { $word }

# Notices, and why no moves can be tried.
trying-why-preview = Zetten kunnen geprobeerd worden zodra de FEN geldig is.
# verdict: "Checkmate, White wins".
trying-why-over = Er is geen zet om te proberen: { $verdict }.
# why: a sentence without its full stop.
trying-why-not = Hier kunnen geen zetten geprobeerd worden. { $why }.
trying-kept = { $count ->
    [one] Stelling overgenomen (1 zet gespeeld)
   *[other] Stelling overgenomen ({ $count } zetten gespeeld)
}
trying-left = { $count ->
    [one] Terug naar de stelling; “Zetten proberen” haalt 1 zet terug
   *[other] Terug naar de stelling; “Zetten proberen” haalt { $count } zetten terug
}
trying-written = Zetten genoteerd als oplossing
trying-written-in-place = Zetten genoteerd als oplossing, in plaats van de vorige
trying-not-written = Niets genoteerd: de stelling heeft deze zetten al als oplossing, of geen plaats ervoor.
trying-saves-before = De stelling vóór de zetten wordt opgeslagen. Kies eerst “Overnemen” om deze op te slaan.

# Taking back moves before the position.
trying-retract = Terugnemen…
    .tip = Een zet terugnemen die tot deze stelling heeft geleid, of het stuk terugslepen
trying-retract-list = Mogelijke laatste zetten
trying-retract-not-at-start = Ga naar het begin van de zetten om een eerdere zet terug te nemen
trying-no-last-move = Er is geen laatste zet mogelijk
# played: a move such as Kb1xa1; piece: the name of a piece, such as queen.
trying-captured = { $played }, geslagen: { $piece }
trying-choose-captured = Kies wat de zet heeft geslagen, of het stuk zelf als dat niets was
trying-how-retract = Er is geen zet; sleep een stuk terug om de laatste zet terug te nemen
trying-kept-retracted = { $count ->
    [one] Stelling overgenomen (1 zet teruggenomen)
   *[other] Stelling overgenomen ({ $count } zetten teruggenomen)
}
trying-kept-other-way = Stelling overgenomen (zetten teruggenomen en andere gespeeld)
trying-write-none-after = Alleen zetten die na de oorspronkelijke stelling zijn gespeeld, zijn als oplossing op te slaan
