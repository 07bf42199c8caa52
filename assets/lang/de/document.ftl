# The details of a position.

document-title = Titel
document-author = Autor
document-source = Quelle
document-stipulation = Forderung
document-comment = Kommentar
document-solution = Lösung
document-text = Text

# Why a line is not a position.

document-line-too-long = Diese Zeile hat { $characters } Zeichen und ist zu lang für eine FEN
document-line-gone = Die Datei ist kürzer geworden; diese Stellung ist nicht mehr lesbar

# Losses when saving in another format.

document-loss = { $format } kann das nicht aufnehmen: { $what }.
document-loss-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
document-loss-operations =
    { $count ->
        [one] { $count } Operation
       *[other] { $count } Operationen
    }
document-loss-comments =
    { $count ->
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
document-loss-tags =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tags
    }
document-loss-drawings =
    { $count ->
        [one] { $count } Pfeil oder markiertes Feld
       *[other] { $count } Pfeile und markierte Felder
    }
document-loss-control-characters = { $count } Steuerzeichen

# Errors of opening and saving.

document-no-path = Diese Stellungen haben noch keine Datei.
document-not-found = { $name } kann nicht geöffnet werden: Es gibt keine Datei { $path }.
document-no-folder = { $name } kann nicht gespeichert werden: Es gibt keinen Ordner { $folder }.
document-opening-folder = { $name } kann nicht geöffnet werden: Das ist ein Ordner. Eine Datei darin wählen.
document-saving-over-folder = { $name } kann nicht gespeichert werden: Ein Ordner hat diesen Namen.
document-no-file =
    { $doing ->
        [opening] { $name } kann nicht geöffnet werden: Das ist ein Gerät oder eine Pipe, keine Datei.
       *[other] { $name } kann nicht gespeichert werden: Das ist ein Gerät oder eine Pipe, keine Datei.
    }
document-permission-denied = { $name } kann nicht geöffnet werden: Die Berechtigung zum Lesen von { $path } fehlt.
document-write-protected = { $name } kann nicht gespeichert werden: Die Datei ist schreibgeschützt.
document-read-only-folder = { $name } kann nicht gespeichert werden: Der Ordner { $folder } ist schreibgeschützt.
document-disk-full = { $name } kann nicht gespeichert werden: Der Datenträger ist voll.
document-size-limit = { $name } kann nicht gespeichert werden: Das System erlaubt keine Dateien dieser Größe.
document-no-room = { $name } kann nicht gespeichert werden: Das braucht { $needed }, und auf dem Datenträger sind nur { $free } frei.
document-source-changed = { $name } kann nicht gespeichert werden: Ein anderes Programm hat die geöffnete Datei geändert, die für den Speicher zu groß ist. Die Änderungen bleiben erhalten.
document-added-source-changed = { $name } kann nicht gespeichert werden: Ein anderes Programm hat { $changed } geändert; die Stellungen dieser Datei wurden hier hinzugefügt, und sie ist für den Speicher zu groß. Die Änderungen bleiben erhalten.
document-nothing-left = { $name } ist nicht wiederherstellbar: Stellungen wurden nur entfernt oder umgeordnet, und die Datei hat sich seither geändert.
document-cancelled = Das Speichern von { $name } wurde abgebrochen. Die Datei auf dem Datenträger ist unverändert.
document-not-text = { $name } kann nicht geöffnet werden: Das ist keine Textdatei.
document-too-large = { $name } kann nicht geöffnet werden: Die Datei ist größer als der freie Speicher.
document-too-many-records = { $name } hat zu viele Stellungen: höchstens etwa 2 Milliarden sind möglich.
document-io =
    { $doing ->
        [opening] { $name } kann nicht geöffnet werden: { $error }.
       *[other] { $name } kann nicht gespeichert werden: { $error }.
    }

# Errors of writing exported files.

