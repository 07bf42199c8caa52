# Positions that are read from pictures.

picture-heading = Bild
picture-close = Bild schließen
picture-of-clipboard = Zwischenablage
picture-canvas = Das Bild ({ $name }) mit dem gefundenen Brett
picture-waiting = Auf etwas anderes wird gewartet
picture-reading = Bild wird gelesen
picture-failed = Das Bild konnte nicht gelesen werden. Nichts wurde geändert.
picture-not-of-board = Die Stellung auf dem Brett ist nicht aus diesem Bild.

# The picture itself.

picture-board-alone = Brett
    .tip = Nur das Brett zeigen
picture-whole = Ganzes Bild
    .tip = Das ganze Bild zeigen, um die Ecken beliebig zu verschieben
picture-turn = Drehen
    .tip = Jetzt ist { $side ->
            [white] Weiß
           *[black] Schwarz
        } unten im Bild; stattdessen die andere Seite
picture-turn-board = Brett drehen
    .tip = Die andere Seite nach unten
picture-board-of = Brett { $number } von { $count }
picture-no-board = Kein Brett gefunden. Die Ecken auf die der 64 Felder ziehen, ohne den Rahmen.
picture-read-there = Brett dort lesen

# Corrections and what they teach.

picture-square = { $square }: { $piece }
picture-square-empty = { $square }: leer
picture-corrected = Korrigiert: { $squares }.
picture-remember = Stil merken
    .tip = Die nächsten Bilder in diesem Stil besser lesen
picture-set-alike = { $count ->
        [one] 1 gleich aussehendes Feld
       *[other] { $count } gleich aussehende Felder
    } ändern
    .tip = { $squares }. Der Stil wird für die nächsten Bilder gemerkt.
picture-remembered = { $count ->
        [one] 1 Stil
       *[other] { $count } Stile
    } gemerkt. Vergessen
    .tip = Bilder wieder lesen, als wäre keines korrigiert worden
picture-forget = Gelerntes aus Korrekturen vergessen
picture-forgotten = Was aus Korrekturen von Bildern gelernt wurde, ist vergessen
picture-not-stored = Die Korrekturen werden nicht für die nächste Sitzung gemerkt: { $why }.

# What is in doubt, and what is assumed.

picture-no-doubt = Kein Feld ist zweifelhaft.
picture-doubts = { $count ->
        [one] 1 Feld ist
       *[other] { $count } Felder sind
    } zweifelhaft.
picture-doubts-named = { $count ->
        [one] 1 Feld ist
       *[other] { $count } Felder sind
    } zweifelhaft: { $squares }.
picture-all-right = Alle stimmen
    .tip = Auf dem Brett steht, was das Bild zeigt; den Stil merken
picture-bottom-unsure = Es ist nicht sicher, dass { $side ->
        [white] Weiß
       *[black] Schwarz
    } unten ist.
picture-assumed = Angenommen: Weiß am Zug.
picture-assumed-castling = Angenommen: Weiß am Zug und die Rochaderechte.
