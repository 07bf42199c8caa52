# Eine Engine, die die Stellung auf dem Brett analysiert. Was sie meint, heißt nie bewiesen.

analysing-engine = Engine
analysing-program = Engine-Programm
analysing-choose = Programm wählen…
analysing-path = Programm einer UCI-Engine
    .action = Engine verwenden
analysing-lines = Varianten der Engine
analysing-line-count = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
analysing-line-name = { $score }: { $moves }
analysing-threat = Drohung
analysing-off = Die Engine ist aus
analysing-none = Es wurde keine Schachengine gefunden
analysing-starting = Die Engine startet
analysing-preview = Der Text im FEN-Feld ist noch keine Stellung
analysing-threat-in-check = Keine Drohung: die Seite am Zug steht im Schach

# depth: in Halbzügen; nodes und speed: Zahlen wie "12 T".
analysing-effort = Tiefe { $depth } · { $nodes } Stellungen · { $speed }/s
analysing-thousands = { $number } T
analysing-millions = { $number } Mio.
analysing-bar = Engine: { $score } in Tiefe { $depth }

analysing-only = { $goal ->
    [win] Nur { $played } gewinnt ({ $score } in Tiefe { $depth })
   *[draw] Nur { $played } hält remis ({ $score } in Tiefe { $depth })
}
analysing-next = danach { $played }, { $score }
analysing-lost = Kein Zug hält remis, meint die Engine
analysing-only-proven = { $goal ->
    [win] Nur { $played } gewinnt (bewiesen)
   *[draw] Nur { $played } hält remis (bewiesen)
}
analysing-several-proven = { $goal ->
    [win] Mehrere Züge gewinnen (bewiesen): { $moves }
   *[draw] Mehrere Züge halten remis (bewiesen): { $moves }
}
analysing-lost-proven = Jeder Zug verliert (bewiesen)

analysing-play = Spielen
analysing-end = Spiel beenden
analysing-your-move = Sie sind am Zug
analysing-thinking = Die Engine denkt nach
analysing-copy = Kopieren
analysing-save = Eintragen
analysing-options = Optionen…
analysing-copied = Variante kopiert
analysing-saved = Variante der Engine eingetragen
analysing-not-saved = Die Datei hat keinen Platz für die Variante oder enthält sie schon
analysing-follow = Einzigen Zügen folgen
analysing-show = Durchspielen
analysing-save-solution = Als Lösung eintragen
analysing-following = Den einzigen Zügen wird gefolgt
analysing-following-cancelled = Die Suche nach den einzigen Zügen wurde abgebrochen
analysing-no-only-move = Hier ist kein Zug der einzige
analysing-solution-saved = Lösung eingetragen
# Gründe, nach dem Namen eines Befehls.
analysing-why-off = die Engine ist aus
analysing-why-no-line = die Engine hat noch keine Variante gefunden
analysing-why-after-moves = die Variante beginnt nach den probierten Zügen; gehen Sie zuerst zurück
analysing-why-threat = die Variante zeigt eine Drohung
analysing-why-not-followed = den einzigen Zügen wurde hier noch nicht gefolgt

# Der Dialog der Optionen.
analysing-options-of = Optionen von { $engine }
analysing-options-note = Sie werden für diese Engine gemerkt. Ohne Angabe wählt Fenwright die Hälfte der Prozessoren und eine mäßige Hashtabelle.
analysing-rule = Einziger Zug
analysing-strict = Streng
analysing-lichess = Wie lichess
analysing-lenient = Milde
analysing-press = Auslösen
analysing-close = Schließen
analysing-reset = Vorgaben verwenden

# Die Analyse vieler Stellungen.
analysing-batch-title = Stellungen analysieren
analysing-batch-nodes = Knoten
analysing-batch-positions = Stellungen
analysing-batch-note = Bis zu dieser Grenze untersucht die Engine jede Stellung. Mit Knoten sind die Ergebnisse in jedem Lauf gleich. Schon analysierte Stellungen werden nicht noch einmal analysiert.
analysing-batch-wrong-nodes = Knoten müssen eine Zahl ab 1.000 sein
analysing-batch-wrong-seconds = Sekunden müssen eine Zahl ab 1 sein
analysing-batch-seconds = Sekunden
analysing-batch-limit = Grenze
analysing-batch-follow = Einzigen Zügen bis zum Ende folgen und sie als Lösung eintragen
analysing-batch-start = Analysieren
analysing-cancel = Abbrechen
analysing-batch-running = { $count ->
    [one] 1 Stellung wird analysiert
   *[other] { $count } Stellungen werden analysiert
}
analysing-batch-so-far = { $count ->
    [one] Bisher 1 Stellung mit nur einem Zug
   *[other] Bisher { $count } Stellungen mit nur einem Zug
}
analysing-batch-failed = Die Analyse ist abgebrochen
analysing-batch-cancelled = Keine Stellung wurde analysiert
analysing-batch-done = { $count ->
    [one] 1 Stellung analysiert
   *[other] { $count } Stellungen analysiert
}
analysing-batch-partly = Abgebrochen: { $done } von { $total } Stellungen analysiert
analysing-batch-searched = Die Suche der Liste findet sie später: is:only-move, is:unclear, eval>3.
analysing-batch-save = Eintragen
analysing-lines-saved = { $count ->
    [one] Variante für 1 Stellung eingetragen
   *[other] Varianten für { $count } Stellungen eingetragen
}
analysing-outcome-only = mit nur einem Zug
analysing-outcome-several = mit mehreren Zügen
analysing-outcome-lost = verloren
analysing-outcome-unclear = unklar
analysing-outcome-refused = von der Engine nicht analysiert
analysing-outcome-unreadable = unlesbar

# In the list. The engine's view, which is no proof.
analysing-label = { $verdict ->
    [only-move] Engine: einziger Zug, { $score }
    [several] Engine: mehrere Züge, { $score }
    [lost] Engine: verloren, { $score }
   *[unclear] Engine: { $score }
}
