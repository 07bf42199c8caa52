# What the commands say on a terminal.

cli-no-place = { $form } hat keinen Platz für { $kind }.
cli-drawn-board = Ein gezeichnetes Brett
cli-null-without-input = --null betrifft die Standardeingabe: - angeben, um sie zu lesen.
cli-board = { $name }: Brett { $number }: { $sentence }
cli-mended = korrigiert: { $fen }
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
cli-bottom-unknown = welche Seite unten ist, ist nicht bekannt
cli-no-vision = es ist ein Bild, und dieses Fenwright wurde ohne das Lesen von Bildern gebaut (das Feature vision)
cli-no-window = fenwright wurde ohne sein Fenster gebaut (das Feature app)
cli-render-unknown-form = { $path } sagt nicht, was zu zeichnen ist: auf .svg, .png, .pdf, .html, .tex, .txt oder .md enden lassen oder --to angeben.
cli-length-range = eine Länge ist { $least } bis { $most }
cli-length-form = etwa 800, 8cm oder 3.5in
cli-not-in-range = { $number } ist nicht in { $least }..={ $most }
cli-no-such-name = kein solcher Name
cli-page-layouts = eine Seite kann 1, 2, 4, 6, 9 oder 12 Diagramme haben
cli-picture-to-terminal = Ein Terminal kann kein Bild zeigen: mit -o eine Datei nennen oder in eine Pipe schreiben.
cli-with-size = Mit diesem --size und --dpi: { $why }.
cli-no-memory-to-draw = Zum Zeichnen reicht der Speicher nicht: mehr erlauben oder ein kleineres --size verlangen.
cli-no-memory-to-solve = Zum Lösen reicht der Speicher nicht: mehr erlauben.
cli-smaller-diagrams = Platz ist nur für Diagramme von { $length } cm: weniger pro Seite verlangen.
cli-unsolved = { $unsolved }.
cli-unsolved-in-time = { $count ->
        [one] { $unsolved }; 1 wurde in { $seconds } Sekunden nicht gelöst: mit --limit-seconds mehr erlauben.
       *[other] { $unsolved }; { $count } wurden in je { $seconds } Sekunden nicht gelöst: mit --limit-seconds mehr erlauben.
    }
cli-missing-characters = Der Schrift der Unterschriften fehlen diese Zeichen, Kästchen stehen für sie: { $characters }
cli-several-positions = Es sind mehrere Stellungen: einen Ordner nennen oder eine Datei mit einer Nummer wie %03d im Namen.
cli-nothing-to-draw = Es gibt keine Stellung zu zeichnen.
cli-pages-failed = Die Seiten können nicht gemacht werden: { $why }.
cli-drawn = { $count } gezeichnet
cli-moves-range = { $least } bis { $most } Züge können verlangt werden, ganze oder halbe
cli-no-seconds = keine Zahl von Sekunden
cli-no-time = keine Zeit, die man warten kann
cli-positions = { $count ->
        [one] { $number } Stellung
       *[other] { $number } Stellungen
    }
# Behind the number of positions.
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
        [not-searched] { $number } nicht gesucht
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
cli-no-such-command = fenwright: Es gibt keinen Befehl { $word }. Gemeint ist vielleicht "fenwright { $nearest }"; "fenwright help" nennt sie alle.

cli-variants = die Varianten sind { $variants }
