# The section that solves, in the side panel: narrow, so that labels are short.

solving-solve = Lösen
solving-stop = Stopp
solving-after-each-edit = Nach Änderungen

# What is asked for: in one word or two, and in full. After those in full, and after "Mate in", comes a number.
solving-goal = Ziel der Lösung
    .tip = Was gesucht wird
solving-mate-in = Matt in
solving-shortest = Kürzestes
solving-win = Gewinn
solving-draw = Remis
solving-white-wins = Weiß gewinnt
solving-black-wins = Schwarz gewinnt
solving-white-draws = Weiß hält remis
solving-black-draws = Schwarz hält remis
solving-shortest-up-to = Kürzestes Matt, bis
solving-goal-in = { goal-name } in
solving-number = Zügezahl der Lösung
    .tip = Zügezahl: klicken zum Tippen, ziehen zum Ändern

# stipulation: a sign such as #3.
solving-ask-as-stated = { $stipulation } wie angegeben
    .tip = Die Forderung der Stellung
solving-states-other = Die Stellung fordert { $stipulation }; lösbar sind nur Matts in bis zu { $most } Zügen.
solving-ask-instead = Stattdessen { $stipulation }
    .tip = Lösbar sind Matt und Patt in direktem, Selbst-, Reflex-, Hilfs- und Serienspiel

# How far a search is.
solving-running = Lösen: { $place }
solving-begins = Beginnt
solving-place = Tiefe { $depth } von { $most } · { $done } von { $total } Erstzügen
solving-effort = { $positions } Stellungen · { $time }
# A large number in few letters: 12 k, 1.2 M; unit is k, M or G.
solving-rounded = { $number } { $unit }
solving-rounded-tenths = { $whole },{ $tenths } { $unit }
solving-seconds = { $seconds } s
solving-minutes = { $minutes } min { $seconds } s
solving-hours = { $hours } h { $minutes } min

# The answer: its headline, and lines without a full stop.
solving-shortest-mate = Kürzestes Matt in { $moves }
solving-cannot-be-solved = Kann nicht gelöst werden
solving-not-finished = Nicht beendet
solving-broke-off = Die Suche wurde unerwartet beendet; kein Ergebnis
solving-first-is-mated = { $first } beginnt und wird matt
solving-first-and-mated = { $first } beginnt, { $mated } wird matt
solving-keys = { $count ->
    [one] Schlüssel { $keys }
   *[other] Schlüssel { $keys }
}
# Keys that reach the aim sooner than was asked for.
solving-short-keys = { $goal ->
    [mate] { $count ->
        [one] Matt in { $moves }: { $keys }
       *[other] Matts in { $moves }: { $keys }
    }
   *[other] { $count ->
        [one] { goal-name } in { $moves }: { $keys }
       *[other] { goal-name }s in { $moves }: { $keys }
    }
}
# Behind the keys, and where there are none.
solving-tries = { $count ->
    [0] keine Verführungen
    [one] { $count } Verführung
   *[other] { $count } Verführungen
}
solving-only-tries = { $count ->
    [0] Keine Verführungen
    [one] { $count } Verführung
   *[other] { $count } Verführungen
}
solving-maybe-more-keys = Gestoppt: Es kann weitere Schlüssel geben
solving-nothing-proven = Gestoppt: Noch ist nichts bewiesen
solving-none-so-far = { $goal ->
    [mate] Gestoppt: Es gibt kein Matt in { $moves }; weiter wurde nicht gesucht
   *[other] Gestoppt: Es gibt kein { goal-name } in { $moves }; weiter wurde nicht gesucht
}
solving-first-helpmates = Es gibt mehr; dies sind die ersten { $count }
solving-no-helpmates-so-far = Gestoppt: Es gibt keins in { $moves }; weiter wurde nicht gesucht
solving-maybe-more-helpmates = Gestoppt: Es kann weitere geben
# men: a list of "white knight e4".
solving-man = { $piece } { $square }
solving-unused = { $count ->
    [one] Für den Schlüssel entbehrlich: { $men }
   *[other] Für den Schlüssel einzeln entbehrlich: { $men }
}
solving-answer = Antwort: { $lines }
solving-looks-on = sucht weiter
solving-before-moves = Für die Stellung vor den Zügen
solving-other-question = Gefragt war etwas anderes
solving-other-position = Für eine andere Stellung gelöst
solving-copy = Kopieren
solving-copy-as-epd = Als EPD
solving-write = Eintragen

