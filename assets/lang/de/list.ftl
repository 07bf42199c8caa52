# The list of positions.

list-heading = Stellungen
list-positions =
    { $count ->
        [one] { $count } Stellung
       *[other] { $count } Stellungen
    }
list-selected-of = { $selected } von { $count } gewählt
list-selected = { $selected } gewählt
list-part = { $selected } von { $count }
list-so-far = { $count } bisher

# A large number in few characters: "12.3 M", "12 k".

list-millions = { $whole },{ $tenth } Mio.
list-thousands = { $count } Tsd.

# The room of the list where there is none.

list-empty = Mehrere Stellungen stehen hier als Liste.
list-empty-open = Datei hierher ziehen oder öffnen
list-empty-add = Stellung hinzufügen

# A row, as a screen reader says it, and what its tooltip and menu say.

list-row = Stellung { $number }: { $words }
list-row-done = erledigt
list-row-edited = bearbeitet
list-row-menu = Stellung
list-tip-done = Als erledigt markiert
list-tip-edited = Bearbeitet, noch nicht gespeichert
list-tip-more = und { $count } weitere
list-scroll = Liste scrollen

# What the button does in the list now.

list-hint-nowhere = Hier losgelassen bleibt alles, wie es ist. Esc: zurück
list-hint-copy =
    { $count ->
        [one] Loslassen: eine Kopie an der Linie einfügen. Esc: zurück
       *[other] Loslassen: Kopien von { $count } Stellungen an der Linie einfügen. Esc: zurück
    }
list-hint-stay =
    { $count ->
        [one] Hier losgelassen bleibt sie, wo sie ist. Strg: kopieren. Esc: zurück
       *[other] Hier losgelassen bleiben sie, wo sie sind. Strg: kopieren. Esc: zurück
    }
list-hint-move =
    { $count ->
        [one] Loslassen: 1 Stellung zur Linie verschieben. Strg: kopieren. Esc: zurück
       *[other] Loslassen: { $count } Stellungen zur Linie verschieben. Strg: kopieren. Esc: zurück
    }
list-hint-range = Klick: alle von Stellung { $first } bis { $last } auswählen
list-hint-range-too = Klick: auch alle von Stellung { $first } bis { $last } auswählen
list-hint-select = Klick: Stellung { $number } auswählen
list-hint-select-too = Klick: auch Stellung { $number } auswählen
list-hint-deselect = Klick: Stellung { $number } nicht mehr auswählen
list-hint-only = Stellung { $number } ist die einzige gewählte

# Searching, and what comes of it.

list-search = Suchen
list-search-clear = Suche leeren
    .tip = Wieder alle Stellungen zeigen ({ $keys })
list-found = { $count } gefunden
list-found-of = { $count } von { $all }
list-found-explained = { $count } von { $all }: { $explanation }
list-none-matches = Keine passenden Stellungen
list-none-found-narrow = 0 Treffer
list-show-all = Alle zeigen
    .tip = Das Suchfeld leeren
list-with-problems = { $count } mit Fehlern
    .tip =
        { $count ->
            [one] { $count } Stellung hat Fehler. Nur diese zeigen
           *[other] { $count } Stellungen haben Fehler. Nur diese zeigen
        }
list-with-problems-so-far = Bisher { $count } mit Fehlern
    .tip =
        { $count ->
            [one] Bisher hat { $count } Stellung Fehler. Nur diese zeigen
           *[other] Bisher haben { $count } Stellungen Fehler. Nur diese zeigen
        }
list-problems = { $count } Fehler

# Examples of what can be searched for.

list-example = Nach { $query } suchen: { $meaning }
list-pieces-by-letters = Figuren werden mit ihren (englischen) Buchstaben gesucht:
list-example-of-piece =
    { $piece ->
        [K] mindestens 1 weißer König
        [Q] mindestens 1 weiße Dame
        [R] mindestens 1 weißer Turm
        [B] mindestens 1 weißer Läufer
        [N] mindestens 1 weißer Springer
       *[other] mindestens 1 weißer Bauer
    }

# Ready choices of what to show.

list-filter = Filter
    .tip = Nur manche Stellungen zeigen
list-filter-menu = Nur zeigen
list-filter-show = Zeigen: { $name }
list-filter-problems = Mit Fehlern
list-filter-illegal = Illegal
list-filter-unreadable = Unlesbar
list-filter-checkmate = Matt
list-filter-sound = Korrekte Aufgaben
list-filter-cooked = Nebenlösige Aufgaben
list-filter-white-to-move = Weiß am Zug
list-filter-black-to-move = Schwarz am Zug
list-filter-done = Erledigt
list-filter-not-done = Nicht erledigt
list-filter-edited = Bearbeitet

# The dialog in which the number of a position is typed.

list-go-to = Zu Stellung gehen
list-go-to-number = Nummer
list-go-to-range = Eine Nummer von 1 bis { $count } oder ein Anteil wie 50%
list-go = Los
list-cancel = Abbrechen

# Why a command cannot be used now.

