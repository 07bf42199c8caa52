# Trying moves: the line of moves in the side panel, and words above and below the board.

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
    .tip = Mit der erreichten Stellung weiterarbeiten, ein Schritt, den "Rückgängig" zurücknimmt
trying-none-yet = Noch kein Zug probiert
trying-back = Zurück
    .tip = Zurück zur Stellung davor ({ $keys })
trying-back-from-moves = Zurück zur Stellung davor; "Züge probieren" bringt die Züge wieder ({ $keys })
trying-write = Züge als Lösung eintragen
    .tip = Sie stehen dann in den Details; die Stellung bleibt

# Buttons that go through the moves, with the keys that do the same.
trying-first = Zum Anfang
    .tip = Zum Anfang (Pos1)
trying-previous = Ein Zug zurück
    .tip = Ein Zug zurück (Alt+Links, Bild auf)
trying-next = Ein Zug vor
    .tip = Ein Zug vor (Alt+Rechts, Bild ab)
trying-last = Letzter Zug
    .tip = Letzter Zug (Ende)
trying-none-before = Vor dieser Stellung kommt kein Zug
trying-none-after = Nach dieser Stellung kommt kein Zug

trying-moves = Probierte Züge
# What a screen reader says of a move: "Move 3. Nf3".
trying-heard = Zug { $number } { $played }
trying-none-played = Einen Zug auf dem Brett ausführen oder unten tippen.
trying-field = Zug
# example: a move such as Nf3.
trying-field-hint = Zug tippen: { $example } oder g1f3
trying-enter-plays = Enter führt ihn aus
trying-undo-brings-back = "Rückgängig" bringt { $played } wieder
trying-others = Hier auch probiert: { $moves }
trying-several-fit = Mehrere Züge passen: { $moves } oder { $last }
trying-no-move = Hier gibt es keinen Zug { $word }

# Notices, and why no moves can be tried.
trying-why-preview = Züge können probiert werden, sobald der Text im FEN-Feld eine FEN ist.
# verdict: "Checkmate, White wins".
trying-why-over = Es gibt keinen Zug zu probieren: { $verdict }.
# why: a sentence without its full stop.
trying-why-not = Hier können keine Züge probiert werden. { $why }.
trying-kept = { $count ->
    [one] Die Stellung nach 1 Zug ist übernommen
   *[other] Die Stellung nach { $count } Zügen ist übernommen
}
trying-left = { $count ->
    [one] Zurück zur Stellung; "Züge probieren" bringt 1 Zug wieder
   *[other] Zurück zur Stellung; "Züge probieren" bringt { $count } Züge wieder
}
trying-written = Die Züge wurden als Lösung eingetragen
trying-written-in-place = Die Züge wurden anstelle der bisherigen als Lösung eingetragen
trying-not-written = Die Stellung hat diese Züge schon als Lösung oder keinen Platz für sie.
trying-saves-before = Gespeichert wird die Stellung vor den Zügen. Um diese zu speichern, sie zuerst übernehmen.
