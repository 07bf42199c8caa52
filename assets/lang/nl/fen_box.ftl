# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Kopiëren
fen-box-paste = Plakken
fen-box-copied = FEN gekopieerd
fen-box-copied-shredder = Shredder-FEN gekopieerd
fen-box-copied-older = FEN in de oudere vorm gekopieerd
fen-box-why-one-form = Alleen Crazyhouse en Three-check hebben een oudere vorm
fen-box-copied-as-is = Tekst gekopieerd; het is nog geen geldige FEN
fen-box-replaced = De stelling op het bord is gewijzigd; de onvoltooide tekst in het FEN-vak is verworpen
fen-box-too-long = Deze regel heeft { $count } tekens en is geen stelling. Hij blijft ongewijzigd in het bestand.
fen-box-tried = Proefstelling: niet opgeslagen tot “Overnemen” wordt gekozen.
fen-box-trimmed = Witruimte rond de tekst is verwijderd.
fen-box-board = Bord { $size }
fen-box-board-size = Bordgrootte: { $size }
fen-box-escape = Esc herstelt de tekst
fen-box-use = Overnemen
fen-box-enter = Zoals Enter in het FEN-vak
fen-box-place = FEN-vak
