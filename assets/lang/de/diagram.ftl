# Diagrams and pages of diagrams: their words, and errors.

diagram-white-to-move = Weiß am Zug
diagram-black-to-move = Schwarz am Zug

# Pages.

diagram-file-title = Diagramme
diagram-solution = Lösung
diagram-solutions = Lösungen
diagram-solutions-of = { $title }: Lösungen
diagram-unsolved = { $count ->
        [one] Zu 1 Stellung
       *[other] Zu { $count } Stellungen
    } ist keine Lösung angegeben

# Puzzles that are solved in an HTML page.

diagram-solve-board = Brett von Diagramm { $number }.
diagram-solve-typed = Ihr Zug in Diagramm { $number }
diagram-solve-keys = Pfeiltasten wählen ein Feld, Enter nimmt eine Figur und setzt sie ab, Esc lässt sie los, Buchstaben schreiben einen Zug.
diagram-solve-count = { $solved } von { $total } gelöst
diagram-solve-move = Ihr Zug
diagram-solve-hint = Tipp
diagram-solve-back = Zurück
diagram-solve-restart = Von vorn
diagram-solve-promote = Umwandeln in
diagram-solve-moves = Es zieht: { $piece }
diagram-solve-empty = { $square }, leer
diagram-solve-picked = { $piece } auf { $square } genommen
diagram-solve-next = { $played } ist richtig. Die Antwort ist { $reply }; Sie sind am Zug.
diagram-solve-continue = { $played } ist richtig. Wie geht es weiter?
diagram-solve-solved = Gelöst: { $played }
diagram-solve-forced = Gelöst: { $played } erzwingt den Rest, höchstens { $count } weitere Züge
diagram-solve-refuted = { $played } scheitert an { $reply }
diagram-solve-stalemate = { $played } ist patt
diagram-solve-late = Nach { $played } kommt das Matt nicht rechtzeitig
diagram-solve-other = { $played } ist nicht die Lösung
diagram-solve-illegal = { $played } ist hier kein legaler Zug
diagram-solve-over = Schon gelöst. „Von vorn“ stellt die Stellung wieder auf.
diagram-solve-piece = { $side ->
        [white] { $piece ->
            [K] weißer König
            [Q] weiße Dame
            [R] weißer Turm
            [B] weißer Läufer
            [N] weißer Springer
            [A] weißer Erzbischof
            [C] weißer Kanzler
           *[P] weißer Bauer
        }
       *[black] { $piece ->
            [K] schwarzer König
            [Q] schwarze Dame
            [R] schwarzer Turm
            [B] schwarzer Läufer
            [N] schwarzer Springer
            [A] schwarzer Erzbischof
            [C] schwarzer Kanzler
           *[P] schwarzer Bauer
        }
    }

# The alternative text of a diagram. Pieces and colours of marks are selected by their English letters.

diagram-alt = Schachdiagramm
diagram-alt-size = Schachdiagramm mit { $files } mal { $ranks } Feldern
diagram-alt-side = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $men }
diagram-alt-men = { $piece ->
        [K] { $count ->
            [one] König
           *[other] Könige
        }
        [Q] { $count ->
            [one] Dame
           *[other] Damen
        }
        [R] { $count ->
            [one] Turm
           *[other] Türme
        }
        [B] Läufer
        [N] Springer
        [A] { $count ->
            [one] Erzbischof
           *[other] Erzbischöfe
        }
        [C] Kanzler
       *[P] { $count ->
            [one] Bauer
           *[other] Bauern
        }
    } { $squares }
diagram-alt-no-men = keine Figuren
diagram-hand = { $side ->
        [white] Weiß
       *[black] Schwarz
    } in der Hand: { $pieces }
diagram-hand-pieces = { $piece ->
        [Q] { $count ->
            [one] Dame
           *[other] { $count } Damen
        }
        [R] { $count ->
            [one] Turm
           *[other] { $count } Türme
        }
        [B] { $count ->
            [one] Läufer
           *[other] { $count } Läufer
        }
        [N] { $count ->
            [one] Springer
           *[other] { $count } Springer
        }
       *[P] { $count ->
            [one] Bauer
           *[other] { $count } Bauern
        }
    }
diagram-checks = { $count ->
        [one] noch 1 Schachgebot
       *[other] noch { $count } Schachgebote
    }
diagram-checks-of = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: noch { $count ->
        [one] 1 Schachgebot
       *[other] { $count } Schachgebote
    }
diagram-alt-castling = { $side ->
        [white] Weiß
       *[black] Schwarz
    } darf { $way ->
        [king] kurz
        [queen] lang
       *[both] kurz und lang
    } rochieren
diagram-alt-castling-rooks = { $side ->
        [white] Weiß
       *[black] Schwarz
    } darf mit { $count ->
        [one] dem Turm auf der Linie
       *[other] den Türmen auf den Linien
    } { $files } rochieren
diagram-alt-en-passant = En passant auf { $square }
diagram-alt-mark = { $color ->
        [G] Grüne
        [R] Rote
        [B] Blaue
       *[Y] Gelbe
    } Markierung auf { $square }
diagram-alt-arrow = { $color ->
        [G] Grüner
        [R] Roter
        [B] Blauer
       *[Y] Gelber
    } Pfeil von { $from } nach { $to }
diagram-alt-caption = Unterschrift: { $text }

# The colours of boards, in a drop-down list.

diagram-colors-slate = Schiefer
diagram-colors-walnut = Nussbaum
diagram-colors-meadow = Wiese
diagram-colors-contrast = Kontrastreich
diagram-colors-print = Schraffiert
diagram-colors-custom = Eigene

# Why a diagram cannot be drawn, or a text is not a colour.

diagram-size-fault = ein Bild muss { $least } bis { $most } Pixel je Seite haben, nicht { $size }
diagram-animation-empty = es gibt keine Züge zu zeigen
diagram-animation-too-large = diese Züge brauchen in dieser Größe zu viel Speicher; eine kleinere kann gehen
diagram-drawing-fault = das Bild kann nicht gezeichnet werden: { $why }
diagram-latex-no-piece = die Schachschriften von LaTeX haben keinen { $piece ->
        [A] Erzbischof
       *[C] Kanzler
    }
diagram-latex-not-standard = das LaTeX-Paket xskak unterstützt nur 8x8-Bretter
diagram-latex-too-high = das LaTeX-Paket diagram unterstützt keine Bretter mit zehn Reihen
diagram-typst-no-piece = das Typst-Paket { $package } hat keinen { $piece ->
        [A] Erzbischof
       *[C] Kanzler
    }
diagram-typst-not-standard = das Typst-Paket staunton unterstützt nur 8x8-Bretter
diagram-typst-too-high = das Typst-Paket board-n-pieces zeichnet keine Pfeile zur zehnten Reihe
diagram-font-no-piece = die Schachschriften haben keinen { $piece ->
        [A] Erzbischof
       *[C] Kanzler
    }
diagram-font-too-large = die Schachschriften haben Koordinaten für höchstens 8 Linien und Reihen; die Koordinaten weglassen
diagram-color-fault = eine Farbe braucht sechs hexadezimale Ziffern, etwa #8DA3B7
diagram-squares-fault = eigene Farben sind zwei, für helle und dunkle Felder, etwa EFE8F3,A892C0
diagram-coloring-fault = weder der Name einer Farbgebung noch zwei Farben
