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

list-hint-nowhere = Hier loslassen: nichts verschieben. Esc: abbrechen
list-hint-copy =
    { $count ->
        [one] Loslassen: eine Kopie an der Linie einfügen. Esc: abbrechen
       *[other] Loslassen: Kopien von { $count } Stellungen an der Linie einfügen. Esc: abbrechen
    }
list-hint-stay =
    { $count ->
        [one] Hier loslassen: am Platz lassen. { window-key-ctrl }: kopieren. Esc: abbrechen
       *[other] Hier loslassen: am Platz lassen. { window-key-ctrl }: kopieren. Esc: abbrechen
    }
list-hint-move =
    { $count ->
        [one] Loslassen: 1 Stellung zur Linie verschieben. { window-key-ctrl }: kopieren. Esc: abbrechen
       *[other] Loslassen: { $count } Stellungen zur Linie verschieben. { window-key-ctrl }: kopieren. Esc: abbrechen
    }
list-hint-range = Klick: Stellungen { $first } bis { $last } auswählen
list-hint-range-too = Klick: auch Stellungen { $first } bis { $last } auswählen
list-hint-select = Klick: Stellung { $number } auswählen
list-hint-select-too = Klick: auch Stellung { $number } auswählen
list-hint-deselect = Klick: Stellung { $number } abwählen
list-hint-only = Nur Stellung { $number } ist ausgewählt

# Searching, and what comes of it.

list-search = Suchen
list-search-clear = Suche leeren
    .tip = Wieder alle Stellungen zeigen ({ $keys })
list-found = { $count } gefunden
list-found-of = { $count } von { $all }
list-found-explained = { $count } von { $all }: { $explanation }
list-none-matches = Keine passenden Stellungen
list-none-found-narrow = Keine Treffer
list-show-all = Alle zeigen
    .tip = Das Suchfeld leeren
list-with-problems = { $count } mit Problemen
    .tip =
        { $count ->
            [one] { $count } Stellung hat Probleme. Nur diese zeigen
           *[other] { $count } Stellungen haben Probleme. Nur diese zeigen
        }
list-with-problems-so-far = Bisher { $count } mit Problemen
    .tip =
        { $count ->
            [one] Bisher hat { $count } Stellung Probleme. Nur diese zeigen
           *[other] Bisher haben { $count } Stellungen Probleme. Nur diese zeigen
        }
list-problems =
    { $count ->
        [one] { $count } Problem
       *[other] { $count } Probleme
    }

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
    .tip = Nur bestimmte Stellungen zeigen
list-filter-menu = Nur zeigen
list-filter-show = Zeigen: { $name }
list-filter-problems = Mit Problemen
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
list-go-to-range = Eine Nummer von 1 bis { $count } oder ein Prozentsatz wie 50 %
list-go = Los
list-cancel = Abbrechen

# Why a command cannot be used now.

list-none-selected = Keine Stellung ist gewählt
list-only-one = Es gibt nur eine Stellung
list-no-twins = Die Forderung der Stellung hat keine Zwillinge wie b) Kc1->d1
list-nothing-above = Schon ganz oben
list-nothing-below = Schon ganz unten
list-shows-none = Die Liste zeigt keine Stellung
list-none-found = Keine Stellung wurde gefunden
list-nothing-searched = Es ist keine Suche aktiv
list-is-first = Das ist die erste Stellung
list-is-last = Das ist die letzte Stellung

# Adding positions.

list-not-added =
    { $count ->
        [one] 1 Stellung konnte nicht hinzugefügt werden. Die Datei enthält schon die Höchstzahl an Stellungen.
       *[other] { $count } Stellungen konnten nicht hinzugefügt werden. Die Datei enthält schon die Höchstzahl an Stellungen.
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
        [one] 1 Zeichen fehlt in der Kodierung dieser Datei und wurde durch ein Fragezeichen ersetzt
       *[other] { $count } Zeichen fehlen in der Kodierung dieser Datei und wurden durch Fragezeichen ersetzt
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
list-copied-as-table =
    { $count ->
        [one] 1 Stellung als Tabelle kopiert
       *[other] { $count } Stellungen als Tabelle kopiert
    }
list-pasted =
    { $count ->
        [one] 1 Stellung eingefügt
       *[other] { $count } Stellungen eingefügt
    }
list-nothing-to-paste = Im Text in der Zwischenablage wurde keine Stellung gefunden.
list-clipboard-failed = Die Zwischenablage kann nicht benutzt werden: { $why }.
list-too-much = Die ausgewählten Stellungen sind dafür zu groß. Weniger auswählen oder in einer Datei speichern.

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
                [one] 1 Stellung hat einen neuen Titel; 1 Zeile wurde nicht verwendet
               *[other] 1 Stellung hat einen neuen Titel; { $lines } Zeilen wurden nicht verwendet
            }
       *[other] { $lines ->
                [one] { $count } Stellungen haben neue Titel; 1 Zeile wurde nicht verwendet
               *[other] { $count } Stellungen haben neue Titel; { $lines } Zeilen wurden nicht verwendet
            }
    }

# Sorting and removing duplicates.

list-sorting = Die Stellungen werden sortiert
list-looking-for-duplicates = Duplikate werden gesucht
list-changed-meanwhile = Die Stellungen wurden inzwischen geändert und bleiben in ihrer Reihenfolge.
list-in-order = Die Stellungen sind schon in dieser Reihenfolge
list-in-order-of-authors = Die Stellungen sind schon in dieser Reihenfolge, die ohne Autor am Ende
list-no-duplicates = Keine Duplikate: Keine zwei Stellungen sind in allen sechs FEN-Feldern gleich
list-no-same-placement = Keine Duplikate: In keinen zwei Stellungen stehen die Figuren gleich
list-no-reflected = Keine Duplikate: Keine zwei Stellungen sind gleich oder gespiegelt
list-sorted-by-number = Sortiert nach der Reihenfolge in der Datei
list-sorted-by-name = Sortiert nach Namen
list-sorted-by-author = Sortiert nach Autor
list-sorted-by-material = Sortiert nach Material
list-sorted-by-side-to-move = Sortiert nach Zugrecht
list-sorted-by-problems = Sortiert nach Problemen
list-removed-duplicates =
    { $count ->
        [one] 1 Duplikat wurde entfernt
       *[other] { $count } Duplikate wurden entfernt
    }