document-unwritten-no-folder = { $path } kann nicht geschrieben werden: Es gibt keinen Ordner { $folder }.
document-unwritten-folder = { $path } kann nicht geschrieben werden: Das ist ein Ordner.
document-unwritten-protected = { $path } ist schreibgeschützt.
document-unwritten-read-only-folder = { $path } kann nicht geschrieben werden: Der Ordner { $folder } ist schreibgeschützt.
document-unwritten-disk-full = { $path } kann nicht geschrieben werden: Der Datenträger ist voll.
document-unwritten-size-limit = { $path } kann nicht geschrieben werden: Das System erlaubt keine Dateien dieser Größe.

# A number of bytes: "1.2 GB", "12 MB", "345 bytes".

document-size-with-tenths = { $whole },{ $tenth } { $unit }
document-size-bytes = { $count } Bytes

# Other errors, after a colon.

document-error-broken-off = die Datei konnte nicht bis zum Ende gelesen werden
document-error-changed = ein anderes Programm hat die Datei inzwischen geändert
document-error-disk-waits = das Warten auf den Datenträger ist fehlgeschlagen
document-error-disk-full = der Datenträger nimmt nichts mehr an
document-error-cancelled = abgebrochen
document-error-utf-32 = der Text ist in UTF-32 kodiert; wandeln Sie ihn in UTF-8 um
document-error-compressed = die Datei ist komprimiert; entpacken Sie sie zuerst: { $command }
document-error-thread = der Thread ist beendet
document-error-fault = ein interner Fehler
document-error-no-journal = es gibt kein Wiederherstellungsjournal, das fortgesetzt werden könnte

# Unsaved changes.

document-unsaved-edited =
    { $count ->
        [one] 1 Stellung bearbeitet oder hinzugefügt
       *[other] { $count } Stellungen bearbeitet oder hinzugefügt
    }
document-unsaved-removed =
    { $count ->
        [one] 1 Stellung entfernt
       *[other] { $count } Stellungen entfernt
    }
document-unsaved-order = die Reihenfolge geändert
document-unsaved-header = der Titel der Datei bearbeitet
document-unsaved-text = ein unfertiger Text

# Positions without a solution, by reason.

document-missing-solutions = { $count ->
        [one] 1 Stellung bleibt
       *[other] { $count } Stellungen bleiben
    } ohne Lösung: { $reasons }
document-missing-not-stated = { $count } ohne Lösung in der Datei
document-missing-no-stipulation = { $count } ohne Forderung
document-missing-none = { $count ->
        [one] 1 hat keine
       *[other] { $count } haben keine
    }
document-missing-illegal = { $count ->
        [one] 1 ist illegal
       *[other] { $count } sind illegal
    }
document-missing-unsupported = { $count ->
        [one] 1 hat eine Forderung oder Variante, die der Löser nicht unterstützt
       *[other] { $count } haben eine Forderung oder Variante, die der Löser nicht unterstützt
    }
document-missing-stopped = { $count ->
        [one] 1 wurde in { $seconds } Sekunden nicht gelöst
       *[other] { $count } wurden in { $seconds } Sekunden nicht gelöst
    }

# A long solution.

document-more-solutions = und { $count } weitere
document-many-more-solutions = und mehr als { $count } weitere

# Undo steps, after "Undo" and "Redo".

