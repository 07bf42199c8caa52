# Was --help sagt. Wörter hinter -- und in Großbuchstaben (OUT) sind Namen und bleiben.

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
cli-help-every-variant = Die Regeln für Stellungen, die keine nennen: crazyhouse, three-check, king-of-the-hill, antichess, atomic, horde, racing-kings oder standard
cli-help-help = Diese Hilfe oder die eines Befehls ausgeben

cli-help-fenwright = Ein Editor für Schachstellungen: mit Klicks, Text und Zwischenablage zu einer richtigen FEN
cli-help-fenwright-inputs = Dateien mit Stellungen, oder Texte, die eine angeben
cli-help-fenwright-portable = Einstellungen, ungespeicherte Änderungen und alles andere, was das Fenster sich merkt, in diesem Ordner aufbewahren und nirgends sonst

cli-help-every-inputs = Dateien (Bilder, .fen, .epd oder .pgn, sonst nach dem Inhalt gelesen), Stellungen als Text, oder - für die Standardeingabe
cli-help-every-null = Die Standardeingabe als Texte beliebiger Form lesen, zwischen denen NUL-Zeichen stehen
cli-help-every-json = Für jeden Datensatz ein JSON-Objekt ausgeben

cli-help-check = Stellungen lesen und jeden Lesefehler, jeden Fehler der Stellung und das Urteil nennen
    .more = Nennt auf der Standardausgabe, was keine strenge FEN ist, wie es korrigiert wurde, warum eine Stellung illegal oder merkwürdig ist und was das behöbe, und worauf sie hinausläuft. Gibt es zu einem Datensatz aus einer Datei oder der Standardeingabe sonst nichts zu sagen, bleibt auch das Urteil weg. Was an einem Brett in einem Bild zweifelhaft ist, steht auf der Standardfehlerausgabe und zählt als korrigiert. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen wurde, 1, wenn manche korrigiert wurden oder unlesbar sind, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-check-verdicts = Das Urteil zu jedem Datensatz nennen, auch wo es sonst nichts zu sagen gibt

cli-help-convert = Stellungen in einer anderen Form schreiben
    .more = Was korrigiert wird, unlesbar ist oder an einem Brett in einem Bild zweifelhaft ist, steht auf der Standardfehlerausgabe, ebenso, wofür die Form keinen Platz hat, etwa die Züge von Partien in FEN: eine Zeile je Art, mit der Anzahl. Eine unlesbare Zeile bleibt als Kommentar, wo Eingabe und Ausgabe Zeilen desselben Formats sind. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen wurde, 1, wenn manche korrigiert wurden oder unlesbar sind (die anderen werden geschrieben), 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-convert-to = Die Form, die geschrieben wird
cli-help-convert-to-fen = FEN, mit Kommentaren über den Zeilen
cli-help-convert-to-xfen = X-FEN, mit einem En-passant-Feld nur dort, wo ein Bauer es angreift
cli-help-convert-to-legal = FEN mit einem En-passant-Feld nur dort, wo das Schlagen legal ist
cli-help-convert-to-shredder = Shredder-FEN, mit den Linien der Türme als Rochadebuchstaben
cli-help-convert-to-epd = EPD, mit Operationen für Namen, Markierungen sowie Pfeile und markierte Felder
cli-help-convert-to-pgn = PGN, eine Partie je Stellung, mit Operationen in einem Tag und dem Rest in Kommentaren; Partien bleiben, wie sie sind
cli-help-convert-to-forsyth = Forsyths eigene Form, mit leeren Feldern am Stück über mehrere Reihen
cli-help-convert-to-ascii = Bretter aus Buchstaben
cli-help-convert-to-unicode = Bretter aus Figurinen
cli-help-convert-output = Die Datei, die geschrieben wird; ohne sie die Standardausgabe
cli-help-convert-pockets = Wie Figuren in der Hand in FEN-Zeilen geschrieben werden
cli-help-convert-pockets-brackets = Hinter der letzten Reihe in eckigen Klammern: `[QPp]`
cli-help-convert-pockets-rank = Als neunte Reihe: `/QPp`
cli-help-convert-checks = Wie die Schachs von Three-check in FEN-Zeilen geschrieben werden
cli-help-convert-checks-remaining = Die noch übrigen, vor den Zählern: 3+3
cli-help-convert-checks-given = Die schon gegebenen, hinter den Zählern: +0+0
cli-help-convert-strict = Auch dann mit dem Rückgabewert 1 enden, wenn die Form für etwas keinen Platz hat

