# What problems, faults and opcodes mean, in one or two sentences, and what they are called. Their examples stand in
# `src/app/ui/glossary`.

glossary-problems = Fehler der Stellung
glossary-faults = FEN-Fehler
glossary-opcodes = EPD-Opcodes
glossary-example = Beispiel
glossary-load = Beispiel laden: { $what }
glossary-why = Erklären: { $what }

# Problems of a position.

glossary-problem-empty-board = Auf dem Brett steht nichts. Hier beginnt das Aufbauen, und auch davon lässt sich eine FEN schreiben.
    .name = Leeres Brett
glossary-problem-missing-king = Jede Seite hat vom ersten bis zum letzten Zug genau einen König. Ohne ihn gibt es weder Schach noch Matt.
    .name = König fehlt
glossary-problem-too-many-kings = Jede Seite hat genau einen König, und kein Bauer wird zu einem zweiten.
    .name = Zu viele Könige
glossary-problem-too-many-pieces = Eine Seite beginnt mit 16 Figuren, Bauern und König mitgezählt, und bekommt nie eine dazu. Eine Umwandlung ersetzt nur einen Bauern.
    .name = Zu viele Figuren
glossary-problem-too-many-pawns = Eine Seite beginnt mit 8 Bauern, einem auf jeder Linie. Einen neunten kann sie nicht bekommen.
    .name = Zu viele Bauern
glossary-problem-too-much-promotion = Eine zweite Dame, ein dritter Turm oder zwei Läufer auf Feldern einer Farbe waren einmal Bauern. Es sind mehr, als Bauern fehlen.
    .name = Mehr Umwandlungsfiguren als fehlende Bauern
glossary-problem-pawn-on-back-rank = Bauern beginnen auf der zweiten Reihe und ziehen nie zurück. Wer die letzte Reihe erreicht, wird sofort umgewandelt.
    .name = Bauer auf der ersten oder letzten Reihe
glossary-problem-opponent-in-check = Die Seite, die nicht am Zug ist, steht im Schach; der König könnte jetzt geschlagen werden. Oft ist nur die Seite am Zug falsch.
    .name = König, der geschlagen werden kann
glossary-problem-impossible-check = Ein Zug gibt mit einer Figur Schach oder mit zweien, wenn er der anderen eine Linie öffnet. Dieses Schach kann kein Zug gegeben haben.
    .name = Unmögliches Schach
glossary-problem-castling-without-king = Ein Rochaderecht besagt, dass der König nicht gezogen hat. Er steht nicht auf seiner Grundreihe.
    .name = Rochaderecht ohne König
glossary-problem-castling-without-rook = Ein Rochaderecht nennt einen Turm, der nicht gezogen hat. Er steht nicht dort, wo das Recht ihn braucht.
    .name = Rochaderecht ohne Turm
glossary-problem-bad-en-passant = Das En-passant-Feld ist das Feld, das ein Bauer eben mit einem Doppelschritt überschritten hat. Vor ihm steht dieser Bauer, und beide Felder hinter dem Bauern sind leer.
    .name = En-passant-Feld ohne Doppelschritt
glossary-problem-too-many-pawn-captures = Ein Bauer wechselt die Linie nur, wenn er schlägt. Um so zu stehen, haben die Bauern öfter geschlagen, als Figuren fehlen.
    .name = Mehr Schlagfälle als fehlende Figuren
glossary-problem-bishop-behind-pawns = Ein Läufer verlässt sein Feld nur an einem der beiden Bauern vor ihm vorbei. Beide stehen noch, wo sie begannen.
    .name = Läufer hinter ungezogenen Bauern
glossary-problem-pieces-behind-pawns = Solange kein Bauer gezogen hat, können nur Springer die Grundreihe verlassen. Hier steht eine andere Figur davor.
    .name = Figur vor ungezogenen Bauern
glossary-problem-back-ranks-differ = Beide Seiten beginnen in derselben Aufstellung, auch im Chess960. Solange kein Bauer gezogen hat, kann sie sich so nicht geändert haben.
    .name = Verschiedene Grundreihen
glossary-problem-check-without-move = Ein letzter Zug hat dieses Schach gegeben. Die Figur, die es gibt, kann von nirgendwo gekommen sein, und keine andere kann ihre Linie geöffnet haben.
    .name = Schach ohne letzten Zug
glossary-problem-en-passant-with-clock = Ein En-passant-Feld besagt, dass eben ein Bauer gezogen hat. Ein Bauernzug setzt den Halbzugzähler auf 0.
    .name = En-passant-Feld neben dem Halbzugzähler