document-step-place-piece = Figur setzen
document-step-place-pieces = Figuren setzen
document-step-remove-piece = Figur entfernen
document-step-remove-pieces = Figuren entfernen
document-step-move-piece = Figur versetzen
document-step-move-pieces = Figuren versetzen
document-step-copy-piece = Figur kopieren
document-step-copy-pieces = Figuren kopieren
document-step-change-side-to-move = Zugrecht ändern
document-step-change-castling-right = Rochaderecht ändern
document-step-change-castling-rights = Rochaderechte ändern
document-step-change-en-passant-square = En-passant-Feld ändern
document-step-change-halfmove-clock = Halbzugzähler ändern
document-step-change-move-number = Zugnummer ändern
document-step-clear-board = Brett leeren
document-step-set-start-position = Grundstellung aufbauen
document-step-change-position = Stellung ändern
document-step-change-positions = Stellungen ändern
document-step-fix-problem = Problem beheben
document-step-fix-problems = Probleme beheben
document-step-set-up-position = Stellung aufbauen
document-step-set-up-positions = Stellungen aufbauen
document-step-transform-position = Stellung umformen
document-step-play-moves = Züge ausführen
document-step-add-position = Stellung hinzufügen
document-step-add-positions = Stellungen hinzufügen
document-step-remove-position = Stellung entfernen
document-step-remove-positions = Stellungen entfernen
document-step-move-position = Stellung verschieben
document-step-move-positions = Stellungen verschieben
document-step-duplicate-position = Stellung duplizieren
document-step-duplicate-positions = Stellungen duplizieren
document-step-paste-positions = Stellungen einfügen
document-step-add-positions-of-a-file = Stellungen aus einer Datei hinzufügen
document-step-add-positions-of-files = Stellungen aus Dateien hinzufügen
document-step-sort-positions = Stellungen sortieren
document-step-remove-duplicates = Duplikate entfernen
document-step-draw-on-the-board = auf das Brett zeichnen
document-step-edit-title-of-the-file = Titel der Datei bearbeiten
document-step-change-columns = Spalten ändern
document-step-mark-as-done = als erledigt markieren
document-step-mark-as-not-done = als nicht erledigt markieren
document-step-edit-operation = Operation bearbeiten
document-step-edit-operations = Operationen bearbeiten
document-step-add-operation = Operation hinzufügen
document-step-add-operations = Operationen hinzufügen
document-step-remove-operation = Operation entfernen
document-step-remove-operations = Operationen entfernen
document-step-change-operations = Operationen ändern
document-step-edit-title = Titel bearbeiten
document-step-edit-titles = Titel bearbeiten
document-step-edit-author = Autor bearbeiten
document-step-edit-authors = Autoren bearbeiten
document-step-edit-source = Quelle bearbeiten
document-step-edit-sources = Quellen bearbeiten
document-step-edit-stipulation = Forderung bearbeiten
document-step-edit-stipulations = Forderungen bearbeiten
document-step-edit-comment = Kommentar bearbeiten
document-step-edit-comments = Kommentare bearbeiten
document-step-edit-solution = Lösung bearbeiten
document-step-edit-solutions = Lösungen bearbeiten
document-step-recover-edits = Änderungen wiederherstellen

# The explanation of a query.

document-not = nicht: { $what }
document-words = der Text „{ $text }“
document-square-empty = { $square } leer
document-on-square = { $piece } auf { $square }
document-white-to-move = Weiß am Zug
document-black-to-move = Schwarz am Zug
document-any-problem = alles Illegale, Merkwürdige und Unlesbare
document-problem = das Problem { $name }
document-problem-code = Probleme, deren Code mit { $code } beginnt
document-material = genau { $one } gegen { $other }
document-material-either = genau { $one } gegen { $other }, egal, wer Weiß hat
document-material-white = genau { $one } von Weiß gegen { $other } von Schwarz

# Properties of positions.

document-is-legal = legale Stellungen
document-is-illegal = illegale Stellungen
document-is-odd = merkwürdige Stellungen, die keine Partie erreicht
document-is-sound = Stellungen ohne Probleme
document-is-unreadable = Zeilen, die keine Stellung sind
document-is-edited = Stellungen mit nicht gespeicherten Änderungen
document-is-done = als erledigt markierte Stellungen
document-is-won = Stellungen, die die Seite am Zug bewiesen gewinnt
document-is-drawn = Stellungen, die bewiesen remis sind
document-is-lost = Stellungen, die die Seite am Zug bewiesen verliert
document-is-unproven = Stellungen ohne bewiesenes Ergebnis
document-is-only-move = Stellungen mit nur einem Zug, wie eine Engine meint
document-is-unclear = Stellungen, die einer Engine unklar sind
# sign: such as ">="; pawns: a number.
document-score = Bewertung einer Engine für Weiß { $sign } { $pawns }
document-field-number = { $name } ist { $number }
document-field-from = { $name } ist { $number } oder mehr
document-field-to = { $name } ist { $number } oder weniger
document-field-between = { $name } von { $least } bis { $most }
document-field-words = „{ $text }“ in { $name }
document-is-check = wer am Zug ist, steht im Schach
document-is-checkmate = Mattstellungen
document-is-stalemate = Pattstellungen
document-is-draw = Stellungen, in denen keine Seite mattsetzen kann
document-puzzle-sound = gelöste Aufgaben, die korrekt sind
document-puzzle-cooked = gelöste Aufgaben, die nebenlösig sind

