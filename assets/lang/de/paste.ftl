# Several positions in a text.

paste-several =
    { $count ->
        [one] Der Text enthält 1 Stellung
       *[other] Der Text enthält { $count } Stellungen
    }
paste-longer =
    { $count ->
        [one] Der Text ist länger; nur die erste Stellung wurde gelesen.
       *[other] Der Text ist länger; nur die ersten { $count } Stellungen wurden gelesen.
    }
paste-mended =
    { $count ->
        [one] 1 davon musste korrigiert werden.
       *[other] { $count } davon mussten korrigiert werden.
    }
paste-unread =
    { $count ->
        [one] 1 weitere konnte nicht gelesen werden.
       *[other] { $count } weitere konnten nicht gelesen werden.
    }
paste-more = … und { $count } weitere.
paste-add-all = Zur Liste hinzufügen
paste-take-first = Diese Stellung durch die erste ersetzen
paste-cancel = Abbrechen

paste-over-details = Die Stellung hat Angaben
paste-over-details-explained = Titel, Autor, Forderung, Lösung oder andere Felder passen vielleicht nicht zur eingefügten Stellung.
paste-over-remembered = Die Antwort wird gemerkt. Zu ändern ist sie unter „Bearbeiten > Einfügen über Angaben“.
paste-replace-position = Ersetzen, Angaben behalten
paste-add-position = Als neue Stellung
paste-added = Als Stellung { $number } hinzugefügt

# A text for the list.

paste-left-out =
    { $count ->
        [one] { $remarks }; 1 andere Zeile wurde weggelassen
       *[other] { $remarks }; { $count } andere Zeilen wurden weggelassen
    }
paste-nothing-for-list = Im Text in der Zwischenablage wurde keine Stellung gefunden.

# Reading a text.

paste-reading = Der Text wird gelesen
paste-no-placement = Keine Stellung in diesem Text gefunden; das Brett bleibt unverändert: „{ $text }“
paste-no-position = Keine Stellung in diesem Text gefunden. Er lässt sich im FEN-Feld korrigieren.
paste-failed = Der Text konnte nicht gelesen werden. Nichts wurde geändert.

# A position in place of the one on the board.

paste-done =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Stellung ohne den Leerraum darum eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Stellung ohne den Leerraum darum eingefügt
            }
        [moves] Stellung nach den Zügen eingefügt
        [first] { $drawn ->
                [yes] Die erste Stellung wurde eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Die erste Stellung wurde eingefügt
            }
       *[other] { $drawn ->
                [yes] Stellung eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Stellung eingefügt
            }
    }
paste-done-in-place =
    { $taken ->
        [trimmed] { $drawn ->
                [yes] Stellung ohne den Leerraum darum anstelle von Stellung { $number } eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Stellung ohne den Leerraum darum anstelle von Stellung { $number } eingefügt
            }
        [moves] Stellung nach den Zügen anstelle von Stellung { $number } eingefügt
        [first] { $drawn ->
                [yes] Die erste Stellung wurde anstelle von Stellung { $number } eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Die erste Stellung wurde anstelle von Stellung { $number } eingefügt
            }
       *[other] { $drawn ->
                [yes] Stellung anstelle von Stellung { $number } eingefügt, mit ihren Pfeilen und Markierungen
               *[other] Stellung anstelle von Stellung { $number } eingefügt
            }
    }
paste-unchanged = Diese Stellung ist schon aufgebaut
paste-done-operations = Stellung mit ihren Operationen eingefügt
paste-unchanged-operations = Diese Stellung ist schon aufgebaut, mit ihren Operationen
paste-done-operations-mended = Stellung mit ihren Operationen eingefügt; der Text wurde korrigiert
paste-done-words = Stellung aufgebaut; die Wörter darum wurden weggelassen
paste-unchanged-words = Diese Stellung ist schon aufgebaut; die Wörter darum wurden weggelassen
paste-done-mended = Stellung aufgebaut; der Text wurde korrigiert
paste-unchanged-mended = Diese Stellung ist schon aufgebaut; der Text wurde korrigiert
paste-read-another-way = Stellung aus einer anderen Lesart des Textes aufgebaut
paste-operations-too-long = Die Operationen sind zu lang für eine Zeile und wurden weggelassen.

# The moves of a game, of which a position is chosen.

paste-before-first = Vor dem ersten Zug
paste-after = Nach { $ply }
paste-position-of-game = Stellung der Partie
paste-ply-back = Ein Zug zurück in der Partie
paste-ply-forward = Ein Zug weiter in der Partie
paste-take-ply = Stellung übernehmen
    .tip = Diese Stellung übernehmen (Enter)
paste-ply-of-pasted =
    { $count ->
        [one] { $at } von 1 Halbzug. Enter übernimmt diese Stellung, Esc bricht das Einfügen ab.
       *[other] { $at } von { $count } Halbzügen. Enter übernimmt diese Stellung, Esc bricht das Einfügen ab.
    }
paste-ply-of-opened =
    { $count ->
        [one] { $at } von 1 Halbzug. Enter übernimmt diese Stellung, Esc geht zurück.
       *[other] { $at } von { $count } Halbzügen. Enter übernimmt diese Stellung, Esc geht zurück.
    }
paste-not-pasted = Die Partie wurde nicht eingefügt
paste-position-of-file = Die Stellung aus der Datei ist wiederhergestellt
