# Explanations of problems, FEN errors and opcodes, in one or two sentences, and their names. The examples are in
# `src/app/ui/glossary`.

glossary-problems = Probleme
glossary-faults = FEN-Fehler
glossary-opcodes = EPD-Opcodes
glossary-example = Beispiel
glossary-load = Beispiel laden: { $what }
glossary-why = Erklären: { $what }

# Problems of a position.

glossary-problem-empty-board = Auf dem Brett steht keine Figur. Hier beginnt das Aufbauen; auch diese FEN lässt sich kopieren.
    .name = Leeres Brett
glossary-problem-missing-king = Jede Seite hat vom ersten bis zum letzten Zug genau einen König. Ohne ihn gibt es weder Schach noch Matt.
    .name = König fehlt
glossary-problem-too-many-kings = Jede Seite hat genau einen König, und kein Bauer kann sich in einen zweiten umwandeln.
    .name = Zu viele Könige
glossary-problem-too-many-pieces = Eine Seite beginnt mit 16 Figuren, Bauern und König mitgezählt, und bekommt nie eine dazu. Eine Umwandlung ersetzt nur einen Bauern.
    .name = Zu viele Figuren
glossary-problem-too-many-pawns = Eine Seite beginnt mit 8 Bauern, einem auf jeder Linie. Einen neunten kann sie nicht bekommen.
    .name = Zu viele Bauern
glossary-problem-too-much-promotion = Eine zweite Dame, ein dritter Turm oder zwei Läufer auf Feldern einer Farbe müssen umgewandelte Bauern sein. Es sind mehr, als Bauern fehlen.
    .name = Mehr Umwandlungsfiguren als fehlende Bauern
glossary-problem-pawn-on-back-rank = Bauern beginnen auf der zweiten Reihe und ziehen nie zurück. Ein Bauer, der die letzte Reihe erreicht, wird sofort umgewandelt.
    .name = Bauer auf der ersten oder letzten Reihe
glossary-problem-opponent-in-check = Die Seite, die nicht am Zug ist, steht im Schach; der König könnte jetzt geschlagen werden. Oft ist nur die Seite am Zug falsch.
    .name = König kann geschlagen werden
glossary-problem-impossible-check = Ein Zug gibt mit einer Figur Schach oder mit zweien, wenn er der anderen eine Linie öffnet. Dieses Schach kann kein Zug gegeben haben.
    .name = Unmögliches Schach
glossary-problem-castling-without-king = Ein Rochaderecht setzt voraus, dass der König nicht gezogen hat. Hier steht er nicht auf seiner Grundreihe.
    .name = Rochaderecht ohne König
glossary-problem-castling-without-rook = Ein Rochaderecht gehört zu einem Turm, der nicht gezogen hat. Hier steht dieser Turm nicht an seinem Platz.
    .name = Rochaderecht ohne Turm
glossary-problem-bad-en-passant = Das En-passant-Feld ist das Feld, das ein Bauer eben mit einem Doppelschritt überschritten hat. Vor ihm steht dieser Bauer, und beide Felder hinter dem Bauern sind leer.
    .name = En-passant-Feld ohne Doppelschritt
glossary-problem-too-many-pawn-captures = Ein Bauer wechselt die Linie nur, wenn er schlägt. Um so zu stehen, müssten die Bauern öfter geschlagen haben, als Figuren fehlen.
    .name = Mehr Schlagfälle als fehlende Figuren
glossary-problem-bishop-behind-pawns = Ein Läufer verlässt sein Feld nur an einem der beiden Bauern vor ihm vorbei. Beide stehen noch auf ihren Ausgangsfeldern.
    .name = Läufer vor ungezogenen Bauern
glossary-problem-pieces-behind-pawns = Solange kein Bauer gezogen hat, können nur Springer die Grundreihe verlassen. Hier hat eine andere Figur sie verlassen.
    .name = Figur vor ungezogenen Bauern
glossary-problem-back-ranks-differ = Beide Seiten beginnen in derselben Aufstellung, auch im Chess960. Solange kein Bauer gezogen hat, kann sie sich so nicht geändert haben.
    .name = Verschiedene Grundreihen
