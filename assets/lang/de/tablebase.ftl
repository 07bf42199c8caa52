# Was Endspieltabellen (Syzygy) über eine Stellung beweisen, ohne Punkt.

tablebase-no-tables = Keine Tabellen
# tables ist mindestens 1.
tablebase-contents = { $tables ->
    [one] 1 Tabelle, bis { $pieces } Figuren
   *[other] { $tables } Tabellen, bis { $pieces } Figuren
}
# Dahinter, wenn nicht alle Tabellen eine Datei mit Abständen (DTZ) haben.
tablebase-no-distances = , keine mit DTZ
tablebase-distances = , { $count } mit DTZ

# Das Ergebnis für eine Seite.
tablebase-win = Gewonnen
tablebase-maybe-win = Gewonnen, oder remis nach der 50-Züge-Regel
tablebase-cursed-win = Gewonnen, aber remis nach der 50-Züge-Regel
tablebase-draw = Remis
tablebase-blessed-loss = Verloren, aber remis nach der 50-Züge-Regel
tablebase-maybe-loss = Verloren, oder remis nach der 50-Züge-Regel
tablebase-loss = Verloren

# outcome ist eins der Ergebnisse. DTZ zählt Halbzüge bis zum Schlagen, Bauernzug oder Matt; es ist kein Abstand zum Matt.
tablebase-dtz = { $outcome }, DTZ { $plies }
tablebase-dtz-rounded = { $outcome }, DTZ { $least } oder { $most }
tablebase-needs-dtz = { $outcome }; DTZ braucht { $file }
# reason: einer der Sätze unten über Dateien.
tablebase-without-dtz = { $outcome }; DTZ unbekannt: { $reason }

# Warum keine Tabelle antworten kann.
tablebase-other-board = Für andere Bretter als 8x8 gibt es keine Tabellen
tablebase-variant = Für { $variant } gibt es keine Tabellen
tablebase-too-many-pieces = { $count } Figuren; Tabellen haben höchstens { $most }
tablebase-illegal = Die Stellung ist illegal
tablebase-castling = Für Stellungen mit Rochaderechten gibt es keine Tabellen

# Dateien. file ist im ersten Text ein Name, in den anderen ein Pfad.
tablebase-missing = Braucht { $file }
tablebase-not-a-file = { $file } ist keine Datei
tablebase-incomplete = { $file } ist unvollständig
tablebase-not-a-table = { $file } ist keine Syzygy-Tabelle
tablebase-damaged = { $file } ist beschädigt
tablebase-unreadable = { $file } ist nicht lesbar: { $error }
