# Solving all positions of a file: the question, the report, and writing the solutions into the file.

puzzles-title = Alle Aufgaben prüfen
puzzles-as-stated = Jede nach ihrer Angabe lösen: Forderung, dm oder Worte wie „Matt in 3“
# Before the field of a number, with "moves" behind it.
puzzles-mate-in = Matt in
puzzles-others-mate-in = Sonst: Matt in
puzzles-moves = Züge
puzzles-moves-unit = Zügen
# Before the field of a number, with the unit behind it.
puzzles-at-most = Höchstens
puzzles-seconds = Sekunden
puzzles-seconds-unit = Sekunden je Stellung
puzzles-positions = Stellungen
puzzles-wrong-moves = Eine Zügezahl von 1 bis { $most } eingeben
puzzles-outlook = { $count ->
    [one] { $count } Stellung, gelöst auf allen Prozessoren. Bei Abbruch bleiben fertige Ergebnisse erhalten.
   *[other] { $count } Stellungen, gelöst auf allen Prozessoren. Bei Abbruch bleiben fertige Ergebnisse erhalten.
}
puzzles-check = Prüfen
puzzles-cancel = Abbrechen

# While it works, and after it.
puzzles-solving = { $count ->
    [one] { $count } Stellung wird gelöst
   *[other] { $count } Stellungen werden gelöst
}
puzzles-tally = { $checked } von { $total } · { $sound } korrekt · { $cooked } nebenlösig · { $rest } andere
puzzles-checked = { $count ->
    [one] { $count } Stellung geprüft
   *[other] { $count } Stellungen geprüft
}
puzzles-cancelled = { $total ->
    [one] Abgebrochen: { $checked } von { $total } Stellung geprüft
   *[other] Abgebrochen: { $checked } von { $total } Stellungen geprüft
}

# What came out, said behind a number of positions.
puzzles-outcome-sound = korrekt
puzzles-outcome-cooked = nebenlösig
puzzles-outcome-several = mit mehreren Lösungen
puzzles-outcome-short = mit Kurzlösung
puzzles-outcome-no-solution = unlösbar
puzzles-outcome-already-mate = schon matt
puzzles-outcome-unfinished = nicht rechtzeitig gelöst
puzzles-outcome-illegal = illegal, nicht untersucht
puzzles-outcome-unreadable = unlesbar, nicht untersucht
puzzles-outcome-other-goal = mit einer Forderung, die nicht geprüft wird
puzzles-select = Auswählen
# outcome: one of the texts above.
puzzles-select-outcome = Auswählen: { $outcome }
puzzles-selected = in der Liste gewählt

# Writing the solutions down.
puzzles-solutions = Lösungen
puzzles-of-sound = Nur korrekte ({ $count })
puzzles-all-proven = Alle bewiesenen ({ $count })
puzzles-replace = Vorhandene Lösungen ersetzen
puzzles-as-operations = Sie können zu den Stellungen eingetragen werden: dm, bm und pv nennen Länge, Schlüsselzüge und eine längste Verteidigung; bei Selbst- und Hilfsmatts werden Züge eingetragen.
puzzles-as-moves = Sie können zu den Stellungen eingetragen werden, als Züge mit Varianten.
puzzles-write = Lösungen eintragen
puzzles-close = Schließen
puzzles-writing = { $count ->
    [one] { $count } Lösung wird eingetragen
   *[other] { $count } Lösungen werden eingetragen
}
puzzles-writing-cancelled = Das Eintragen wurde abgebrochen; nichts wurde geändert.
puzzles-failed = Der Vorgang ist fehlgeschlagen. Nichts wurde geändert.
puzzles-nothing-to-check = Es gab nichts zu prüfen.
puzzles-checking-cancelled = Das Prüfen wurde abgebrochen; nichts wurde gelöst.
puzzles-written = { $count ->
    [one] Lösungen zu { $count } Stellung eingetragen
   *[other] Lösungen zu { $count } Stellungen eingetragen
}
# Why solutions were not written, behind a semicolon or a colon.
puzzles-kept = { $count ->
    [one] { $count } hat schon eine
   *[other] { $count } haben schon eine
}
puzzles-no-place = { $count ->
    [one] { $count } Partie behält ihre eigenen Züge
   *[other] { $count } Partien behalten ihre eigenen Züge
}
puzzles-too-long = { $count ->
    [one] { $count } Zeile ist zu lang
   *[other] { $count } Zeilen sind zu lang
}
puzzles-none-written = Keine Lösung wurde eingetragen: { $reasons }.
puzzles-other-positions = Nichts eingetragen: Die Stellungen haben sich seit dem Lösen geändert.
puzzles-there-already = { $count ->
    [one] Die Lösungen von { $count } Stellung waren schon eingetragen
   *[other] Die Lösungen von { $count } Stellungen waren schon eingetragen
}
