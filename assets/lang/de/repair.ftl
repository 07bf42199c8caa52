# Repair of chess problems: edits, merits of sound versions, and pieces that can be saved. piece is a name with its square.

repair-added = { $piece } hinzugefügt
repair-removed = { $piece } entfernt
repair-moved = { $piece } nach { $to } versetzt
repair-exchanged = { $piece } wird { $other }
repair-side-to-move = { $color } am Zug
repair-castling = { $change ->
    [granted] { $color } darf mit { $rook } rochieren
   *[removed] { $color } darf nicht mit { $rook } rochieren
}
repair-en-passant = En passant auf { $square }
repair-no-en-passant = Kein en passant
repair-transformed = { $transform ->
    [left] Brett um eine Linie nach links verschoben
    [right] Brett um eine Linie nach rechts verschoben
    [up] Brett um eine Reihe nach oben verschoben
    [down] Brett um eine Reihe nach unten verschoben
    [left-right] Brett links-rechts gespiegelt
   *[top-bottom] Brett oben-unten gespiegelt
}

repair-pieces = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
repair-keeps-key = behält den Schlüssel
repair-unused = unbenutzt: { $pieces }
repair-short-mates = { $count ->
    [one] { $count } Kurzmatt
   *[other] { $count } Kurzmatts
}
repair-duals = { $count ->
    [one] { $count } Dual
   *[other] { $count } Duale
}
repair-tries = { $count ->
    [one] { $count } Verführung
   *[other] { $count } Verführungen
}
repair-loses-set-play = verliert das Satzspiel

repair-unneeded = { $piece } ist nicht nötig
repair-weaker = { $piece }: ein { $role } genügt

# Was die Aufgabe mit der gehaltenen Figur auf einem Feld wäre. Folgt dem Namen des Feldes und einem Komma.
repair-same-key = hier korrekt
repair-other-key = hier korrekt mit dem Schlüssel { $key }
repair-cooked = hier nebenlösig
repair-short = hier eine kürzere Lösung
repair-no-solution = hier keine Lösung
