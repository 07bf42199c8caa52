# Where a text stops being FEN. Fields are told by their numbers, from 1 for the pieces to 6 for the move number.

notation-leading-text = Unerwarteter Text vor den Figuren: { $text }
notation-leading-white-space = Leerraum vor den Figuren
notation-rank-empty = Reihe { $rank } hat keine Felder
notation-rank-squares = Reihe { $rank } hat { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }: { $text }
notation-rank-many-squares = Reihe { $rank } hat mehr als 999 Felder: { $text }
notation-adjacent-digits = In Reihe { $rank } stehen zwei Zahlen nebeneinander: { $text }
notation-no-archbishop = Auf einem Brett mit 8x8 gibt es keinen Erzbischof („{ $text }“): Läufer (B) und Springer (N) kommen ihm am nächsten
notation-no-chancellor = Auf einem Brett mit 8x8 gibt es keinen Kanzler („{ $text }“): Turm (R) und Springer (N) kommen ihm am nächsten
notation-no-such-piece = „{ $text }“ ist keine Figur dieses Bretts; es hat K, Q, R, B, N und P
notation-bad-character = { $character } ist weder Figur noch Zahl
notation-too-few-ranks = { $ranks ->
        [one] Nur eine Reihe
       *[other] Nur { $ranks } Reihen
    } statt 8
notation-too-many-ranks = Es sind mehr als 8 Reihen
notation-missing-field = { $field ->
        [1] Die Figuren fehlen: 8 Reihen mit / dazwischen
        [2] Die Seite am Zug fehlt: w oder b
        [3] Die Rochaderechte fehlen: - oder Buchstaben aus KQkq
        [4] Das En-passant-Feld fehlt: - oder ein Feld wie e3
        [5] Der Halbzugzähler fehlt: 0 oder mehr
       *[6] Die Zugnummer fehlt: 1 oder mehr
    }
notation-extra-white-space = Mehr als ein Leerzeichen vor { $field ->
        [1] den Figuren
        [2] der Seite am Zug
        [3] den Rochaderechten
        [4] dem En-passant-Feld
        [5] dem Halbzugzähler
        [6] der Zugnummer
       *[7] dem, was folgt
    }
notation-not-a-space = { $character } vor { $field ->
        [1] den Figuren
        [2] der Seite am Zug
        [3] den Rochaderechten
        [4] dem En-passant-Feld
        [5] dem Halbzugzähler
        [6] der Zugnummer
       *[7] dem, was folgt
    } statt eines Leerzeichens
notation-bad-side = Die Seite am Zug muss w oder b sein, nicht { $word }
notation-bad-castling-letter = { $character } ist kein Rochadebuchstabe in { $word }
notation-castling-order = Rochadebuchstaben müssen in der Reihenfolge KQkq stehen, jeder nur einmal
notation-bad-en-passant = Das En-passant-Feld muss - oder ein Feld wie e3 sein, nicht { $word }
notation-en-passant-rank = Mit { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug muss das En-passant-Feld auf Reihe { $rank } liegen, nicht { $word }
notation-not-a-digit = { $character } ist keine Ziffer: { $field ->
        [5] Der Halbzugzähler
       *[6] Die Zugnummer
    } muss eine Zahl sein
notation-number-too-large = { $field ->
        [5] Der Halbzugzähler
       *[6] Die Zugnummer
    } ist zu groß; das Maximum ist 9999
notation-move-number-zero = Die Zugnummer muss 1 oder mehr sein
notation-trailing-white-space = Leerraum hinter der Zugnummer
notation-trailing-text = Unerwarteter Text hinter der Zugnummer: { $text }

# What stands there: a character, or nothing.

notation-nothing = nichts
notation-end = das Ende
notation-tab = ein Tabulator
notation-line-break = ein Zeilenumbruch
notation-no-break-space = ein geschütztes Leerzeichen
notation-invisible = das unsichtbare Zeichen { $code }

# What was mended, and where.

notation-place-before = Vor der Stellung
notation-place-pieces = Figuren
notation-place-side = Am Zug
notation-place-castling = Rochaderechte
notation-place-en-passant = En-passant-Feld
notation-place-clock = Halbzugzähler
notation-place-number = Zugnummer
notation-place-after = Hinter der Stellung
notation-mend-missing = Am Ende: „{ $values }“ ergänzt
notation-mend-separators = Zwischen den Feldern: je ein Leerzeichen
notation-mend-kept = { $place }: „{ $text }“ als Kommentar behalten
notation-mend-operations = { $place }: EPD-Operationen „{ $text }“
notation-mend-moves = Gespielte Züge: { $moves }
notation-mend-space = { $place }: davor ein Leerzeichen
notation-mend-space-instead = { $place }: davor ein Leerzeichen statt „{ $before }“
notation-mend-white-space = { $place }: Leerraum weggelassen
notation-mend-added = { $place }: „{ $after }“ ergänzt
notation-mend-left-out = { $place }: „{ $before }“ weggelassen
notation-mend-lines-left-out = { $place }: { $count } Zeilen weggelassen, beginnend mit „{ $first }“
notation-mend-read-whole = „{ $before }“ gelesen als { $after }
notation-mend-read = { $place }: „{ $before }“ als „{ $after }“ gelesen
notation-mend-rank = Reihe { $rank }: „{ $before }“ als „{ $after }“ gelesen
notation-shown-tab = Tab

# What is sloppy in an EPD record.

notation-epd-not-closed = Die letzte Operation endet nicht mit einem Semikolon
notation-epd-semicolon-in-field = Semikolon direkt hinter dem En-passant-Feld
notation-epd-empty-operation = Semikolon ohne Operation
notation-epd-clocks-as-fields = Die Zähler stehen wie in FEN, nicht als hmvc und fmvn
notation-epd-clock-out-of-range = Der Halbzugzähler muss 0 bis 9999 sein, die Zugnummer 1 bis 9999
notation-epd-unterminated-string = Eine Zeichenkette hat kein schließendes Anführungszeichen
notation-epd-foreign-quotes = Zeichenketten müssen in geraden doppelten Anführungszeichen stehen
notation-epd-comma = Operanden müssen durch Leerzeichen getrennt sein, nicht durch Kommas
notation-epd-string-as-opcode = Eine Zeichenkette statt eines Opcodes
notation-epd-odd-opcode = Ein Opcode muss mit einem Buchstaben beginnen
notation-epd-control-character = Steuerzeichen zwischen Wörtern
notation-epd-too-long = Nur das erste Megabyte der Operationen wurde gelesen

notation-bad-pocket = Figuren in der Hand müssen Buchstaben aus QRBNP in eckigen Klammern sein, höchstens 16 einer Art, nicht { $word }
notation-bad-checks = Schachgebote müssen als 3+3 geschrieben sein oder hinter den Zählern als +0+0, nicht { $word }
notation-place-rules = Regeln
notation-mend-rules = { $place }: { $after }, aus „{ $before }“