# The tree: headings, and notes in small letters behind a move.
solving-tree = Lösung
solving-set-play = Satzspiel
solving-heading-tries = { $count ->
    [one] { $count } Verführung
   *[other] { $count } Verführungen
}
solving-zugzwang = Zugzwang
solving-threat = Drohung
solving-threatens = droht { $moves }
solving-dual = Dual
solving-short = { $goal ->
    [mate] Kurzmatt
   *[other] kurzes { goal-name }
}
solving-short-dual = { $goal ->
    [mate] Dual, Kurzmatt
   *[other] Dual, kurzes { goal-name }
}
solving-note-in = { $goal ->
    [mate] Matt in { $moves }
   *[other] { goal-name } in { $moves }
}
solving-note-not = { $goal ->
    [mate] kein Matt
   *[other] kein { goal-name }
}
# What a screen reader says of a row.
solving-row-key = Schlüssel { $moves }
solving-row-continuation = Fortsetzung { $moves }
solving-row-try = Verführung { $moves }
solving-row-defence = Verteidigung { $moves }
solving-row-refutation = Widerlegung { $moves }
solving-row-shown = { $row }, auf dem Brett gezeigt
solving-open-row = { $row } öffnen
solving-close-row = { $row } schließen

# Why a command cannot be run.
solving-why-nothing-runs = Es wird nichts gelöst
solving-why-preview = Der Text im FEN-Feld ist noch keine gültige FEN
solving-why-not-solved = Die Stellung ist noch nicht gelöst
solving-why-outdated = Die Lösung gehört zu einer anderen Stellung oder Frage; neu lösen
solving-why-unsolvable = Die Stellung kann nicht gelöst werden
solving-why-no-mate = Kein Matt gefunden, das dm, bm und pv angeben könnten
solving-why-stopped = Die Suche wurde gestoppt, bevor alle Schlüssel bekannt waren
solving-why-no-operations = EPD hat Operationen nur für direkte Matts
solving-why-no-solution = Es gibt keine Lösung zum Eintragen
solving-why-by-popeye = Lösungen von Popeye lassen sich nur kopieren
solving-why-popeye-study = Popeye löst keine Studien
solving-why-popeye-unreadable = Popeye braucht Figuren auf einem Brett von 8x8 und eine Forderung

# Notices.
solving-before-moves-noted = Gelöst wird die Stellung vor den Zügen. Um diese zu lösen, erst „Übernehmen“ wählen.
solving-not-written = Die Lösung konnte nicht eingetragen werden. Nichts wurde geändert.
solving-copied = Lösung kopiert
solving-copied-as-epd = Lösung als EPD kopiert
solving-of-another-position = Nichts eingetragen: Die Lösung gehört zu einer anderen Stellung.
solving-written-in-place = Lösung in die Details eingetragen; sie ersetzt die bisherige
solving-written = Lösung in die Details eingetragen
solving-line-too-long = Nichts eingetragen: Die Zeile der Stellung würde zu lang.
solving-no-place = Nichts eingetragen: Die Partie hat mehrere Stellungen oder Züge, die nicht als ihre Lösung gezeigt werden.
solving-said-already = Die Details enthalten diese Lösung schon.

# Die Züge einer Studie.
solving-other-moves = Andere Züge ({ $count })
solving-slower = { $result }, langsamer
# The moves of the solution that a record states, and notes on them.
solving-stated-line = Angegebene Lösung
solving-only-move = einziger Zug
solving-duals = { $count ->
    [one] Dual: { $moves }
   *[other] Duale: { $moves }
}
solving-others-lose-time = andere verlieren nur Zeit
solving-better = { $result }; besser: { $moves }

# Die Tabelle der Phasen.
solving-phases = Phasen
solving-phases-show = Phasen
solving-phases-running = Die Phasen werden gesucht
solving-phases-all = Alle Verführungen zeigen
solving-phases-copy = Kopieren
solving-phases-close = Schließen
solving-phases-copied = Phasen kopiert
solving-phases-failed = Die Phasen konnten nicht gesucht werden
solving-why-no-phases = nur direkte Matts in zwei oder mehr Zügen haben Phasen
solving-phase-changes = Mattwechsel und Übertragungen
solving-phase-duals = Duale
solving-phase-patterns = Muster

# An installed Popeye, and its answers.
solving-conditions = Hier nicht gelöst: { $conditions }
solving-fairy-pieces = Märchenfiguren werden hier nicht gelöst
solving-by-popeye = Mit Popeye lösen
solving-popeye-runs = Popeye löst
solving-popeye-answer = Von Popeye
solving-popeye-keys = { $count ->
    [one] { $count } Schlüssel
   *[other] { $count } Schlüssel
}
solving-popeye-lines = { $count ->
    [one] { $count } Lösung
   *[other] { $count } Lösungen
}
solving-popeye-none = keine Lösung
solving-popeye-refuses = Popeye löst diese Aufgabe nicht
solving-popeye-stopped = Abgebrochen: Es kann weitere Lösungen geben
solving-popeye-partial = Nicht beendet: Es kann weitere Lösungen geben
solving-popeye-missing = Popeye ist nicht installiert: Es gibt kein Programm „py“ oder „popeye“. Wählen Sie das Programm, falls es anderswo ist.
solving-path = Programm Popeye
    .action = Popeye verwenden