cli-help-read = Die Stellungen von Brettern in Bildern lesen
    .more = Findet in Bildschirmfotos, Scans und anderen Bildern (PNG, JPEG, WebP, das erste Bild eines GIF) jedes ganze Brett, das ungefähr aufrecht steht, und gibt die FEN aus, in Lesereihenfolge. Was zweifelhaft ist, steht auf der Standardfehlerausgabe. Kein Bild sagt, wer am Zug ist: Angenommen wird Weiß am Zug, und Weiß unten, wo die Figuren nichts anderes verraten; das Rochaderecht wird angenommen, wo König und Turm auf ihren Ausgangsfeldern stehen. Der Rückgabewert ist 0, wenn alles sicher ist, 1, wenn etwas zweifelhaft ist oder kein Brett gefunden wurde, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-read-json = Für jedes Brett ein JSON-Objekt ausgeben
cli-help-read-files = Bilder, oder - für eines auf der Standardeingabe

cli-help-render = Stellungen als Bilder, Seiten zum Drucken oder Text zeichnen
    .more = Was korrigiert wird oder unlesbar ist, steht auf der Standardfehlerausgabe. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen und gezeichnet wurde, 1, wenn manche korrigiert wurden, unlesbar sind, nicht gezeichnet werden können (die anderen werden es) oder nicht rechtzeitig gelöst wurden, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-render-to = Was gezeichnet wird; ohne dies sagt es die Endung von OUT, sonst ist es svg
