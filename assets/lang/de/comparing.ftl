# Comparing two positions, in the side panel: narrow.

# place: the number of the other position in the file.
comparing-heading = Vergleich mit { $place }
comparing-itself = Das ist dieselbe Stellung. In der Liste eine andere auswählen.
comparing-end = Vergleich beenden
comparing-go = Dorthin
comparing-go-there = Zur anderen Stellung gehen
    .tip = Die andere Stellung auf dem Brett zeigen und mit dieser vergleichen
comparing-other = Die andere Stellung
comparing-nothing = Keine Unterschiede
comparing-same-pieces = Gleiche Figuren
comparing-here-there = Hier → dort
comparing-more = und { $count } weitere
# An empty square.
comparing-empty = leer
# An empty field.
comparing-says-nothing = nichts
# name: a square or a field; here and there: its values.
comparing-difference = { $name }: hier { $here }, dort { $there }
comparing-why-not = Es gibt nur eine Stellung

# Names of the differences.
comparing-solver = Löser
comparing-not-solved = nicht gelöst
comparing-board = Brett
comparing-side = Am Zug
comparing-castling = Rochade
comparing-en-passant = En passant
comparing-halfmove-clock = Halbzugzähler
comparing-move-number = Zugnummer
