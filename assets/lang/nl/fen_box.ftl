# The box with the FEN, and the line below it.

fen-box-name = FEN
fen-box-copy = Kopiëren
fen-box-paste = Plakken
fen-box-copied = FEN gekopieerd
fen-box-copied-shredder = Shredder-FEN gekopieerd
fen-box-copied-older = In de oudere vorm gekopieerd
fen-box-why-one-form = Alleen Crazyhouse en Three-check hebben een oudere vorm
fen-box-copied-as-is = De tekst is gekopieerd zoals die er staat; het is nog geen FEN
fen-box-replaced = De wijziging ging uit van wat het bord toonde; de onvoltooide tekst is uit het FEN-vak verdwenen
fen-box-too-long = Deze regel heeft { $count } tekens en is geen stelling. Hij blijft in het bestand zoals hij is.
fen-box-tried = Alleen geprobeerd; in geen bestand tot de stelling wordt overgenomen.
fen-box-trimmed = Witruimte rond de tekst is weggelaten.
fen-box-board = Bord { $size }
fen-box-board-size = Bordgrootte: { $size }
fen-box-escape = Esc neemt de tekst terug
fen-box-use = Overnemen
fen-box-enter = Enter in het FEN-vak doet hetzelfde
fen-box-place = FEN-vak
