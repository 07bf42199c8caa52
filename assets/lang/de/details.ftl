# What a record says of its position.

detail-file = Datei
detail-file-title = Titel der Datei

# What is said in a field, for example.

detail-title-hint = Wie die Stellung heißt (F2)
detail-author-hint = Von wem sie ist
detail-source-hint = Wo und wann sie erschienen ist
detail-stipulation-hint = #2, h#3, +, = oder Worte
detail-comment-hint = Was sonst zu sagen ist
detail-solution-hint = 1. Qh5 Kg7 2. Qxf7#
detail-file-hint = Wie die Datei heißt und was sonst über sie zu sagen ist

# Adding one.

detail-add = Detail hinzufügen
    .tip = Titel, Autor, Quelle, Forderung, Kommentar oder Lösung hinzufügen

# The title above the board.

detail-add-title = Titel hinzufügen
detail-edit-title = Titel bearbeiten (F2)
detail-title-said = Titel: { $title }
detail-author-said = Autor: { $author }

# A text that could not be taken.

detail-no-room =
    { $field ->
        [title] Für den Titel ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
        [author] Für den Autor ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
        [source] Für die Quelle ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
        [stipulation] Für die Forderung ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
        [comment] Für den Kommentar ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
       *[other] Für die Lösung ist hier kein Platz: Eine Partie mit mehreren Stellungen oder langen Zügen oder eine volle Zeile kann das nicht aufnehmen. Das Getippte ist in der Zwischenablage.
    }
detail-no-room-file = Für die Datei ist hier kein Platz: Die Kommentare am Anfang einer Datei haben höchstens 16 KB. Das Getippte ist in der Zwischenablage.

detail-variant-hint = Nach welchen Regeln: Atomic, Crazyhouse, Horde, ...