glossary-problem-check-without-move = Der letzte Zug müsste dieses Schach gegeben haben. Aber die Figur, die es gibt, kann von keinem Feld gekommen sein, und keine andere kann ihre Linie geöffnet haben.
    .name = Schach ohne letzten Zug
glossary-problem-no-last-move = Alle Züge der Seite, die zuletzt gezogen hat, wurden zurückgenommen: Jeder ließe davor den anderen König im Schach, braucht ein besetztes Feld oder führt zu einer Stellung zurück, zu der kein Zug führt.
    .name = Kein letzter Zug
glossary-problem-stuck-pieces = Jedes Feld, von dem diese Figuren gekommen sein können, besetzen andere von ihnen oder Figuren, die nie gezogen haben. Also kann keine von ihnen gezogen haben, aber sie beginnen auch nicht dort.
    .name = Figuren, die einander versperren
glossary-problem-stuck-away-from-home = Die Figuren davor haben nie gezogen, also hat auch diese Figur nicht gezogen. Im Chess960 kann sie dort beginnen, im gewöhnlichen Schach nicht.
    .name = Fern vom Ausgangsfeld eingeschlossen
glossary-problem-too-few-captures = Gegnerische Bauern auf einer Linie kommen nur aneinander vorbei, wenn einer schlägt oder geschlagen wird. Hier sind mehr Schlagzüge nötig, als Figuren fehlen.
    .name = Zu wenige Schlagzüge der Bauern
glossary-problem-no-promotion-square = Die überzählige Figur ist ein umgewandelter Bauer. Auf dem Weg zu einem Umwandlungsfeld der richtigen Farbe braucht er mehr Schlagzüge, als Figuren fehlen, oder ungezogene Figuren stehen im Weg.
    .name = Kein Umwandlungsfeld
glossary-problem-confined-pieces = Die ursprünglichen Figuren dieser Art können nicht herausgekommen sein, denn die Figuren um sie haben nie gezogen. Also sind diese Figuren umgewandelte Bauern, für die Bauern oder Schlagzüge fehlen.
    .name = Figuren, die nicht herauskamen
glossary-problem-captured-at-home = Die fehlenden Figuren können nicht herausgekommen sein, und zu Hause kann sie kein Bauer geschlagen haben. Ohne sie fehlen zu wenige Figuren für die Schlagzüge der Bauern.
    .name = Zu Hause geschlagen
glossary-problem-en-passant-with-clock = Ein En-passant-Feld bedeutet, dass eben ein Bauer gezogen hat. Ein Bauernzug setzt den Halbzugzähler auf 0.
    .name = En-passant-Feld mit Halbzugzähler
glossary-problem-clock-above-moves = Der Halbzugzähler zählt die Züge beider Seiten seit dem letzten Schlagfall oder Bauernzug. Hier ist er höher als die Zahl der gespielten Züge.
    .name = Halbzugzähler über der Zahl der Züge
glossary-problem-clock-above-100 = Nach 50 Zügen beider Seiten ohne Schlagfall und Bauernzug kann jeder Spieler Remis reklamieren. Die Partie ging weiter, weil es niemand tat.
    .name = Jenseits der 50-Züge-Regel
glossary-problem-clock-above-150 = Nach 75 Zügen beider Seiten ohne Schlagfall und Bauernzug ist die Partie automatisch remis.
    .name = Jenseits der 75-Züge-Regel
glossary-problem-castling-after-move = Könige mit Rochaderecht stehen zwischen ihren Türmen, und beide Seiten beginnen gleich. Einer dieser Könige oder Türme muss gezogen haben.
    .name = Rochaderecht nach einem Zug
glossary-problem-wrong-side-to-move = Solange nichts geschlagen wurde und kein Bauer gezogen hat, zeigen die Felder der Springer und Türme, wer am Zug ist. Hier ist es die andere Seite.
    .name = Falsche Seite am Zug

# Errors in a FEN.

