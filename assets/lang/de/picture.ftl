# Positions that are read from pictures.

picture-heading = Bild
picture-close = Bild schließen
picture-of-clipboard = Zwischenablage
picture-canvas = Das Bild ({ $name }) mit dem gefundenen Brett
picture-waiting = Ein anderer Vorgang läuft noch
picture-reading = Bild wird gelesen
picture-reading-pages = Die Seiten von { $name } werden gelesen
picture-page = { $name }, Seite { $number }
picture-pages-failed = { $count ->
        [one] Eine Seite konnte
       *[other] { $count } Seiten konnten
    } nicht gezeichnet werden.
picture-no-board-on-pages = { $count ->
        [0] Das Dokument hat keine Seiten.
       *[other] Auf den { $count } Seiten wurde kein Brett gefunden.
    }
picture-failed = Das Bild konnte nicht gelesen werden. Nichts wurde geändert.
picture-not-of-board = Die Stellung auf dem Brett ist nicht aus diesem Bild.

# The picture itself.

picture-board-alone = Brett
    .tip = Nur das Brett zeigen
picture-whole = Ganzes Bild
    .tip = Das ganze Bild zeigen, um die Ecken beliebig zu verschieben
picture-turn = Drehen
    .tip = { $side ->
            [white] Weiß
           *[black] Schwarz
        } ist unten im Bild; klicken, um die Seiten zu tauschen
picture-turn-board = Brett drehen
    .tip = Die andere Seite nach unten bringen
picture-turned-too = { $count ->
        [one] Ein weiteres Brett
       *[other] { $count } weitere Bretter
    } mit unbekannter Seite { $count ->
        [one] wurde
       *[other] wurden
    } ebenfalls gedreht
picture-board-of = Brett { $number } von { $count }
picture-no-board = Kein Brett gefunden. Die Ecken auf die Ecken der 64 Felder ziehen, ohne den Rahmen.
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
    .tip = Alles vergessen, was aus korrigierten Bildern gelernt wurde
picture-forget = Gelernte Stile vergessen
picture-forgotten = Die gelernten Stile wurden vergessen
picture-not-stored = Die Korrekturen konnten nicht für die nächste Sitzung gespeichert werden: { $why }.

# What is in doubt, and what is assumed.

picture-no-doubt = Alle Felder erkannt.
picture-doubts = { $count ->
        [one] 1 Feld ist
       *[other] { $count } Felder sind
    } unsicher.
picture-doubts-named = { $count ->
        [one] 1 Feld ist
       *[other] { $count } Felder sind
    } unsicher: { $squares }.
picture-all-right = Alles richtig
    .tip = Bestätigen, dass das Brett dem Bild entspricht, und den Stil merken
picture-next-doubt = Nächstes unsicheres Feld
    .tip = Das gewählte Feld so übernehmen, wie es auf dem Brett steht, gleiche Zeichnungen auf allen Brettern setzen und weitergehen (Shift+F8)
picture-no-doubt-left = Kein Feld ist mehr unsicher
picture-no-doubts = die Felder des Bildes sind sicher
picture-none = zu diesem Brett gibt es kein Bild
picture-truncated = Die Datei dieses Bildes ist unvollständig, das Brett kann falsch sein.
picture-bottom-unsure = Es ist nicht sicher, dass { $side ->
        [white] Weiß
       *[black] Schwarz
    } unten ist.
picture-assumed = Angenommen: Weiß am Zug.
picture-assumed-castling = Angenommen: Weiß am Zug und die Rochaderechte.
picture-side-in-caption = { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug laut Bildunterschrift.
picture-side-in-check = { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug, denn der König steht im Schach.
picture-assumed-castling-alone = Angenommen: die Rochaderechte.
