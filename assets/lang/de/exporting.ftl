# The export dialogs.

exporting-title = Diagramm exportieren
exporting-title-many = Alle Stellungen exportieren
exporting-title-some = Stellungen exportieren
exporting-go-on = Exportieren…
exporting-save = Speichern…
exporting-copy = Kopieren
exporting-cancel = Abbrechen

# The fields of the dialogs.

exporting-none = Keine
exporting-format = Format
exporting-package = Paket
exporting-no-package = Keines, SVG-Bilder
exporting-font = Schrift
exporting-form-png = PNG-Bild
exporting-form-svg = SVG-Bild
exporting-form-pdf = PDF-Seite
exporting-form-letters = Text mit Buchstaben
exporting-form-figures = Text mit Figurinen
exporting-form-chess-font = Text für eine Schachschrift
exporting-form-markdown = Markdown-Bild
exporting-form-alt = Alternativtext
exporting-form-gif = Bewegtes Bild (GIF)
exporting-form-apng = Bewegtes Bild (APNG)
exporting-pictures-png = PNG-Bilder
exporting-pictures-svg = SVG-Bilder
exporting-pictures-gif = Bewegte Bilder (GIF)
exporting-pictures-apng = Bewegte Bilder (APNG)
exporting-pages-pdf = PDF-Dokument
exporting-pages-html = HTML-Dokument
exporting-pages-docx = Word-Dokument
exporting-pages-epub = EPUB-Buch
exporting-pages-anki = Notizen für Anki
exporting-positions = Stellungen
exporting-diagrams = Diagramme
exporting-per-page = { $count } je Seite
exporting-paper = Papier
exporting-paper-book = 6 × 9 Zoll
exporting-gutter = Bundsteg
exporting-millimetres = { $length } mm
exporting-language = Sprache
exporting-language-of-window = Wie das Fenster
exporting-solution-lines = Antwortzeilen
exporting-lines-below = { $count } je Diagramm
exporting-solutions = Lösungen
exporting-solutions-stated = Aus der Datei
exporting-solutions-solved = Aus der Datei, sonst lösen
exporting-solvable = In der Seite lösen
exporting-limit = Höchstens
exporting-seconds = Sekunden
exporting-seconds-each = Sekunden je Stellung
exporting-page-title = Seitentitel
exporting-page-title-hint = Oben auf jeder Seite
exporting-first-number = Erste Nummer
exporting-below-each = Unter jedem
exporting-not-stated = Keine der Stellungen hat das
exporting-numbers = Nummern
exporting-said-title = Titel
exporting-author = Autor
exporting-source = Quelle
exporting-stipulation = Forderung
exporting-words = Forderungen in Worten
exporting-mover = Wer am Zug ist
exporting-look = Aussehen
exporting-as-board = Wie auf dem Brett
exporting-colors = Farben
exporting-colors-of-board = Stil des Bretts ({ $style })
exporting-colors-dimmed = { $style }, wie im dunklen Design
exporting-pieces = Figuren
exporting-bottom = Unten
exporting-bottom-mover = Wer am Zug ist
exporting-coordinates = Koordinaten
exporting-coordinates-inside = Innen
    .tip = Koordinaten in den Feldern
exporting-coordinates-outside = Außen
    .tip = Koordinaten um das Brett
exporting-coordinates-none = Keine
    .tip = Keine Koordinaten
exporting-caption = Unterschrift
exporting-pause = Jeder Zug
exporting-pause-each = Sekunden
exporting-move-arrows = Ein Pfeil für jeden Zug
exporting-move-captions = Züge unter dem Brett
exporting-no-moves = Keine Züge: probiere sie auf dem Brett, oder nenne Lösung oder Forderung
exporting-shows-tried = Zeigt { $count ->
        [one] den Zug
       *[other] die { $count } Züge
    }, auf dem Brett probiert
exporting-shows-stated = Zeigt { $count ->
        [one] den Zug
       *[other] die { $count } Züge
    } der angegebenen Lösung
exporting-shows-solved = Zeigt die Lösung, die beim Speichern gesucht wird
exporting-caption-hint = Zum Beispiel { $example }
exporting-annotations = Pfeile und markierte Felder
exporting-border = Rand
exporting-mover-beside = Zugrecht neben dem Brett
exporting-measured = Einheit
exporting-largest = Maximal
    .tip = So groß, wie die Seite erlaubt
exporting-pixels = Pixel
exporting-cm = cm
    .tip = Zentimeter
exporting-inches = Zoll
exporting-size-pixels = Größe (Pixel)
exporting-size-cm = Größe (cm)
exporting-size-inches = Größe (Zoll)
exporting-dpi = Punkte je Zoll

# Invalid input.

exporting-fault-pixels = Pixelzahl von { $least } bis { $most } eingeben
exporting-fault-dpi = { $least } bis { $most } Punkte je Zoll eingeben
exporting-fault-centimetres = Zentimeter von { $least } bis { $most } eingeben
exporting-fault-inches = Zoll von { $least } bis { $most } eingeben
exporting-fault-size = Ein Bild muss { $least } bis { $most } Pixel je Seite haben, nicht { $size }
exporting-fault-number = Gib eine erste Nummer von 1 bis { $most } ein
exporting-fault-pause = Ein Zug muss { $least } bis { $most } Sekunden zu sehen sein
exporting-too-many-diagrams = Höchstens { $most } Diagramme sind möglich: weniger auswählen
exporting-too-many-pictures = Höchstens { $most } Bilder sind möglich: weniger auswählen
exporting-missing-letters = In der Schrift der Bildunterschriften fehlt: { $missing }; stattdessen erscheinen Kästchen