glossary-problem-clock-above-moves = Der Halbzugzähler zählt die Züge beider Seiten seit dem letzten Schlagfall oder Bauernzug. Er nennt mehr, als in der Partie gemacht wurden.
    .name = Halbzugzähler über der Zahl der Züge
glossary-problem-clock-above-100 = Nach 50 Zügen beider Seiten ohne Schlagfall und Bauernzug kann jeder Spieler Remis reklamieren. Die Partie ging weiter, weil es niemand tat.
    .name = Jenseits der 50-Züge-Regel
glossary-problem-clock-above-150 = Nach 75 Zügen beider Seiten ohne Schlagfall und Bauernzug ist die Partie remis, ob es jemand reklamiert oder nicht.
    .name = Jenseits der 75-Züge-Regel
glossary-problem-castling-after-move = Könige mit Rochaderecht stehen zwischen ihren Türmen, und beide Seiten beginnen gleich. Einer dieser Könige oder Türme muss gezogen haben.
    .name = Rochaderecht nach einem Zug
glossary-problem-wrong-side-to-move = Ist nichts geschlagen und kein Bauer gezogen, so verraten die Felder der Springer und Türme, wer am Zug ist. Es ist die andere Seite.
    .name = Falsche Seite am Zug

# Where a text stops being strict FEN.

glossary-fault-leading-text = Eine FEN beginnt mit den Figuren der achten Reihe. Was davor steht, entfällt.
    .name = Text vor der FEN
glossary-fault-leading-white-space = Eine FEN beginnt mit den Figuren. Leerzeichen davor geraten beim Kopieren hinein und entfallen.
    .name = Leerraum vor der FEN
glossary-fault-rank-too-long = Zwischen zwei Schrägstrichen steht eine Reihe, deren Figuren und Zahlen leerer Felder 8 ergeben. Hier sind es mehr.
    .name = Reihe zu lang
glossary-fault-rank-too-short = Zwischen zwei Schrägstrichen steht eine Reihe, deren Figuren und Zahlen leerer Felder 8 ergeben. Hier sind es weniger.
    .name = Reihe zu kurz
glossary-fault-adjacent-digits = Leere Felder, die nebeneinander liegen, werden zusammen gezählt: 8, nicht 44.
    .name = Zwei Zahlen nebeneinander
glossary-fault-bad-character = Figuren sind die Buchstaben K Q R B N P für Weiß und k q r b n p für Schwarz, leere Felder die Zahlen 1 bis 8.
    .name = Zeichen, das keine Figur ist
glossary-fault-no-such-piece = Der Buchstabe steht für eine Figur einer anderen Schachart oder für keine. Nur Bretter anderer Größe haben A und C.
    .name = Figur, die dieses Brett nicht hat
glossary-fault-too-few-ranks = Die Figuren stehen in 8 Reihen, von der achten zur ersten, mit 7 Schrägstrichen dazwischen. Es fehlen welche.
    .name = Zu wenige Reihen
glossary-fault-too-many-ranks = Die Figuren stehen in 8 Reihen, von der achten zur ersten, mit 7 Schrägstrichen dazwischen. Hier sind es mehr.
    .name = Zu viele Reihen
glossary-fault-missing-field = Eine FEN hat sechs Teile: Figuren, Seite am Zug, Rochade, En-passant-Feld, Halbzugzähler und Zugnummer. Sie endet vor dem letzten.
    .name = Fehlender Teil
glossary-fault-extra-white-space = Zwischen zwei Teilen steht ein Leerzeichen, mehr nicht.
    .name = Zu viel Leerraum
glossary-fault-not-a-space = Die Teile trennt ein gewöhnliches Leerzeichen. Tabulatoren und geschützte Leerzeichen kommen aus Tabellen und Webseiten.
    .name = Anderer Leerraum
glossary-fault-bad-side = Der zweite Teil ist w für Weiß oder b für Schwarz, kleingeschrieben.
    .name = Unbekannte Seite am Zug
glossary-fault-bad-castling-letter = Der dritte Teil ist - oder einige von KQkq: K und Q für die kurze und lange Rochade von Weiß, k und q für die von Schwarz. Chess960 kennt auch Buchstaben von Linien.
    .name = Unbekannter Rochadebuchstabe
glossary-fault-castling-order = Rochadebuchstaben stehen in der Reihenfolge KQkq, die von Weiß zuerst, und jeder nur einmal.
    .name = Rochadebuchstaben in falscher Reihenfolge
glossary-fault-bad-en-passant = Der vierte Teil ist - oder das Feld, das ein Bauer eben überschritten hat, etwa e3.
    .name = Unbekanntes En-passant-Feld
