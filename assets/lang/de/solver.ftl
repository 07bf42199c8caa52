# What the solver found, in sentences without a full stop. Moves have the letters of the language already.

solver-sound = { $goal ->
    [mate] Korrekt: { $keys } setzt in { $moves } matt, sonst kein Zug
   *[other] Korrekt: { $keys } erzwingt das { goal-name } in { $moves }, sonst kein Zug
}
solver-cooked = { $goal ->
    [mate] Nebenlösig: { $count } Erstzüge setzen in { $moves } matt: { $keys }
   *[other] Nebenlösig: { $count } Erstzüge erzwingen das { goal-name } in { $moves }: { $keys }
}
# keys: so many moves (count) that mate sooner.
solver-short = { $goal ->
    [mate] { $count ->
        [one] Kurzlösung: { $keys } setzt in { $shortest } matt, nicht in { $moves }
       *[other] Kurzlösung: { $keys } setzen in { $shortest } matt, nicht in { $moves }
    }
   *[other] { $count ->
        [one] Kurzlösung: { $keys } erzwingt das { goal-name } in { $shortest }, nicht in { $moves }
       *[other] Kurzlösung: { $keys } erzwingen das { goal-name } in { $shortest }, nicht in { $moves }
    }
}
solver-stalemated = Unlösbar: Die Seite am Zug ist schon patt
solver-no-solution = { $goal ->
    [mate] Unlösbar: Es gibt kein Matt in { $moves }
   *[other] Unlösbar: Es gibt kein { goal-name } in { $moves }
}
solver-already-mate = Die Seite am Zug ist schon matt
solver-nothing-proven = Nicht beendet: Noch ist nichts bewiesen
solver-unfinished = { $goal ->
    [mate] Nicht beendet: Es gibt kein Matt in { $searched }, weiter wurde nicht gesucht
   *[other] Nicht beendet: Es gibt kein { goal-name } in { $searched }, weiter wurde nicht gesucht
}

# The last of some moves: "Qa1, Qa2 and 7 others"; always several.
solver-others = { $count } weitere

# Cooperative play. helpmates is one of the first three texts.
solver-one-helpmate = 1 { goal-name }
solver-many-helpmates = { $count } { goal-name }s
solver-more-helpmates = mehr als { $count } { goal-name }s
solver-sound-helpmate = Korrekt: 1 { goal-name } in { $moves } und kein anderes
solver-several-helpmates = Mehrere Lösungen: { $helpmates } in { $moves }
solver-short-helpmates = Kurzlösung: { $helpmates } in { $shortest }, nicht in { $moves }
solver-no-helpmate = Unlösbar: Es gibt kein { goal-name } in { $moves }
solver-unfinished-without-helpmate = Nicht beendet: Es gibt kein { goal-name } in { $searched }, weiter wurde nicht gesucht
solver-unfinished-helpmates = Nicht beendet: bisher { $helpmates } in { $moves }

# Why nothing is searched. asked: the sign of a stipulation, such as #3.
solver-not-searched-long = Nicht untersucht: Das Maximum ist Matt in { $most } Zügen, und { $asked } fordert mehr
solver-not-searched-illegal = Nicht untersucht: Die Stellung ist illegal ({ $problems })
solver-searched-illegal = Untersucht, obwohl die Stellung illegal ist ({ $problems })

# What the conventions of problems say of the key move.
solver-key-checks = Der Schlüssel bietet Schach
solver-key-captures = Der Schlüssel schlägt
solver-key-promotes = Der Schlüssel ist eine Umwandlung
solver-key-castles = Der Schlüssel rochiert
# Of the king that is attacked: to how many squares it can go before the key, and after it.
solver-key-takes-flights = Der Schlüssel nimmt Fluchtfelder (vorher { $before ->
    [one] { $before }
   *[other] { $before }
}, nachher { $after })
solver-key-gives-flights = Der Schlüssel gibt Fluchtfelder (vorher { $before ->
    [one] { $before }
   *[other] { $before }
}, nachher { $after })

# Behind a move in a printed solution: "1.Qb3! (threatens 2.Qb7#)".
solver-note-zugzwang = (Zugzwang)
solver-note-threats = (droht { $moves })

solver-why-variant = Nicht untersucht: Matts in { $variant } werden nicht gelöst

# Die Phasen einer Aufgabe nebeneinander. Die ersten drei stehen im Kopf einer Tabelle.
solver-set-play = Satzspiel
solver-threat = Drohung
solver-zugzwang = Zugzwang
solver-changed = Mattwechsel nach { $defence }: { $mates }
solver-transferred = Paradenwechsel zu { $mate }: nach { $before }, nach { $after }
solver-dual = { $kind ->
    [grave] Schwerer Dual: { $moves }
    [threat] Leichter Dual, die Drohung ist nicht pariert: { $moves }
    [promotion] Leichter Dual, nur die Umwandlung ist anders: { $moves }
   *[line] Leichter Dual, auf einer Linie: { $moves }
}
solver-pattern = { $kind ->
    [pure-mate] Reines Matt
    [economical-mate] Ökonomisches Matt
    [model-mate] Mustermatt
    [ideal-mate] Idealmatt
    [battery] Batterie
    [switchback] Switchback
    [excelsior] Excelsior
   *[allumwandlung] Allumwandlung
}
solver-promotion = Umwandlung in { $piece }

# Parts of a composition, and the number of solutions that its author states: 2.1.1.1
solver-duplex = Duplex
solver-no-stipulation = Keine lösbare Forderung ist angegeben
solver-conditions = Hier nicht gelöst: { $conditions }; ein installiertes Popeye kann es lösen
solver-as-intended = Wie beabsichtigt: { $stated }
solver-not-as-intended = Nicht wie beabsichtigt: angegeben ist { $stated }, gefunden { $found }
solver-not-intended = Nicht wie beabsichtigt: angegeben ist { $stated }
