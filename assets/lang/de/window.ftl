# Words that several features of the window share.

window-which-all = Alle Stellungen ({ $count })
window-which-selected = Gewählte Stellungen ({ $count })
window-which-found = Gefundene Stellungen ({ $count })
window-empty-board = Das Brett ist leer
window-white-to-move = Weiß am Zug
window-black-to-move = Schwarz am Zug

# The name of a square for a screen reader: "e4, white knight".
window-square-empty = { $square }, leer
# Behind the name of a square; the color is green, red, blue or yellow.
window-square-marked = { $color ->
        [red] , rot markiert
        [blue] , blau markiert
        [yellow] , gelb markiert
       *[green] , grün markiert
    }
window-square-arrow = { $color ->
        [red] , roter Pfeil nach { $to }
        [blue] , blauer Pfeil nach { $to }
        [yellow] , gelber Pfeil nach { $to }
       *[green] , grüner Pfeil nach { $to }
    }
window-mark = { $color ->
        [red] rote Markierung auf { $square }
        [blue] blaue Markierung auf { $square }
        [yellow] gelbe Markierung auf { $square }
       *[green] grüne Markierung auf { $square }
    }
window-arrow = { $color ->
        [red] roter Pfeil von { $from } nach { $to }
        [blue] blauer Pfeil von { $from } nach { $to }
        [yellow] gelber Pfeil von { $from } nach { $to }
       *[green] grüner Pfeil von { $from } nach { $to }
    }

# Material: how many men there are, and who has more of what.
window-material-counts = { $white ->
        [one] 1 weiße Figur, { $black } schwarze
       *[other] { $white } weiße Figuren, { $black } schwarze
    }
window-material-same-value = verschiedene Figuren von gleichem Wert
window-material-points = { $side ->
        [white] Weiß hat { $points } Punkte mehr
       *[black] Schwarz hat { $points } Punkte mehr
    }
window-material-up = { $side ->
        [white] Weiß hat { $men } mehr
       *[black] Schwarz hat { $men } mehr
    }
window-material-for = { $side ->
        [white] Weiß hat { $own } für { $other }
       *[black] Schwarz hat { $own } für { $other }
    }
# Men as an object: "a rook", "2 pawns".
window-men-king = { $count ->
        [one] einen König
       *[other] { $count } Könige
    }
window-men-queen = { $count ->
        [one] eine Dame
       *[other] { $count } Damen
    }
window-men-rook = { $count ->
        [one] einen Turm
       *[other] { $count } Türme
    }
window-men-bishop = { $count ->
        [one] einen Läufer
       *[other] { $count } Läufer
    }
window-men-knight = { $count ->
        [one] einen Springer
       *[other] { $count } Springer
    }
