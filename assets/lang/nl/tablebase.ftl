# Wat eindspeltabellen (Syzygy) over een stelling bewijzen, zonder punt.

tablebase-no-tables = Geen tabellen
# tables is minstens 1.
tablebase-contents = { $tables ->
    [one] 1 tabel, tot { $pieces } stukken
   *[other] { $tables } tabellen, tot { $pieces } stukken
}
# Daarachter als niet alle tabellen een bestand met afstanden (DTZ) hebben.
tablebase-no-distances = , geen met DTZ
tablebase-distances = , { $count } met DTZ

# Het resultaat voor een kant.
tablebase-win = Gewonnen
tablebase-maybe-win = Gewonnen, of remise door de 50-zettenregel
tablebase-cursed-win = Gewonnen, maar remise door de 50-zettenregel
tablebase-draw = Remise
tablebase-blessed-loss = Verloren, maar remise door de 50-zettenregel
tablebase-maybe-loss = Verloren, of remise door de 50-zettenregel
tablebase-loss = Verloren

# outcome is een van de resultaten. DTZ telt halve zetten tot een slagzet, pionzet of mat; het is geen afstand tot mat.
tablebase-dtz = { $outcome }, DTZ { $plies }
tablebase-dtz-rounded = { $outcome }, DTZ { $least } of { $most }
tablebase-needs-dtz = { $outcome }; DTZ heeft { $file } nodig
# reason: een van de zinnen hieronder over bestanden.
tablebase-without-dtz = { $outcome }; DTZ onbekend: { $reason }

# Waarom geen tabel kan antwoorden.
tablebase-other-board = Voor andere borden dan 8x8 zijn er geen tabellen
tablebase-variant = Voor { $variant } zijn er geen tabellen
tablebase-too-many-pieces = { $count } stukken; tabellen hebben er hoogstens { $most }
tablebase-illegal = De stelling is illegaal
tablebase-castling = Voor stellingen met rokaderechten zijn er geen tabellen

# Bestanden. file is in de eerste tekst een naam, in de andere een pad.
tablebase-missing = Heeft { $file } nodig
tablebase-not-a-file = { $file } is geen bestand
tablebase-incomplete = { $file } is onvolledig
tablebase-not-a-table = { $file } is geen Syzygy-tabel
tablebase-damaged = { $file } is beschadigd
tablebase-unreadable = { $file } is niet leesbaar: { $error }
