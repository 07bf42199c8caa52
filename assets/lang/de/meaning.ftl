# What the position is: the verdict and its problems, in the side panel.

meaning-illegal = Illegale Stellung
meaning-preview = Vorschau
meaning-preview-note = Die Stellung ändert sich, sobald der Text im FEN-Feld eine FEN ist.
# An empty board. paste and start: the next two texts, with their keys.
meaning-begin = Figuren setzen, { $paste } oder { $start }
meaning-paste = eine Stellung einfügen
meaning-set-up-start = die Grundstellung aufbauen

meaning-list = Fehler
meaning-problems = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
# What a screen reader says of a problem.
meaning-heard-problem = Fehler: { $sentence }
meaning-heard-odd = Merkwürdig: { $sentence }
# And of what mends it. label: the button.
meaning-fix = Korrektur: { $label }. { $sentence }
meaning-fix-all = Alle beheben

meaning-fixed = { $count ->
    [one] { $count } Fehler wurde behoben
   *[other] { $count } Fehler wurden behoben
}
meaning-fixed-some = { $count ->
    [one] { $count } Fehler wurde behoben, { $left } übrig
   *[other] { $count } Fehler wurden behoben, { $left } übrig
}
meaning-no-certain-fix = Keine Korrektur ist eindeutig; eine neben dem Fehler wählen
meaning-why-preview = Der Text im FEN-Feld ist noch keine Stellung
meaning-why-no-problems = Es gibt keine Fehler