window-men-pawn = { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
window-men-archbishop = { $count ->
        [one] einen Erzbischof
       *[other] { $count } Erzbischöfe
    }
window-men-chancellor = { $count ->
        [one] einen Kanzler
       *[other] { $count } Kanzler
    }

# At the end of a row of names.
window-others = { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }
window-and-more = { $first } und { $count } weitere

window-check-from = Schach von { $squares }
window-fifty-moves = 50 Züge ohne Schlagfall und Bauernzug: Remis kann reklamiert werden
window-seventy-five-moves = 75 Züge ohne Schlagfall und Bauernzug: Die Partie ist remis
window-start = Grundstellung
window-start-of-chess960 = Chess960-Grundstellung { $number }

# The six fields of FEN.
window-fen-placement = Figurenstellung: Reihe 8 bis 1, jede von der a-Linie an; Ziffern sind leere Felder
window-fen-side = Zugrecht: w oder b
window-fen-castling = Rochaderechte: K und Q für Weiß, k und q für Schwarz, oder -
window-fen-en-passant = En-passant-Feld: das Feld, über das gerade ein Bauer im Doppelschritt zog, oder -
window-fen-halfmove-clock = Halbzugzähler: Halbzüge seit dem letzten Schlagfall oder Bauernzug
window-fen-move-number = Zugnummer: zählt ganze Züge ab 1

# What the usual opcodes of EPD say.
window-opcode-id = Kennung
window-opcode-bm = bester Zug
window-opcode-am = zu meidender Zug
window-opcode-dm = Matt in Zügen
window-opcode-comment = Kommentar
window-opcode-pv = erwartete Variante
window-opcode-pm = erwarteter Zug
window-opcode-sm = gespielter Zug
window-opcode-ce = Bewertung in Hundertstelbauern
window-opcode-acd = Analysetiefe
window-opcode-acn = untersuchte Knoten
window-opcode-acs = Sekunden der Analyse
window-opcode-eco = Eröffnungscode
window-opcode-rc = Zahl der Wiederholungen
window-opcode-hmvc = Halbzugzähler
window-opcode-fmvn = Zugnummer
window-opcode-variation = Name der Variante

# What the usual tags of PGN say.
window-tag-white = wer Weiß spielt
window-tag-black = wer Schwarz spielt
window-tag-event = Turnier oder Wettkampf
window-tag-site = wo gespielt wurde
window-tag-date = wie 2026.11.23
window-tag-round = Nummer der Runde
window-tag-result = 1-0, 0-1, 1/2-1/2, *
window-tag-white-elo = Elo von Weiß
window-tag-black-elo = Elo von Schwarz
window-tag-eco = Eröffnungscode
window-tag-annotator = wer kommentiert hat
window-tag-termination = wie sie endete

# How long ago something was.
window-age-moment = gerade eben
window-age-minutes = { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
window-age-hours = { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
window-age-days = { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }

window-edited-detached = Die Stellungen hier stehen in keiner Datei mehr.
window-edited-order = Hier wurden Stellungen verschoben oder entfernt.
window-edited = { $count ->
        [one] 1 Stellung ist hier bearbeitet.
       *[other] { $count } Stellungen sind hier bearbeitet.
    }
window-game-stops-fitting = Die Züge der Partie { $names } sind aus ihrer bearbeiteten Stellung nicht spielbar.
window-games-stop-fitting = Die Züge der Partien { $names } sind aus ihren bearbeiteten Stellungen nicht spielbar.
window-many-games-stop-fitting = Die Züge von { $count } Partien sind aus ihren bearbeiteten Stellungen nicht spielbar, darunter { $names }.

# Sets of pieces.
window-pieces-classic = Klassisch
window-pieces-bold = Kräftig
window-pieces-simple = Einfach
window-pieces-book = Buch

# What makes the colours of a board hard to read.
window-colors-alike = Helle und dunkle Felder sind schwer zu unterscheiden.
window-colors-swapped = Die hellen Felder sind dunkler als die dunklen.
window-white-on-dark = Weiße Figuren sind auf den dunklen Feldern schwer zu sehen. Hellere würden helfen.
window-white-on-light = Weiße Figuren sind auf den hellen Feldern schwer zu sehen. Hellere würden helfen.
window-black-on-dark = Schwarze Figuren sind auf den dunklen Feldern schwer zu sehen. Hellere würden helfen.
window-black-on-light = Schwarze Figuren sind auf den hellen Feldern schwer zu sehen. Hellere würden helfen.

window-tool-hand = Hand
window-tool-eraser = Radierer

# What a list says of a position.
window-brief-checkmate = Matt
window-brief-stalemate = Patt
window-brief-dead-draw = Tote Stellung
window-problems = { $count ->
        [one] 1 Problem
       *[other] { $count } Probleme
    }
window-other-readings = { $count ->
        [one] 1 andere Lesart
       *[other] { $count } andere Lesarten
    }

# What can be done about a file that cannot be saved.
window-way-out-no-path = Mit „Speichern unter“ eine wählen.
window-way-out-place = Mit „Speichern unter“ einen anderen Ort wählen.
window-way-out-room = Platz schaffen oder mit „Speichern unter“ einen anderen Ort wählen.
window-settings-broken = Die Einstellungen in { $path } sind nicht lesbar ({ $error }), daher gelten die Vorgaben. Die Datei bleibt als { $kept } erhalten.
window-settings-unreadable = Die Einstellungen in { $path } sind nicht lesbar ({ $error }), daher gelten die Vorgaben.
window-settings-too-large = größer als 1 MB
window-way-out-reload = Die Datei neu laden oder nur die bearbeiteten Stellungen speichern.
window-way-out-add-again = Das Hinzufügen rückgängig machen und die Datei noch einmal hinzufügen.
window-way-out-put-back = Die ursprüngliche Datei wiederherstellen und noch einmal versuchen.
window-reading-broken-off = { $name } wurde nicht bis zum Ende gelesen. Die Stellungen nach den gezeigten bleiben unverändert; um sie zu sehen, die Datei noch einmal öffnen.
window-reading-unreadable = { $name } konnte nicht bis zum Ende gelesen werden: Der Datenträger ist fehlerhaft, oder ein anderes Programm hat die Datei gekürzt. Gezeigt werden die bisher gefundenen Stellungen.
window-reading-too-many = { $name } hat zu viele Stellungen: Das Maximum sind etwa 2 Milliarden. Die übrigen bleiben in der Datei, werden aber nicht gezeigt.

# In what the ways to read a text differ.
window-differs-size = { $size } Felder
window-differs-rank = Reihe { $rank } ist { $squares }
window-differs-castling = Rochade { $rights }
window-differs-no-castling = keine Rochade
window-differs-en-passant = en passant { $square }
window-differs-no-en-passant = kein En passant
window-differs-halfmove-clock = Halbzugzähler { $clock }
window-differs-move-number = Zugnummer { $number }

window-seconds-wrong = Sekunden von 0,1 bis 86.400 eingeben
window-shortcut-in-list = { $keys } in der Liste

# File dialogs.
window-no-dialogs = Kein Dateidialog verfügbar: zenity oder ein Desktop-Portal installieren.
window-filter-positions = Stellungen
window-filter-pictures = Bilder
window-filter-all = Alle Dateien
window-clipboard-no-text = sie enthält keinen Text
window-clipboard-no-answer = das Programm, aus dem kopiert wurde, antwortet nicht
window-clipboard-too-large = sie enthält mehr als { $most } MB
window-no-home = es gibt keinen persönlichen Ordner
window-no-home-warning = Es gibt keinen persönlichen Ordner. Einstellungen und ungespeicherte Änderungen werden nicht aufbewahrt.
window-folder-unusable = „{ $folder }“ kann nicht benutzt werden: { $why }
window-home-not-set = HOME ist nicht gesetzt. Einstellungen werden in { $folder } gespeichert.

window-work-failed = Der Vorgang ist fehlgeschlagen. Nichts wurde geändert.
window-work-cancelled = Der Vorgang wurde abgebrochen. Nichts wurde geändert.
window-reading = { $name } wird gelesen
window-untitled-file = der unbenannten Datei
window-edits-discarded = Die Änderungen an { $name } wurden verworfen
window-clipboard-unusable = Die Zwischenablage kann nicht benutzt werden: { $why }.
window-clipboard-unreadable = Die Zwischenablage ist nicht lesbar: { $why }.
window-text-too-long = Keine Stellung in diesem Text mit { $count } Zeichen gefunden. Nichts wurde geändert.
window-finish-first = { $what }. Erst beenden oder hier mit Esc verwerfen.
window-unfinished-fen = Unfertiger Text im FEN-Feld
window-unfinished-operation = Unfertiger Text in einer Operation
window-settings-not-kept = Die Einstellungen können nicht gespeichert werden: { $why }.
window-notice-more = und { $count } weitere
window-path-join = Stellungen aus einer Datei hinzufügen
    .action = Hinzufügen
window-path-picture = Eine Stellung aus einem Bild lesen
    .action = Lesen

# What is known of a position as a puzzle.
window-puzzle-not-searched = { $asked } · nicht untersucht
window-puzzle-mated = Schon matt
window-puzzle-none = Kein { goal-name } in { $number }
window-puzzle-judged = { goal-name } in { $number } · { $verdict }
window-puzzle-sound = korrekt
window-puzzle-several = mehrere Lösungen
window-puzzle-solutions = { $count ->
        [one] 1 Lösung
       *[other] { $count } Lösungen
    }
window-puzzle-cooked = nebenlösig
window-puzzle-short = kurzlösig
window-puzzle-unfinished = nicht rechtzeitig gelöst
window-study = { $goal ->
    [win] { $side ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[none] Gewinn
    }
   *[draw] Remis
} · { $verdict }
window-study-sound = bewiesen
window-study-false = falsch
window-study-several = bewiesen, mehrere Züge

# Behind the number of positions of a text.
window-text-mended = , { $count } davon korrigiert
window-text-unreadable = , { $count } davon unlesbar

window-key-ctrl =
    { PLATFORM() ->
        [macos] Cmd
       *[other] Strg
    }
window-key-shift = Umschalt
window-key-delete = Entf
window-key-home = Pos1
window-key-end = Ende
window-key-page-up = Bild auf
window-key-page-down = Bild ab
window-key-enter = Enter
window-key-escape = Esc
window-key-space = Leertaste
window-key-comma = Komma
window-key-left = Links
window-key-right = Rechts
window-key-up = Hoch
window-key-down = Runter
