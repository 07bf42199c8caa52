# The board, its tools and its style.

board-name = Brett
board-cancel = Abbrechen
board-apply = Übernehmen

# Hints for mouse buttons and keys, in one line below the FEN.

board-hint-draw = Auf einem anderen Feld loslassen: Pfeil von { $from }. { window-key-ctrl }: rot. Alt: blau. Beide: gelb
board-hint-arrow-keys = Feld anklicken oder Pfeiltasten: Pfeilspitze. Enter: zeichnen. Esc: abbrechen
board-hint-brush = Links: { $piece }. Rechts: { $other }. Rad: nächste Figur. Esc: Hand
board-hint-eraser = Links: Figuren entfernen. Rad: nächste Figur. Esc: Hand
board-hint-square = Buchstaben: Figuren. Ziffern: leere Felder. /: nächste Reihe. Entf: leer. Leertaste: wer am Zug ist. Esc: abwählen
board-hint-hand = Ziehen: versetzen. { window-key-ctrl } und ziehen: kopieren. Rechts: Menü, ziehen: Pfeil. Buchstaben: Figur am Zeiger
board-hint-put = Loslassen: { $piece } auf { $square }. Esc: abbrechen
board-hint-put-over = Loslassen: { $piece } auf { $square } (dort jetzt: { $other }). Esc: abbrechen
board-hint-back-to-hand = Loslassen: Hand. Esc: abbrechen
board-hint-put-or-go-on = Auf einem Feld loslassen: einmal { $piece }; hier: weitermalen. Esc: abbrechen
board-hint-select = Loslassen: { $square } auswählen. Esc: abbrechen
board-hint-copy = Loslassen: Kopie auf { $square }. Esc: abbrechen
board-hint-copy-over = Loslassen: Kopie auf { $square } (dort jetzt: { $other }). Esc: abbrechen
board-hint-move = Loslassen: { $piece } nach { $square }; neben dem Brett: entfernen. { window-key-ctrl }: kopieren. Esc: abbrechen
board-hint-move-over = Loslassen: { $piece } nach { $square } (dort jetzt: { $other }); neben dem Brett: entfernen. { window-key-ctrl }: kopieren. Esc: zurück
board-hint-no-copy = Hier loslassen: nichts kopieren. Esc: abbrechen
board-hint-remove = Loslassen: { $piece } entfernen. Esc: abbrechen

# The FEN fields after the piece placement, typed onto the board.

board-field-side = wer am Zug ist, w oder b
board-field-castling = Rochade, Buchstaben wie KQkq, oder -
board-field-en-passant = en passant, ein Feld oder -
board-field-clock = Halbzugzähler, eine Zahl
board-field-number = Zugnummer
board-field-now = Jetzt: { $field }
board-field-next = Leertaste: { $field }
board-fields-complete = Die FEN ist vollständig
board-fields-begin = { $wanted }. Esc: zurück zu den Figuren
board-fields-typed = Getippt: { $typed }. { $wanted }. Rücktaste: zurücknehmen. Esc: beenden

# Why typed characters are refused.

board-a-space = Ein Leerzeichen
board-refused-letter = { $typed } ist keine Figur: { $letters }, Kleinbuchstaben für Schwarz
board-refused-no-square = Für { $typed } erst ein Feld wählen: anklicken oder Pfeiltaste drücken
board-refused-full = Kein Feld mehr für { $typed }. Leertaste: wer am Zug ist. Zweimal Pos1: erstes Feld
board-refused-last-rank = Das ist die letzte Reihe. Leertaste: wer am Zug ist. Zweimal Pos1: erstes Feld
board-refused-field = { $typed } passt hier nicht. { $wanted }

# Arrows and marks.

board-arrow-begun = Pfeil von { $from }: ein Feld anklicken, oder die Spitze mit den Pfeiltasten bewegen und Enter drücken. { $again } wechselt die Farbe.
board-no-square = Kein Feld ist gewählt oder unter dem Mauszeiger
board-nothing-drawn = Diese Stellung hat keine Pfeile oder Markierungen

