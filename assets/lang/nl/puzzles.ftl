# Solving all positions of a file: the question, the report, and writing the solutions into the file.

puzzles-title = Alle opgaven controleren
puzzles-as-stated = Elke oplossen zoals vermeld: opdracht, dm of woorden als “mat in 3”
# Before the field of a number, with "moves" behind it.
puzzles-mate-in = Mat in
puzzles-others-mate-in = Andere: mat in
puzzles-moves = Zetten
puzzles-moves-unit = zetten
# Before the field of a number, with the unit behind it.
puzzles-at-most = Hoogstens
puzzles-seconds = Seconden
puzzles-seconds-unit = seconden per stelling
puzzles-positions = Stellingen
puzzles-wrong-moves = Typ een aantal zetten van 1 tot { $most }
puzzles-outlook = { $count ->
    [one] { $count } stelling, opgelost op alle processoren. Bij annuleren blijven voltooide resultaten behouden.
   *[other] { $count } stellingen, opgelost op alle processoren. Bij annuleren blijven voltooide resultaten behouden.
}
puzzles-check = Controleren
puzzles-cancel = Annuleren

# While it works, and after it.
puzzles-solving = { $count ->
    [one] { $count } stelling wordt opgelost
   *[other] { $count } stellingen worden opgelost
}
puzzles-tally = { $checked } van { $total } · { $sound } correct · { $cooked } met bijoplossing · { $rest } andere
puzzles-checked = { $count ->
    [one] { $count } stelling gecontroleerd
   *[other] { $count } stellingen gecontroleerd
}
puzzles-cancelled = { $total ->
    [one] Geannuleerd: { $checked } van { $total } stelling gecontroleerd
   *[other] Geannuleerd: { $checked } van { $total } stellingen gecontroleerd
}

# What came out, said behind a number of positions.
puzzles-outcome-sound = correct
puzzles-outcome-cooked = met bijoplossing
puzzles-outcome-several = met meerdere oplossingen
puzzles-outcome-short = met een te korte oplossing
puzzles-outcome-no-solution = onoplosbaar
puzzles-outcome-already-mate = al mat
puzzles-outcome-unfinished = niet op tijd opgelost
puzzles-outcome-illegal = illegaal, niet onderzocht
puzzles-outcome-unreadable = onleesbaar, niet onderzocht
puzzles-outcome-other-goal = met een opdracht die niet onderzocht wordt
puzzles-select = Selecteren
# outcome: one of the texts above.
puzzles-select-outcome = Selecteren: { $outcome }
puzzles-selected = geselecteerd in de lijst

# Writing the solutions down.
puzzles-solutions = Oplossingen
puzzles-of-sound = Alleen correcte ({ $count })
puzzles-all-proven = Alle bewezen ({ $count })
puzzles-replace = Bestaande oplossingen vervangen
puzzles-as-operations = Ze kunnen bij de stellingen genoteerd worden: dm, bm en pv zijn de lengte, de sleutelzetten en een langste verdediging; zelfmat en helpmat worden als zetten genoteerd.
puzzles-as-moves = Ze kunnen bij de stellingen genoteerd worden, als zetten met varianten.
puzzles-write = Oplossingen noteren
puzzles-close = Sluiten
puzzles-writing = { $count ->
    [one] { $count } oplossing wordt genoteerd
   *[other] { $count } oplossingen worden genoteerd
}
puzzles-writing-cancelled = Het noteren is geannuleerd; er is niets gewijzigd.
puzzles-failed = De bewerking is mislukt. Er is niets gewijzigd.
puzzles-nothing-to-check = Er was niets te controleren.
puzzles-checking-cancelled = Het controleren is geannuleerd; er is niets opgelost.
puzzles-written = { $count ->
    [one] Oplossingen genoteerd bij { $count } stelling
   *[other] Oplossingen genoteerd bij { $count } stellingen
}
# Why solutions were not written, behind a semicolon or a colon.
puzzles-kept = { $count ->
    [one] { $count } heeft er al een
   *[other] { $count } hebben er al een
}
puzzles-no-place = { $count ->
    [one] { $count } partij houdt haar eigen zetten
   *[other] { $count } partijen houden hun eigen zetten
}
puzzles-too-long = { $count ->
    [one] { $count } regel is te lang
   *[other] { $count } regels zijn te lang
}
puzzles-none-written = Er is geen oplossing genoteerd: { $reasons }.
puzzles-other-positions = Niets genoteerd: de stellingen zijn sinds het oplossen veranderd.
puzzles-there-already = { $count ->
    [one] De oplossingen van { $count } stelling waren al genoteerd
   *[other] De oplossingen van { $count } stellingen waren al genoteerd
}
