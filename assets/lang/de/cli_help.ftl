# Die Hilfe der Befehlszeile. Wörter hinter -- und in Großbuchstaben (OUT) sind Namen und bleiben.

cli-word-usage = Aufruf
cli-word-commands = Befehle
cli-word-arguments = Argumente
cli-word-options = Optionen
cli-word-default = Vorgabe
cli-word-possible-values = mögliche Werte
cli-word-possible-values-above = Mögliche Werte
cli-word-some-options = OPTIONEN
cli-word-a-command = BEFEHL

cli-help-every-help = Hilfe ausgeben
    .short = Hilfe ausgeben (mehr mit '--help')
    .long = Hilfe ausgeben (kürzer mit '-h')
cli-help-every-version = Version ausgeben
cli-help-every-verbose = Ein Protokoll auf der Standardfehlerausgabe ausgeben; die Variable RUST_LOG wählt seine Teile
cli-help-every-variant = Variante für Stellungen, die keine nennen: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings oder standard
cli-help-help = Diese Hilfe oder die eines Befehls ausgeben

cli-help-fenwright = Ein Editor für Schachstellungen: mit Klicks, Text und Zwischenablage zu einer richtigen FEN
cli-help-fenwright-inputs = Dateien mit Stellungen, oder Stellungen als Text
cli-help-fenwright-portable = Einstellungen, ungespeicherte Änderungen und alle anderen Daten des Fensters nur in diesem Ordner aufbewahren

cli-help-every-inputs = Dateien (Bilder, .fen, .epd oder .pgn; andere werden am Inhalt erkannt), Stellungen als Text, oder - für die Standardeingabe
cli-help-every-null = Die Standardeingabe als Texte beliebiger Form lesen, durch NUL-Zeichen getrennt
cli-help-every-mate = Matt in höchstens N Zügen: die Seite am Zug setzt matt
cli-help-every-selfmate = Selbstmatt in höchstens N Zügen: die Seite am Zug zwingt die andere, sie mattzusetzen
cli-help-every-helpmate = Hilfsmatt in N Zügen: beide Seiten setzen zusammen die Seite am Zug matt; mit einem halben Zug wie 2,5 beginnt die Seite am Zug und setzt matt
cli-help-every-stipulation = Eine beliebige Forderung in Zeichen lösen, wie s#3, h#2.5, ser-h=4, hs#3 oder r#2, oder in Worten
cli-help-every-win = Studie: die Seite am Zug gewinnt; die Ergebnisse aller ersten Züge werden mit Tabellen bewiesen
cli-help-every-draw = Studie: die Seite am Zug hält remis; die Ergebnisse aller ersten Züge werden mit Tabellen bewiesen
cli-help-every-hash-mb = Höchster Speicher für die Tabellen aller Suchen zusammen, in Megabyte
cli-help-every-json = Für jeden Datensatz ein JSON-Objekt ausgeben
cli-help-every-syzygy = Ordner mit Syzygy-Tabellen, für Stellungen mit mehr Steinen, als die eingebauten Tabellen kennen; ohne Angabe die in SYZYGY_PATH und in den üblichen Ordnern

cli-help-analyse = Zeigen, was eine Schachengine von Stellungen hält, oder sie mit Teststellungen bewerten
    .more = Die Engine ist ein installiertes UCI-Programm wie Stockfish. Ihre Ergebnisse sind kein Beweis; was Tabellen beweisen, wird als bewiesen gemeldet. Jeder Prozess nutzt einen Thread und beginnt jeden Datensatz mit leerer Hashtabelle, sodass Ergebnisse mit --nodes in jedem Lauf gleich sind. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen und analysiert wurde, 1, wenn welche korrigiert wurden, unlesbar sind, nicht analysiert werden können oder kein Ziel zum Bewerten haben, 2 bei einem Fehler im Aufruf oder an einer Datei oder ohne Engine.