# The board for screen readers.

board-key-from-to = Schlüsselzug von { $from } nach { $to }
board-key-to = Schlüsselzug nach { $to }
board-can-be-reached = mögliches Zielfeld
board-possible-origin = mögliches Ausgangsfeld
board-tools = Werkzeuge, { $row ->
        [upper] obere Reihe
       *[lower] untere Reihe
    }
board-tool-in-row = { $tool }, { $row ->
        [upper] obere Reihe
       *[lower] untere Reihe
    }

# Tools and the menu of a square.

board-tool-hand = Hand: Figuren ziehen, Feld zum Tippen anklicken, Pfeile mit der rechten Taste zeichnen (Esc)
board-tool-brush = { $piece }: auf ein Feld ziehen, oder klicken und damit malen ({ $letter })
board-tool-eraser = Radierer: Figuren anklicken oder überstreichen, um sie zu entfernen (x)
board-piece-on = { $piece } auf { $square }
board-empty = Leer
board-empty-already = Dieses Feld ist leer
board-en-passant = En passant hier
board-no-en-passant = Kein En passant hier
board-may-castle = { $side ->
        [white] Weiß
       *[black] Schwarz
    } darf mit diesem Turm rochieren

# The style of the board.

board-style-title = Brett und Figuren
board-style-explained = Änderungen gelten sofort. Exporte übernehmen sie, wenn dort nichts anderes gewählt ist.
board-style-pieces = Figuren
board-style-board = Brett
board-style-own = Eigene Farben…
board-colors-title = Eigene Farben
board-colors-explained = Änderungen gelten sofort. Auch exportierte Diagramme können diese Farben haben.
board-colors-reset = Zurücksetzen
board-light-squares = Helle Felder
board-dark-squares = Dunkle Felder
board-sliders = Regler für
board-sliders-light = Hell
    .tip = Regler für helle Felder
board-sliders-dark = Dunkel
    .tip = Regler für dunkle Felder
board-hue = Farbton
board-saturation = Sättigung
board-brightness = Helligkeit
board-color-fault = Eine Farbe als sechs hexadezimale Ziffern eingeben, etwa #8DA3B7.
board-good-contrast = Guter Kontrast: mindestens { $men } zu 1 zwischen Figuren und Feldern, { $apart } zu 1 zwischen den Feldern.

# The tray of pieces in hand, and the mark of promoted pieces.

board-white-in-hand = Figuren in der Hand, Weiß
board-black-in-hand = Figuren in der Hand, Schwarz
board-in-hand = { $side ->
    [white] Figuren in der Hand, Weiß
   *[black] Figuren in der Hand, Schwarz
}: { $piece ->
    [queen] { $count ->
        [one] 1 Dame
       *[other] { $count } Damen
    }
    [rook] { $count ->
        [one] 1 Turm
       *[other] { $count } Türme
    }
    [bishop] { $count } Läufer
    [knight] { $count } Springer
   *[pawn] { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
}
board-in-hand-change = Klick: eine mehr. Rechtsklick: eine weniger. Ziehen: aufs Brett. Tasten: + und -
board-in-hand-try = Auf ein Feld ziehen, oder anklicken und dann das Feld
board-hint-in-hand = Links: eine mehr in der Hand. Rechts: eine weniger. Ziehen: aufs Brett
board-hint-put-in-hand = { $piece ->
    [queen] Loslassen: eine Dame
    [rook] Loslassen: einen Turm
    [bishop] Loslassen: einen Läufer
    [knight] Loslassen: einen Springer
   *[pawn] Loslassen: einen Bauern
} in { $side ->
    [white] die Hand von Weiß
   *[black] die Hand von Schwarz
}. Esc: abbrechen
board-hint-king-in-hand = Ein König kann nicht in der Hand sein. Esc: abbrechen
board-arrow-from-here = Pfeil von hier
board-promoted = Umgewandelt
    .tip = Ein umgewandelter Bauer; geschlagen wird er wieder zum Bauern
board-is-promoted = umgewandelt