glossary-fault-en-passant-rank = Mit Weiß am Zug liegt das Feld auf Reihe 6, mit Schwarz am Zug auf Reihe 3: Den Doppelschritt hat eben die andere Seite gemacht.
    .name = En-passant-Feld auf falscher Reihe
glossary-fault-not-a-digit = Halbzugzähler und Zugnummer, die letzten beiden Teile, bestehen nur aus Ziffern.
    .name = Buchstabe in einer Zahl
glossary-fault-number-too-large = Halbzugzähler und Zugnummer gehen hier bis 9999. So lang ist keine Partie.
    .name = Zahl zu groß
glossary-fault-move-number-zero = Die Zugnummer beginnt bei 1 und steigt nach jedem Zug von Schwarz.
    .name = Zugnummer 0
glossary-fault-trailing-white-space = Eine FEN endet mit der Zugnummer. Leerzeichen und Zeilenenden dahinter geraten beim Kopieren hinein und entfallen.
    .name = Leerraum hinter der FEN
glossary-fault-trailing-text = Eine FEN endet mit der Zugnummer. Was dahinter steht, gehört zu einer EPD-Zeile oder zu einem anderen Text.
    .name = Text hinter der FEN

# Opcodes of EPD; what they are called stands in `window.ftl`.

glossary-opcode-id = Benennt die Stellung, meist mit Testreihe und Nummer. Steht in Anführungszeichen.
glossary-opcode-bm = Der beste Zug oder mehrere, die gleich gut sind. Testreihen fragen eine Engine danach.
glossary-opcode-am = Ein Zug, der zu meiden ist: naheliegend und falsch.
glossary-opcode-dm = Die Seite am Zug erzwingt Matt in so vielen Zügen. Fenwright liest es als Forderung.
glossary-opcode-c0 = Ein Kommentar in Anführungszeichen. Es gibt zehn davon, c0 bis c9.
glossary-opcode-pv = Die Züge, die von hier an erwartet werden, der Reihe nach. Engines schreiben so ihre Variante auf.
glossary-opcode-pm = Der Zug, der als nächster erwartet wird, der erste der erwarteten Variante.
glossary-opcode-sm = Der Zug, der gespielt oder abgegeben wurde, zum Vergleich mit dem besten.
glossary-opcode-ce = Was eine Engine von der Stellung hält, in Hundertstelbauern aus Sicht der Seite am Zug. Werte nahe 32767 bedeuten Matt.
glossary-opcode-acd = Wie viele Halbzüge tief eine Engine gerechnet hat.
glossary-opcode-acn = Wie viele Stellungen, Knoten genannt, eine Engine untersucht hat.
glossary-opcode-acs = Wie viele Sekunden eine Engine für ihre Analyse brauchte.
glossary-opcode-eco = Die Eröffnung, die hierher führt, nach der Enzyklopädie der Schacheröffnungen: ein Buchstabe von A bis E und zwei Ziffern.
glossary-opcode-rc = Wie oft die Stellung in der Partie schon auf dem Brett war. Beim dritten Mal kann Remis reklamiert werden.
glossary-opcode-hmvc = Der Halbzugzähler der FEN, den EPD auslässt: Halbzüge seit dem letzten Schlagfall oder Bauernzug.
glossary-opcode-fmvn = Die Zugnummer der FEN, die EPD auslässt.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = Auf einem Brett mit weniger als acht Linien rochiert kein König.
    .name = Rochade auf schmalem Brett
glossary-problem-king-in-horde = Bei Horde hat Weiß Bauern und was aus ihnen wird, und keinen König.
    .name = König in der Horde
glossary-problem-pawn-in-race = Bei Racing Kings laufen die Könige um die Wette zur letzten Reihe, und es gibt keine Bauern.
    .name = Bauern im Rennen
glossary-problem-check-in-race = Bei Racing Kings darf kein Zug Schach geben.
    .name = Schach im Rennen
glossary-problem-too-many-of-kind = Bei Crazyhouse kommen geschlagene Figuren zurück, aber nie mehr einer Art, als beide Seiten am Anfang haben.
    .name = Zu viele einer Art
glossary-problem-no-castling = Nach den Regeln mancher Varianten rochiert niemand.
    .name = Rochade, wo niemand rochiert
glossary-problem-was-over = Eine Partie endet mit dem Zug, der sie gewinnt, also kann keiner folgen.
    .name = Die Partie war vorbei

# Faults of what only variants have.
glossary-fault-bad-pocket = Die Figuren in der Hand stehen bei Crazyhouse in eckigen Klammern hinter dem Brett: [Qpp].
    .name = Figuren in der Hand
glossary-fault-bad-checks = Die Schachs, die bei Three-check bleiben, stehen vor den Zählern: 3+3.
    .name = Verbleibende Schachs
