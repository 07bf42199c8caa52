# The fields of a position: side to move, castling, en passant, clocks. Headings are above narrow fields.

fields-side = Am Zug
fields-white-to-move = Weiß am Zug
fields-black-to-move = Schwarz am Zug
fields-castling = Rochade
fields-en-passant = En passant
fields-halfmoves = Halbzüge
fields-halfmove-clock = Halbzugzähler
    .tip = Halbzugzähler: klicken zum Tippen, ziehen zum Ändern
fields-move = Zug
fields-move-number = Zugnummer
    .tip = Zugnummer: klicken zum Tippen, ziehen zum Ändern

# The castling checkboxes. castling: O-O or O-O-O; mover: "White".
fields-castles = { $mover } rochiert { $castling }
fields-castles-with-rook = { $mover } rochiert { $castling } mit dem Turm auf { $rook }
# castles: "White castles O-O".
fields-choose-rook = { $castles }: Turm wählen
fields-with-rook = Mit dem Turm auf { $rook }
fields-with-no-rook = Kein Rochaderecht
fields-several-rooks = Auf dieser Seite stehen mehrere Türme: den wählen, der rochiert
fields-right = { $mover } darf mit dem König auf { $king } und dem Turm auf { $rook } rochieren ({ $side ->
    [king] Königsflügel
   *[queen] Damenflügel
})
fields-right-by-file = { $mover } darf mit dem König auf { $king } und dem Turm auf { $rook } rochieren ({ $side ->
    [king] Königsflügel
   *[queen] Damenflügel
}). Der Buchstabe ist die Linie des Turms
# missing: one of the three clauses below.
fields-stated-right = { $side ->
    [king] { $mover } darf laut FEN am Königsflügel rochieren, aber { $missing }
   *[queen] { $mover } darf laut FEN am Damenflügel rochieren, aber { $missing }
}
fields-no-right = { $side ->
    [king] { $mover } kann am Königsflügel nicht rochieren: { $missing }
   *[queen] { $mover } kann am Damenflügel nicht rochieren: { $missing }
}
fields-no-king = { $color ->
    [white] auf der { $rank }. Reihe steht kein weißer König
   *[black] auf der { $rank }. Reihe steht kein schwarzer König
}
fields-no-rook = { $color ->
    [white] auf { $rook } steht kein weißer Turm
   *[black] auf { $rook } steht kein schwarzer Turm
}
fields-no-king-and-rook = { $color ->
    [white] auf der { $rank }. Reihe steht kein weißer König und auf { $rook } kein weißer Turm
   *[black] auf der { $rank }. Reihe steht kein schwarzer König und auf { $rook } kein schwarzer Turm
}
fields-why-no-castling = König und Turm stehen nirgends für eine Rochade bereit

# The drop-down of en passant squares.
fields-en-passant-square = En-passant-Feld
    .tip = Das Feld, das ein Bauer eben im Doppelschritt überschritten hat
fields-en-passant-hint = In der Liste wählen oder das Feld der { $rank }. Reihe anklicken, das ein Bauer eben überschritten hat. Esc: abbrechen
fields-no-square = Keins
fields-square-with-capture = { $square }, ein Bauer kann schlagen
fields-square-as-stated = { $square }, wie in der FEN
# why: a clause such as "d7 is occupied".
fields-not-passed = { $square } kann nicht das En-passant-Feld sein: { $why }

fields-board-without-castling = auf Brettern mit weniger als acht Linien gibt es keine Rochade
fields-rules-without-castling = diese Regeln haben keine Rochade

# The rules of variants.

fields-rules = Regeln
fields-checks-left = Schachgebote übrig
fields-white-checks = Schachgebote übrig, Weiß
fields-black-checks = Schachgebote übrig, Schwarz
fields-checks =
    .tip = Schachgebote, die diese Seite noch geben muss: klicken zum Tippen, ziehen zum Ändern
fields-why-no-rules = Andere Regeln brauchen ein 8x8-Brett
fields-lost-in-hand = Diese Regeln kennen keine Figuren in der Hand
fields-lost-promoted = Diese Regeln kennen keine Markierung umgewandelter Figuren
fields-lost-checks = Diese Regeln zählen keine Schachgebote
