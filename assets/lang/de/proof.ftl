# Bewiesene Ergebnisse. Alle Sätze sind ohne Punkt.

proof-white-wins = Weiß am Zug gewinnt
proof-white-mates = Weiß am Zug, matt in { $moves }
proof-white-draws = Weiß am Zug, remis
proof-white-loses = Weiß am Zug verliert
proof-white-is-mated = Weiß am Zug, wird matt in { $moves }
proof-black-wins = Schwarz am Zug gewinnt
proof-black-mates = Schwarz am Zug, matt in { $moves }
proof-black-draws = Schwarz am Zug, remis
proof-black-loses = Schwarz am Zug verliert
proof-black-is-mated = Schwarz am Zug, wird matt in { $moves }

# Der Beleg, nach einem Ergebnis.
proof-by-endings = bewiesen (Endspieltabelle)
proof-by-syzygy = bewiesen (Syzygy-Tabellen)
proof-drawn-by-rule = aber remis nach der 50-Züge-Regel
proof-may-be-drawn = die 50-Züge-Regel kann es zum Remis machen

# Das Ergebnis eines Zuges für die Seite, die ihn macht.
proof-move-wins = gewinnt
proof-move-mates = matt in { $moves }
proof-move-draws = remis
proof-move-loses = verliert
proof-move-is-mated = verliert, wird matt in { $moves }

# Eine Studie: was ihre Forderung behauptet, und ob die Tabellen zustimmen.
proof-only-key = { $result ->
    [win] Korrekt: nur { $keys } gewinnt
   *[draw] Korrekt: nur { $keys } hält remis
}
proof-several-keys = { $result ->
    [win] { $count } erste Züge gewinnen: { $keys }
   *[draw] { $count } erste Züge halten remis: { $keys }
}
proof-claim-holds = { $result ->
    [win] Richtig, was die Seite am Zug auch spielt: sie verliert
   *[draw] Richtig, ohne einen Zug: die Partie ist remis
}
proof-claim-fails = { $result ->
    [win] Falsch: die Seite am Zug gewinnt
    [draw] Falsch: die Stellung ist remis
   *[loss] Falsch: die Seite am Zug verliert
}

# Warum nichts bewiesen ist.
proof-not-proven = Nicht bewiesen: { $reason }
proof-too-many-pieces = Tabellen haben höchstens 4 Steine einschließlich der Könige, Syzygy-Tabellen höchstens 7
proof-kings = jede Seite braucht einen König
proof-illegal = die Stellung ist illegal
proof-castling-rights = Tabellen kennen keine Rochade; entfernen Sie die Rochaderechte
proof-variant = Tabellen gibt es nur für das gewöhnliche Schach
proof-stopped = abgebrochen
proof-missing-table = die Tabelle { $file } fehlt
proof-out-of-memory = der Speicher reicht nicht; es werden { $megabytes } MB auf einmal gebraucht
proof-too-long = ein Matt ist länger, als Tabellen fassen

# Die Lösung, die ein Eintrag für eine Studie nennt.
proof-line-only = Die angegebene Lösung stimmt, und kein anderer Zug reicht aus
proof-line-loses-time = Die angegebene Lösung stimmt; andere Züge verlieren nur Zeit
proof-line-duals = Die angegebene Lösung stimmt, hat aber Duale: { $moves }
proof-line-fails = Die angegebene Lösung scheitert an { $played }: Der Zug { $result ->
    [win] gewinnt
    [draw] hält remis
   *[loss] verliert
}
proof-line-better = { $failure }; besser: { $moves }
proof-line-illegal = In der angegebenen Lösung ist { $word } kein regelgerechter Zug