# Numbers of pieces: "2 or more white queens", "more white pawns than black pawns".

document-pieces =
    { $piece ->
        [K] weiße Könige
        [Q] weiße Damen
        [R] weiße Türme
        [B] weiße Läufer
        [N] weiße Springer
        [A] weiße Erzbischöfe
        [C] weiße Kanzler
        [P] weiße Bauern
        [k] schwarze Könige
        [q] schwarze Damen
        [r] schwarze Türme
        [b] schwarze Läufer
        [n] schwarze Springer
        [a] schwarze Erzbischöfe
        [c] schwarze Kanzler
       *[other] schwarze Bauern
    }
document-roles =
    { $role ->
        [K] Könige
        [Q] Damen
        [R] Türme
        [B] Läufer
        [N] Springer
        [A] Erzbischöfe
        [C] Kanzler
       *[other] Bauern
    }
document-man = Figur auf dem Brett
document-men = Figuren auf dem Brett
document-count-none = { $name } kommt nicht vor
document-count-equal = genau { $number } { $name }
document-count-unequal = { $name }: jede Zahl außer { $number }
document-count-less = weniger als { $number } { $name }
document-count-at-most = höchstens { $number } { $name }
document-count-more = mehr als { $number } { $name }
document-count-at-least = { $number } oder mehr { $name }
document-compare-equal = so viele { $name } wie { $other }
document-compare-unequal = nicht gleich viele { $name } wie { $other }
document-compare-less = weniger { $name } als { $other }
document-compare-at-most = nicht mehr { $name } als { $other }
document-compare-more = mehr { $name } als { $other }
document-compare-at-least = nicht weniger { $name } als { $other }

# Suggestions for words that are searched as text.

document-remark-is = nach is: sind möglich: { $names }
document-remark-puzzle = nach puzzle: sind { $one } und { $other } möglich
document-remark-problem = ein Problem dieses Namens gibt es nicht
document-remark-side = für das Zugrecht: move:white oder move:black
document-remark-property = für solche Stellungen: is:{ $name }
document-remark-color = für das Zugrecht: { $color } to move
document-remark-comparison = ein Vergleich wird so geschrieben: Q>=2
document-remark-material = Material braucht beide Seiten: KRPKR

# Examples of queries, with what they find.

document-example-words = in allen Texten, Tags und Operationen: beide Wörter nebeneinander, sonst einzeln
document-example-quoted = nur nebeneinander
document-example-material = König, Turm und Bauer gegen König und Turm, egal, wer den Bauern hat
document-example-count = 2 oder mehr weiße Damen; Kleinbuchstaben sind Schwarz: q=0
document-example-comparison = mehr weiße Bauern als schwarze
document-example-men = 5 Figuren oder weniger auf dem Brett
document-example-square = der weiße König auf e1; qd8: eine schwarze Dame auf d8; e4=: ein leeres Feld
document-example-side-to-move = Stellungen mit Weiß am Zug
document-example-named = eine Spalte, ein Tag oder ein Feld mit einer Zahl in einem Bereich; auch rating:1500, theme:fork, author:loyd
document-example-property = Mattstellungen; auch check, stalemate, draw, legal, illegal, odd, sound, unreadable, edited, done
document-example-problem = alles Illegale, Merkwürdige und Unlesbare; eine Art von Problem: problem:too-many-kings
document-example-puzzle = gelöste Aufgaben, die nebenlösig sind; puzzle:sound: die korrekten
document-example-negated = ohne die Markierung; ein Minus schließt ein Wort aus

document-step-change-rules = Regeln ändern
document-step-change-pocket = Figuren in der Hand ändern
document-step-change-pockets = Figuren in der Hand ändern
document-step-mark-as-promoted = als umgewandelt markieren
document-step-change-checks = Schachgebote ändern
document-loss-rules = { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }

document-variant = Variante