glossary-fault-leading-text = Eine FEN beginnt mit den Figuren der achten Reihe. Text davor wird ignoriert.
    .name = Text vor der FEN
glossary-fault-leading-white-space = Eine FEN beginnt mit den Figuren. Leerzeichen davor werden oft mitkopiert und ignoriert.
    .name = Leerzeichen vor der FEN
glossary-fault-rank-too-long = Jede Reihe, zwischen Schrägstrichen, muss 8 Felder ergeben: Figuren und Zahlen leerer Felder. Hier sind es mehr.
    .name = Reihe zu lang
glossary-fault-rank-too-short = Jede Reihe, zwischen Schrägstrichen, muss 8 Felder ergeben: Figuren und Zahlen leerer Felder. Hier sind es weniger.
    .name = Reihe zu kurz
glossary-fault-adjacent-digits = Benachbarte leere Felder werden als eine Zahl geschrieben: 8, nicht 44.
    .name = Zwei Zahlen nebeneinander
glossary-fault-bad-character = Figuren sind die Buchstaben K Q R B N P für Weiß und k q r b n p für Schwarz, leere Felder die Zahlen 1 bis 8.
    .name = Ungültiger Figurenbuchstabe
glossary-fault-no-such-piece = Der Buchstabe steht für eine Figur einer anderen Schachart oder für keine. Nur Bretter anderer Größe haben A und C.
    .name = Figur nicht auf diesem Brett
glossary-fault-too-few-ranks = Die Figuren stehen in 8 Reihen, von der achten zur ersten, mit 7 Schrägstrichen dazwischen. Es fehlen welche.
    .name = Zu wenige Reihen
glossary-fault-too-many-ranks = Die Figuren stehen in 8 Reihen, von der achten zur ersten, mit 7 Schrägstrichen dazwischen. Hier sind es mehr.
    .name = Zu viele Reihen
glossary-fault-missing-field = Eine FEN hat sechs Teile: Figuren, Seite am Zug, Rochade, En-passant-Feld, Halbzugzähler und Zugnummer. Hier fehlt zumindest der letzte.
    .name = Fehlender Teil
glossary-fault-extra-white-space = Die Teile werden durch genau ein Leerzeichen getrennt.
    .name = Zu viele Leerzeichen
glossary-fault-not-a-space = Die Teile trennt ein gewöhnliches Leerzeichen. Tabulatoren und geschützte Leerzeichen kommen aus Tabellen und Webseiten.
    .name = Kein gewöhnliches Leerzeichen
glossary-fault-bad-side = Der zweite Teil ist w für Weiß oder b für Schwarz, kleingeschrieben.
    .name = Unbekannte Seite am Zug
glossary-fault-bad-castling-letter = Der dritte Teil ist - oder einige von KQkq: K und Q für die kurze und lange Rochade von Weiß, k und q für die von Schwarz. Chess960 verwendet auch Linienbuchstaben.
    .name = Unbekannter Rochadebuchstabe
glossary-fault-castling-order = Rochadebuchstaben stehen in der Reihenfolge KQkq, die von Weiß zuerst, und jeder nur einmal.
    .name = Rochadebuchstaben in falscher Reihenfolge
glossary-fault-bad-en-passant = Der vierte Teil ist - oder das Feld, das ein Bauer eben überschritten hat, etwa e3.
    .name = Unbekanntes En-passant-Feld
glossary-fault-en-passant-rank = Mit Weiß am Zug liegt das Feld auf Reihe 6, mit Schwarz am Zug auf Reihe 3: Den Doppelschritt hat eben die andere Seite gemacht.
    .name = En-passant-Feld auf falscher Reihe
glossary-fault-not-a-digit = Halbzugzähler und Zugnummer, die letzten beiden Teile, bestehen nur aus Ziffern.
    .name = Buchstabe in einer Zahl
glossary-fault-number-too-large = Halbzugzähler und Zugnummer sind höchstens 9999. So lang ist keine Partie.
    .name = Zahl zu groß
glossary-fault-move-number-zero = Die Zugnummer beginnt bei 1 und steigt nach jedem Zug von Schwarz.
    .name = Zugnummer 0