# The result of the options.

exporting-placeholders = Platzhalter in einer Unterschrift: { $names }
exporting-longer-side = { $count } Pixel an der längeren Seite
exporting-outcome-pages = { $diagrams ->
        [one] 1 Diagramm
       *[other] { $diagrams } Diagramme
    } auf { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }{ $solutions ->
        [missing] ; zu keiner Stellung ist eine Lösung angegeben
        [unasked] ; zu keiner Stellung ist eine Lösung oder Forderung angegeben
        [hidden] , darunter die Lösungen, bis zum Klick verdeckt
        [behind] , danach die Lösungen
       *[none] {""}
    }
exporting-outcome-pictures = { $count ->
        [one] 1 Bild
       *[other] { $count } Bilder
    } in einem Ordner, benannt nach Nummer und Name
exporting-outcome-notes = { $count ->
        [one] 1 Notiz
       *[other] { $count } Notizen
    }

# The preview.

exporting-preview = Vorschau
exporting-preview-of-page = Vorschau der Seite { $page } von { $pages }
exporting-preview-failed = die Vorschau ist fehlgeschlagen
exporting-page-back = Vorige Seite
exporting-page-forward = Nächste Seite
exporting-page = Seite { $page } von { $pages }
exporting-page-solving = Seite { $page } von { $pages }, wird gelöst…
exporting-page-length = Seite { $page } von { $pages }, Diagramme von { $length }

# The destination.

exporting-path = Exportieren
exporting-path-diagram = Diagramm exportieren
exporting-path-pictures = Bilder in einen Ordner exportieren
exporting-path-pages = Seiten exportieren
exporting-replace = { $count ->
        [one] Ein Bild
       *[other] { $count } Bilder
    } ersetzen?
exporting-replace-why = Von { $total ->
        [one] 1 Bild
       *[other] { $total } Bildern
    } { $existing ->
        [one] gibt es 1
       *[other] gibt es { $existing }
    } schon in { $place }. { $existing ->
        [one] Es wird
       *[other] Sie werden
    } ersetzt.
exporting-replace-keep = Dateien behalten
exporting-replace-do = Ersetzen

# Progress and results.

exporting-drawing-diagram = Diagramm wird gezeichnet
exporting-drawing-file = { $file } wird gezeichnet
exporting-drawing-pictures = { $count ->
        [one] 1 Bild wird
       *[other] { $count } Bilder werden
    } gezeichnet
exporting-drawing-diagrams = { $count ->
        [one] 1 Diagramm wird
       *[other] { $count } Diagramme werden
    } gezeichnet
exporting-solving-diagrams = { $count ->
        [one] 1 Diagramm wird
       *[other] { $count } Diagramme werden
    } gezeichnet und gelöst
exporting-impossible = { $file } kann nicht exportiert werden: { $why }.
exporting-done = { $file } exportiert
exporting-not-done = { $file } wurde nicht exportiert.
exporting-nothing-drawn = Keine der Stellungen kann gezeichnet werden.
exporting-nothing-to-export = { $file } wurde nicht exportiert: Keine der Stellungen kann gezeichnet werden.
exporting-pages-done = { $file } exportiert: { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
exporting-pictures-done = { $count ->
        [one] 1 Bild
       *[other] { $count } Bilder
    } nach { $place } exportiert
exporting-pictures-cancelled = Der Export wurde abgebrochen; { $count } von { $total ->
        [one] 1 Bild
       *[other] { $total } Bildern
    } geschrieben.
exporting-pictures-failed = { $why } { $count } von { $total ->
        [one] 1 Bild
       *[other] { $total } Bildern
    } geschrieben.
exporting-not-drawn = { $count ->
        [one] 1 Stellung konnte
       *[other] { $count } Stellungen konnten
    } nicht gezeichnet werden
exporting-not-drawn-line = Stellung { $number }: { $why }
exporting-not-drawn-more = und { $count } weitere

# Notices about copying.

exporting-copied-nothing = Nichts wurde kopiert.
exporting-copied-not = Das Diagramm kann nicht kopiert werden: { $why }.
exporting-copied-picture = Bild kopiert: { $width } × { $height } Pixel
exporting-clipboard-fault = Die Zwischenablage kann nicht benutzt werden: { $why }.
exporting-copied-letters = Brett mit Buchstaben kopiert: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
exporting-copied-figures = Brett mit Figurinen kopiert: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
exporting-copied-chessboard = LaTeX kopiert, für das Paket chessboard: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
exporting-copied-xskak = LaTeX kopiert, für das Paket xskak: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
exporting-copied-typst = Typst kopiert: { $count } KB
exporting-copied-chess-font = Brett für eine Schachschrift kopiert: { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
exporting-copied-markdown = Markdown-Bild kopiert: { $count } KB
exporting-copied-svg = SVG als Text kopiert: { $count } KB
exporting-copied-alt = Alternativtext kopiert
exporting-copied-address = Data-URL kopiert: { $count } KB