list-none-selected = Keine Stellung ist gewählt
list-only-one = Es gibt nur eine Stellung
list-nothing-above = Darüber ist nichts mehr
list-nothing-below = Darunter ist nichts mehr
list-shows-none = Die Liste zeigt keine Stellung
list-none-found = Keine Stellung wurde gefunden
list-nothing-searched = Es wird nichts gesucht
list-is-first = Das ist die erste Stellung
list-is-last = Das ist die letzte Stellung

# Adding positions.

list-not-added =
    { $count ->
        [one] 1 Stellung konnte nicht hinzugefügt werden. Die Datei hat zu viele.
       *[other] { $count } Stellungen konnten nicht hinzugefügt werden. Die Datei hat zu viele.
    }
list-added =
    { $count ->
        [one] 1 Stellung hinzugefügt
       *[other] { $count } Stellungen hinzugefügt
    }
list-added-mended =
    { $count ->
        [one] 1 Stellung hinzugefügt, davon { $mended } korrigiert
       *[other] { $count } Stellungen hinzugefügt, davon { $mended } korrigiert
    }
list-added-remarks =
    { $count ->
        [one] 1 Stellung hinzugefügt{ $remarks }
       *[other] { $count } Stellungen hinzugefügt{ $remarks }
    }
list-joined =
    { $count ->
        [one] 1 Stellung aus { $name } hinzugefügt
       *[other] { $count } Stellungen aus { $name } hinzugefügt
    }
list-reading-file = { $name } wird gelesen
list-reading-text = Der Text wird gelesen
list-not-in-encoding =
    { $count ->
        [one] 1 Zeichen fehlt in der Kodierung dieser Datei und wurde zum Fragezeichen
       *[other] { $count } Zeichen fehlen in der Kodierung dieser Datei und wurden zu Fragezeichen
    }

# Copying and pasting.

list-copied =
    { $count ->
        [one] 1 Stellung kopiert
       *[other] { $count } Stellungen kopiert
    }
list-copied-as-pgn =
    { $count ->
        [one] 1 Stellung als PGN kopiert
       *[other] { $count } Stellungen als PGN kopiert
    }
list-pasted =
    { $count ->
        [one] 1 Stellung eingefügt
       *[other] { $count } Stellungen eingefügt
    }
list-nothing-to-paste = Im Text in der Zwischenablage ist keine Stellung.
list-clipboard-failed = Die Zwischenablage kann nicht benutzt werden: { $why }.
list-too-much = Die gewählten Stellungen sind dafür zu viel Text. Weniger auswählen oder als Datei speichern.

# Removing, marking, titles.

list-removed-all = Alle { $count } Stellungen wurden entfernt
list-removed-one = Stellung { $number } wurde entfernt
list-removed-game = Die Partie von Stellung { $number } wurde mit ihren { $count } Stellungen entfernt
list-removed =
    { $count ->
        [one] 1 Stellung wurde entfernt
       *[other] { $count } Stellungen wurden entfernt
    }
list-checking-done = Erledigte Stellungen werden gesucht
list-marked-done = { $count } Stellungen als erledigt markiert
list-unmarked-done = { $count } Stellungen nicht mehr als erledigt markiert
list-has-titles = Die Stellungen haben diese Titel schon.
list-retitled =
    { $count ->
        [one] 1 Stellung hat einen neuen Titel
       *[other] { $count } Stellungen haben neue Titel
    }
list-retitled-left-over =
    { $count ->
        [one] { $lines ->
                [one] 1 Stellung hat einen neuen Titel; 1 Zeile bleibt übrig
               *[other] 1 Stellung hat einen neuen Titel; { $lines } Zeilen bleiben übrig
            }
       *[other] { $lines ->
                [one] { $count } Stellungen haben neue Titel; 1 Zeile bleibt übrig
               *[other] { $count } Stellungen haben neue Titel; { $lines } Zeilen bleiben übrig
            }
    }

# Sorting and removing duplicates.

list-sorting = Die Stellungen werden sortiert
list-looking-for-duplicates = Duplikate werden gesucht
list-changed-meanwhile = Die Stellungen wurden inzwischen geändert und bleiben in ihrer Reihenfolge.
list-in-order = Die Stellungen sind schon in dieser Reihenfolge
list-in-order-of-authors = Die Stellungen sind schon in dieser Reihenfolge, die ohne Autor am Ende
list-no-duplicates = Keine Duplikate: Keine zwei Stellungen sind in allen sechs Teilen der FEN gleich
list-no-same-placement = Keine Duplikate: In keinen zwei Stellungen stehen die Figuren gleich
list-no-reflected = Keine Duplikate: Keine zwei Stellungen sind gleich oder gespiegelt
list-sorted-by-number = Sortiert nach dem Platz in der Datei
list-sorted-by-name = Sortiert nach Namen
list-sorted-by-author = Sortiert nach Autor
list-sorted-by-material = Sortiert nach Material
list-sorted-by-side-to-move = Sortiert nach Zugrecht
list-sorted-by-problems = Sortiert nach Fehlern
list-removed-duplicates =
    { $count ->
        [one] 1 Duplikat wurde entfernt
       *[other] { $count } Duplikate wurden entfernt
    }