cli-help-render-to-svg = Je ein Bild als SVG
cli-help-render-to-png = Je ein Bild als PNG
cli-help-render-to-text = Bretter aus Buchstaben, oder mit --unicode aus Figurinen
cli-help-render-to-latex = Befehle des LaTeX-Pakets chessboard
cli-help-render-to-xskak = Befehle der LaTeX-Pakete xskak und chessboard
cli-help-render-to-markdown = Bilder in Markdown mit PNG in ihren Adressen
cli-help-render-to-alt = Sätze, die sagen, was wo steht
cli-help-render-to-pdf = Seiten mit Diagrammen zum Drucken
cli-help-render-to-html = Dieselben Seiten für einen Browser, in einer Datei
cli-help-render-to-tex = Dieselben Seiten als LaTeX-Dokument; --latex sagt, für welches Paket
cli-help-render-output = Wohin: eine Datei; für je ein Bild ein Ordner oder ein Name mit einer Nummer wie %d oder %03d darin; ohne dies die Standardausgabe
cli-help-render-size = Längere Seite eines Diagramms ohne seine Unterschrift: in Pixeln, oder auf Papier wie 8cm oder 3.5in; für Diagramme auf Seiten nur auf Papier, und ohne dies so groß, wie Platz ist
cli-help-render-dpi = Punkte pro Zoll eines Bildes, dessen Größe auf Papier angegeben ist
cli-help-render-flip = Schwarz unten
cli-help-render-mover-below = Die Seite am Zug unten
cli-help-render-coordinates = Wo Linien und Reihen benannt sind; ohne dies in den Feldern, und im Druck um das Brett
cli-help-render-no-coordinates = Dasselbe wie --coordinates none
cli-help-render-pieces = Die Figuren; simple ist für kleine Bilder gemacht, book für den Druck
cli-help-render-colors = Die Farben des Bretts: ein Name, oder zwei Farben für helle und dunkle Felder wie EFE8F3,A892C0; contrast ist leicht zu erkennen, print ist Schwarz auf Weiß mit schraffierten Feldern
cli-help-render-border = Eine Linie um das Brett
cli-help-render-mover = Eine Scheibe neben dem Brett in der Farbe der Seite am Zug
cli-help-render-marks = Markierte Felder wie in PGN: G, R, Y oder B für die Farbe und das Feld, mit Kommas dazwischen
cli-help-render-arrows = Pfeile wie in PGN: G, R, Y oder B für die Farbe und zwei Felder, mit Kommas dazwischen
cli-help-render-no-annotations = Ohne die Pfeile und markierten Felder, die die Stellungen mitbringen; die von --marks und --arrows werden gezeichnet
cli-help-render-caption = Ein Text unter dem Brett; {"{"}title{"}"}, {"{"}number{"}"}, {"{"}side{"}"} und {"{"}fen{"}"} darin stehen für Titel, Nummer, Seite am Zug und FEN der Stellung, {"{"}author{"}"}, {"{"}source{"}"}, {"{"}stipulation{"}"}, {"{"}comment{"}"} und {"{"}solution{"}"} für das, was von ihr gesagt ist; " | " beginnt auf Seiten eine neue Zeile; wo Platzhalter nichts sagen, fällt ihre Zeile weg [Vorgabe: keiner, und auf Seiten "{"{"}title{"}"} | {"{"}author{"}"} | {"{"}stipulation{"}"}"]
cli-help-render-language = Die Sprache von Seiten und Unterschriften, anstelle der Sprache des Programms
cli-help-render-unicode = Figurinen statt Buchstaben in Brettern aus Text
cli-help-render-per-page = Diagramme je Seite: 1, 2, 4, 6, 9 oder 12; ohne dies 6, oder 1 für eine einzelne Stellung
cli-help-render-latex = Das LaTeX-Paket, für das Seiten geschrieben werden; diagram ist für Schachprobleme gemacht
cli-help-render-paper = Das Papier der Seiten
cli-help-render-title = Ein Titel oben auf jeder Seite
cli-help-render-no-numbers = Seiten ohne Nummern neben den Diagrammen
cli-help-render-solution-lines = Leere Zeilen unter jedem Diagramm einer Seite, für die Lösung
cli-help-render-solutions = Seiten mit Lösungen hinter den Diagrammen, in HTML auch unter jedem, sobald es angeklickt wird: die der Datensätze, oder mit solve auch die des Lösers, für Mattaufgaben, die keine angeben
cli-help-render-limit-seconds = Höchstens so viele Sekunden, um eine Stellung zu lösen

cli-help-solve = Jeden ersten Zug finden, der das Matt erzwingt, mit Beweis
    .more = Sagt, ob ein Mattproblem korrekt ist, und seine Lösung: den Schlüsselzug, was er droht, die Verteidigungen und die Matts, die sie zulassen, was die Konventionen der Komponisten vom Schlüssel sagen, und Figuren ohne Nutzen. Selbstmatts werden ebenso beantwortet, Hilfsmatts mit all ihren Lösungen. Viele Stellungen werden zugleich gelöst, und die Antworten kommen in ihrer Reihenfolge. Der Rückgabewert ist 0, wenn jeder Datensatz streng gelesen und gelöst wurde, 1, wenn manche korrigiert wurden, unlesbar, illegal oder nicht rechtzeitig fertig sind, 2 bei einem Fehler im Aufruf oder an einer Datei.
cli-help-solve-mate = In wie vielen Zügen höchstens die Seite am Zug mattsetzen soll
cli-help-solve-selfmate = In wie vielen Zügen höchstens die Seite am Zug die andere zwingen soll, sie mattzusetzen
cli-help-solve-helpmate = In wie vielen Zügen jeder Seite beide zusammen die Seite am Zug mattsetzen sollen, die beginnt; bei einer halben Zahl wie 2,5 beginnt sie mit dem halben und setzt matt
cli-help-solve-shortest = Nur die kürzesten Matts suchen, mit höchstens N Zügen
cli-help-solve-limit-seconds = Höchstens so viele Sekunden für eine Stellung; was bis dahin bewiesen ist, wird ausgegeben
cli-help-solve-hash-mb = Höchstens so viel Speicher für die Tabellen aller Suchen zusammen, in Megabyte