cli-help-analyse-engine = Programm einer UCI-Engine; sonst die erste, die gefunden wird; mit --score zweimal möglich, um zwei Engines zu vergleichen
cli-help-analyse-option = Eine Option der Engine, etwa "Skill Level=5"; kann mehrmals angegeben werden
cli-help-analyse-nodes = Anzahl der durchsuchten Stellungen je Analyse
cli-help-analyse-seconds = Zeit je Analyse in Sekunden, anstelle von --nodes; Ergebnisse unterscheiden sich dann von Lauf zu Lauf
cli-help-analyse-lines = Anzahl der gezeigten Varianten, von 1 bis 5
cli-help-analyse-only-move = Melden, ob nur ein Zug gewinnt oder, wo keiner gewinnt, remis hält, und den einzigen Zügen bis zum Ende folgen
cli-help-analyse-rule = Wie weit andere Züge zurückliegen müssen, damit ein Zug der einzige ist
cli-help-analyse-rule-strict = Andere Züge dürfen kaum besser als Remis sein
cli-help-analyse-rule-lichess = Die Regel der Aufgaben von Lichess
cli-help-analyse-rule-lenient = Kleinere Abstände genügen
cli-help-analyse-score = Zählen, wie oft die Engine die Züge von bm findet und die von am vermeidet, und wie schnell
cli-help-analyse-jobs = Anzahl der Prozesse; sonst die Hälfte der Prozessoren

cli-help-check = Stellungen lesen und Lesefehler, Probleme und den Befund ausgeben
    .more = Meldet auf der Standardausgabe, wo ein Text keine strenge FEN ist und wie er korrigiert wurde, warum eine Stellung illegal oder merkwürdig ist und wie sich das beheben lässt, und den Befund. Gibt es zu einem Datensatz aus einer Datei oder der Standardeingabe sonst nichts zu melden, entfällt auch der Befund. Zweifel an einem Brett in einem Bild gehen auf die Standardfehlerausgabe und zählen als Korrektur. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen wurde, 1, wenn manche korrigiert wurden oder unlesbar sind, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-check-verdicts = Den Befund zu jedem Datensatz ausgeben, auch wenn es sonst nichts zu melden gibt
cli-help-check-prove = Das Ergebnis bei bestem Spiel beweisen, für Stellungen mit bis zu 4 Steinen einschließlich der Könige, mit Syzygy-Tabellen auch für mehr

cli-help-completions = Vervollständigungen der Befehle und Optionen für eine Shell ausgeben
    .more = Das Skript gehört in den Ordner, in dem die Shell Vervollständigungen sucht, für bash: „fenwright completions bash > ~/.local/share/bash-completion/completions/fenwright“. Der Rückgabewert ist 0, oder 2 bei einem Fehler im Aufruf.
cli-help-completions-shell = Shell, die das Skript lädt

cli-help-convert = Stellungen in einem anderen Format schreiben
    .more = Korrekturen, unlesbare Datensätze und Zweifel an Brettern in Bildern werden auf der Standardfehlerausgabe gemeldet, ebenso alles, was das Format nicht speichern kann, etwa die Züge von Partien in FEN: eine Zeile je Art, mit der Anzahl. Eine unlesbare Zeile bleibt als Kommentar, wenn Eingabe und Ausgabe Zeilen desselben Formats sind. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen wurde, 1, wenn manche korrigiert wurden oder unlesbar sind (die anderen werden geschrieben), 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-convert-to = Ausgabeformat
cli-help-convert-to-fen = FEN, mit Kommentaren über den Zeilen
cli-help-convert-to-xfen = X-FEN, mit einem En-passant-Feld nur, wenn ein Bauer es angreift
cli-help-convert-to-legal = FEN, mit einem En-passant-Feld nur, wenn das Schlagen legal ist
cli-help-convert-to-shredder = Shredder-FEN, mit den Linien der Türme als Rochadebuchstaben
cli-help-convert-to-epd = EPD, mit Operationen für Namen, Häkchen, Pfeile und markierte Felder
cli-help-convert-to-pgn = PGN, eine Partie je Stellung, mit EPD-Operationen in einem Tag und dem Rest in Kommentaren; Partien bleiben unverändert
cli-help-convert-to-csv = Tabellen mit Kommas und den Spalten, die die Stellungen brauchen
cli-help-convert-to-tsv = Tabellen mit Tabulatoren
cli-help-convert-to-forsyth = Forsyths ursprüngliche Notation, in der leere Felder über mehrere Reihen zusammengezählt werden
cli-help-convert-to-ascii = Bretter aus Buchstaben
cli-help-convert-to-unicode = Bretter aus Figurinen
cli-help-convert-output = Ausgabedatei; ohne Angabe die Standardausgabe
cli-help-convert-pockets = Schreibweise von Figuren in der Hand in FEN-Zeilen
cli-help-convert-pockets-brackets = Nach der letzten Reihe, in eckigen Klammern: `[QPp]`
cli-help-convert-pockets-rank = Als neunte Reihe: `/QPp`
cli-help-convert-checks = Schreibweise der Schachgebote von Three-check in FEN-Zeilen
cli-help-convert-checks-remaining = Die noch übrigen, vor den Zählern: 3+3
cli-help-convert-checks-given = Die schon gegebenen, nach den Zählern: +0+0
cli-help-convert-strict = Auch dann mit dem Rückgabewert 1 enden, wenn das Format etwas nicht speichern kann

