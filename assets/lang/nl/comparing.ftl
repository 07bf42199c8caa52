# Comparing two positions, in the side panel: narrow.

# place: the place of the other position in the file.
comparing-heading = Vergeleken met { $place }
comparing-itself = Dit is de stelling zelf. Selecteer de andere in de lijst.
comparing-end = Vergelijken beëindigen
comparing-go = Erheen gaan
comparing-go-there = Naar de andere stelling gaan
    .tip = De andere stelling op het bord zetten en met deze vergelijken
comparing-other = De andere stelling
comparing-nothing = Geen verschil
comparing-same-pieces = Dezelfde stukken
comparing-here-there = Hier → daar
comparing-more = en nog { $count }
# What stands on a square.
comparing-empty = leeg
# What a field says that is empty.
comparing-says-nothing = niets
# name: a square or a field; here and there: what stands there.
comparing-difference = { $name }: hier { $here }, daar { $there }
comparing-why-not = Er is maar één stelling

# Names of what differs.
comparing-solver = Oplosser
comparing-not-solved = niet opgelost
comparing-board = Bord
comparing-side = Aan zet
comparing-castling = Rokade
comparing-en-passant = En passant
comparing-halfmove-clock = Halvezettenteller
comparing-move-number = Zetnummer
