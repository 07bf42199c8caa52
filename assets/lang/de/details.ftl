# The details of a position.

detail-file = Datei
detail-file-title = Titel der Datei

# Placeholders of the fields.

detail-title-hint = Name (F2)
detail-author-hint = Der Komponist
detail-source-hint = Wo und wann erschienen
detail-stipulation-hint = #2, h#3, =, Worte
detail-comment-hint = Anmerkungen zur Stellung
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = Name und Beschreibung der Datei

# Adding a detail.

detail-add = Weitere Felder
    .tip = Die Regeln oder einen Titel der Datei hinzufügen

# The title above the board.

detail-add-title = Titel hinzufügen
detail-edit-title = Titel bearbeiten (F2)
detail-title-said = Titel: { $title }
detail-author-said = Autor: { $author }

# A text that could not be stored.

detail-no-room =
    { $field ->
        [title] Für den Titel ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
        [author] Für den Autor ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
        [source] Für die Quelle ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
        [stipulation] Für die Forderung ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
        [comment] Für den Kommentar ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
       *[other] Für die Lösung ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Der getippte Text ist in der Zwischenablage.
    }
detail-no-room-file = Für die Datei ist hier kein Platz: Die Kommentare am Anfang einer Datei fassen höchstens 16 KB. Der getippte Text ist in der Zwischenablage.

detail-variant-hint = Atomic, Crazyhouse, Horde, …