cli-help-man = Handbuchseite des Programms oder eines Befehls ausgeben
    .more = Ihr Quelltext ist auf Englisch. So wird eine Seite gelesen: „fenwright man check | man -l -“. Der Rückgabewert ist 0, oder 2 bei einem Fehler im Aufruf.
cli-help-man-command = Befehl, den die Seite beschreibt; ohne Angabe das Programm selbst

cli-help-extract = Stellungen aus Partien schreiben, mit den folgenden Zügen als Lösung
    .more = Schreibt jede Stellung einmal, mit Spielern und Zugnummer als Titel, Turnier und Datum als Quelle und dem Kommentar und den Pfeilen ihrer Stelle. PLACES ist eine Liste aus: nag, Züge mit einem Zeichen wie ! oder $3, vor einem guten Zug und sonst nach dem Zug; nag:N, nur dieses Zeichen; comment und mark, wo Worte beziehungsweise Pfeile und markierte Felder stehen; move:N, vor Zug N; capture, bevor eine Figur außer einem Bauern geschlagen wird; end; every. Der Rückgabewert ist 0, wenn es Stellungen gibt, 1, wenn es keine gibt, 2 bei einem Fehler der Benutzung oder einer Datei.
cli-help-extract-places = Stellen der Stellungen: nag, nag:N, comment, mark, move:N, capture, end, every, durch Kommas getrennt
cli-help-extract-to = Format der Ausgabe; sonst das der Endung von OUT oder EPD
cli-help-extract-to-fen = FEN, mit den Texten in Kommentaren
cli-help-extract-to-epd = EPD, mit den Texten in Operationen
cli-help-extract-to-pgn = Partien ab den Stellungen
cli-help-extract-to-csv = Eine Tabelle mit Kommas
cli-help-extract-to-tsv = Eine Tabelle mit Tabulatoren
cli-help-extract-output = Ausgabedatei; ohne Angabe die Standardausgabe
cli-help-extract-variations = Auch Varianten durchsuchen
cli-help-extract-moves = Höchstzahl der Halbzüge einer Lösung

cli-help-read = Stellungen aus Bildern von Brettern lesen
    .more = Findet in Bildschirmfotos, Scans und anderen Bildern (PNG, JPEG, WebP, das erste Bild eines GIF) jedes vollständige, annähernd aufrechte Brett und gibt die FEN aus, in Lesereihenfolge. Zweifel werden auf der Standardfehlerausgabe gemeldet. Ein Bild zeigt nicht, wer am Zug ist, also wird Weiß am Zug angenommen; Weiß unten wird angenommen, wenn die Figuren nichts anderes zeigen, und das Rochaderecht, wo König und Turm auf ihren Ausgangsfeldern stehen. Der Rückgabewert ist 0, wenn alles sicher ist, 1, wenn etwas zweifelhaft ist oder kein Brett gefunden wurde, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-read-json = Für jedes Brett ein JSON-Objekt ausgeben
cli-help-read-files = Bilder, oder - für eines auf der Standardeingabe

cli-help-render = Stellungen als Bilder, druckbare Seiten oder Text zeichnen
    .more = Korrekturen und unlesbare Datensätze werden auf der Standardfehlerausgabe gemeldet. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen und gezeichnet wurde, 1, wenn manche korrigiert wurden, unlesbar sind, nicht gezeichnet werden können (die anderen werden es) oder nicht rechtzeitig gelöst wurden, 2 bei einem Fehler im Aufruf oder an einer Datei. Mit --first ist der Rückgabewert 0, wenn von jeder Eingabe eine Stellung gezeichnet wurde.
