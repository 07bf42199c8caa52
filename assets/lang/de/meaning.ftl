# What the position is: the verdict and its problems, in the side panel.

meaning-illegal = Illegale Stellung
meaning-preview = Vorschau
meaning-preview-note = Die Stellung ändert sich, sobald die FEN gültig ist.
# An empty board. paste and start: the next two texts, with their keys.
meaning-begin = Figuren setzen, { $paste } oder { $start }
meaning-paste = eine Stellung einfügen
meaning-set-up-start = die Grundstellung aufbauen

meaning-list = Probleme
meaning-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}
# What a screen reader says of a problem.
meaning-heard-problem = Problem: { $sentence }
meaning-heard-odd = Merkwürdig: { $sentence }
# And of what mends it. label: the button.
meaning-fix = Korrektur: { $label }. { $sentence }
meaning-fix-all = Alle beheben

meaning-fixed = { $count ->
    [one] { $count } Problem wurde behoben
   *[other] { $count } Probleme wurden behoben
}
meaning-fixed-some = { $count ->
    [one] { $count } Problem wurde behoben, { $left } übrig
   *[other] { $count } Probleme wurden behoben, { $left } übrig
}
meaning-no-certain-fix = Kein Problem hat eine eindeutige Korrektur; eine neben dem Problem wählen
meaning-why-preview = Der Text im FEN-Feld ist noch keine gültige FEN
meaning-why-no-problems = Es gibt keine Probleme
