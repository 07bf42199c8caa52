# Where a text stops being FEN. Fields are told by their numbers, from 1 for the pieces to 6 for the move number.

notation-leading-text = Vor den Figuren steht etwas: { $text }
notation-leading-white-space = Vor den Figuren steht Leerraum
notation-rank-empty = Reihe { $rank } hat keine Felder
notation-rank-squares = Reihe { $rank } hat { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }: { $text }
notation-rank-many-squares = Reihe { $rank } hat mehr als 999 Felder: { $text }
notation-adjacent-digits = In Reihe { $rank } stehen zwei Zahlen nebeneinander: { $text }
notation-no-archbishop = Auf einem Brett mit 8x8 gibt es keinen Erzbischof ("{ $text }"): Läufer (B) und Springer (N) kommen ihm am nächsten
notation-no-chancellor = Auf einem Brett mit 8x8 gibt es keinen Kanzler ("{ $text }"): Turm (R) und Springer (N) kommen ihm am nächsten
notation-no-such-piece = "{ $text }" ist keine Figur dieses Bretts; es hat K, Q, R, B, N und P
notation-bad-character = { $character } ist weder Figur noch Zahl
notation-too-few-ranks = { $ranks ->
        [one] Nur eine Reihe
       *[other] Nur { $ranks } Reihen
    } von 8
notation-too-many-ranks = Es sind mehr als 8 Reihen
notation-missing-field = { $field ->
        [1] Die Figuren fehlen: 8 Reihen mit / dazwischen
        [2] Die Seite am Zug fehlt: w oder b
        [3] Die Rochaderechte fehlen: - oder Buchstaben aus KQkq
        [4] Das En-passant-Feld fehlt: - oder ein Feld wie e3
        [5] Der Halbzugzähler fehlt: 0 oder mehr
       *[6] Die Zugnummer fehlt: 1 oder mehr
    }
notation-extra-white-space = Mehr als ein Leerzeichen steht vor { $field ->
        [1] den Figuren
        [2] der Seite am Zug
        [3] den Rochaderechten
        [4] dem En-passant-Feld
        [5] dem Halbzugzähler
        [6] der Zugnummer
       *[7] dem, was folgt
    }
notation-not-a-space = { $character } steht vor { $field ->
        [1] den Figuren
        [2] der Seite am Zug
        [3] den Rochaderechten
        [4] dem En-passant-Feld
        [5] dem Halbzugzähler
        [6] der Zugnummer
       *[7] dem, was folgt
    }, wo ein Leerzeichen hingehört
notation-bad-side = Am Zug ist w oder b, nicht { $word }
notation-bad-castling-letter = { $character } ist kein Rochadebuchstabe in { $word }
notation-castling-order = Rochadebuchstaben stehen in der Reihenfolge KQkq, jeder einmal
notation-bad-en-passant = Das En-passant-Feld ist - oder ein Feld wie e3, nicht { $word }
notation-en-passant-rank = Mit { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug liegt das En-passant-Feld auf Reihe { $rank }, nicht { $word }
notation-not-a-digit = { $character } ist keine Ziffer: { $field ->
        [5] Der Halbzugzähler
       *[6] Die Zugnummer
    } ist eine Zahl
notation-number-too-large = { $field ->
        [5] Der Halbzugzähler
       *[6] Die Zugnummer
    } ist höchstens 9999
notation-move-number-zero = Die Zugnummer ist 1 oder mehr
notation-trailing-white-space = Hinter der Zugnummer steht Leerraum
notation-trailing-text = Hinter der Zugnummer steht etwas: { $text }

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
notation-mend-missing = Am Ende: "{ $values }" ergänzt
notation-mend-separators = Zwischen den Teilen: je ein Leerzeichen
notation-mend-kept = { $place }: "{ $text }" als Kommentar behalten
notation-mend-operations = { $place }: die Operationen "{ $text }"
notation-mend-moves = Gespielte Züge: { $moves }
notation-mend-space = { $place }: davor ein Leerzeichen
notation-mend-space-instead = { $place }: davor ein Leerzeichen statt "{ $before }"
notation-mend-white-space = { $place }: Leerraum weggelassen
notation-mend-added = { $place }: "{ $after }" ergänzt
notation-mend-left-out = { $place }: "{ $before }" weggelassen
notation-mend-lines-left-out = { $place }: { $count } Zeilen weggelassen, beginnend mit "{ $first }"
notation-mend-read-whole = "{ $before }" gelesen als { $after }
notation-mend-read = { $place }: "{ $before }" als "{ $after }" gelesen
notation-mend-rank = Reihe { $rank }: "{ $before }" als "{ $after }" gelesen
notation-shown-tab = Tab

# What is sloppy in an EPD record.

notation-epd-not-closed = Die letzte Operation ist nicht mit einem Semikolon abgeschlossen
notation-epd-semicolon-in-field = Gleich hinter dem En-passant-Feld steht ein Semikolon
notation-epd-empty-operation = Ein Semikolon schließt keine Operation ab
notation-epd-clocks-as-fields = Die Zähler stehen wie in FEN, nicht als hmvc und fmvn
notation-epd-clock-out-of-range = Der Halbzugzähler ist 0 bis 9999, die Zugnummer 1 bis 9999
notation-epd-unterminated-string = Eine Zeichenkette hat kein schließendes Anführungszeichen
notation-epd-foreign-quotes = Zeichenketten stehen zwischen geraden doppelten Anführungszeichen
notation-epd-comma = Operanden werden durch Leerzeichen getrennt, nicht durch Kommas
notation-epd-string-as-opcode = Eine Zeichenkette steht, wo ein Opcode hingehört
notation-epd-odd-opcode = Ein Opcode beginnt mit einem Buchstaben
notation-epd-control-character = Zwischen Wörtern steht ein Steuerzeichen
notation-epd-too-long = Nur das erste Megabyte der Operationen wird gelesen

notation-bad-pocket = Figuren in der Hand sind Buchstaben aus QRBNP in eckigen Klammern, höchstens 16 einer Art, nicht { $word }
notation-bad-checks = Schachs werden als 3+3 gezählt oder hinter den Zählern als +0+0, nicht { $word }
notation-place-rules = Regeln
notation-mend-rules = { $place }: { $after }, wie "{ $before }" sagt
