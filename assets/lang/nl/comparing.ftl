# Comparing two positions, in the side panel: narrow.

# place: the number of the other position in the file.
comparing-heading = Vergeleken met { $place }
comparing-itself = Dit is dezelfde stelling. Selecteer een andere in de lijst.
comparing-end = Vergelijken beëindigen
comparing-go = Erheen gaan
comparing-go-there = Naar de andere stelling gaan
    .tip = De andere stelling op het bord tonen en met deze vergelijken
comparing-other = De andere stelling
comparing-nothing = Geen verschillen
comparing-same-pieces = Dezelfde stukken
comparing-here-there = Hier → daar
comparing-more = en nog { $count }
# An empty square.
comparing-empty = leeg
# An empty field.
comparing-says-nothing = niets
# name: a square or a field; here and there: its values.
comparing-difference = { $name }: hier { $here }, daar { $there }
comparing-why-not = Er is maar één stelling

# Names of the differences.
comparing-solver = Oplosser
comparing-not-solved = niet opgelost
comparing-board = Bord
comparing-side = Aan zet
comparing-castling = Rokade
comparing-en-passant = En passant
comparing-halfmove-clock = Halvezettenteller
comparing-move-number = Zetnummer
