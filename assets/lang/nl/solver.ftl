# What the solver found, in sentences without a full stop. Moves have the letters of the language already.

solver-sound = { $goal ->
    [mate] Correct: { $keys } geeft mat in { $moves }, en geen andere zet
   *[other] Correct: { $keys } dwingt { goal-name } af in { $moves }, en geen andere zet
}
solver-cooked = { $goal ->
    [mate] Met bijoplossing: { $count } eerste zetten geven mat in { $moves }: { $keys }
   *[other] Met bijoplossing: { $count } eerste zetten dwingen { goal-name } af in { $moves }: { $keys }
}
# keys: so many moves (count) that mate sooner.
solver-short = { $goal ->
    [mate] { $count ->
        [one] Te korte oplossing: { $keys } geeft mat in { $shortest }, niet in { $moves }
       *[other] Te korte oplossing: { $keys } geven mat in { $shortest }, niet in { $moves }
    }
   *[other] { $count ->
        [one] Te korte oplossing: { $keys } dwingt { goal-name } af in { $shortest }, niet in { $moves }
       *[other] Te korte oplossing: { $keys } dwingen { goal-name } af in { $shortest }, niet in { $moves }
    }
}
solver-stalemated = Onoplosbaar: de kant aan zet staat al pat
solver-no-solution = { $goal ->
    [mate] Onoplosbaar: er is geen mat in { $moves }
   *[other] Onoplosbaar: er is geen { goal-name } in { $moves }
}
solver-already-mate = De kant aan zet staat al mat
solver-nothing-proven = Niet voltooid: er is nog niets bewezen
solver-unfinished = { $goal ->
    [mate] Niet voltooid: er is geen mat in { $searched }, verder is niet gezocht
   *[other] Niet voltooid: er is geen { goal-name } in { $searched }, verder is niet gezocht
}

# The last of some moves: "Qa1, Qa2 and 7 others"; always several.
solver-others = { $count } andere

# Cooperative play. helpmates is one of the first three texts.
solver-one-helpmate = 1 { goal-name }
solver-many-helpmates = { $count } { goal-name }s
solver-more-helpmates = meer dan { $count } { goal-name }s
solver-sound-helpmate = Correct: 1 { goal-name } in { $moves }, en geen ander
solver-several-helpmates = Meerdere oplossingen: { $helpmates } in { $moves }
solver-short-helpmates = Te korte oplossing: { $helpmates } in { $shortest }, niet in { $moves }
solver-no-helpmate = Onoplosbaar: er is geen { goal-name } in { $moves }
solver-unfinished-without-helpmate = Niet voltooid: er is geen { goal-name } in { $searched }, verder is niet gezocht
solver-unfinished-helpmates = Niet voltooid: tot nu toe { $helpmates } in { $moves }

# Why nothing is searched. asked: the sign of a stipulation, such as #3.
solver-not-searched-long = Niet onderzocht: het maximum is mat in { $most } zetten, en { $asked } vraagt om meer
solver-not-searched-illegal = Niet onderzocht: de stelling is illegaal ({ $problems })
solver-searched-illegal = Onderzocht, hoewel de stelling illegaal is ({ $problems })

# What the conventions of problems say of the key move.
solver-key-checks = De sleutelzet geeft schaak
solver-key-captures = De sleutelzet slaat
solver-key-promotes = De sleutelzet is een promotie
solver-key-castles = De sleutelzet rokeert
# Of the king that is attacked: to how many squares it can go before the key, and after it.
solver-key-takes-flights = De sleutelzet ontneemt vluchtvelden (ervoor { $before ->
    [one] { $before }
   *[other] { $before }
}, erna { $after })
solver-key-gives-flights = De sleutelzet geeft vluchtvelden (ervoor { $before ->
    [one] { $before }
   *[other] { $before }
}, erna { $after })

# Behind a move in a printed solution: "1.Qb3! (threatens 2.Qb7#)".
solver-note-zugzwang = (zetdwang)
solver-note-threats = (dreigt { $moves })

solver-why-variant = Niet onderzocht: mat in { $variant } kan niet worden opgelost

# De fasen van een opgave naast elkaar. De eerste drie staan in de kop van een tabel.
solver-set-play = schijnspel
solver-threat = dreiging
solver-zugzwang = zetdwang
solver-changed = Matverandering na { $defence }: { $mates }
solver-transferred = Verplaatst mat { $mate }: na { $before }, na { $after }
solver-dual = { $kind ->
    [grave] Ernstige dual: { $moves }
    [threat] Lichte dual, de dreiging is niet gepareerd: { $moves }
    [promotion] Lichte dual, alleen de promotie verschilt: { $moves }
   *[line] Lichte dual, langs één lijn: { $moves }
}
solver-pattern = { $kind ->
    [pure-mate] Rein mat
    [economical-mate] Economisch mat
    [model-mate] Modelmat
    [ideal-mate] Ideaalmat
    [battery] Batterij
    [switchback] Switchback
    [excelsior] Excelsior
   *[allumwandlung] Allumwandlung
}
solver-promotion = Promotie tot { $piece }

# Parts of a composition, and the number of solutions that its author states: 2.1.1.1
solver-duplex = duplex
solver-no-stipulation = Er is geen oplosbare opgave vermeld
solver-conditions = Hier niet opgelost: { $conditions }; een geïnstalleerde Popeye kan het oplossen
solver-as-intended = Zoals bedoeld: { $stated }
solver-not-as-intended = Niet zoals bedoeld: vermeld is { $stated }, gevonden { $found }
solver-not-intended = Niet zoals bedoeld: vermeld is { $stated }
