# Comparing two positions, in the side panel: narrow.

# place: the place of the other position in the file.
comparing-heading = Vergleich mit { $place }
comparing-itself = Das ist die Stellung selbst. Die andere in der Liste auswählen.
comparing-end = Vergleich beenden
comparing-go = Dorthin
comparing-go-there = Zur anderen Stellung gehen
    .tip = Die andere Stellung aufs Brett bringen und mit dieser vergleichen
comparing-other = Die andere Stellung
comparing-nothing = Kein Unterschied
comparing-same-pieces = Gleiche Figuren
comparing-here-there = Hier → dort
comparing-more = und { $count } weitere
# What stands on a square.
comparing-empty = leer
# What a field says that is empty.
comparing-says-nothing = nichts
# name: a square or a field; here and there: what stands there.
comparing-difference = { $name }: hier { $here }, dort { $there }
comparing-why-not = Es gibt nur eine Stellung

# Names of what differs.
comparing-solver = Löser
comparing-not-solved = nicht gelöst
comparing-board = Brett
comparing-side = Am Zug
comparing-castling = Rochade
comparing-en-passant = En passant
comparing-halfmove-clock = Halbzugzähler
comparing-move-number = Zugnummer
