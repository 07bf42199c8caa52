# Solving all positions of a file: the question, the report, and writing the solutions into the file.

puzzles-title = Alle opgaven controleren
puzzles-as-stated = Elke oplossen zoals vermeld: opdracht, dm of woorden als "mat in 3"
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
    [one] { $count } stelling, opgelost op alle processoren. Na annuleren blijft wat dan bekend is.
   *[other] { $count } stellingen, opgelost op alle processoren. Na annuleren blijft wat dan bekend is.
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
puzzles-outcome-illegal = illegaal, niet gezocht
puzzles-outcome-unreadable = onleesbaar, niet gezocht
puzzles-outcome-other-goal = met een opdracht die niet gezocht wordt
puzzles-select = Selecteren
# outcome: one of the texts above.
puzzles-select-outcome = Selecteren: { $outcome }
puzzles-selected = geselecteerd in de lijst

# Writing the solutions down.
puzzles-solutions = Oplossingen
puzzles-of-sound = Van correcte opgaven ({ $count })
puzzles-all-proven = Alle bewezen ({ $count })
puzzles-replace = Ook in plaats van vermelde oplossingen
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
    [one] { $count } vermeldt er al een
   *[other] { $count } vermelden er al een
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
puzzles-other-positions = Niets genoteerd: het zijn niet meer de stellingen die zijn opgelost.
puzzles-there-already = { $count ->
    [one] De oplossingen van { $count } stelling waren er al
   *[other] De oplossingen van { $count } stellingen waren er al
}