cli-help-render-to = Ausgabeformat; ohne Angabe das der Endung von OUT, sonst svg
cli-help-render-to-svg = Ein SVG-Bild je Stellung
cli-help-render-to-png = Ein PNG-Bild je Stellung
cli-help-render-to-figure = Ein PDF-Bild je Stellung, so groß wie das Diagramm
cli-help-render-to-gif = Ein bewegtes GIF-Bild je Stellung: ihre Lösung oder die Züge von --moves
cli-help-render-to-apng = Dasselbe als animiertes PNG
cli-help-render-to-text = Bretter aus Buchstaben, oder mit --unicode aus Figurinen
cli-help-render-to-latex = Befehle des LaTeX-Pakets chessboard
cli-help-render-to-xskak = Befehle der LaTeX-Pakete xskak und chessboard
cli-help-render-to-typst = SVG-Bilder für Typst
cli-help-render-to-board-n-pieces = Aufrufe des Typst-Pakets board-n-pieces
cli-help-render-to-staunton = Aufrufe des Typst-Pakets staunton
cli-help-render-to-merida = Bretter für die Schrift Chess Merida und andere von Marroquin wie Chess Leipzig
cli-help-render-to-alpha = Bretter für die Schrift Chess Alpha
cli-help-render-to-linares = Bretter für die Schrift LinaresDiagram
cli-help-render-to-markdown = Bilder in Markdown mit dem PNG in einer data:-URL
cli-help-render-to-alt = Beschreibungen der Stellungen in Worten
cli-help-render-to-pdf = Seiten mit Diagrammen zum Drucken
cli-help-render-to-html = Dieselben Seiten für einen Browser, in einer Datei
cli-help-render-to-docx = Dieselben Seiten als Word-Dokument, dessen Texte sich bearbeiten lassen
cli-help-render-to-epub = Ein Buch für Lesegeräte: die Diagramme verweisen auf ihre Lösungen
cli-help-render-to-anki = Notizen für Anki: vorne das Diagramm, hinten die Lösung, mit Schlagwörtern
cli-help-render-to-tex = Dieselben Seiten als LaTeX-Dokument; --latex wählt das Paket
cli-help-render-to-typ = Dieselben Seiten als Typst-Dokument; --typst wählt das Paket
cli-help-render-output = Ausgabedatei; für mehrere Bilder ein Ordner oder ein Dateiname mit einer Nummer wie %d oder %03d; ohne Angabe die Standardausgabe
cli-help-render-first = Nur den ersten lesbaren Datensatz jeder Eingabe zeichnen, zum Beispiel als Vorschaubild
cli-help-render-size = Längere Seite eines Diagramms ohne Unterschrift: in Pixeln, oder auf Papier wie 8cm oder 3.5in; auf Seiten gilt nur Letzteres, und ohne Angabe sind Diagramme so groß wie möglich
cli-help-render-dpi = Auflösung eines Bildes, dessen Größe auf Papier angegeben ist, in Punkten pro Zoll
cli-help-render-flip = Schwarz unten
cli-help-render-mover-below = Die Seite am Zug unten
cli-help-render-coordinates = Ort der Koordinaten; ohne Angabe in den Feldern, und mit --colors print um das Brett
cli-help-render-no-coordinates = Dasselbe wie --coordinates none
cli-help-render-pieces = Figurensatz; simple ist für kleine Bilder, book für den Druck
cli-help-render-colors = Farben des Bretts: ein Name, oder zwei Farben für helle und dunkle Felder wie EFE8F3,A892C0; contrast ist leicht zu erkennen, print ist Schwarz auf Weiß mit schraffierten Feldern
cli-help-render-border = Einen Rahmen um das Brett zeichnen
cli-help-render-mover = Neben dem Brett eine Scheibe in der Farbe der Seite am Zug zeichnen
cli-help-render-marks = Markierte Felder wie in PGN: G, R, Y oder B für die Farbe und das Feld, durch Kommas getrennt
cli-help-render-arrows = Pfeile wie in PGN: G, R, Y oder B für die Farbe und zwei Felder, durch Kommas getrennt
cli-help-render-no-annotations = Pfeile und markierte Felder der Datensätze weglassen; die von --marks und --arrows werden gezeichnet
cli-help-render-caption = Text unter dem Brett; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"}, {"{"}fen{"}"}, {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} und {"{"}solution{"}"} werden durch die Werte des Datensatzes ersetzt; " | " beginnt auf Seiten eine neue Zeile; eine Zeile entfällt, wenn alle ihre Platzhalter leer sind [Vorgabe: keiner, und auf Seiten "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = Sprache von Seiten und Unterschriften; ohne Angabe die des Programms
cli-help-render-unicode = Bretter aus Text mit Figurinen statt Buchstaben zeichnen
cli-help-render-moves = Züge, die bewegte Bilder zeigen, wie in einer PGN-Partie mit Varianten; sonst die Lösung, die der Eintrag nennt, oder mit --solutions solve die gefundene
cli-help-render-pause = Wie lange ein bewegtes Bild einen Zug zeigt, in Sekunden; Ausgangsstellung und Enden von Varianten doppelt so lange
cli-help-render-no-move-arrows = In bewegten Bildern keinen Pfeil für jeden Zug zeichnen
cli-help-render-no-move-captions = In bewegten Bildern die Züge nicht unter das Brett schreiben
cli-help-render-per-page = Diagramme je Seite: 1 bis 12; sonst 6, oder 1 für eine einzelne Stellung
cli-help-render-latex = LaTeX-Paket für Seiten; diagram ist für Schachprobleme
cli-help-render-typst = Typst-Paket für Seiten; svg braucht keines und zeichnet die Bretter wie die anderen Formate
cli-help-render-paper = Papierformat der Seiten
cli-help-render-title = Titel oben auf jeder Seite
cli-help-render-gutter = Rand für die Bindung, etwa 1cm: auf ungeraden Seiten links, auf geraden rechts
cli-help-render-no-numbers = Diagramme auf Seiten nicht nummerieren
cli-help-render-first-number = Nummer der ersten Stellung, in Unterschriften, auf Seiten und in Namen nummerierter Dateien
cli-help-render-stipulation-signs = Forderungen auf Seiten mit Zeichen schreiben, #2 statt „Matt in 2“
cli-help-render-solution-lines = Leere Zeilen unter jedem Diagramm auf Seiten, für die Lösung
cli-help-render-solutions = Nach den Diagrammen Seiten mit Lösungen, in HTML auch unter jedem Diagramm, sobald es angeklickt wird: mit record die der Datensätze, mit solve werden auch Mattaufgaben ohne Lösung gelöst
cli-help-render-solvable = In HTML jedes Diagramm zur Aufgabe machen, die im Browser gelöst wird: Züge werden beantwortet, falsche widerlegt, der Fortschritt bleibt; die Seite enthält dann die Lösungen, auch ohne --solutions
cli-help-render-limit-seconds = Höchstdauer zum Lösen einer Stellung, in Sekunden

