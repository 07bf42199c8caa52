# Messages of the command line.

cli-no-place = { $form } kann das nicht aufnehmen: { $kind }.
cli-drawn-board = Ein Textdiagramm
cli-null-without-input = --null braucht die Standardeingabe: - als Eingabe angeben.
cli-board = { $name }: Brett { $number }: { $sentence }
cli-page = { $name }: Seite { $number }
cli-mended = korrigiert:{" "}
cli-alternative = oder: { $fen }
cli-odd = merkwürdig:{" "}
cli-fix = Korrektur:{" "}
cli-or = oder:{" "}
cli-output-broken = Die Ausgabe kann nicht geschrieben werden: { $error }.
cli-no-board = Kein Brett gefunden.
cli-no-board-reason = kein Brett gefunden
cli-uncertain = { $count ->
        [one] { $squares } ist unsicher
       *[other] { $squares } sind unsicher
    }
cli-truncated = das Bild ist unvollständig, das Brett kann falsch sein
cli-bottom-unknown = es ist unklar, welche Seite unten ist
cli-no-moves = Ein Tag allein ist keine Stellung
cli-no-vision = es ist ein Bild, und dieses Fenwright wurde ohne Bilderkennung gebaut (Feature „vision“)
cli-no-window = dieses fenwright wurde ohne Fenster gebaut (Feature „app“)
cli-render-unknown-form = Das Format von { $path } ist unbekannt: die Endung .svg, .png, .gif, .pdf, .html, .docx, .epub, .tex, .typ, .txt oder .md verwenden oder --to angeben.
cli-length-range = die Länge muss zwischen { $least } und { $most } liegen
cli-length-form = erwartet wird eine Länge wie 800, 8cm oder 3.5in
cli-not-in-range = { $number } liegt nicht zwischen { $least } und { $most }
cli-page-layouts = eine Seite kann 1 bis 12 Diagramme haben
cli-number-range = nötig ist eine Zahl von 1 bis { $most }
cli-picture-to-terminal = Ein Terminal kann kein Bild zeigen: mit -o in eine Datei schreiben oder in eine Pipe.
cli-with-size = --size und --dpi passen nicht: { $why }.
cli-no-memory-to-draw = Zu wenig Speicher zum Zeichnen: ein kleineres --size verwenden oder mehr Speicher erlauben.
cli-no-memory-to-solve = Zu wenig Speicher zum Lösen: mehr Speicher erlauben.
cli-repair-no-study = Eine Studie kann nicht repariert werden: ihre Tabellen sind dafür zu langsam.
cli-repair-none = Keine korrekte Fassung ist { $edits ->
        [one] eine Änderung
       *[other] { $edits } Änderungen
    } entfernt
# count chooses the form, number is what is shown.
cli-repair-versions = { $count ->
        [one] { $number } korrekte Fassung
       *[other] { $number } korrekte Fassungen
    }
cli-smaller-diagrams = Die Seite hat nur Platz für Diagramme von { $length } cm: weniger pro Seite verwenden.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $unsolved }. --limit-seconds erhöhen.
cli-not-solvable = { $count ->
        [one] 1 Stellung lässt sich nicht in der Seite lösen und bleibt ein Diagramm
       *[other] { $count } Stellungen lassen sich nicht in der Seite lösen und bleiben Diagramme
    }.
cli-missing-characters = In der Schrift der Bildunterschriften fehlen diese Zeichen; sie werden als Kästchen gezeichnet: { $characters }
cli-several-positions = Es sind mehrere Stellungen: einen Ordner angeben oder einen Dateinamen mit einer Nummer wie %03d.
cli-nothing-to-draw = Es gibt keine Stellung zu zeichnen.
cli-no-solution-moves = der Eintrag nennt keine Lösung; --moves gibt Züge an, und --solutions solve sucht die Lösung
cli-pause-range = nötig ist eine Anzahl von Sekunden von { $least } bis { $most }
cli-pages-failed = Die Seiten können nicht erstellt werden: { $why }.
cli-drawn = { $count } gezeichnet
cli-moves-range = die Zahl der Züge muss { $least } bis { $most } sein, ganz oder halb
cli-not-a-stipulation = keine lösbare Forderung wie #2, h#2.5 oder ser-h=4
cli-no-popeye = Popeye ist nicht installiert: Kein Programm py oder popeye in PATH
cli-no-seconds = keine Zahl in Sekunden
cli-no-time = die Zeit liegt außerhalb des erlaubten Bereichs
cli-positions = { $count ->
        [one] { $number } Stellung
       *[other] { $number } Stellungen
    }
# After the number of positions.
cli-count-mended = { $number } korrigiert
cli-count-unreadable = { $number } unlesbar
cli-count-illegal = { $number } illegal
cli-count-odd = { $number } merkwürdig
cli-count-solved = { $judged ->
        [sound] { $number } korrekt
        [cooked] { $number } nebenlösig
        [short] { $number } mit Kurzlösung
        [several] { $number } mit mehreren Lösungen
        [no-solution] { $number } unlösbar
        [already-mate] { $number } schon matt
        [unfinished] { $number } nicht fertig
        [illegal] { $number } illegal
        [not-searched] { $number } nicht untersucht
        [unreadable] { $number } unlesbar
       *[other] { $number } { $judged }
    }
cli-tries = Verführungen: { $tries }
cli-unused = Überflüssig: { $men }
cli-others = { $count ->
        [one] und 1 weitere
       *[other] und { $count } weitere
    }
cli-more-than-others = und mehr als { $count } weitere
cli-no-such-command = fenwright: Es gibt keinen Befehl { $word }. Gemeint ist vielleicht „fenwright { $nearest }“; „fenwright help“ nennt alle.
cli-command-first = fenwright: Der Befehl steht vor seinen Optionen: fenwright { $name } …

cli-variants = die Varianten sind { $variants }

# The command analyse. hint: a sentence on how to install an engine.
cli-no-engine = Keine Schachengine gefunden. { $hint }.
cli-too-many-engines = Stellungen analysiert eine Engine; --score nimmt höchstens { $most }.
cli-analysed = { $engine }, Tiefe { $depth }, { $positions } Stellungen
cli-analysed-so-far = { $count } analysiert
cli-option-form = eine Option hat die Form NAME=WERT, nicht { $text }
# Titles of columns: 7, 5, 8 and 6 characters at most.
cli-score-move = Zug
cli-score-depth = Tiefe
cli-score-nodes = Knoten
cli-score-seconds = s
cli-score-no-goal = Der Datensatz hat weder bm noch am mit einem legalen Zug
# nodes and seconds: the sum until the right moves stayed best.
cli-score-total = { $engine }: { $hits } von { $all } richtig, stabil nach { $nodes } Stellungen und { $seconds } s
cli-score-differing = Die Engines unterscheiden sich in { $records }

# Positions out of games.

cli-nothing-extracted = Solche Stellungen wurden nicht gefunden.
cli-extracted =
    { $count ->
        [one] 1 Stellung
       *[other] { $number } Stellungen
    }
