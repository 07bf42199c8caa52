# Trying moves: the bar above and below the board.

trying-bar = Züge auf dem Brett
trying-title = Probieren
trying-title-solution = Lösung
trying-how = Figur anklicken oder ziehen oder Zug tippen
trying-how-to-return = Esc führt zur Stellung zurück
trying-promote = { $piece ->
    [queen] In Dame umwandeln
    [rook] In Turm umwandeln
    [bishop] In Läufer umwandeln
    [knight] In Springer umwandeln
    [king] In König umwandeln
    [archbishop] In Erzbischof umwandeln
   *[chancellor] In Kanzler umwandeln
}

trying-use = Übernehmen
    .tip = Mit dieser Stellung weiterarbeiten; „Rückgängig“ führt zurück
trying-none-yet = Noch kein Zug probiert
trying-back = Zurück
    .tip = Zurück zur ursprünglichen Stellung ({ $keys })
trying-back-from-moves = Zurück zur ursprünglichen Stellung; „Züge probieren“ stellt die Züge wieder her ({ $keys })
trying-write = Züge als Lösung eintragen
    .tip = Die Züge in die Details eintragen; die Stellung bleibt unverändert

# Buttons that go through the moves, with the keys that do the same.
trying-first = Zum Anfang
    .tip = Zum Anfang (Pos1)
trying-previous = Ein Zug zurück
    .tip = Ein Zug zurück (Alt+Links, Bild auf)
trying-next = Ein Zug vor
    .tip = Ein Zug vor (Alt+Rechts, Bild ab)
trying-last = Letzter Zug
    .tip = Letzter Zug (Ende)
trying-none-before = Es gibt keinen früheren Zug
trying-none-after = Es gibt keinen späteren Zug

trying-moves = Probierte Züge
# What a screen reader says of a move: "Move 3. Nf3".
trying-heard = Zug { $number } { $played }
# result: what a move does, such as "draws".
trying-given-away = { $result }, { $given ->
    [win] vergibt den Gewinn
   *[draw] vergibt das Remis
}
trying-none-played = Noch keine Züge
trying-field = Zug
# example: a move such as Nf3.
trying-field-hint = Zug tippen: { $example } oder g1f3
trying-enter-plays = Enter führt ihn aus
trying-undo-brings-back = „Rückgängig“ stellt { $played } wieder her
trying-others = Hier auch probiert: { $moves }
trying-several-fit = Mehrere Züge passen: { $moves } oder { $last }
trying-no-move = Hier gibt es keinen Zug { $word }

# Notices, and why no moves can be tried.
trying-why-preview = Züge können probiert werden, sobald die FEN gültig ist.
# verdict: "Checkmate, White wins".
trying-why-over = Es gibt keinen Zug zu probieren: { $verdict }.
# why: a sentence without its full stop.
trying-why-not = Hier können keine Züge probiert werden. { $why }.
trying-kept = { $count ->
    [one] Stellung übernommen (1 Zug gespielt)
   *[other] Stellung übernommen ({ $count } Züge gespielt)
}
trying-left = { $count ->
    [one] Zurück zur Stellung; „Züge probieren“ stellt 1 Zug wieder her
   *[other] Zurück zur Stellung; „Züge probieren“ stellt { $count } Züge wieder her
}
trying-written = Züge als Lösung eingetragen
trying-written-in-place = Züge als Lösung eingetragen; sie ersetzen die bisherige
trying-not-written = Nichts eingetragen: Die Stellung hat diese Züge schon als Lösung oder keinen Platz für sie.
trying-saves-before = Gespeichert wird die Stellung vor den Zügen. Um diese zu speichern, erst „Übernehmen“ wählen.

# Taking back moves before the position.
trying-retract = Zurücknehmen…
    .tip = Einen Zug zurücknehmen, der zu dieser Stellung geführt hat, oder seine Figur zurückziehen
trying-retract-list = Mögliche letzte Züge
trying-retract-not-at-start = Zum Zurücknehmen eines früheren Zuges an den Anfang der Züge gehen
trying-no-last-move = Kein letzter Zug ist möglich
# played: a move such as Kb1xa1; piece: the name of a piece, such as queen.
trying-captured = { $played }, geschlagen: { $piece }
trying-choose-captured = Wählen, was der Zug geschlagen hat; die Figur selbst bedeutet: nichts
trying-how-retract = Es gibt keinen Zug; eine zurückgezogene Figur nimmt den letzten Zug zurück
trying-kept-retracted = { $count ->
    [one] Stellung übernommen (1 Zug zurückgenommen)
   *[other] Stellung übernommen ({ $count } Züge zurückgenommen)
}
trying-kept-other-way = Stellung übernommen (Züge zurückgenommen und andere gespielt)
trying-write-none-after = Als Lösung lassen sich nur Züge speichern, die nach der ursprünglichen Stellung gespielt wurden
