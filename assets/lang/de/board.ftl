# The board, its tools and its style.

board-name = Brett
board-cancel = Abbrechen
board-apply = Übernehmen

# What the buttons and keys do, in one line below the FEN.

board-hint-draw = Auf einem anderen Feld loslassen: Pfeil von { $from }. Strg: rot. Alt: blau. Beide: gelb
board-hint-arrow-keys = Pfeiltasten: Spitze des Pfeils. Esc: kein Pfeil
board-hint-brush = Links: { $piece }. Rechts: { $other }. Rad: nächste Figur. Esc: Hand
board-hint-eraser = Links: Figuren entfernen. Rad: nächste Figur. Esc: Hand
board-hint-square = Buchstaben: Figuren. Ziffern: leere Felder. /: nächste Reihe. Entf: leer. Leertaste: wer am Zug ist. Esc: kein Feld
board-hint-hand = Ziehen: versetzen. Strg und ziehen: kopieren. Rechts: Menü, ziehen: Pfeil. Buchstaben: Figur am Zeiger
board-hint-put = Loslassen: { $piece } auf { $square }. Esc: zurück
board-hint-put-over = Loslassen: { $piece } auf { $square } (dort jetzt: { $other }). Esc: zurück
board-hint-back-to-hand = Loslassen: Hand. Esc: zurück
board-hint-put-or-go-on = Auf einem Feld loslassen: einmal { $piece }; hier: damit weitermachen. Esc: zurück
board-hint-select = Loslassen: { $square } auswählen. Esc: zurück
board-hint-copy = Loslassen: Kopie auf { $square }. Esc: zurück
board-hint-copy-over = Loslassen: Kopie auf { $square } (dort jetzt: { $other }). Esc: zurück
board-hint-move = Loslassen: { $piece } nach { $square }; neben dem Brett: entfernen. Strg: kopieren. Esc: zurück
board-hint-move-over = Loslassen: { $piece } nach { $square } (dort jetzt: { $other }); neben dem Brett: entfernen. Strg: kopieren. Esc: zurück
board-hint-no-copy = Hier losgelassen wird nichts kopiert. Esc: zurück
board-hint-remove = Loslassen: { $piece } entfernen. Esc: zurück

# The fields of FEN behind the pieces, typed onto the board.

board-field-side = wer am Zug ist, w oder b
board-field-castling = Rochade, Buchstaben wie KQkq, oder -
board-field-en-passant = en passant, ein Feld oder -
board-field-clock = Halbzugzähler, eine Zahl
board-field-number = Zugnummer
board-field-now = Jetzt: { $field }
board-field-next = Leertaste: { $field }
board-fields-complete = Die FEN ist vollständig
board-fields-begin = { $wanted }. Esc: zurück zu den Figuren
board-fields-typed = Getippt: { $typed }. { $wanted }. Rücktaste: zurücknehmen. Esc: Ende

# Why what was typed has no place on the board.

board-a-space = Ein Leerzeichen
board-refused-letter = { $typed } ist keine Figur: { $letters }, klein die schwarzen
board-refused-no-square = { $typed } braucht ein gewähltes Feld: anklicken oder Pfeiltaste drücken
board-refused-full = Kein Feld mehr für { $typed }. Leertaste: wer am Zug ist. Zweimal Pos1: erstes Feld
board-refused-last-rank = Das ist die letzte Reihe. Leertaste: wer am Zug ist. Zweimal Pos1: erstes Feld
board-refused-field = { $typed } passt hier nicht. { $wanted }

# Arrows and marks.

board-arrow-begun = Ein Pfeil von { $from }: Die Pfeiltasten bewegen seine Spitze, Enter zeichnet ihn, { $again } wechselt die Farbe.
board-no-square = Kein Feld ist gewählt und keines ist unter der Hand
board-nothing-drawn = In dieser Stellung ist nichts eingezeichnet

# The board for one who does not see it.

board-key-from-to = Schlüsselzug von { $from } nach { $to }
board-key-to = Schlüsselzug nach { $to }
board-can-be-reached = erreichbar
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
board-tool-eraser = Radierer: drücken und wischen, um Figuren zu entfernen (x)
board-piece-on = { $piece } auf { $square }
board-empty = Leer
board-empty-already = Auf diesem Feld steht nichts
board-en-passant = En passant hier
board-no-en-passant = Kein En passant hier
board-may-castle = { $side ->
        [white] Weiß
       *[black] Schwarz
    } darf mit diesem Turm rochieren

# The style of the board.

board-style-title = Brett und Figuren
board-style-explained = Die Auswahl ist sofort zu sehen. Exportierte Bilder folgen ihr, wenn für sie nichts anderes gewählt ist.
board-style-pieces = Figuren
board-style-board = Brett
board-style-own = Eigene Farben...
board-colors-title = Eigene Farben
board-colors-explained = Sie sind sofort auf dem Brett zu sehen. Auch exportierte Diagramme können sie haben.
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
board-color-fault = Eine Farbe wird als sechs hexadezimale Ziffern geschrieben, etwa #8DA3B7.
board-good-contrast = Guter Kontrast: mindestens { $men } zu 1 zwischen Figuren und Feldern, { $apart } zu 1 zwischen den Feldern.

# The tray of pieces in hand, and the mark of pieces that were pawns.

board-white-in-hand = Weiß in der Hand
board-black-in-hand = Schwarz in der Hand
board-in-hand = { $side ->
    [white] Weiß in der Hand
   *[black] Schwarz in der Hand
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
    [queen] Loslassen gibt eine Dame
    [rook] Loslassen gibt einen Turm
    [bishop] Loslassen gibt einen Läufer
    [knight] Loslassen gibt einen Springer
   *[pawn] Loslassen gibt einen Bauern
} in { $side ->
    [white] die Hand von Weiß
   *[black] die Hand von Schwarz
}. Esc: zurück
board-hint-king-in-hand = Ein König ist nie in der Hand. Esc: zurück
board-promoted = Umgewandelt
    .tip = War ein Bauer und wird geschlagen wieder einer
board-is-promoted = umgewandelt