cli-help-repair = Korrekte Fassungen einer Schachaufgabe finden, ein oder zwei Änderungen entfernt
    .more = Beurteilt alle Stellungen, in denen eines anders ist: eine Figur ist hinzugefügt, entfernt, versetzt oder ausgetauscht, die andere Seite ist am Zug, das Brett ist verschoben oder gespiegelt, Rochade oder en passant ist erlaubt oder nicht. Gibt die korrekten mit ihrem Schlüssel aus, die besten zuerst: die den angegebenen Schlüssel behalten, dann die mit weniger Figuren. Gibt auch an, welche Figuren einer korrekten Aufgabe nicht nötig sind und wo eine schwächere genügt. Der Rückgabewert ist 0, wenn jeder Datensatz fehlerfrei gelesen wurde und eine korrekte Fassung hat, 1, wenn manche korrigiert wurden, unlesbar sind, nicht untersucht wurden oder keine haben, 2 bei einem Aufruf- oder Dateifehler.
cli-help-repair-edits = Höchstzahl der Änderungen: mit 2 werden die besten Stellungen, die eine Änderung entfernt sind, noch einmal geändert
cli-help-repair-seconds = Höchstdauer der zweiten Änderungen je Stellung, in Sekunden

cli-help-solve = Alle ersten Züge finden, die das Matt erzwingen, mit Beweis
    .more = Meldet, ob ein Mattproblem korrekt ist, und seine Lösung: den Schlüsselzug, seine Drohungen, die Verteidigungen und die Matts danach, Anmerkungen zum Schlüssel nach den Konventionen der Komponisten, und unnötige Figuren. Selbstmatts werden ebenso gemeldet, Hilfsmatts mit all ihren Lösungen. Mehrere Stellungen werden zugleich gelöst und in ihrer Reihenfolge gemeldet. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen und gelöst wurde, 1, wenn manche korrigiert wurden, unlesbar oder illegal sind oder nicht rechtzeitig gelöst wurden, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-solve-shortest = Nur die kürzesten Matts suchen, mit höchstens N Zügen
cli-help-solve-phases = Satzspiel, Verführungen und Lösung eines direkten Matts in einer Tabelle vergleichen, Duale und Muster nennen
cli-help-solve-limit-seconds = Höchstdauer je Stellung, in Sekunden; bis dahin bewiesene Ergebnisse werden ausgegeben