glossary-fault-trailing-white-space = Eine FEN endet mit der Zugnummer. Leerzeichen und Zeilenenden danach werden oft mitkopiert und ignoriert.
    .name = Leerzeichen nach der FEN
glossary-fault-trailing-text = Eine FEN endet mit der Zugnummer. Text danach gehört zu einer EPD-Zeile oder zu einem anderen Text.
    .name = Text nach der FEN

# EPD opcodes; their names are in `window.ftl`.

glossary-opcode-id = Benennt die Stellung, meist mit Testreihe und Nummer. Steht in Anführungszeichen.
glossary-opcode-bm = Der beste Zug oder mehrere, die gleich gut sind. Testreihen fragen eine Engine danach.
glossary-opcode-am = Ein Zug, der zu meiden ist: naheliegend und falsch.
glossary-opcode-dm = Die Seite am Zug erzwingt Matt in dieser Zahl von Zügen. Fenwright liest es als Forderung.
glossary-opcode-c0 = Ein Kommentar in Anführungszeichen. Es gibt zehn Kommentare, c0 bis c9.
glossary-opcode-pv = Die erwarteten Züge von hier an, der Reihe nach. Engines schreiben hier ihre Variante.
glossary-opcode-pm = Der erwartete nächste Zug, der erste der erwarteten Variante.
glossary-opcode-sm = Der Zug, der gespielt oder abgegeben wurde, zum Vergleich mit dem besten.
glossary-opcode-ce = Die Bewertung der Stellung durch eine Engine, in Hundertstelbauern aus Sicht der Seite am Zug. Werte nahe 32767 bedeuten Matt.
glossary-opcode-acd = Die Suchtiefe einer Engine, in Halbzügen.
glossary-opcode-acn = Die Zahl der Stellungen (Knoten), die eine Engine untersucht hat.
glossary-opcode-acs = Die Zahl der Sekunden, die eine Engine analysiert hat.
glossary-opcode-eco = Die Eröffnung, die hierher führt, nach der Enzyklopädie der Schacheröffnungen: ein Buchstabe von A bis E und zwei Ziffern.
glossary-opcode-rc = Wie oft die Stellung in der Partie schon vorkam. Beim dritten Mal kann Remis reklamiert werden.
glossary-opcode-hmvc = Der Halbzugzähler der FEN, den EPD auslässt: Halbzüge seit dem letzten Schlagfall oder Bauernzug.
glossary-opcode-fmvn = Die Zugnummer der FEN, die EPD auslässt.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = Auf einem Brett mit weniger als acht Linien gibt es keine Rochade.
    .name = Rochade auf schmalem Brett
glossary-problem-king-in-horde = Bei Horde hat Weiß Bauern und umgewandelte Figuren, aber keinen König.
    .name = König bei Horde
glossary-problem-pawn-in-race = Bei Racing Kings laufen die Könige um die Wette zur letzten Reihe, und es gibt keine Bauern.
    .name = Bauern bei Racing Kings
glossary-problem-check-in-race = Bei Racing Kings darf kein Zug Schach geben.
    .name = Schach bei Racing Kings
glossary-problem-too-many-of-kind = Bei Crazyhouse kommen geschlagene Figuren zurück, aber nie mehr einer Art, als beide Seiten am Anfang haben.
    .name = Zu viele einer Art
glossary-problem-no-castling = Die Regeln mancher Varianten kennen keine Rochade.
    .name = Rochade in einer Variante ohne Rochade
glossary-problem-was-over = Eine Partie endet mit dem Zug, der sie gewinnt, also kann keiner folgen.
    .name = Die Partie war vorbei

# Errors in the FEN of variants.
glossary-fault-bad-pocket = Bei Crazyhouse stehen die Figuren in der Hand in eckigen Klammern nach dem Brett: [Qpp].
    .name = Figuren in der Hand
glossary-fault-bad-checks = Bei Three-check stehen die übrigen Schachgebote vor den Zählern: 3+3.
    .name = Schachgebote übrig
